// SPDX-License-Identifier: MIT
// @ts-check
//
// pad.js - the buttons below the board: what a key enters, digits or colours, undo and its like.

import { colourName } from './board.js';
import { $, make } from './dom.js';
import { COLOURS, symbol } from './game.js';
import { MODES } from './input.js';
import { t } from './words.js';

export class Pad {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    this.shown = '';
    for (const mode of MODES) $(`mode-${mode}`).onclick = () => app.input?.setMode(mode);
    arrows($('modes'), (/** @type {HTMLElement} */ button) => { button.click(); button.focus(); });
    $('erase').onclick = () => app.input?.erase();
    $('undo').onclick = () => app.act('undo');
    $('redo').onclick = () => app.act('redo');
    $('painted').onchange = () => { if (app.input) app.input.painted = Number($('painted').value); app.redraw(); };
  }

  get mode() { return this.app.input?.mode ?? 'digit'; }

  /** Makes the buttons for a board and a mode. */
  build() {
    const { size } = this.app.game.geometry;
    const colours = this.mode === 'colour';
    const columns = colours ? COLOURS : size <= 9 ? size : size <= 12 ? 6 : size <= 16 ? 8 : Math.min(13, Math.ceil(size / 2));
    $('digits').style.setProperty('--pad-columns', String(columns));
    $('digits').style.setProperty('--pad-narrow', String(colours ? COLOURS : size <= 7 ? size : size <= 10 ? 5 : 7));
    $('digits').replaceChildren(...Array.from({ length: colours ? COLOURS : size }, (_, i) => {
      const n = i + 1;
      const button = make('button', { 'data-digit': n, 'aria-pressed': 'false', onclick: () => this.app.input?.digit(n, this.mode) },
        colours ? make('span', { className: `swatch colour-${n}` }) : symbol(n));
      button.setAttribute('aria-label', colours ? colourName(n) : t(this.mode === 'corner' || this.mode === 'centre' ? 'pad.mark' : 'pad.digit', { digit: symbol(n) }));
      return button;
    }));
    for (const mode of MODES) {
      const on = mode === this.mode;
      $(`mode-${mode}`).setAttribute('aria-checked', String(on));
      $(`mode-${mode}`).tabIndex = on ? 0 : -1;
    }
    $('painted-row').hidden = !colours;
    $('painted').replaceChildren(new Option(t('painted.cell'), '0'), ...Array.from({ length: size }, (_, i) => new Option(t('painted.digit', { digit: symbol(i + 1) }), String(i + 1))));
    $('painted').value = String(this.app.input?.painted ?? 0);
    this.shown = '';
    this.refresh();
  }

  /** Which digits are held, which are done. */
  refresh() {
    const { game, input } = this.app;
    const counts = new Array(64).fill(0);
    for (let cell = 0; cell < game.cells; cell++) counts[game.value(cell)]++;
    const held = input?.held ?? 0;
    const shown = `${counts}/${held}/${game.past.length}/${game.future.length}`;
    if (shown === this.shown) return;
    this.shown = shown;
    for (const button of $('digits').children) {
      const digit = Number(button.dataset.digit);
      button.setAttribute('aria-pressed', String(held === digit));
      button.classList.toggle('done', this.mode !== 'colour' && counts[digit] >= game.geometry.size);
    }
    $('undo').disabled = game.past.length === 0;
    $('redo').disabled = game.future.length === 0;
  }
}

/** Arrow keys go round a group of buttons. @param {HTMLElement} group @param {(button: HTMLElement) => void} choose */
export function arrows(group, choose) {
  group.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = /** @type {HTMLElement[]} */ ([...group.querySelectorAll('button')]);
    const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    choose(buttons[(at + step + buttons.length) % buttons.length]);
  });
}
