// SPDX-License-Identifier: MIT
// @ts-check
//
// check.js - the line that always tells how many solutions there are; conflicts; "is my board right so
// far?"; two solutions and where they differ.

import { ratingText, sentence } from './answer.js';
import { $, make } from './dom.js';
import { symbol } from './game.js';
import { t } from './words.js';

const LIMIT = 1500; // ms for the answer

export class Check {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any} */ this.result = null;
    /** @type {any} */ this.rating = null;
    this.rated = ''; // the puzzle that the rating is of
    this.tenths = -1; // Sudoku Explainer's rating of it; 0: has none, -1: not asked for yet
    /** @type {Set<number>} */ this.clashes = new Set();
    this.showWrong = false;
    this.which = 0; // 0: the board, 1 and 2: a solution
    $('right-so-far').onclick = () => this.rightSoFar();
    $('two').onclick = () => this.nextSolution();
    $('solve-now').onclick = () => this.solveNow();
  }

  get solved() { return Boolean(this.result?.told.solved); }
  get difficulty() { return ratingText(this.rating); }

  /** Asks about the board as it is; a newer question drops an older one. */
  async refresh() {
    const { app } = this;
    const { game } = app;
    this.showWrong = false;
    this.which = 0;
    $('check-text').textContent = '';
    this.showFacts();
    const result = await app.background('check', { words: game.words(), args: [LIMIT] }, 'check');
    if (!result || app.game !== game) return;
    this.take(result);
    this.rate(game);
  }

  /** @param {any} result */
  take(result) {
    this.result = result;
    this.clashes = new Set(result.clashes.flatMap((/** @type {any} */ clash) => [clash.first, clash.second]));
    this.show();
    this.app.redraw();
    if (result.told.solved) this.app.finish?.reached();
  }

  /** How hard the puzzle is; asked once for each. @param {import('./game.js').Game} game */
  async rate(game) {
    const puzzle = game.puzzleWords();
    const key = puzzle.join();
    if (key === this.rated) return;
    this.rating = null;
    this.rated = ''; // else the puzzle before would not be rated again, should this one leave sooner
    this.tenths = -1;
    this.showFacts();
    if (this.result?.told.answer !== 'unique') return;
    const rating = await this.app.background('rate', { words: puzzle }, 'rate');
    if (!rating || this.app.game !== game) return;
    this.rating = rating;
    this.rated = key;
    game.level = rating.level ?? '';
    this.showFacts();
    this.explain();
  }

  /** Sudoku Explainer's rating: it may take a second or two, so it is asked for where it is to be seen. */
  async explain() {
    const { rated } = this;
    const { game } = this.app;
    if ($('view-check').hidden || this.tenths >= 0 || !this.rating) return;
    const found = await this.app.background('explainer', { words: game.puzzleWords() }, 'explainer');
    if (!found || rated !== this.rated) return;
    this.tenths = found.tenths;
    this.showFacts();
  }

  show() {
    const { told } = this.result;
    const { game } = this.app;
    const wrong = told.answer === 'unique' && game.isFull && !told.solved;
    $('answer').dataset.answer = told.solved ? 'solved' : wrong ? 'wrong' : told.answer;
    $('answer-text').textContent = sentence(told, game);
    $('two').hidden = told.answer !== 'multiple' || !this.result.second;
    $('two').textContent = t('two.first');
    this.showFacts();
  }

  showFacts() {
    const { game } = this.app;
    const left = game.cells - game.filledCount;
    const parts = [];
    if (left > 0) parts.push(t('facts.left', { n: left }));
    if (this.difficulty) parts.push(this.difficulty);
    parts.splice(1, 0, ...new Set(game.geometry.rules.filter(({ style }) => !style).map(({ name }) => name))); // nothing on the board shows these
    $('facts').textContent = parts.join(' · ');
    const guesses = this.result?.told.guesses;
    const list = [
      [t('facts.board'), `${game.geometry.rows} × ${game.geometry.columns}`],
      [t('facts.clues'), String(game.clueCount)],
      [t('facts.filled'), String(game.filledCount - game.clueCount)],
      [t('facts.difficulty'), this.difficulty || '–'],
      [t('facts.explainer'), this.tenths > 0 ? (this.tenths / 10).toFixed(1) : '–'],
      [t('facts.search'), guesses === undefined ? '–' : t(guesses ? 'facts.guesses' : 'facts.noguess', { n: guesses })],
    ];
    $('check-facts').replaceChildren(...list.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
  }

  /** What the board demands, in words. */
  showRules() {
    const { size, houses, rules } = this.app.game.geometry;
    const has = (/** @type {string} */ kind) => houses.some(({ name }) => name.includes(kind));
    const list = [t('rules.lines', { list: `1–${symbol(size)}` })];
    for (const kind of /** @type {const} */ (['box', 'region', 'diagonal', 'window'])) if (has(kind)) list.push(t(`rules.${kind}`));
    $('rules-list').replaceChildren(...list.map((text) => make('li', {}, text)), ...rules.map(({ text }) => make('li', { lang: 'en' }, text)));
  }

  rightSoFar() {
    const { game } = this.app;
    const wrong = this.result?.wrong ?? [];
    const answer = this.result?.told.answer;
    this.showWrong = true;
    let text;
    if (answer === 'multiple') text = t('right.multiple');
    else if (answer !== 'unique') text = this.result ? sentence(this.result.told, game) : t('answer.wait');
    else if (wrong.length) text = t('right.wrong', { n: wrong.length });
    else if (this.result.missing?.length) text = t('right.missing');
    else text = t(game.filledCount > game.clueCount ? 'right.yes' : 'right.nothing');
    $('check-text').textContent = text;
    this.app.redraw();
  }

  nextSolution() {
    this.which = (this.which + 1) % 3;
    $('two').textContent = t(/** @type {const} */ (['two.first', 'two.second', 'two.back'])[this.which]);
    $('check-text').textContent = this.which ? t(this.which === 1 ? 'two.one' : 'two.other', { n: this.result.differing.length }) : '';
    this.app.redraw();
  }

  /** The solution that is being shown instead of the board, or null. */
  get shown() { return this.which === 1 ? this.result.first : this.which === 2 ? this.result.second : null; }

  solveNow() {
    const { app } = this;
    if (this.result?.told.answer !== 'unique') { app.toast(this.result ? sentence(this.result.told, app.game) : t('answer.wait')); return; }
    app.game.helped = true;
    app.changed(app.game.change('solve', {}, (set) => this.result.first.forEach((/** @type {number} */ value, /** @type {number} */ cell) => {
      if (!app.game.isClue(cell)) set('values', cell, value);
    })));
  }
}
