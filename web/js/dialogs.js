// SPDX-License-Identifier: MIT
// @ts-check
//
// dialogs.js - new puzzles, opening and pasting, sharing, settings, help.

import { fragmentOf } from './store.js';

/** @param {string} id */
const $ = (id) => /** @type {any} */ (document.getElementById(id));

const BOXES = 0; // hf_layout
const DIAGONALS = 1; // hf_extras

/** The boards offered: name, size, rows and columns of a box, extra houses. */
const BOARDS = [
  { name: '4 × 4', size: 4, boxRows: 2, boxColumns: 2, extras: 0 },
  { name: '6 × 6', size: 6, boxRows: 2, boxColumns: 3, extras: 0 },
  { name: '9 × 9', size: 9, boxRows: 3, boxColumns: 3, extras: 0 },
  { name: '9 × 9 X', size: 9, boxRows: 3, boxColumns: 3, extras: DIAGONALS },
  { name: '12 × 12', size: 12, boxRows: 3, boxColumns: 4, extras: 0 },
  { name: '16 × 16', size: 16, boxRows: 4, boxColumns: 4, extras: 0 },
  { name: '25 × 25', size: 25, boxRows: 5, boxColumns: 5, extras: 0 },
].map((board) => ({ ...board, layout: BOXES, regions: [] }));

export class Dialogs {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    for (const button of document.querySelectorAll('[data-dialog]')) {
      /** @type {HTMLElement} */ (button).onclick = () => this.open(/** @type {any} */ (button).dataset.dialog);
    }
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    }
    this.newPuzzle();
    this.openPuzzle();
    this.share();
    this.settings();
  }

  /** @param {string} id */
  open(id) {
    if (id === 'dialog-share') this.refreshShare();
    $('paste-error').textContent = '';
    $(id).showModal();
  }

  newPuzzle() {
    const button = (/** @type {any} */ board, /** @type {() => void} */ act) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.textContent = board.name;
      element.onclick = () => { $('dialog-new').close(); act(); };
      return element;
    };
    $('new-make').append(...BOARDS.filter((board) => board.size <= 16).map((board) => button(board, () => this.app.generate(board))));
    $('new-blank').append(...BOARDS.map((board) => button(board, () => this.app.blank(board))));
  }

  /** @param {any[]} samples */
  listSamples(samples) {
    $('samples').replaceChildren(...samples.map((sample) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      const name = document.createElement('span');
      name.textContent = sample.name;
      const layout = document.createElement('span');
      layout.textContent = sample.layout;
      const about = document.createElement('small');
      about.textContent = sample.about;
      button.append(name, layout, about);
      button.onclick = () => { $('dialog-new').close(); this.app.openSample(sample); };
      item.append(button);
      return item;
    }));
  }

  openPuzzle() {
    $('paste-go').onclick = async () => {
      const message = await this.app.openText($('paste').value);
      $('paste-error').textContent = message ?? '';
      if (!message) $('dialog-open').close();
    };
    $('file').onchange = async () => {
      const file = $('file').files?.[0];
      if (!file) return;
      const message = await this.app.openFile(file);
      $('paste-error').textContent = message ?? '';
      if (!message) $('dialog-open').close();
    };
    document.addEventListener('paste', async (event) => {
      if (/** @type {HTMLElement} */ (event.target).matches?.('input, textarea')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (!text.trim()) return;
      const message = await this.app.openText(text);
      if (message) this.app.toast(message);
    });
    document.addEventListener('dragover', (event) => { event.preventDefault(); $('drop').hidden = false; });
    document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) $('drop').hidden = true; });
    document.addEventListener('drop', async (event) => {
      event.preventDefault();
      $('drop').hidden = true;
      const file = event.dataTransfer?.files?.[0];
      const text = event.dataTransfer?.getData('text') ?? '';
      const message = file ? await this.app.openFile(file) : text ? await this.app.openText(text) : null;
      if (message) this.app.toast(message);
    });
  }

  share() {
    $('copy-link').onclick = () => this.copy($('link').value);
    $('copy-text').onclick = () => this.copy($('text-out').value);
    $('text-format').onchange = () => this.refreshText();
    $('print').onclick = () => { $('dialog-share').close(); window.print(); };
    $('svg').onclick = async () => {
      const text = await this.app.write('svg');
      if (text) download('sudoku.svg', text, 'image/svg+xml');
    };
  }

  /** @param {string[]} names */
  listFormats(names) {
    $('text-format').replaceChildren(...names.filter((name) => name !== 'svg').map((name) => new Option(name, name)));
  }

  refreshShare() {
    const address = new URL(location.href);
    address.hash = fragmentOf(this.app.game);
    $('link').value = address.href;
    this.refreshText();
  }

  async refreshText() { $('text-out').value = await this.app.write($('text-format').value) ?? ''; }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.app.toast('Copied');
    } catch {
      this.app.toast('The browser does not allow copying here; select the text instead');
    }
  }

  settings() {
    const { settings } = this.app;
    const bind = (/** @type {string} */ id, /** @type {string} */ key) => {
      $(id).checked = settings[key];
      $(id).onchange = () => { settings[key] = $(id).checked; this.app.settingsChanged(); };
    };
    bind('auto', 'auto');
    bind('tidy', 'tidy');
    bind('set-conflicts', 'conflicts');
    bind('set-houses', 'houses');
    bind('set-same', 'same');
    bind('set-timer', 'timer');
    for (const radio of document.querySelectorAll('input[name="theme"]')) {
      const input = /** @type {HTMLInputElement} */ (radio);
      input.checked = input.value === settings.theme;
      input.onchange = () => { settings.theme = input.value; this.app.settingsChanged(); };
    }
  }
}

/** @param {string} name @param {string} text @param {string} type */
function download(name, text, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
