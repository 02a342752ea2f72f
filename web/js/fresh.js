// SPDX-License-Identifier: MIT
// @ts-check
//
// fresh.js - new puzzles: made by the library as wished, entered by hand, or from the collection. The same
// seed and wishes give the same puzzle as the command (`houseful generate`).

import { levelName } from './answer.js';
import { $, make } from './dom.js';
import { shapeWords } from './game.js';
import { known, t } from './words.js';

const BOXES = 0; // hf_layout
const JIGSAW = 2;
const DIAGONALS = 1; // hf_extras
const WINDOWS = 2;
const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme']; // hf_level from 1 on
const SYMMETRIES = ['none', 'rotate180', 'rotate90', 'mirror', 'flip', 'diagonal', 'antidiagonal', 'full']; // hf_symmetry
const RATINGS = { lowest: 10, highest: 120 }; // Sudoku Explainer's, in tenths

/** Regions of jigsaws; a seed chooses one of them. */
const DESIGNS = ['111222333112225333411125363441225366445555666444455699777888669777888999777888999',
  '112223333111123233411222263441555563445556666444455669778888869777789999777888999',
  '411233333412223233411122263451112666455555566444459666777859999777888999777888889'];
const regions = (/** @type {number} */ seed) => [...DESIGNS[seed % DESIGNS.length]].map((digit) => Number(digit) - 1);

/** The boards offered: name, size, rows and columns of a box, extra houses. */
const BOARDS = [
  { name: '4 × 4', size: 4, boxRows: 2, boxColumns: 2, extras: 0 },
  { name: '6 × 6', size: 6, boxRows: 2, boxColumns: 3, extras: 0 },
  { name: '9 × 9', size: 9, boxRows: 3, boxColumns: 3, extras: 0 },
  { name: '9 × 9 X', size: 9, boxRows: 3, boxColumns: 3, extras: DIAGONALS },
  { name: '9 × 9 Windoku', size: 9, boxRows: 3, boxColumns: 3, extras: WINDOWS },
  { name: '9 × 9 jigsaw', size: 9, boxRows: 0, boxColumns: 0, extras: 0, layout: JIGSAW, regions: regions(0) },
  { name: '12 × 12', size: 12, boxRows: 3, boxColumns: 4, extras: 0 },
  { name: '16 × 16', size: 16, boxRows: 4, boxColumns: 4, extras: 0 },
  { name: '25 × 25', size: 25, boxRows: 5, boxColumns: 5, extras: 0 },
  // kinds of hf_constraint_kind, made as variants
  { name: 'Killer', kind: 2 }, { name: 'Killer 6 × 6', kind: 2, size: 6, boxRows: 2, boxColumns: 3 }, { name: 'Killer +', kind: 2, clues: 1 },
  { name: 'Thermometer', kind: 6, clues: 1 }, { name: 'Thermometer 6 × 6', kind: 6, clues: 1, size: 6, boxRows: 2, boxColumns: 3 },
  { name: 'Anti-Knight', kind: 10, clues: 1 }, { name: 'Anti-King', kind: 11, clues: 1 },
].map((board) => ({ size: 9, boxRows: 3, boxColumns: 3, extras: 0, kind: 0, clues: 0, layout: BOXES, regions: /** @type {number[]} */ ([]), ...board }));
const PLAIN = 2;
const LARGEST_MADE = 16;
const TRIES = 50; // puzzles that need a technique by another order of techniques than the page's

const anySeed = () => Math.floor(Math.random() * 2 ** 40);

export class Fresh {
  /** @param {import('./app.js').App} app @param {any[]} rules */
  constructor(app, rules) {
    this.app = app;
    this.rules = rules.filter((rule) => rule.used && rule.level);
    this.making = false;
    $('make-go').onclick = () => this.wished();
    // A puzzle that nobody waits for any more must not take the board later.
    $('dialog-new').addEventListener('close', () => {
      $('make-error').textContent = '';
      if (this.making) app.engine.stopAll();
    });
    $('make-board').onchange = () => {
      // Cages that lie symmetrically are smaller, so these are for those who ask.
      if ($('make-rule').disabled !== this.variant) $('make-symmetry').value = this.variant ? '0' : '1';
      this.refresh();
    };
    $('new-blank').append(...BOARDS.filter((board) => !board.kind).map((board) => make('button', { onclick: () => { $('dialog-new').close(); this.blank(board); } }, board.name)));
    this.list();
  }

  /** Says everything in the language chosen. */
  list() {
    const { samples } = /** @type {import('./boards.js').Boards} */ (this.app.boards);
    const any = () => new Option(t('wish.any'), '0');
    const keep = (/** @type {string} */ id, /** @type {HTMLOptionElement[]} */ options, /** @type {string} */ first) => {
      const was = $(id).value || first;
      $(id).replaceChildren(...options);
      $(id).value = was;
    };
    keep('make-board', BOARDS.flatMap((board, i) => (board.size > LARGEST_MADE ? [] : [new Option(board.name, String(i))])), String(PLAIN));
    keep('make-level', [any(), ...LEVELS.map((level, i) => new Option(levelName(level), String(i + 1)))], '0');
    keep('make-symmetry', SYMMETRIES.map((name, i) => { const word = `symmetry.${name}`; return new Option(known(word) ? t(word) : name, String(i)); }), '1');
    keep('make-rule', [any(), ...this.rules.map((rule) => new Option(`${rule.name} (${levelName(rule.level)})`, String(rule.number + 1)))], '0');
    $('samples').replaceChildren(...samples.map((sample) => make('li', {},
      make('button', { onclick: () => { $('dialog-new').close(); this.app.boards?.openSample(sample); } },
        make('span', {}, sample.name), make('span', {}, sample.layout), make('small', { lang: 'en' }, sample.about)))));
    this.refresh();
  }

