// SPDX-License-Identifier: MIT
// @ts-check
//
// input.js - keys, taps and the pad. Two ways to enter: cell first (choose a cell, then a digit) and digit
// first (with no cell chosen, a digit is held and goes into each cell that is tapped).

import { symbol } from './game.js';

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const COLOURS = 6;

export class Input {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    this.selected = -1;
    this.held = 0; // the digit held, digit first
    /** @type {'digit' | 'mark' | 'colour' | 'clue'} */
    this.mode = 'digit';
    const board = $('board');
    board.addEventListener('pointerdown', (event) => this.tap(event));
    board.addEventListener('focusin', (event) => {
      const cell = app.view.cellOf(event);
      if (cell >= 0 && cell !== this.selected && !this.held) { this.selected = cell; app.redraw(); }
    });
    document.addEventListener('keydown', (event) => this.key(event));
    for (const button of document.querySelectorAll('[data-mode]')) {
      /** @type {HTMLElement} */ (button).onclick = () => this.setMode(/** @type {any} */ ((/** @type {HTMLElement} */ (button)).dataset.mode));
    }
    $('erase').onclick = () => this.erase();
    $('undo').onclick = () => app.undo();
    $('redo').onclick = () => app.redo();
  }

  /** Makes the pad for a board. */
  build() {
    const { size } = this.app.game.geometry;
    this.selected = -1;
    this.held = 0;
    const columns = size <= 9 ? size : size <= 12 ? 6 : size <= 16 ? 8 : Math.min(13, Math.ceil(size / 2));
    $('digits').style.setProperty('--pad-columns', String(columns));
    this.pad();
  }

  pad() {
    const { size } = this.app.game.geometry;
    const colours = this.mode === 'colour';
    const count = colours ? COLOURS : size;
    $('digits').replaceChildren(...Array.from({ length: count }, (_, i) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.digit = String(i + 1);
      if (colours) {
        const swatch = document.createElement('span');
        swatch.className = `swatch colour-${i + 1}`;
        button.append(swatch);
        button.setAttribute('aria-label', `Colour ${i + 1}`);
      } else {
        button.textContent = symbol(i + 1);
        button.setAttribute('aria-label', this.mode === 'mark' ? `Mark ${symbol(i + 1)}` : `Digit ${symbol(i + 1)}`);
      }
      button.setAttribute('aria-pressed', 'false');
      button.onclick = () => this.digit(i + 1, this.mode);
      return button;
    }));
    this.refreshPad();
  }

  /** Which digits are held, which are done. */
  refreshPad() {
    const { game } = this.app;
    const counts = new Array(64).fill(0);
    for (let cell = 0; cell < game.cells; cell++) counts[game.value(cell)]++;
    for (const button of $('digits').children) {
      const digit = Number(/** @type {HTMLElement} */ (button).dataset.digit);
      button.setAttribute('aria-pressed', String(this.held === digit));
      button.classList.toggle('done', this.mode !== 'colour' && counts[digit] >= game.geometry.size);
    }
    /** @type {HTMLButtonElement} */ ($('undo')).disabled = game.past.length === 0;
    /** @type {HTMLButtonElement} */ ($('redo')).disabled = game.future.length === 0;
  }

  /** @param {'digit' | 'mark' | 'colour' | 'clue'} mode */
  setMode(mode) {
    this.mode = mode;
    this.held = 0;
    for (const button of document.querySelectorAll('[data-mode]')) {
      button.setAttribute('aria-checked', String(/** @type {HTMLElement} */ (button).dataset.mode === mode));
    }
    this.pad();
    this.app.redraw();
  }

  /** @param {PointerEvent} event */
  tap(event) {
    const cell = this.app.view.cellOf(event);
    if (cell < 0) return;
    event.preventDefault();
    if (this.held) {
      this.put(cell, this.held, this.mode);
      return;
    }
    this.selected = this.selected === cell ? -1 : cell;
    if (this.selected >= 0) this.app.view.focus(cell);
    else /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    this.app.redraw();
  }

  /** A digit was chosen, by key or on the pad. @param {number} digit @param {string} mode */
  digit(digit, mode) {
    if (this.selected >= 0) this.put(this.selected, digit, mode);
    else { this.held = this.held === digit ? 0 : digit; this.app.redraw(); }
  }

  /** @param {number} cell @param {number} digit @param {string} mode */
  put(cell, digit, mode) {
    const { game, settings } = this.app;
    if (mode === 'colour') this.app.changed(game.paint(cell, digit));
    else if (digit > game.geometry.size) return;
    else if (mode === 'mark') this.app.changed(game.toggleMark(cell, digit, settings.auto));
    else if (mode === 'digit' && game.isClue(cell)) this.app.toast('That is a clue. Choose “Clue” to change the puzzle itself.');
    else this.app.changed(game.enter(cell, digit, { clue: mode === 'clue', tidy: settings.tidy }));
  }

  erase() {
    if (this.selected >= 0) this.app.changed(this.app.game.erase(this.selected, this.mode === 'clue'));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector('dialog[open]') || target.matches?.('input, textarea, select')) return;
    if (this.shortcut(event)) { event.preventDefault(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onBoard = target.closest?.('#board') || target === document.body;
    if (!onBoard) return;
    if (this.boardKey(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    const control = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (control && key === 'z') { if (event.shiftKey) this.app.redo(); else this.app.undo(); return true; }
    if (control && key === 'y') { this.app.redo(); return true; }
    if (event.altKey && event.code === 'KeyH') { this.app.hints?.more(); return true; }
    if (event.altKey && event.code === 'KeyS') { this.app.steps?.find(); return true; }
    if (event.altKey && event.code === 'KeyK') { this.app.setCheckpoint(); return true; }
    if (event.altKey && event.code === 'KeyB') { this.app.backToCheckpoint(); return true; }
    if (key === '?' ) { this.app.openDialog('dialog-keys'); return true; }
    if (key === 'escape') {
      if (this.app.hints?.hint) this.app.hints.close();
      else { this.held = 0; this.app.redraw(); }
      return true;
    }
    return false;
  }

  /** @param {KeyboardEvent} event */
  boardKey(event) {
    const { key } = event;
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return this.move(event);
    if (key === 'Delete' || key === 'Backspace' || key === '0' || event.code === 'Numpad0') { this.erase(); return true; }
    if (key === ' ') {
      this.setMode(this.mode === 'digit' ? 'mark' : this.mode === 'mark' ? 'colour' : 'digit');
      return true;
    }
    const digit = digitOf(event);
    if (!digit) return false;
    this.digit(digit, event.shiftKey && this.mode === 'digit' ? 'mark' : this.mode);
    return true;
  }

  /** @param {KeyboardEvent} event */
  move(event) {
    const { rows, columns } = this.app.game.geometry;
    if (this.selected < 0) this.selected = 0;
    else {
      let row = Math.floor(this.selected / columns);
      let column = this.selected % columns;
      const far = event.ctrlKey;
      switch (event.key) {
        case 'ArrowLeft': column = far ? 0 : (column + columns - 1) % columns; break;
        case 'ArrowRight': column = far ? columns - 1 : (column + 1) % columns; break;
        case 'ArrowUp': row = far ? 0 : (row + rows - 1) % rows; break;
        case 'ArrowDown': row = far ? rows - 1 : (row + 1) % rows; break;
        case 'Home': column = 0; break;
        case 'End': column = columns - 1; break;
      }
      this.selected = row * columns + column;
    }
    this.held = 0;
    this.app.redraw();
    this.app.view.focus(this.selected);
    return true;
  }
}

/** The digit a key means: 1-9 also with Shift and on the number pad, letters from 10 on. @param {KeyboardEvent} event */
function digitOf(event) {
  const row = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (row) return Number(row[1]);
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  if (/^[a-zA-Z]$/.test(event.key)) return event.key.toUpperCase().charCodeAt(0) - 65 + 10;
  return 0;
}
