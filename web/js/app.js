// SPDX-License-Identifier: MIT
// @ts-check
//
// app.js - the page: owns the game, asks the library, and tells the parts to draw themselves. Whatever
// changes the board ends in `changed`, which draws, saves and asks for the new answer.

import { BoardView } from './board.js';
import { Check } from './check.js';
import { Dialogs } from './dialogs.js';
import { Engine } from './engine.js';
import { Game, shapeWords } from './game.js';
import { Hints } from './hints.js';
import { Input } from './input.js';
import { Steps } from './steps.js';
import { fragmentOf, load, readFragment, save } from './store.js';

/** @param {string} id */
const $ = (id) => /** @type {any} */ (document.getElementById(id));

const LARGEST_FILE = 4 * 1024 * 1024;

export class App {
  constructor() {
    /** @type {Record<string, any>} */
    this.settings = { auto: false, tidy: true, conflicts: true, houses: true, same: true, timer: true, theme: 'auto', ...load('settings') };
    this.engine = new Engine();
    this.view = new BoardView($('board'));
    this.game = /** @type {Game} */ (/** @type {unknown} */ (null));
    /** @type {number[]} */
    this.candidates = [];
    /** @type {Map<string, string>} */
    this.formats = new Map();
    this.applyTheme();
    this.tabs();
  }

  async start() {
    const [samples, formats] = await Promise.all([this.engine.call('samples', {}), this.engine.call('formats', {})]);
    this.samples = samples;
    this.formats = new Map(formats.map((/** @type {any} */ format, /** @type {number} */ i) => [format.name, i]));
    this.hints = new Hints(this);
    this.steps = new Steps(this);
    this.check = new Check(this);
    await this.firstBoard();
    this.input = new Input(this);
    this.dialogs = new Dialogs(this);
    this.dialogs.listSamples(samples);
    this.dialogs.listFormats(formats.map((/** @type {any} */ format) => format.name));
    this.view.build(this.game.geometry);
    this.input.build();
    this.buttons();
    window.addEventListener('hashchange', () => this.openFragment(location.hash));
    this.changed(true);
    document.documentElement.dataset.ready = 'true';
  }

  // ---- boards ------------------------------------------------------------------------------------------

  /** The board to begin with: from the address, else as it was left, else a sample. */
  async firstBoard() {
    const saved = load('game');
    if (location.hash.length > 1 && (!saved || location.hash !== saved.fragment) && await this.openFragment(location.hash)) return;
    if (saved?.shape) {
      const geometry = await this.engine.call('describe', { words: shapeWords(saved.shape) }).catch(() => null);
      if (geometry && !geometry.error) {
        const game = new Game(geometry);
        if (game.restore(saved)) { this.game = game; return; }
      }
    }
    await this.openSample(this.samples[0]);
  }

  /** @param {Game} game */
  take(game) {
    this.game = game;
    this.candidates = [];
    if (!this.input) return;
    this.hints?.close();
    this.steps?.leave();
    this.view.build(game.geometry);
    this.input.build();
    this.changed(true);
  }

  /** @param {any} shape */
  async newGame(shape) {
    const geometry = await this.ask('describe', { words: shapeWords(shape) });
    if (!geometry || geometry.error) { this.toast(geometry?.error ?? 'no such board'); return null; }
    return new Game(geometry);
  }

  /** @param {any} shape */
  async blank(shape) {
    const game = await this.newGame(shape);
    if (!game) return;
    this.take(game);
    this.input?.setMode('clue');
    this.toast('Type the clues; choose “Digit” to play.');
  }

  /** @param {any} shape */
  async generate(shape) {
    this.toast('Making a puzzle …');
    const seed = crypto.getRandomValues(new Uint32Array(2));
    const made = await this.ask('generate', { words: shapeWords(shape), args: [seed[0] | 0, seed[1] | 0] });
    if (!made) return;
    const game = await this.newGame(shape);
    if (!game || made.error) { if (made.error) this.toast(made.error); return; }
    game.now.clues = made.clues;
    this.take(game);
    this.input?.setMode('digit');
  }

  /** @param {any} sample */
  async openSample(sample) {
    const read = await this.ask('sample', { args: [sample.number] });
    if (read?.ok) this.openRead(read, sample.name);
  }

