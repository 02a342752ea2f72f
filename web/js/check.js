// SPDX-License-Identifier: MIT
// @ts-check
//
// check.js - the line that always tells how many solutions there are; conflicts; "is my board right so
// far?"; two solutions and where they differ.

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Check {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any} */
    this.result = null;
    this.asked = 0;
    this.showWrong = false;
    this.which = 0; // 0: the board, 1 and 2: a solution
    this.difficulty = '';
    $('right-so-far').onclick = () => this.rightSoFar();
    $('two').onclick = () => this.nextSolution();
    $('solve-now').onclick = () => this.solveNow();
  }

  /** Asks about the board as it is; an answer that comes late is dropped. */
  async refresh() {
    this.showWrong = false;
    this.which = 0;
    $('check-text').textContent = '';
    const asked = ++this.asked;
    const words = this.app.game.words();
    const result = await this.app.ask('check', { words, args: [1500] });
    if (asked !== this.asked || !result) return;
    this.result = result;
    this.show();
    this.app.redraw();
    this.rate(words, asked);
  }

  /** How hard the puzzle is. @param {number[]} words @param {number} asked */
  async rate(words, asked) {
    this.difficulty = '';
    this.showFacts();
    if (this.result.answer !== 'unique') return;
    const rating = await this.app.ask('rate', { words });
    if (asked !== this.asked || !rating) return;
    this.difficulty = rating.text;
    this.showFacts();
  }

  get clashes() {
    /** @type {Set<number>} */ const cells = new Set();
    for (const clash of this.result?.clashes ?? []) { cells.add(clash.first); cells.add(clash.second); }
    return cells;
  }

  get solved() { return Boolean(this.result?.solved); }

  show() {
    const { answer, text } = this.result;
    $('answer').dataset.answer = this.result.solved ? 'solved' : answer;
    $('answer-text').textContent = text.charAt(0).toUpperCase() + text.slice(1);
    $('two').hidden = answer !== 'multiple';
    $('two').textContent = 'Show two solutions';
    this.showFacts();
  }

  showFacts() {
    const { game } = this.app;
    const left = game.cells - game.filledCount;
    const parts = [left > 0 ? `${left} to go` : 'nothing left to do'];
    if (this.difficulty) parts.push(this.difficulty);
    $('facts').textContent = parts.join(' · ');
    const list = [
      ['Board', `${game.geometry.rows} × ${game.geometry.columns}`],
      ['Clues', String(game.clueCount)],
      ['Filled in', String(game.filledCount - game.clueCount)],
      ['Difficulty', this.difficulty || '–'],
      ['Search', this.result ? (this.result.guesses ? `${this.result.guesses} guesses to prove it` : 'no guess needed') : '–'],
    ];
    $('check-facts').replaceChildren(...list.flatMap(([name, value]) => {
      const dt = document.createElement('dt');
      const dd = document.createElement('dd');
      dt.textContent = name;
      dd.textContent = value;
      return [dt, dd];
    }));
  }

  rightSoFar() {
    const { game } = this.app;
    const wrong = this.result?.wrong ?? [];
    this.showWrong = true;
    const entered = game.filledCount - game.clueCount;
    let text;
    if (this.clashes.size) text = this.result.text;
    else if (this.result?.answer === 'multiple') text = 'The puzzle has more than one solution, so there is no single right answer to compare with.';
    else if (this.result?.answer !== 'unique') text = this.result?.text ?? 'Not known yet.';
    else if (wrong.length) text = wrong.length === 1 ? 'One entry is wrong; it is marked ✕.' : `${wrong.length} entries are wrong; they are marked ✕.`;
    else if (this.result.missing?.length) text = 'Every digit is right, but you have struck a candidate that is needed; the cell is marked ✕.';
    else text = entered ? 'Yes, everything you entered is right.' : 'Nothing is entered yet.';
    $('check-text').textContent = text;
    this.app.redraw();
  }

  nextSolution() {
    this.which = (this.which + 1) % 3;
    const texts = ['Show two solutions', 'Show the second one', 'Back to the board'];
    $('two').textContent = texts[this.which];
    $('check-text').textContent = this.which
      ? `This is ${this.which === 1 ? 'one' : 'another'} of the solutions. The framed cells differ between the two: ${this.result.differing.length} of them.`
      : '';
    this.app.redraw();
  }

  /** The solution that is being shown instead of the board, or null. */
  get shown() { return this.which === 1 ? this.result.first : this.which === 2 ? this.result.second : null; }

  solveNow() {
    const { answer } = this.result ?? {};
    if (answer !== 'unique') { this.app.toast(this.result?.text ?? 'Not known yet'); return; }
    this.app.fillIn(this.result.first);
  }
}
