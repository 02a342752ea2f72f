// SPDX-License-Identifier: MIT
// @ts-check
//
// boards.js - where boards come from: the address, what was kept, the collection, a text in any form. Each
// becomes a game that takes the board; what cannot be opened is said, and nothing changes.

import { Game, ruleWords, shapeWords } from './game.js';
import { fragmentOf, readFragment } from './link.js';
import { games, inherited, load, restore } from './store.js';
import { t } from './words.js';

export class Boards {
  /** @param {import('./app.js').App} app @param {any[]} samples */
  constructor(app, samples) {
    this.app = app;
    this.samples = samples;
  }

  /** From the address, else as it was left, else a sample. */
  async first() {
    if (location.hash.length > 1 && await this.openFragment(location.hash)) return;
    const last = load('last');
    for (const kept of [...games().sort((a, b) => Number(b.id === last) - Number(a.id === last)).slice(0, 3), inherited()]) {
      if (kept && await this.openKept(kept)) return;
    }
    await this.openSample(this.samples[0]);
  }

  /** An empty game on a board, with the rules of a variant if it has any. @param {any} shape @returns {Promise<Game | null>} */
  async empty(shape) {
    try {
      const geometry = await this.app.engine.call('describe', { words: [...shapeWords(shape), ...ruleWords(shape)] });
      return geometry.error ? null : new Game(geometry);
    } catch { return null; } // what was kept may be nonsense
  }

  /** The same, and it is said if there is no such board. @param {any} shape */
  async blank(shape) {
    const game = await this.empty(shape);
    if (!game) this.app.toast(t('board.none'));
    return game;
  }

  /** @param {any} sample */
  async openSample(sample) {
    const read = await this.app.ask('sample', { args: [sample.number] });
    if (read?.ok) this.openRead(read, sample.name);
  }

  /** A game that was kept. @param {any} kept @returns {Promise<boolean>} */
  async openKept(kept) {
    const game = await this.empty(kept.shape);
    if (!game || !restore(game, kept)) return false;
    this.app.take(game);
    return true;
  }

  /**
   * @param {string} text @param {() => Promise<boolean>} [choose] opens the puzzle, or shows several; false if there is none
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
    const read = await this.app.ask('read', { text, args: [number] });
    if (!read) return t('open.unreadable');
    if (!read.ok) return t('open.at', { line: read.line, column: read.column, message: read.message });
    this.openRead(read, read.comment ?? '');
    return null;
  }

  /** @param {any} read @param {string} title */
  openRead(read, title) {
    const { app } = this;
    const game = new Game(read.geometry);
    for (const list of /** @type {const} */ (['clues', 'values', 'struck', 'given'])) game.now[list] = read[list];
    game.title = title;
    game.auto = [...read.struck, ...read.given].some((bits) => bits !== 0);
    app.take(this.known(game) ?? game);
    return app.game;
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
    const { app } = this;
    const found = readFragment(hash);
    if (!found) return false;
    if ('error' in found) { app.toast(t('link.bad', { why: t(found.error) })); return false; }
    if ('text' in found) {
      const message = await this.openText(found.text);
      if (message) app.toast(t('link.bad', { why: message }));
      return !message;
    }
    if (app.game && fragmentOf(app.game) === hash) return true;
    const kept = games().find((other) => other.fragment === hash);
    if (kept && await this.openKept(kept)) return true;
    const game = await this.empty(found.shape);
    if (!game || game.cells !== found.clues.length) { app.toast(t('link.bad', { why: t('link.board') })); return false; }
    game.now.clues = found.clues;
    if (found.given) { game.now.given = found.given; game.auto = true; }
    if (found.values) game.now.values = found.values.map((value, cell) => (found.clues[cell] ? 0 : value));
    app.take(this.known(game) ?? game);
    return true;
  }
}
