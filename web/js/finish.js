// SPDX-License-Identifier: MIT
// @ts-check
//
// finish.js - the end of a game: how long it took, how many hints, which techniques were met. And its
// interruption: pausing hides the board and stops the clock.

import { ratingText } from './answer.js';
import { $, make } from './dom.js';
import { clock, count } from './history.js';
import { load } from './store.js';
import { t } from './words.js';

export class Finish {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    $('pause').onclick = () => this.pause();
    $('resume').onclick = () => this.resume();
    $('done-new').onclick = () => { $('dialog-done').close(); app.dialogs?.open('dialog-new'); };
    window.setInterval(() => this.tick(), 1000);
    document.addEventListener('visibilitychange', () => { if (document.hidden) app.keep(); });
    window.addEventListener('pagehide', () => app.keep());
  }

  tick() {
    const { app } = this;
    if (document.hidden || app.paused || !app.game || app.game.done || app.check?.solved) return;
    app.game.seconds++;
    this.show();
    if (app.game.seconds % 10 === 0) app.keep();
  }

  show() {
    $('timer').textContent = clock(this.app.game.seconds);
    $('clock').hidden = !this.app.settings.timer;
  }

  pause() {
    if (this.app.paused || this.app.game.done) return;
    this.app.paused = true;
    $('paused').hidden = false;
    $('board').inert = true;
    $('board').classList.add('hidden');
    $('resume').focus();
  }

  resume() {
    this.app.paused = false;
    $('paused').hidden = true;
    $('board').inert = false;
    $('board').classList.remove('hidden');
    this.app.input?.focusBoard();
  }

  /** The board is full and right. Told once for each game, and only if it was played here. */
  async reached() {
    const { app } = this;
    const { game } = app;
    if (game.done || game.filledCount === game.clueCount || !game.past.length) return;
    game.done = new Date().toISOString();
    app.keep();
    if (game.helped) return;
    const facts = [[t('done.time'), clock(game.seconds)], [t('done.hints'), String(game.hints)], [t('facts.difficulty'), ratingText(app.check?.rating, false) || '–']];
    $('done-facts').replaceChildren(...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
    const met = (/** @type {[string, number][]} */ list) => list.map(([title, n]) => make('li', {}, `${n} × ${title}`));
    $('done-met').replaceChildren(...met(Object.entries(game.met)));
    $('done-met-row').hidden = !Object.keys(game.met).length;
    $('done-needs-row').hidden = true;
    $('dialog-done').showModal();
    const path = await app.background('path', { words: game.puzzleWords(), args: [8000] }, 'finish');
    count(game, load('statistics') ?? {});
    if (!path?.steps || game !== app.game) return;
    /** @type {Map<string, number>} */ const uses = new Map();
    for (const step of path.steps) uses.set(step.title, (uses.get(step.title) ?? 0) + 1);
    $('done-needs').replaceChildren(...met([...uses]));
    $('done-needs-row').hidden = false;
  }
}
