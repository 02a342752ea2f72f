// SPDX-License-Identifier: MIT
// @ts-check
//
// select.js - which cells are chosen: one by a click, several by dragging, with Shift from the last one to
// this, with Ctrl one more or less. The cursor is the one that keys move.

export class Selection {
  constructor() {
    /** @type {Set<number>} */ this.cells = new Set();
    this.cursor = -1;
  }

  get list() { return [...this.cells].sort((a, b) => a - b); }
  get size() { return this.cells.size; }

  /** @param {number} cell */
  has(cell) { return this.cells.has(cell); }

  clear() { this.cells.clear(); this.cursor = -1; }

  /** @param {number} cell */
  only(cell) { this.cells = new Set([cell]); this.cursor = cell; }

  /** @param {number} cell */
  add(cell) { this.cells.add(cell); this.cursor = cell; }

  /** @param {number} cell */
  toggle(cell) {
    if (!this.cells.delete(cell)) this.cells.add(cell);
    this.cursor = this.cells.has(cell) ? cell : this.list[this.size - 1] ?? -1;
  }

  /** The rectangle from the cursor to a cell. @param {number} cell @param {number} columns */
  reach(cell, columns) {
    const from = this.cursor < 0 ? cell : this.cursor;
    const [top, bottom] = [Math.floor(from / columns), Math.floor(cell / columns)].sort((a, b) => a - b);
    const [left, right] = [from % columns, cell % columns].sort((a, b) => a - b);
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) this.cells.add(row * columns + column);
    this.cursor = cell;
  }

  /**
   * Moves the cursor by a key; with Ctrl to the edge, with Shift keeping what is chosen.
   * @param {KeyboardEvent} event @param {number} rows @param {number} columns
   */
  move(event, rows, columns) {
    const far = event.ctrlKey || event.metaKey;
    let row = Math.floor(Math.max(0, this.cursor) / columns);
    let column = Math.max(0, this.cursor) % columns;
    if (this.cursor >= 0) {
      switch (event.key) {
        case 'ArrowLeft': column = far ? 0 : (column + columns - 1) % columns; break;
        case 'ArrowRight': column = far ? columns - 1 : (column + 1) % columns; break;
        case 'ArrowUp': row = far ? 0 : (row + rows - 1) % rows; break;
        case 'ArrowDown': row = far ? rows - 1 : (row + 1) % rows; break;
        case 'Home': column = 0; break;
        case 'End': column = columns - 1; break;
      }
    }
    if (event.shiftKey && this.cursor >= 0) this.add(row * columns + column);
    else this.only(row * columns + column);
  }
}