  /** @param {string} text @returns {Promise<string | null>} what is wrong, or null */
  async openText(text) {
    const hash = /#(.+)$/.exec(text.trim());
    if (/^https?:/.test(text.trim()) && hash && /(^|&)p=/.test(hash[1])) return await this.openFragment(`#${hash[1]}`) ? null : 'That link holds no puzzle.';
    if (!text.trim()) return 'There is nothing to read.';
    const read = await this.ask('read', { text });
    if (!read) return 'That could not be read.';
    if (!read.ok) return `Line ${read.line}, column ${read.column}: ${read.message}`;
    this.openRead(read, read.comment ?? '');
    return null;
  }

  /** @param {File} file */
  async openFile(file) {
    if (file.size > LARGEST_FILE) return 'That file is too large to be a puzzle.';
    return this.openText(await file.text());
  }

  /** @param {any} read @param {string} title */
  openRead(read, title) {
    const game = new Game(read.geometry);
    game.now.clues = read.clues;
    game.now.values = read.values;
    game.now.struck = read.struck;
    game.now.given = read.given;
    game.title = title;
    if ([...read.struck, ...read.given].some((/** @type {number} */ bits) => bits)) this.settings.auto = $('auto').checked = true;
    this.take(game);
    this.input?.setMode('digit');
  }

  /** @param {string} hash @returns {Promise<boolean>} */
  async openFragment(hash) {
    const found = readFragment(hash);
    if (!found) return false;
    if ('error' in found) { this.toast(`This link cannot be opened: ${found.error}.`); return false; }
    if ('text' in found) {
      const message = await this.openText(found.text);
      if (message) this.toast(`This link cannot be opened. ${message}`);
      return !message;
    }
    if (this.game && fragmentOf(this.game) === hash) return true;
    const game = await this.newGame(found.shape);
    if (!game || game.cells !== found.clues.length) { this.toast('This link cannot be opened: no such board.'); return false; }
    game.now.clues = found.clues;
    if (found.given) { game.now.given = found.given; this.settings.auto = $('auto').checked = true; }
    if (found.values) game.now.values = found.values.map((value, cell) => found.clues[cell] ? 0 : value);
    this.take(game);
    return true;
  }

  // ---- changes -----------------------------------------------------------------------------------------

  /** @param {boolean} really did anything change? */
  changed(really) {
    if (!really) return;
    if (this.hints?.hint) this.hints.close();
    if (this.steps?.showing) this.steps.leave();
    const fragment = fragmentOf(this.game);
    history.replaceState(null, '', fragment);
    save('game', { ...this.game.save(), fragment });
    this.redraw();
    this.refreshCandidates();
    this.check?.refresh();
  }

  undo() { this.changed(this.game.undo()); }
  redo() { this.changed(this.game.redo()); }

  /** Carries out what a step changes. @param {[number, number, number][]} changes */
  applyChanges(changes) {
    this.changed(this.game.change((now) => {
      for (const [cell, value, marks] of changes) {
        if (value && !now.clues[cell]) now.values[cell] = value;
        else if (!value) {
          const struck = (this.candidates[cell] ?? 0) & ~marks;
          now.struck[cell] |= struck;
          if (!this.settings.auto) now.marks[cell] &= marks;
        }
      }
    }));
  }

  /** @param {number[]} solution */
  fillIn(solution) {
    this.changed(this.game.change((now) => {
      solution.forEach((value, cell) => { if (!now.clues[cell]) now.values[cell] = value; });
    }));
  }

  setCheckpoint() {
    this.game.checkpoint = structuredClone(this.game.now);
    $('back').disabled = false;
    save('game', { ...this.game.save(), fragment: fragmentOf(this.game) });
    this.toast('Checkpoint set');
  }

  backToCheckpoint() {
    if (this.game.checkpoint) this.changed(this.game.goTo(this.game.checkpoint));
  }

  async refreshCandidates() {
    const words = this.game.words();
    const answer = await this.ask('candidates', { words });
    if (!answer || words.join() !== this.game.words().join()) return;
    this.candidates = answer.candidates;
    this.redraw();
  }

  // ---- drawing -----------------------------------------------------------------------------------------

