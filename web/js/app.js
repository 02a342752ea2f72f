// SPDX-License-Identifier: MIT
// @ts-check
//
// app.js - the page: owns the game, asks the library, and tells the parts to draw themselves. Whatever
// changes the board ends in `changed`, which draws, keeps and asks for the new answer.

import { BoardView } from './board.js';
import { Check } from './check.js';
import { Dialogs } from './dialogs.js';
import { $ } from './dom.js';
import { Engine } from './engine.js';
import { makeTabs, openTab, showBusy, toast } from './face.js';
import { Finish } from './finish.js';
import { Fresh } from './fresh.js';
import { Game, shapeWords } from './game.js';
import { Games } from './games.js';
import { Hints } from './hints.js';
import { History } from './history.js';
import { Input } from './input.js';
import { showKeys } from './keys.js';
import { fragmentOf, readFragment } from './link.js';
import { Pad } from './pad.js';
import { sceneOf } from './scene.js';
import { Steps } from './steps.js';
import { games, inherited, keep, load, restore, save } from './store.js';
import { speak, t } from './words.js';
import { Zoom } from './zoom.js';

const DEFAULTS = { tidy: true, conflicts: true, houses: true, same: true, timer: true, theme: 'auto', entry: 'cell', language: 'auto', without: [] };

export class App {
  constructor() {
    const settings = load('settings');
    /** @type {Record<string, any>} */
    this.settings = { ...DEFAULTS, ...(settings && typeof settings === 'object' ? settings : {}) };
    speak(this.settings.language);
    this.engine = new Engine(showBusy);
    this.view = new BoardView($('board'));
    this.game = /** @type {Game} */ (/** @type {unknown} */ (null));
    this.paused = false;
    /** @type {number[]} */ this.candidates = [];
    /** @type {Map<string, number>} */ this.formats = new Map();
    /** @type {any} */ this.learn = null;
    this.openTab = openTab;
    this.toast = toast;
    this.full = false; // nothing more can be kept on this device
    $('stop').onclick = () => this.engine.stopAll();
    makeTabs(() => this.history?.show());
  }

  async start() {
    const [samples, formats] = await Promise.all([this.engine.call('samples', {}), this.engine.call('formats', {})]);
    this.samples = samples;
    this.formatList = formats;
    this.formats = new Map(formats.map((/** @type {any} */ format) => [format.name, format.number]));
    this.zoom = new Zoom();
    this.pad = new Pad(this);
    this.input = new Input(this);
    this.hints = new Hints(this);
    this.steps = new Steps(this);
    this.check = new Check(this);
    this.history = new History(this);
    this.games = new Games(this);
    this.fresh = new Fresh(this);
    this.dialogs = new Dialogs(this);
    this.finish = new Finish(this);
    this.spoken();
    await this.firstBoard();
    window.addEventListener('hashchange', () => this.openFragment(location.hash));
    document.documentElement.dataset.ready = 'true';
  }

  /** Says what is not in index.html in the language chosen. */
  spoken() {
    showKeys();
    this.fresh?.listSamples(this.samples);
    this.dialogs?.listFormats(this.formatList);
    if (!this.game) return;
    this.view.build(this.game.geometry);
    this.pad?.build();
    if (this.check?.result) this.check.show();
    this.redraw();
  }

  // ---- boards ------------------------------------------------------------------------------------------

  /** From the address, else as it was left, else a sample. */
  async firstBoard() {
    if (location.hash.length > 1 && await this.openFragment(location.hash)) return;
    const last = load('last');
    for (const kept of [...games().sort((a, b) => Number(b.id === last) - Number(a.id === last)).slice(0, 3), inherited()]) {
      if (kept && await this.openKept(kept)) return;
    }
    await this.openSample(this.samples[0]);
  }

