// SPDX-License-Identifier: MIT
// @ts-check
//
// input.js - what keys and taps on the board do. Two ways to enter: cell first (choose cells, then a digit)
// and digit first (a digit is held and goes into each cell that is tapped).

import { $ } from './dom.js';
import { digitOf, meaning } from './keys.js';
import { Selection } from './select.js';
import { t } from './words.js';

/** @typedef {'digit' | 'corner' | 'centre' | 'colour' | 'clue'} Mode */
/** @type {Mode[]} */
export const MODES = ['digit', 'corner', 'centre', 'colour', 'clue'];

export class Input {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    this.selection = new Selection();
    this.held = 0; // the digit (or colour) held, digit first
    this.painted = 0; // the digit whose candidates are coloured; 0: cells are
    /** @type {Mode} */ this.mode = 'digit';
    this.dragging = false;
    this.pressed = -1; // the only cell chosen, pressed again: let go unless it becomes a drag
    this.reached = -1; // the cell that was chosen because the keyboard came there: pressed, it stays
    const board = $('board');
    board.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => this.press(event));
    board.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => this.drag(event));
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, () => this.release());
    board.addEventListener('focusin', (/** @type {FocusEvent} */ event) => {
      const cell = app.view.cellOf(event.target);
      if (cell < 0 || this.dragging || this.held || this.selection.cursor === cell) return;
      this.selection.only(cell);
      this.reached = cell;
      app.redraw();
    });
    document.addEventListener('keydown', (event) => this.key(event));
    // A click on a button leaves the keyboard with the board; Tab still reaches every button.
    document.addEventListener('mousedown', (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest('button, summary') && !target.closest('dialog')) event.preventDefault();
    });
  }

  /** For another board. */
  reset() {
    this.selection.clear();
    this.held = 0;
    this.painted = 0;
  }

  get digitFirst() { return this.app.settings.entry === 'digit'; }

  /** Gives the keyboard back to the board. */
  focusBoard() {
    if (this.selection.cursor >= 0 || !this.held) this.app.view.focus(this.selection.cursor);
  }

  // ---- taps ---------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  press(event) {
    const cell = this.app.view.cellOf(event.target);
    if (cell < 0 || event.button > 0 || this.app.paused) return;
    event.preventDefault();
    this.dragging = true;
    this.pressed = -1;
    if (this.held) {
      const mark = this.app.view.markAt(event.target, event.clientX, event.clientY);
      this.put([cell], this.held, this.mode, this.mode === 'colour' ? mark || this.painted : 0);
      return;
    }
    const { selection } = this;
    if (event.ctrlKey || event.metaKey) selection.toggle(cell);
    else if (event.shiftKey) selection.reach(cell, this.app.game.geometry.columns);
    else {
      if (selection.size === 1 && selection.has(cell) && cell !== this.reached) this.pressed = cell;
      selection.only(cell);
    }
    this.reached = -1;
    if (selection.cursor >= 0) this.app.view.focus(selection.cursor);
    this.app.redraw();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.dragging || !(event.buttons & 1)) return;
    const cell = this.app.view.cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (cell < 0 || cell === this.selection.cursor) return;
    if (this.held) return;
    this.pressed = -1;
    this.selection.add(cell);
    this.app.view.focus(cell);
    this.app.redraw();
  }

  release() {
    this.dragging = false;
    if (this.pressed < 0) return;
    this.pressed = -1;
    this.selection.clear();
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    this.app.redraw();
  }

  // ---- entering -----------------------------------------------------------------------------------------

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.held = 0;
    this.app.pad?.build();
    this.app.redraw();
  }

  /** A digit or colour was chosen, by key or on the pad. @param {number} digit @param {Mode} mode */
  digit(digit, mode) {
    if (mode !== 'colour' && digit > this.app.game.geometry.size) return;
    if (this.selection.size && !this.digitFirst) this.put(this.selection.list, digit, mode, this.painted);
    else { this.held = this.held === digit ? 0 : digit; this.app.redraw(); }
  }

  /** @param {number[]} cells @param {number} digit @param {Mode} mode @param {number} painted */
  put(cells, digit, mode, painted) {
    const { app } = this;
    const { game, settings } = app;
    if (app.paused || !cells.length) return;
    if (mode === 'colour') app.changed(game.paint(cells, digit, painted));
    else if (mode === 'corner' || mode === 'centre') app.changed(game.mark(cells, digit, mode, game.auto ? app.candidates : null));
    else if (mode === 'digit' && cells.every((cell) => game.isClue(cell))) app.toast(t('clue.fixed'));
    else app.changed(game.enter(cells, digit, { clue: mode === 'clue', tidy: settings.tidy }));
  }

  erase() {
    if (this.selection.size && !this.app.paused) this.app.changed(this.app.game.erase(this.selection.list, this.mode === 'clue'));
  }

  // ---- keys ---------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector('dialog[open]') || target.matches?.('input:not([type="checkbox"]), textarea, select')) return;
    const entry = meaning(event);
    if (!entry) return;
    const own = target.closest?.('button, [role="tab"], [role="radio"], summary, input, a');
    if (entry.board && own && !target.closest?.('#board')) return;
    if (this.act(entry.does, event)) event.preventDefault();
  }

  /** @param {string} what @param {KeyboardEvent} event */
  act(what, event) {
    const { app, selection } = this;
    const { rows, columns } = app.game.geometry;
    switch (what) {
      case 'move':
        this.held = 0;
        selection.move(event, rows, columns);
        app.redraw();
        app.view.focus(selection.cursor);
        return true;
      case 'all':
        selection.cells = new Set(Array.from({ length: rows * columns }, (_, i) => i));
        app.redraw();
        return true;
      case 'digit': this.digit(digitOf(event), event.shiftKey && this.mode === 'digit' && /^Digit|^Numpad/.test(event.code) ? 'corner' : this.mode); return true;
      case 'centre': this.digit(digitOf(event), 'centre'); return true;
      case 'erase': this.erase(); return true;
      case 'mode': this.setMode(MODES[(MODES.indexOf(this.mode) + 1) % (MODES.length - 1)]); return true;
      case 'put':
        if (this.held && selection.cursor >= 0) this.put([selection.cursor], this.held, this.mode, this.painted);
        return true;
      case 'escape':
        if (app.hints?.hint) app.hints.close();
        else if (this.held) this.held = 0;
        else selection.clear();
        app.redraw();
        return true;
      default: return app.act(what);
    }
  }
}
