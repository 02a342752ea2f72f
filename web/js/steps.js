// SPDX-License-Identifier: MIT
// @ts-check
//
// steps.js - the whole way to the solution, played forwards and backwards, and all steps that can be found at
// this position. Position i is the board before step i; the last is the board after all steps. The library
// says what each step changes; this file only replays it.

import { sentence } from './answer.js';
import { $, make } from './dom.js';
import { proofOf } from './proof.js';
import { showLegend } from './roles.js';
import { t } from './words.js';

const PACE = 900; // ms from step to step when playing
const MOST = 400; // steps shown of one position

export class Steps {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any[]} */ this.steps = [];
    /** @type {{values: number[], candidates: number[]}[]} */ this.positions = [];
    this.at = -1; // -1: not showing steps
    this.way = true; // the steps follow each other; false: they are all for this position
    this.timer = 0;
    $('solve-steps').onclick = () => this.find();
    $('all-steps').onclick = () => this.findAll();
    $('step-first').onclick = () => this.go(0);
    $('step-back').onclick = () => this.go(this.at - 1);
    $('step-on').onclick = () => this.go(this.at + 1);
    $('step-last').onclick = () => this.go(this.end);
    $('step-play').onclick = () => this.toggle();
    $('step-leave').onclick = () => this.leave();
    $('step-learn').onclick = () => this.app.dialogs?.learn(this.steps[this.at]?.rule);
    $('step-apply').onclick = () => this.apply();
  }

  get showing() { return this.at >= 0; }
  get position() { return this.way ? this.positions[this.at] : this.positions[0]; }
  get picture() { return this.showing ? this.steps[this.at] ?? null : null; }
  get end() { return this.way ? this.steps.length : this.steps.length - 1; }

  /** @param {string} name @param {number} arg */
  async request(name, arg) {
    const { app } = this;
    this.leave();
    app.openTab('steps');
    const { game } = app;
    $('step-text').textContent = t('steps.looking');
    const found = await app.ask(name, { words: game.words(), args: [arg], without: app.without }, { group: 'steps' });
    $('step-text').textContent = '';
    if (!found || game !== app.game) return null;
    if (!found.steps?.length) {
      const right = found.told?.answer === 'unique' || !found.told;
      $('step-text').textContent = right ? t(found.steps ? 'steps.none' : 'steps.wrong') : sentence(found.told, game);
      return null;
    }
    return found;
  }

  async find() {
    const path = await this.request('path', 8000);
    if (!path) return;
    this.way = true;
    this.steps = path.steps;
    this.positions = [{ values: path.values, candidates: path.candidates }];
    for (const step of this.steps) {
      const last = this.positions[this.positions.length - 1];
      const next = { values: [...last.values], candidates: [...last.candidates] };
      for (const [cell, value, marks] of step.changes) [next.values[cell], next.candidates[cell]] = [value, marks];
      this.positions.push(next);
    }
    this.begin();
  }

  async findAll() {
    const all = await this.request('all', MOST);
    if (!all) return;
    const { game, candidates } = this.app;
    this.way = false;
    this.steps = all.steps;
    this.positions = [{ values: game.now.clues.map((_, cell) => game.value(cell)), candidates }];
    this.begin();
  }

  begin() {
    this.app.hints?.close();
    this.list();
    $('player').hidden = false;
    $('step-play').hidden = !this.way;
    $('step-sheet').classList.add('open');
    this.summary();
    this.go(0);
  }

  /** How often each technique is used. */
  summary() {
    /** @type {Map<string, number>} */ const uses = new Map();
    for (const step of this.steps) uses.set(step.title, (uses.get(step.title) ?? 0) + 1);
    $('steps-summary').textContent = [...uses].map(([title, n]) => `${n} × ${title}`).join(', ');
    $('steps-details').hidden = false;
  }

  list() {
    $('steps').replaceChildren(...this.steps.map((step, i) => make('li', {},
      make('button', { onclick: () => { this.pause(); this.go(i); $('step-sheet').scrollTop = 0; } }, // on a phone the reason is above
        make('span', { className: 'n' }, String(i + 1)), make('span', { className: 'title' }, step.title),
        make('span', { className: 'notation' }, step.line.slice(step.line.indexOf(':') + 1).trim())))));
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(at, this.end));
    const buttons = $('steps').querySelectorAll('button');
    buttons.forEach((/** @type {HTMLElement} */ button, /** @type {number} */ i) => {
      if (i === this.at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    this.scrollTo(buttons[this.at]);
    const step = this.steps[this.at];
    const full = this.position.values.every((value) => value !== 0);
    $('step-text').replaceChildren(make('p', { className: 'technique' }, step ? `${this.at + 1}. ${step.title}` : t(full ? 'steps.solved' : 'steps.end')));
    if (step) { const proof = proofOf(step.paragraph, step.paragraph); proof.lang = 'en'; $('step-text').append(proof); }
    $('step-learn').hidden = !step;
    $('step-apply').hidden = !step || this.way && this.at > 0;
    showLegend($('step-legend'), step ?? null, this.app.game.geometry);
    if (this.at >= this.end) this.pause();
    this.app.redraw();
  }

  /** Carries out the step on the board. */
  apply() {
    const step = this.steps[this.at];
    const { app } = this;
    const { candidates } = this.position;
    this.leave();
    app.changed(app.game.apply(step, candidates, app.settings.tidy));
  }

  /** Scrolls the list, and not the page, so that a step is in view. @param {HTMLElement | undefined} button */
  scrollTo(button) {
    const list = $('steps');
    if (!button) return;
    const top = button.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + button.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + button.offsetHeight - list.clientHeight;
  }

  toggle() {
    if (this.timer) { this.pause(); return; }
    if (this.at >= this.end) this.go(0);
    $('step-play').textContent = t('steps.pause');
    this.timer = window.setInterval(() => this.go(this.at + 1), PACE);
  }

  pause() {
    window.clearInterval(this.timer);
    this.timer = 0;
    $('step-play').textContent = t('steps.play');
  }

  leave() {
    this.pause();
    const inside = $('step-sheet').contains(document.activeElement);
    this.steps = [];
    this.positions = [];
    this.at = -1;
    $('player').hidden = true;
    $('step-sheet').classList.remove('open');
    $('steps').replaceChildren();
    $('step-text').replaceChildren();
    $('step-legend').hidden = true;
    $('steps-details').hidden = true;
    for (const id of ['step-learn', 'step-apply']) $(id).hidden = true;
    this.app.redraw();
    if (inside) this.app.input?.focusBoard();
  }
}