  /** Another game takes the board; the one that was there is kept. @param {Game} game @param {boolean} [quiet] without a way back */
  take(game, quiet = false) {
    const before = this.game;
    if (before && before.past.length) this.keep();
    this.finish?.resume();
    this.game = game;
    this.candidates = [];
    if (this.check) this.check.result = null;
    this.hints?.close();
    this.steps?.leave();
    this.view.build(game.geometry);
    this.input?.reset();
    this.input?.setMode('digit');
    this.pad?.build();
    this.zoom?.reset(game.geometry.size);
    $('auto').checked = game.auto;
    this.finish?.show();
    this.changed(true);
    if (before && before.past.length && !quiet) this.toast(t('game.kept'), t('game.back'), () => this.take(before, true));
  }

  /** @param {any} shape @returns {Promise<Game | null>} */
  async newGame(shape) {
    const geometry = await this.ask('describe', { words: shapeWords(shape) });
    if (!geometry || geometry.error) { this.toast(t('board.none')); return null; }
    return new Game(geometry);
  }

  /** @param {any} sample */
  async openSample(sample) {
    const read = await this.ask('sample', { args: [sample.number] });
    if (read?.ok) this.openRead(read, sample.name);
  }

  /** A game that was kept. @param {any} kept @returns {Promise<boolean>} */
  async openKept(kept) {
    const geometry = await this.engine.call('describe', { words: shapeWords(kept.shape) }).catch(() => null);
    if (!geometry || geometry.error) return false;
    const game = new Game(geometry);
    if (!restore(game, kept)) return false;
    this.take(game);
    return true;
  }

  /**
   * @param {string} text @param {() => Promise<boolean>} [choose] shows several puzzles; false if there is but one
   * @returns {Promise<string | null>} what is wrong, or null
   */
  async openText(text, choose) {
    const hash = /#(.+)$/.exec(text.trim());
    if (/^https?:/.test(text.trim()) && hash && /(^|&)p=/.test(hash[1])) return await this.openFragment(`#${hash[1]}`) ? null : t('link.none');
    if (!text.trim()) return t('open.nothing');
    if (choose && await choose()) return null;
    return this.openNumber(text, 0);
  }

  /** @param {string} text @param {number} number @returns {Promise<string | null>} */
  async openNumber(text, number) {
    const read = await this.ask('read', { text, args: [number] });
    if (!read) return t('open.unreadable');
    if (!read.ok) return t('open.at', { line: read.line, column: read.column, message: read.message });
    this.openRead(read, read.comment ?? '');
    return null;
  }

  /** @param {any} read @param {string} title */
  openRead(read, title) {
    const game = new Game(read.geometry);
    for (const list of /** @type {const} */ (['clues', 'values', 'struck', 'given'])) game.now[list] = read[list];
    game.title = title;
    game.auto = [...read.struck, ...read.given].some((bits) => bits !== 0);
    this.take(this.known(game) ?? game);
  }

  /** The game that was kept of the same puzzle, if nothing else is entered. @param {Game} game */
  known(game) {
    if (game.now.values.some((value) => value) || game.now.struck.some((bits) => bits)) return null;
    const fragment = fragmentOf(game, false);
    const kept = games().find((other) => other.fragment?.split('&v=')[0] === fragment.split('&v=')[0] && !other.done);
    const again = new Game(game.geometry);
    return kept && restore(again, kept) && fragmentOf(again, false) === fragment ? again : null;
  }

  /** @param {string} hash @returns {Promise<boolean>} */
  async openFragment(hash) {
    const found = readFragment(hash);
    if (!found) return false;
    if ('error' in found) { this.toast(t('link.bad', { why: t(found.error) })); return false; }
    if ('text' in found) {
      const message = await this.openText(found.text);
      if (message) this.toast(t('link.bad', { why: message }));
      return !message;
    }
    if (this.game && fragmentOf(this.game) === hash) return true;
    const kept = games().find((other) => other.fragment === hash);
    if (kept && await this.openKept(kept)) return true;
    const game = await this.newGame(found.shape);
    if (!game || game.cells !== found.clues.length) { this.toast(t('link.bad', { why: t('link.board') })); return false; }
    game.now.clues = found.clues;
    if (found.given) { game.now.given = found.given; game.auto = true; }
    if (found.values) game.now.values = found.values.map((value, cell) => (found.clues[cell] ? 0 : value));
    this.take(this.known(game) ?? game);
    return true;
  }

