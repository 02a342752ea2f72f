// SPDX-License-Identifier: MIT
// @ts-check
//
// dom.js - a few words for what every part of the page does: find an element, make one, fetch a part later.

/** @param {string} id @returns {any} the element; every id used is in index.html */
export const $ = (id) => document.getElementById(id);

/**
 * Makes an element. Keys of `set` are properties; those with a dash are attributes, `data-` among them.
 * @param {string} tag @param {Record<string, any>} [set] @param {(Node | string)[]} children
 * @returns {any}
 */
export function make(tag, set = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(set)) {
    if (name.includes('-') || name === 'role') element.setAttribute(name, String(value));
    else /** @type {any} */ (element)[name] = value;
  }
  if (tag === 'button') /** @type {HTMLButtonElement} */ (element).type = 'button';
  element.append(...children);
  return element;
}

/** Makes an element of a drawing. @param {string} tag @param {Record<string, string | number>} set @param {Node[]} children */
export function draw(tag, set, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(set)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A part of the page that is fetched when it is first asked for: `await part.get()`; `part.made` is null before.
 * @template T @param {() => Promise<T>} fetch @returns {{made: T | null, get: () => Promise<T>}}
 */
export function later(fetch) {
  /** @type {Promise<T> | null} */ let asked = null;
  /** @type {{made: T | null, get: () => Promise<T>}} */
  const part = { made: null, get: () => (asked ??= fetch().then((made) => (part.made = made), (error) => { asked = null; throw error; })) };
  return part;
}
