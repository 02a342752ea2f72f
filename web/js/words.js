// SPDX-License-Identifier: MIT
// @ts-check
//
// words.js - what the page says, in the reader's language. Every word is in one table per language
// (words/en.js, words/de.js), fetched when it is spoken; a word that a table lacks is said in English. Sentences
// of the library (reasons of steps) are English and marked so.

import { en } from './words/en.js';

/** @typedef {keyof typeof en} Word */
/** @typedef {Partial<Record<Word, string | string[]>>} Table */
/** @type {Record<string, () => Promise<Table>>} */
const LANGUAGES = { en: async () => en, de: async () => (await import('./words/de.js')).de };

let language = 'en';
/** @type {Table} */ let table = en;

/** Chooses a language: by its code, or as the browser says. @param {string} wish */
export async function speak(wish) {
  const wanted = wish === 'auto' ? navigator.languages ?? [navigator.language] : [wish];
  language = wanted.map((code) => code.slice(0, 2)).find((code) => code in LANGUAGES) ?? 'en';
  table = await LANGUAGES[language]().catch(() => en);
  document.documentElement.lang = language;
  document.title = t('title.page');
  fill(document);
}

/** The language spoken now. */
export function spoken() { return language; }

/**
 * A word with what belongs into its braces; of a list the first is for one (`n`), the second for others.
 * @param {Word} word @param {Record<string, string | number>} [put]
 */
export function t(word, put = {}) {
  const found = table[word] ?? en[word];
  const text = Array.isArray(found) ? found[Number(put.n) === 1 ? 0 : 1] : found;
  return text.replace(/\{(\w+)\}/g, (all, name) => (name in put ? String(put[name]) : all));
}

/** Is there such a word? Names that come from the library may be unknown. @param {string} word @returns {word is Word} */
export function known(word) { return word in en; }

/** Fills in the words that elements ask for. @param {ParentNode} root */
export function fill(root) {
  for (const element of root.querySelectorAll('[data-t], [data-t-label], [data-t-title]')) {
    const { t: text, tLabel, tTitle } = /** @type {HTMLElement} */ (element).dataset;
    if (text) element.textContent = t(/** @type {Word} */ (text));
    if (tLabel) element.setAttribute('aria-label', t(/** @type {Word} */ (tLabel)));
    if (tTitle) element.setAttribute('title', t(/** @type {Word} */ (tTitle)));
  }
}
