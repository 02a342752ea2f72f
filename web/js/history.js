// SPDX-License-Identifier: MIT
// @ts-check
//
// history.js - everything that was done, as a list one can walk in, and the checkpoints.

import { $, make } from './dom.js';
import { drop, save } from './store.js';
import { known, t } from './words.js';

/** @param {number} seconds */
export function clock(seconds) {
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest.replace(/^0/, '');
}

export class History {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    $('checkpoint').onclick = () => this.setCheckpoint();
    $('restart').onclick = () => { app.changed(app.game.restart()); app.toast(t('restart.done'), t('undo'), () => app.act('undo')); };
  }

  setCheckpoint() {
    const { game } = this.app;
    game.setCheckpoint(t('checkpoint.name', { number: game.checkpoints.length + 1, time: clock(game.seconds) }));
    this.app.keep();
    this.show();
    this.app.toast(t('checkpoint.set'));
  }

  /** @param {number} [which] the last one unless said otherwise */
  back(which = this.app.game.checkpoints.length - 1) {
    const point = this.app.game.checkpoints[which];
    if (point) this.app.changed(this.app.game.goTo(point.position, point.name));
  }

  /** @param {import('./game.js').Change} change */
  words(change) {
    const word = `did.${change.say}`;
    return known(word) ? t(word, change.about) : change.say;
  }

  show() {
    if ($('view-history').hidden) return;
    const { game } = this.app;
    const entry = (/** @type {string} */ text, /** @type {number} */ count) => {
      const here = count === game.past.length;
      const button = make('button', { className: count > game.past.length ? 'ahead' : '', onclick: () => this.app.changed(game.travel(count)) }, text);
      if (here) button.setAttribute('aria-current', 'step');
      return make('li', {}, button);
    };
    const all = [...game.past, ...[...game.future].reverse()];
    $('history').replaceChildren(entry(t('history.start'), 0), ...all.map((change, i) => entry(this.words(change), i + 1)));
    const current = $('history').querySelector('[aria-current]');
    if (current) $('history').scrollTop = current.offsetTop - $('history').clientHeight / 2;
    $('checkpoints').replaceChildren(...game.checkpoints.map((point, i) => make('li', {},
      make('button', { onclick: () => this.back(i) }, point.name),
      make('button', { className: 'small', 'aria-label': t('checkpoint.drop', { name: point.name }), onclick: () => { game.checkpoints.splice(i, 1); this.app.keep(); this.show(); } }, '✕'))));
    $('no-checkpoints').hidden = game.checkpoints.length > 0;
  }
}

/** Counts a finished game. @param {import('./game.js').Game} game @param {any} statistics */
export function count(game, statistics) {
  const level = game.level || 'unknown';
  const row = statistics[level] ?? { games: 0, seconds: 0, best: 0, hints: 0 };
  row.games++;
  row.seconds += game.seconds;
  row.best = row.best ? Math.min(row.best, game.seconds) : game.seconds;
  row.hints += game.hints;
  statistics[level] = row;
  save('statistics', statistics);
}

export function forget() { drop('statistics'); }