  // ---- changes -----------------------------------------------------------------------------------------

  /** @param {boolean} really did anything change? */
  changed(really) {
    if (!really) return;
    if (this.hints?.hint) this.hints.close();
    if (this.steps?.showing) this.steps.leave();
    this.keep();
    this.redraw();
    this.history?.show();
    this.refreshCandidates();
    this.check?.refresh();
  }

  /** Keeps the game on this device, and in the address. */
  keep() {
    const { game } = this;
    if (!game) return;
    const fragment = fragmentOf(game);
    if (location.hash !== fragment) window.history.replaceState(null, '', fragment);
    save('last', game.id);
    const kept = save(`game-${game.id}`, { ...keep(game), fragment });
    if (!kept && !this.full) this.toast(t('store.full'));
    this.full = !kept;
  }

  async refreshCandidates() {
    const { game } = this;
    const answer = await this.background('candidates', { words: game.words() }, 'candidates');
    if (!answer || game !== this.game) return;
    this.candidates = answer.candidates;
    this.redraw();
  }

  /** What keys and buttons do. @param {string} what @returns {boolean} */
  act(what) {
    switch (what) {
      case 'undo': if (!this.paused) this.changed(this.game.undo()); return true;
      case 'redo': if (!this.paused) this.changed(this.game.redo()); return true;
      case 'hint': this.hints?.more(); return true;
      case 'steps': this.steps?.find(); return true;
      case 'checkpoint': this.history?.setCheckpoint(); return true;
      case 'back': this.history?.back(); return true;
      case 'pause': if (this.paused) this.finish?.resume(); else this.finish?.pause(); return true;
      case 'larger': this.zoom?.step(1); return true;
      case 'smaller': this.zoom?.step(-1); return true;
      case 'keys': this.dialogs?.open('dialog-keys'); return true;
      default: return false;
    }
  }

  // ---- the rest ----------------------------------------------------------------------------------------

  redraw() {
    if (!this.game || !this.view.cells.length || this.view.geometry !== this.game.geometry) return;
    this.view.draw(sceneOf(this));
    this.pad?.refresh();
    $('title').textContent = this.game.title;
    $('title').hidden = !this.game.title;
  }

  /** The techniques that are switched off, as the library wants them. */
  get without() { return Array.isArray(this.settings.without) ? this.settings.without.join(',') : ''; }

  /**
   * Asks the library for a person; a failure becomes a message and null.
   * @param {string} name @param {any} ask @param {{raw?: boolean, group?: string, progress?: (progress: any) => void}} [how]
   */
  async ask(name, ask, how) {
    try {
      return await this.engine.call(name, ask, how);
    } catch (error) {
      const why = /** @type {Error} */ (error).message;
      if (why === 'stopped') this.toast(t('stopped'));
      else if (why !== 'stale') this.toast(why);
      return null;
    }
  }

  /** Asks for the page itself; newer questions drop older ones of the group. @param {string} name @param {any} ask @param {string} group */
  async background(name, ask, group) { return this.engine.call(name, ask, { group, quiet: true }).catch(() => null); }

  /** The board as text. @param {string} format */
  async write(format) {
    const number = this.formats.get(format);
    return number === undefined ? null : this.ask('write', { words: this.game.words(), args: [number] }, { raw: true });
  }

  settingsChanged() {
    save('settings', this.settings);
    document.dispatchEvent(new Event('houseful-theme'));
    this.finish?.show();
    this.redraw();
  }
}

const app = new App();
app.start().catch((error) => { $('answer-text').textContent = t('start.failed', { why: error.message ?? error }); });
if ('serviceWorker' in navigator) import('./update.js').then(({ register }) => register(app));
