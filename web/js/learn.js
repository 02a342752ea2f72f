// SPDX-License-Identifier: MIT
// @ts-check
//
// learn.js - a page for each technique: what it is, an example to step through, a position to practise on, a
// new puzzle that needs it; and which techniques hints may use. The pages are fetched when first asked for.

import { levelName } from './answer.js';
import { $, make } from './dom.js';
import { fetchPacked } from './packed.js';
import { smallBoard } from './small.js';
import { t } from './words.js';

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme', ''];

export class Learn {
  /** @param {import('./app.js').App} app @param {any[]} rules */
  constructor(app, rules) {
    this.app = app;
    this.rules = rules.filter((rule) => rule.key !== 'bet' && rule.key !== 'bet-taken-back'); // guesses are no techniques
    /** @type {Record<string, {text: string[], position?: string}> | null} */ this.pages = null;
    this.key = '';
    /** @type {{game: any, step: any} | null} */ this.target = null; // what is to be found when practising
    $('learn-back').onclick = () => this.index();
    $('learn-step').onclick = () => this.example(true);
    $('learn-practise').onclick = () => this.example(false);
    $('learn-make').onclick = () => { $('dialog-learn').close(); app.fresh.get().then((fresh) => fresh.needing(this.key)); };
    $('learn-all-on').onclick = () => { this.use([]); this.index(); };
  }

  /** @param {string[]} without */
  use(without) {
    this.app.settings.without = without;
    this.app.settingsChanged();
  }

  /** Fetches the pages, once. */
  async load() {
    try {
      this.pages ??= JSON.parse(new TextDecoder().decode(await fetchPacked('learn.json.gz')));
    } catch { this.app.toast(t('part.missing')); }
  }

  /** Shows the list. */
  index() {
    $('learn-page').hidden = true;
    $('learn-index').hidden = false;
    const off = new Set(this.app.settings.without);
    $('learn-list').replaceChildren(...LEVELS.flatMap((level) => {
      const rules = this.rules.filter((rule) => (rule.level ?? '') === level);
      return rules.length ? [make('h3', {}, level ? levelName(level) : t('learn.others')), make('ul', { className: 'techniques' }, ...rules.map((rule) => this.entry(rule, off)))] : [];
    }));
  }

  /** @param {any} rule @param {Set<string>} off */
  entry(rule, off) {
    const box = make('input', { checked: rule.used && !off.has(rule.key), 'aria-label': t('learn.use', { name: rule.name }) });
    box.type = 'checkbox';
    box.disabled = !rule.used;
    box.onchange = () => this.use(this.rules.map((one) => one.key).filter((key) => (key === rule.key ? !box.checked : off.has(key) && key !== rule.key)));
    box.addEventListener('change', () => { if (box.checked) off.delete(rule.key); else off.add(rule.key); });
    return make('li', {}, make('label', { className: 'switch' }, box), make('button', { lang: 'en', onclick: () => this.show(rule.key) }, rule.name));
  }

  /** @param {string} key */
  async show(key) {
    await this.load();
    const rule = this.rules.find((one) => one.key === key);
    const page = this.pages?.[key];
    if (!rule || !page) return;
    this.key = key;
    $('learn-index').hidden = true;
    $('learn-page').hidden = false;
    $('learn-name').textContent = rule.name;
    $('learn-level').textContent = rule.level ? `${levelName(rule.level)} (${rule.score})` : t('learn.others');
    $('learn-text').replaceChildren(...page.text.map((words) => make('p', {}, words)));
    for (const id of ['learn-step', 'learn-practise']) $(id).hidden = !page.position;
    $('learn-make').hidden = !rule.used || !rule.level;
    $('learn-example').replaceChildren();
    $('dialog-learn').scrollTop = 0;
    $('learn-back').focus();
    if (!page.position) return;
    const read = await this.app.ask('read', { text: page.position, args: [0] }, { group: 'learn' });
    if (read?.ok && this.key === key) $('learn-example').replaceChildren(smallBoard(read.geometry, read.clues, read.values));
  }

  /** Opens the example: told stage by stage, or to be found. @param {boolean} told */
  async example(told) {
    const { app, key } = this;
    const rule = this.rules.find((one) => one.key === key);
    const text = this.pages?.[key]?.position;
    if (!text || !rule) return;
    $('dialog-learn').close();
    const read = await app.ask('read', { text, args: [0] });
    if (!read?.ok) return;
    const game = /** @type {import('./boards.js').Boards} */ (app.boards).openRead(read, t(told ? 'learn.example' : 'learn.task', { name: rule.name }));
    game.practise = key;
    game.auto = $('auto').checked = true;
    app.keep();
    const hint = await app.ask('hint', { words: game.words(), without: `=${key}` }, { group: 'hint' });
    if (!hint?.step || game !== app.game) return;
    this.target = { game, step: hint.step };
    if (!told) { app.toast(t('learn.find', { name: rule.name })); return; }
    await app.candidatesKnown;
    app.hints?.take(hint);
    app.hints?.more();
  }

  /** Was what was to be found found? */
  watch() {
    const { target } = this;
    if (!target || target.game !== this.app.game) return;
    const { now, past } = target.game;
    const struck = target.step.eliminations.some((/** @type {any} */ out) => now.struck[out.cell] >>> (out.symbol - 1) & 1);
    const placed = target.step.places.some((/** @type {any} */ place) => now.values[place.cell] === place.symbol);
    const last = /** @type {import('./game.js').Change | undefined} */ (past[past.length - 1]);
    const unmarked = last?.say === 'unmark' && last.writes.some(([list, at, before, after]) => (list === 'corner' || list === 'centre')
      && target.step.eliminations.some((/** @type {any} */ out) => out.cell === at && (before & ~after) >>> (out.symbol - 1) & 1));
    if (!struck && !placed && !unmarked) return;
    this.target = null;
    this.app.toast(t('learn.found', { name: target.step.title }));
  }
}