  get board() { return BOARDS[Number($('make-board').value)] ?? BOARDS[PLAIN]; }
  get variant() { return this.board.kind !== 0; }

  /** Boards that are no plain 9x9 have no Sudoku Explainer's rating; variants are not made for a technique. */
  refresh() {
    for (const id of ['make-least', 'make-most']) $(id).disabled = this.board !== BOARDS[PLAIN];
    $('make-rule').disabled = this.variant;
  }

  /** What is asked for, as words for the library. */
  wishes() {
    const tenths = (/** @type {string} */ id) => {
      const value = Math.round(10 * Number($(id).value));
      return $(id).disabled || !value ? 0 : Math.min(RATINGS.highest, Math.max(RATINGS.lowest, value));
    };
    const [least, most] = [tenths('make-least'), tenths('make-most')];
    const rated = least || most;
    return [Number($('make-level').value), Number($('make-symmetry').value), rated ? least || RATINGS.lowest : 0, rated ? most || RATINGS.highest : 0, Number($('make-rule').value)];
  }

  async wished() {
    const { board } = this;
    const typed = $('make-seed').value.trim();
    const seed = /^\d{1,15}$/.test(typed) ? Number(typed) : anySeed();
    $('make-error').textContent = '';
    this.making = $('make-go').disabled = true;
    const message = board.kind ? await this.ruled(board, seed) : await this.generate(board.layout === JIGSAW ? { ...board, regions: regions(seed) } : board, this.wishes(), seed);
    this.making = $('make-go').disabled = false;
    if (!message) $('dialog-new').close();
    else if ($('dialog-new').open) $('make-error').textContent = message;
  }

  /** @param {any} shape */
  async blank(shape) {
    const game = await this.app.boards?.blank(shape);
    if (!game) return;
    this.app.take(game);
    this.app.input?.setMode('clue');
    this.app.toast(t('blank.how'));
  }

  /**
   * Makes a puzzle and shows it. @param {any} shape @param {number[]} wishes @param {number} seed
   * @returns {Promise<string | null>} why there is none
   */
  async generate(shape, wishes, seed) {
    const game = await this.app.boards?.blank(shape);
    if (!game) return t('board.none');
    const made = await this.make(shape, wishes, seed);
    if (typeof made === 'string') return made;
    game.now.clues = made;
    game.title = t('make.title', { seed });
    this.app.take(game);
    return null;
  }

  /** @param {import('./engine.js').Progress} progress */
  attempts({ done }) { $('make-progress').textContent = $('busy-text').textContent = t('make.attempts', { n: done }); }

  /** The clues of a puzzle, or why there is none. @param {any} shape @param {number[]} wishes @param {number} seed @returns {Promise<number[] | string>} */
  async make(shape, wishes, seed) {
    const made = await this.app.ask('generate', { words: [...shapeWords(shape), ...wishes], args: [seed % 2 ** 32 | 0, Math.floor(seed / 2 ** 32)] }, { progress: this.attempts });
    $('make-progress').textContent = '';
    if (!made) return t('stopped');
    if (made.error) return made.error === 'no such puzzle was found' ? t('make.none') : made.error;
    return made.clues;
  }

  /** A killer, thermometers and their like. @param {any} board @param {number} seed @returns {Promise<string | null>} why there is none */
  async ruled(board, seed) {
    const [level, symmetry] = this.wishes();
    const read = await this.app.ask('variant', { words: shapeWords(board), args: [seed % 2 ** 32 | 0, Math.floor(seed / 2 ** 32), board.kind, board.clues, level, symmetry] }, { progress: this.attempts });
    $('make-progress').textContent = '';
    if (!read) return t('stopped');
    if (!read.ok) return t('make.none');
    this.app.boards?.openRead(read, `${board.name} · ${t('make.title', { seed })}`);
    return null;
  }

  /** A puzzle that needs a technique: the way that the page shows leads over it. @param {string} key */
  async needing(key) {
    const { app } = this;
    const rule = this.rules.find((one) => one.key === key);
    const game = await app.boards?.blank(BOARDS[PLAIN]);
    for (let i = 0; rule && game && i < TRIES; i++) {
      const seed = anySeed();
      const made = await this.make(BOARDS[PLAIN], [0, 0, 0, 0, rule.number + 1], seed);
      if (typeof made === 'string') { app.toast(made); return; }
      game.now.clues = made;
      const path = await app.ask('path', { words: game.words(), args: [8000] });
      if (!path) return;
      if (!path.steps?.some((/** @type {any} */ step) => step.rule === key)) continue;
      game.title = t('make.title', { seed });
      app.take(game);
      return;
    }
    app.toast(t('make.none'));
  }
}
