// SPDX-License-Identifier: MIT
// @ts-check
//
// hints.js - the five stages of a hint: where to look, which technique, the pattern, the reason, and the
// step carried out. What is shown on the board grows with the stage.

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Hints {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any} */
    this.hint = null;
    this.stage = 0;
    $('hint-button').onclick = () => this.more();
    $('hint-more').onclick = () => this.more();
    $('hint-close').onclick = () => this.close();
    $('stages').replaceChildren(...Array.from({ length: 5 }, () => document.createElement('li')));
  }

  /** The next stage of the hint, or the first of a new one. */
  async more() {
    if (!this.hint) {
      const words = this.app.game.words();
      const hint = await this.app.ask('hint', { words });
      if (!hint || words.join() !== this.app.game.words().join()) return;
      this.hint = hint;
      this.stage = 0;
    }
    if (this.stage >= 4 && this.hint.kind === 'step') { this.apply(); return; }
    if (this.stage >= this.hint.stages.length) { this.close(); return; }
    this.stage++;
    this.show();
  }

  show() {
    this.app.openTab('play');
    $('hint').hidden = false;
    $('play-idle').hidden = true;
    const text = $('hint-text');
    text.replaceChildren();
    this.hint.stages.slice(0, this.stage).forEach((/** @type {string} */ words, /** @type {number} */ i) => {
      if (i === 2 && this.stage > 3) return; // the full reason begins with the pattern
      const p = document.createElement('p');
      p.textContent = words;
      if (i === 1) p.className = 'technique';
      text.append(p);
    });
    if (this.stage >= 4 && this.hint.step) {
      const line = document.createElement('p');
      line.className = 'notation';
      line.textContent = this.hint.step.line;
      text.append(line);
    }
    [...$('stages').children].forEach((item, i) => item.classList.toggle('on', i < this.stage));
    const last = this.stage >= this.hint.stages.length || !['step', 'nothing'].includes(this.hint.kind) && this.stage >= 4;
    $('hint-more').textContent = this.hint.kind === 'step' && this.stage >= 4 ? 'Apply it' : last ? 'Close' : 'Tell me more';
    this.app.redraw();
  }

  /** The step as far as the stage gives it away. */
  get picture() {
    const step = this.hint?.step;
    if (!step || this.stage < 1) return null;
    if (this.stage === 1) return { houses: step.houses };
    if (this.stage === 2) return { houses: step.houses };
    if (this.stage === 3) return { ...step, eliminations: [], places: [] };
    return step;
  }

  apply() {
    const { changes } = this.hint;
    this.close();
    this.app.applyChanges(changes);
  }

  close() {
    this.hint = null;
    this.stage = 0;
    $('hint').hidden = true;
    $('play-idle').hidden = false;
    this.app.redraw();
  }
}
