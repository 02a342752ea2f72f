// SPDX-License-Identifier: MIT
// @ts-check
//
// face.js - what every part of the page may need of it: tabs, short messages, and the sign that the library
// is at work, with the button that stops it.

import { $, make } from './dom.js';
import { arrows } from './pad.js';
import { known, t } from './words.js';

const SHOWN = 6000; // ms that a message stays

const tabs = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[role="tab"]')]);

/** @param {() => void} opened called when a tab was opened by hand */
export function makeTabs(opened) {
  for (const tab of tabs()) tab.onclick = () => { openTab(tab.id.slice(4)); opened(); };
  arrows($('tabs'), (button) => { button.click(); button.focus(); });
}

/** @param {string} name */
export function openTab(name) {
  for (const tab of tabs()) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute('aria-selected', String(on));
    tab.tabIndex = on ? 0 : -1;
    $(`view-${tab.id.slice(4)}`).hidden = !on;
  }
}

let timer = 0;

/** A message above everything, dialogs too; with something to do about it if there is. @param {string} text @param {string} [button] @param {() => void} [act] */
export function toast(text, button, act) {
  const root = $('toast');
  const hide = () => { if (root.matches(':popover-open')) root.hidePopover(); };
  window.clearTimeout(timer);
  root.replaceChildren(make('span', {}, text));
  if (button && act) root.append(make('button', { onclick: () => { hide(); act(); } }, button));
  hide();
  (document.querySelector('dialog[open]') ?? document.body).append(root); // what is outside a dialog cannot be reached
  root.showPopover();
  const { x, width } = $('frame').getBoundingClientRect(); // over the board, where no button is
  root.style.left = `${x + width / 2}px`;
  root.style.maxWidth = `${width}px`;
  timer = window.setTimeout(hide, SHOWN);
}

/** How far the library is, and what it looks for. @param {import('./engine.js').Progress} progress */
export function showProgress({ done, of, what }) {
  const bar = $('busy-progress');
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute('value');
  if (what) $('busy-text').textContent = t('busy.rule', { name: what });
}

/** @param {string | null} name the question that takes long; null: none */
export function showBusy(name) {
  $('busy').hidden = name === null;
  for (const id of ['make-stop', 'print-stop']) $(id).hidden = name !== 'generate' && name !== 'variant'; // a dialog hides the other one
  $('busy-progress').removeAttribute('value');
  if (name === null) return;
  const word = `busy.${name}`;
  $('busy-text').textContent = known(word) ? t(word) : t('busy');
}