  redraw() {
    const { game, settings } = this;
    if (!game || !this.input || !this.check || !this.view.cells.length) return;
    const shown = this.check.shown;
    const position = this.steps?.position;
    const step = this.steps?.picture ?? this.hints?.picture ?? null;
    const selected = this.input.selected;
    const value = (/** @type {number} */ cell) => shown ? shown[cell] : position ? position.values[cell] : game.value(cell);
    const digit = settings.same ? this.input.held || (selected >= 0 ? value(selected) : 0) : 0;
    const clashes = settings.conflicts && !position && !shown ? this.check.clashes : new Set();
    const wrong = new Set(this.check.showWrong ? [...this.check.result?.wrong ?? [], ...this.check.result?.missing ?? []] : []);
    const differing = new Set(shown ? this.check.result.differing : []);
    const seen = new Set(settings.houses && selected >= 0 && !step ? game.peers[selected] : []);
    this.view.draw({
      value,
      given: (cell) => game.isClue(cell),
      marks: (cell) => this.marksAt(cell, position, Boolean(step)),
      colour: (cell) => game.now.colours[cell],
      classes: (cell) => {
        const list = [];
        if (seen.has(cell)) list.push('tint-house');
        if (digit && value(cell) === digit) list.push('tint-same');
        if (cell === selected) list.push('selected');
        if (clashes.has(cell)) list.push('conflict');
        if (wrong.has(cell)) list.push('wrong');
        if (differing.has(cell)) list.push('differs');
        return list;
      },
      selected,
      digit,
      step,
      solved: Boolean(shown),
    });
    this.input.refreshPad();
    $('back').disabled = !game.checkpoint;
    $('timer').hidden = !settings.timer;
  }

  /** @param {number} cell @param {any} position @param {boolean} step */
  marksAt(cell, position, step) {
    if (position) return position.candidates[cell];
    if (step || this.settings.auto) return this.candidates[cell] ?? 0;
    return this.game.now.marks[cell];
  }

  /** @param {{values: number[]}} position */
  isFullAt(position) { return position.values.every((value) => value !== 0); }

  // ---- the rest ----------------------------------------------------------------------------------------

  /**
   * Asks the library; a failure becomes a message and null.
   * @param {string} name @param {any} ask @param {boolean} [raw]
   */
  async ask(name, ask, raw) {
    try {
      return await this.engine.call(name, ask, raw);
    } catch (error) {
      if (!String(error).includes('stopped')) this.toast(String(error));
      return null;
    }
  }

  /** The board as text. @param {string} format */
  async write(format) {
    const number = this.formats.get(format);
    return number === undefined ? null : this.ask('write', { words: this.game.words(), args: [number] }, true);
  }

  settingsChanged() {
    save('settings', this.settings);
    this.applyTheme();
    this.redraw();
  }

  applyTheme() {
    if (this.settings.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.settings.theme;
  }

  buttons() {
    $('checkpoint').onclick = () => this.setCheckpoint();
    $('back').onclick = () => this.backToCheckpoint();
    $('restart').onclick = () => this.changed(this.game.restart());
    window.setInterval(() => {
      if (document.hidden || this.check?.solved) return;
      this.game.seconds++;
      const s = this.game.seconds;
      $('timer').textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
      if (s % 10 === 0) save('game', { ...this.game.save(), fragment: fragmentOf(this.game) });
    }, 1000);
  }

  tabs() {
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    tabs.forEach((tab, i) => {
      /** @type {HTMLElement} */ (tab).onclick = () => this.openTab(tab.id.slice(4));
      tab.addEventListener('keydown', (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        const move = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
        if (!move) return;
        event.preventDefault();
        event.stopPropagation();
        const next = /** @type {HTMLElement} */ (tabs[(i + move + tabs.length) % tabs.length]);
        next.focus();
        this.openTab(next.id.slice(4));
      });
    });
  }

  /** @param {string} name */
  openTab(name) {
    for (const tab of document.querySelectorAll('[role="tab"]')) {
      const on = tab.id === `tab-${name}`;
      tab.setAttribute('aria-selected', String(on));
      /** @type {HTMLElement} */ (tab).tabIndex = on ? 0 : -1;
      $(`view-${tab.id.slice(4)}`).hidden = !on;
    }
  }

  /** @param {string} id */
  openDialog(id) { this.dialogs?.open(id); }

  /** @param {string} text */
  toast(text) {
    const toast = $('toast');
    toast.textContent = text;
    toast.classList.add('show');
    window.clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => toast.classList.remove('show'), 4000);
  }
}

const app = new App();
app.start().catch((error) => {
  $('answer-text').textContent = `The page could not start: ${error.message ?? error}`;
});
if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  navigator.serviceWorker.register('sw.js').catch(() => { /* works without, only not offline */ });
}
