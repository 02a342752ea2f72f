// SPDX-License-Identifier: MIT
// @ts-check
//
// hints.js - the five stages of a hint: where to look, which technique, the pattern, the reason, and the
// step carried out. What is shown on the board grows with the stage. On a phone the hint is a sheet over the
// number pad, so that the board stays in view.

import { sentence } from './answer.js';
import { $, make } from './dom.js';
import { proofOf } from './proof.js';
import { showLegend } from './roles.js';
import { t } from './words.js';

export class Hints {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any} */ this.hint = null;
    /** @type {any} */ this.picture = null; // the step as far as the stage gives it away
    this.stage = 0;
    $('hint-button').onclick = () => this.more();
    $('hint-more').onclick = () => this.more();
    $('hint-close').onclick = () => this.close();
    $('hint-learn').onclick = () => this.app.dialogs?.learn(this.hint?.step?.rule);
    $('stages').replaceChildren(...Array.from({ length: 5 }, () => make('li')));
  }

  /** The next stage of the hint, or the first of a new one. */
  async more() {
    const { app } = this;
    if (app.paused) return;
    if (!this.hint) {
      const { game } = app;
      const made = game.past.length;
      const hint = await app.ask('hint', { words: game.words(), without: app.without }, { group: 'hint' });
      if (!hint || game !== app.game || made !== game.past.length) return;
      this.take(hint);
    }
    if (this.stage >= 4 && this.hint.kind === 'step') { this.apply(); return; }
    if (this.stage >= this.hint.stages.length) { this.close(); return; }
    this.stage++;
    this.show();
  }

  /** @param {any} hint */
  take(hint) {
    const { game } = this.app;
    this.hint = hint.kind === 'answer' ? { kind: 'answer', stages: [sentence(hint.told, game)] } : hint;
    this.stage = 0;
    this.app.steps?.leave(); // one thing at a time is told of the board
    if (hint.kind === 'answer') return;
    game.hints++;
    if (hint.step) game.met[hint.step.title] = (game.met[hint.step.title] ?? 0) + 1;
  }

  get applies() { return this.hint.kind === 'step' && this.stage >= 4; }

  show() {
    const { hint, stage, app } = this;
    app.openTab('play');
    $('hint').hidden = false;
    $('play-idle').hidden = true;
    const text = $('hint-text');
    text.lang = hint.kind === 'answer' ? '' : 'en';
    text.replaceChildren(...hint.stages.slice(0, stage).flatMap((/** @type {string} */ words, /** @type {number} */ i) => {
      if (i === 2 && stage > 3) return []; // the full reason begins with the pattern
      if (i === 3 && hint.proof) return [proofOf(hint.proof, words)];
      return [make('p', { className: i === 1 ? 'technique' : '' }, words)];
    }));
    if (stage >= 4 && hint.step) text.append(make('p', { className: 'notation' }, hint.step.line));
    [...$('stages').children].forEach((item, i) => item.classList.toggle('on', i < stage));
    this.picture = this.pictureAt(stage);
    showLegend($('legend'), stage >= 3 ? this.picture : null, app.game.geometry);
    $('hint-learn').hidden = stage < 2 || !hint.step;
    const last = stage >= hint.stages.length || !['step', 'nothing'].includes(hint.kind) && stage >= 4;
    $('hint-more').textContent = t(this.applies ? 'hint.apply' : last ? 'close' : 'hint.more');
    app.redraw();
  }

  /** @param {number} stage */
  pictureAt(stage) {
    const step = this.hint?.step;
    if (!step || stage < 1) return null;
    if (stage <= 2) return { houses: step.houses };
    return stage === 3 ? { ...step, eliminations: [], places: [] } : step;
  }

  /** Are the candidates of a cell part of what the hint shows? @param {number} cell */
  shows(cell) { return this.stage >= 3 && this.app.view.roles.marked.has(cell); }

  apply() {
    const { app, hint } = this;
    const { step } = hint;
    this.close();
    app.changed(app.game.apply(step, app.candidates, app.settings.tidy));
    app.toast(step.line);
  }

  close() {
    const inside = $('hint').contains(document.activeElement);
    this.hint = null;
    this.picture = null;
    this.stage = 0;
    $('hint').hidden = true;
    for (const item of $('stages').children) item.classList.remove('on');
    $('play-idle').hidden = false;
    this.app.redraw();
    if (inside) this.app.input?.focusBoard();
  }
}
