// SPDX-License-Identifier: MIT
// @ts-check
//
// dialogs.js - opening and closing dialogs, opening and pasting puzzles, sharing, settings.

import { $, make } from './dom.js';
import { fragmentOf } from './link.js';
import { smallBoard } from './small.js';
import { known, speak, t } from './words.js';

const MOST = 500; // puzzles of a file that can be chosen from

export class Dialogs {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {Map<string, number>} */ this.formats = new Map();
    for (const button of document.querySelectorAll('[data-dialog]')) {
      /** @type {HTMLElement} */ (button).onclick = () => this.open(/** @type {any} */ (button).dataset.dialog);
    }
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
      // The keyboard goes back to the board, whatever the dialog was for.
      dialog.addEventListener('close', () => { if (!document.querySelector('dialog[open]')) app.input?.focusBoard(); });
    }
    this.opening();
    this.sharing();
    this.settings();
  }

  /** Shows a dialog at once; what is in it may come later, and must not open again what was closed meanwhile. @param {string} id */
  async open(id) {
    const { app } = this;
    const dialog = $(id);
    $('paste-error').textContent = '';
    if (!dialog.open) dialog.showModal();
    dialog.setAttribute('aria-busy', 'true');
    try {
      if (id === 'dialog-share') { this.refreshShare(); await app.paper.get(); }
      if (id === 'dialog-games') { app.keep(); (await app.games.get()).show(); if (dialog.open) $('games').querySelector('button')?.focus(); }
      if (id === 'dialog-new') await app.fresh.get();
      if (id === 'dialog-learn') (await app.learn.get()).index();
    } catch { app.toast(t('part.missing')); }
    dialog.removeAttribute('aria-busy');
  }

  /** The page of a technique, or the list of them. @param {string} [key] */
  async learn(key) {
    await this.open('dialog-learn');
    if (key && $('dialog-learn').open) this.app.learn.made?.show(key);
  }

  // ---- opening ------------------------------------------------------------------------------------------

  opening() {
    $('paste-go').onclick = () => this.read($('paste').value);
    $('file').onchange = async () => {
      const file = $('file').files?.[0];
      if (file) await this.readFile(file);
      $('file').value = '';
    };
    document.addEventListener('paste', (event) => {
      if (/** @type {HTMLElement} */ (event.target).matches?.('input, textarea')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) this.read(text);
    });
    document.addEventListener('dragover', (event) => { event.preventDefault(); $('drop').hidden = false; });
    document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) $('drop').hidden = true; });
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      $('drop').hidden = true;
      const file = event.dataTransfer?.files?.[0];
      const text = event.dataTransfer?.getData('text') ?? '';
      if (file) this.readFile(file);
      else if (text) this.read(text);
    });
  }

  /** @param {File} file */
  async readFile(file) {
    if (file.size > 4 * 1024 * 1024) { this.refuse(t('open.large')); return; }
    await this.read(await file.text());
  }

  /** Opens a text: one puzzle at once, of several the one that is chosen. @param {string} text */
  async read(text) {
    const message = await this.app.boards?.openText(text, () => this.chooser(text));
    if (message) this.refuse(message);
    else $('dialog-open').close();
  }

  /** @param {string} message */
  refuse(message) {
    if ($('dialog-open').open) $('paste-error').textContent = message;
    else this.app.toast(message);
  }

  /** Opens the one puzzle of a text, or shows several to choose from; says what else stands there. @param {string} text
   * @returns {Promise<boolean>} is there one? */
  async chooser(text) {
    const found = await this.app.ask('list', { text, args: [MOST] });
    if (!found?.count) return false;
    const beside = found.bad ? t(found.bad > 1 ? 'open.besides' : 'open.beside', { n: found.bad, line: found.line, column: found.column, message: found.message }) : '';
    if (found.count === 1) {
      await this.app.boards?.openNumber(text, found.puzzles[0].number);
      const kept = $('toast').matches(':popover-open') && $('toast').querySelector('button'); // the game before may be had back
      if (beside && kept) $('toast').querySelector('span').textContent += ` ${beside}`;
      else if (beside) this.app.toast(beside);
      return true;
    }
    $('many-text').textContent = `${t(found.count > MOST ? 'many.more' : 'many.text', { n: found.count, most: MOST })} ${beside}`.trim();
    $('many').replaceChildren(...found.puzzles.map((/** @type {any} */ puzzle) => make('li', {},
      make('button', { className: 'game', onclick: () => { $('dialog-many').close(); this.app.boards?.openNumber(text, puzzle.number); } },
        smallBoard(puzzle, puzzle.clues), make('span', { className: 'title' }, puzzle.title || `${puzzle.number + 1}`)))));
    $('dialog-open').close();
    $('dialog-many').showModal();
    return true;
  }

  // ---- sharing ------------------------------------------------------------------------------------------

  sharing() {
    $('copy-link').onclick = () => this.copy($('link').value);
    $('copy-text').onclick = () => this.copy($('text-out').value);
    $('text-format').onchange = () => this.refreshText();
    $('link-played').onchange = () => this.refreshShare();
    $('svg').onclick = async () => {
      const text = await this.write('svg');
      if (text) download('sudoku.svg', text, 'image/svg+xml');
    };
  }

  /** The board as text. @param {string} format */
  async write(format) {
    const number = this.formats.get(format);
    return number === undefined ? null : this.app.ask('write', { words: this.app.game.words(), args: [number] }, { raw: true });
  }

  /** @param {{name: string, summary: string, number: number}[]} formats */
  listFormats(formats) {
    this.formats = new Map(formats.map(({ name, number }) => [name, number]));
    $('text-format').replaceChildren(...formats.filter(({ name }) => name !== 'svg').map(({ name, summary }) => {
      const word = `format.${name}`;
      return new Option(known(word) ? t(word) : summary, name);
    }));
  }

  refreshShare() {
    const address = new URL(location.href);
    address.hash = fragmentOf(this.app.game, $('link-played').checked);
    $('link').value = address.href;
    this.refreshText();
  }

  async refreshText() { $('text-out').value = await this.write($('text-format').value) ?? ''; }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.app.toast(t('copied'));
    } catch {
      this.app.toast(t('copy.refused'));
    }
  }

  // ---- settings -----------------------------------------------------------------------------------------

  settings() {
    const { settings } = this.app;
    for (const [id, key] of [['tidy', 'tidy'], ['set-conflicts', 'conflicts'], ['set-houses', 'houses'], ['set-same', 'same'], ['set-timer', 'timer']]) {
      $(id).checked = settings[key];
      $(id).onchange = () => { settings[key] = $(id).checked; this.app.settingsChanged(); };
    }
    $('auto').onchange = () => { this.app.game.auto = $('auto').checked; this.app.keep(); this.app.redraw(); };
    for (const name of ['theme', 'entry', 'language']) {
      for (const radio of document.querySelectorAll(`input[name="${name}"]`)) {
        const input = /** @type {HTMLInputElement} */ (radio);
        input.checked = input.value === settings[name];
        input.onchange = () => {
          settings[name] = input.value;
          if (name === 'language') speak(input.value).then(() => this.app.spoken());
          this.app.settingsChanged();
        };
      }
    }
  }
}

/** @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
