// SPDX-License-Identifier: MIT
// @ts-check
//
// steps.js - the whole way to the solution: a list of named steps, each clickable, played forwards and
// backwards. Position i is the board before step i; the last is the board after all steps. The library
// says what each step changes; this file only replays it.

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Steps {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {any[]} */
    this.steps = [];
    /** @type {{values: number[], candidates: number[]}[]} */
    this.positions = [];
    this.at = -1; // -1: not showing steps
    this.timer = 0;
    $('solve-steps').onclick = () => this.find();
    $('step-first').onclick = () => this.go(0);
    $('step-back').onclick = () => this.go(this.at - 1);
    $('step-on').onclick = () => this.go(this.at + 1);
    $('step-last').onclick = () => this.go(this.steps.length);
    $('step-play').onclick = () => this.toggle();
    $('step-leave').onclick = () => this.leave();
  }

  get showing() { return this.at >= 0; }
  get position() { return this.positions[this.at]; }
  get picture() { return this.showing ? this.steps[this.at] ?? null : null; }

  async find() {
    this.leave();
    this.app.openTab('steps');
    $('step-text').textContent = 'Looking for the way …';
    const path = await this.app.ask('path', { words: this.app.game.words(), args: [8000] });
    if (!path) { $('step-text').textContent = ''; return; }
    if (path.message) { $('step-text').textContent = path.message; return; }
    this.steps = path.steps;
    this.positions = [{ values: path.values, candidates: path.candidates }];
    for (const step of this.steps) {
      const last = this.positions[this.positions.length - 1];
      const next = { values: [...last.values], candidates: [...last.candidates] };
      for (const [cell, value, marks] of step.changes) {
        next.values[cell] = value;
        next.candidates[cell] = marks;
      }
      this.positions.push(next);
    }
    this.list();
    $('player').hidden = false;
    $('steps-summary').textContent = path.summary;
    $('steps-details').hidden = false;
    this.go(0);
  }

  list() {
    $('steps').replaceChildren(...this.steps.map((step, i) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.onclick = () => { this.pause(); this.go(i); };
      for (const [name, text] of [['n', String(i + 1)], ['title', step.title], ['notation', step.line.slice(step.line.indexOf(':') + 1).trim()]]) {
        const part = document.createElement('span');
        part.className = name;
        part.textContent = text;
        button.append(part);
      }
      item.append(button);
      return item;
    }));
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(at, this.steps.length));
    const buttons = $('steps').querySelectorAll('button');
    buttons.forEach((button, i) => {
      if (i === this.at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    this.scrollTo(buttons[this.at]);
    const step = this.steps[this.at];
    const text = $('step-text');
    text.replaceChildren();
    const title = document.createElement('p');
    title.className = 'technique';
    title.textContent = step ? `${this.at + 1}. ${step.title}` : this.app.isFullAt(this.position) ? 'Solved: every house is full.' : 'No further step is known.';
    text.append(title);
    if (step) {
      const words = document.createElement('p');
      words.textContent = step.paragraph;
      text.append(words);
    }
    if (this.at >= this.steps.length) this.pause();
    this.app.redraw();
  }

  /** Scrolls the list, and not the page, so that a step is in view. @param {HTMLElement | undefined} button */
  scrollTo(button) {
    const list = $('steps');
    if (!button) return;
    const top = button.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + button.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + button.offsetHeight - list.clientHeight;
  }

  toggle() {
    if (this.timer) { this.pause(); return; }
    if (this.at >= this.steps.length) this.go(0);
    $('step-play').textContent = '⏸ Pause';
    $('step-play').setAttribute('aria-label', 'Pause');
    this.timer = window.setInterval(() => this.go(this.at + 1), 900);
  }

  pause() {
    window.clearInterval(this.timer);
    this.timer = 0;
    $('step-play').textContent = '▶ Play';
    $('step-play').setAttribute('aria-label', 'Play');
  }

  leave() {
    this.pause();
    this.steps = [];
    this.positions = [];
    this.at = -1;
    $('player').hidden = true;
    $('steps').replaceChildren();
    $('step-text').replaceChildren();
    $('steps-details').hidden = true;
    this.app.redraw();
  }
}
