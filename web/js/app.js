// SPDX-License-Identifier: MIT
// @ts-check
//
// app.js - the page: owns the game, asks the library, and tells the parts to draw themselves. Whatever
// changes the board ends in `changed`, which draws, keeps and asks for the new answer.

import { BoardView } from './board.js';
import { Boards } from './boards.js';
import { Check } from './check.js';
import { Dialogs } from './dialogs.js';
import { $, later } from './dom.js';
import { Engine } from './engine.js';
import { makeTabs, openTab, showBusy, showProgress, toast } from './face.js';
import { Finish } from './finish.js';
import { freshId } from './game.js';
import { Hints } from './hints.js';
import { History } from './history.js';
import { Input } from './input.js';
import { showKeys } from './keys.js';
import { fragmentOf } from './link.js';
import { Pad } from './pad.js';
import { sceneOf } from './scene.js';
import { Steps } from './steps.js';
import { keep, keyOf, load, save } from './store.js';
import { speak, t } from './words.js';
import { Zoom } from './zoom.js';

const DEFAULTS = { tidy: true, conflicts: true, houses: true, same: true, timer: true, theme: 'auto', entry: 'cell', language: 'auto', without: [] };

export class App {
  constructor() {
    const settings = load('settings');
    /** @type {Record<string, any>} */
    this.settings = { ...DEFAULTS, ...(settings && typeof settings === 'object' ? settings : {}) };
    this.engine = new Engine(showBusy, showProgress);
    this.view = new BoardView($('board'));
    this.game = /** @type {import('./game.js').Game} */ (/** @type {unknown} */ (null));
    this.paused = false;
    /** @type {number[]} */ this.candidates = [];
    this.openTab = openTab;
    this.toast = toast;
    this.elsewhere = false; // another page has kept this game since
    this.full = false; // nothing more can be kept on this device
    // Parts that are fetched when they are first asked for; the first are the techniques.
    this.rules = later(async () => /** @type {any[]} */ (await this.engine.call('rules', {})));
    this.games = later(async () => new (await import('./games.js')).Games(this));
    this.fresh = later(async () => new (await import('./fresh.js')).Fresh(this, await this.rules.get()));
    this.learn = later(async () => new (await import('./learn.js')).Learn(this, await this.rules.get()));
    this.paper = later(async () => new (await import('./print.js')).Print(this));
    for (const id of ['stop', 'make-stop', 'print-stop']) $(id).onclick = () => this.engine.stopAll();
    makeTabs(() => { this.history?.show(); this.check?.explain(); });
  }

  async start() {
    const [samples, formats] = await Promise.all([...['samples', 'formats'].map((name) => this.engine.call(name, {})), speak(this.settings.language)]);
    this.boards = new Boards(this, samples);
    this.formats = formats;
    this.zoom = new Zoom();
    this.pad = new Pad(this);
    this.input = new Input(this);
    this.hints = new Hints(this);
    this.steps = new Steps(this);
    this.check = new Check(this);
    this.history = new History(this);
    this.dialogs = new Dialogs(this);
    this.finish = new Finish(this);
    this.spoken();
    await this.boards.first();
    window.addEventListener('storage', ({ key, newValue }) => { if (newValue && key === keyOf(this.game)) this.elsewhere = true; });
    window.addEventListener('hashchange', () => this.boards?.openFragment(location.hash));
    document.documentElement.dataset.ready = 'true';
  }

  /** Says what is not in index.html in the language chosen. */
  spoken() {
    showKeys();
    this.dialogs?.listFormats(this.formats);
    for (const part of [this.fresh, this.paper]) part.made?.list();
    if (!this.game) return;
    this.view.build(this.game.geometry);
    this.pad?.build();
    this.check?.showRules();
    if (this.check?.result) this.check.show();
    this.redraw();
  }

  // ---- boards ------------------------------------------------------------------------------------------

  /** Another game takes the board; the one that was there is kept. @param {import('./game.js').Game} game @param {boolean} [quiet] without a way back */
  take(game, quiet = false) {
    const before = this.game;
    if (before && before.past.length) this.keep();
    this.finish?.resume();
    this.game = game;
    this.elsewhere = false;
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
    this.check?.showRules();
    this.changed(true);
    if (before && before.past.length && !quiet) this.toast(t('game.kept'), t('game.back'), () => this.take(before, true));
  }

  // ---- changes -----------------------------------------------------------------------------------------

  /** @param {boolean} really did anything change? */
  changed(really) {
    if (!really) return;
    if (this.hints?.hint) this.hints.close();
    if (this.steps?.showing) this.steps.leave();
    if (this.elsewhere) this.game.id = freshId(); // both pages go on, and neither takes from the other
    this.elsewhere = false;
    this.keep();
    this.redraw();
    this.history?.show();
    this.learn.made?.watch();
    this.candidatesKnown = this.refreshCandidates();
    this.check?.refresh();
  }

  /** Keeps the game on this device, and in the address. */
  keep() {
    const { game } = this;
    if (!game || this.elsewhere) return;
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
   * @param {string} name @param {any} ask @param {{raw?: boolean, group?: string, progress?: (progress: import('./engine.js').Progress) => void}} [how]
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
