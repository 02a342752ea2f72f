// SPDX-License-Identifier: MIT
// @ts-check
//
// roles.js - how a step looks: which form each cell and candidate gets, and the legend that tells them apart.
// A form is a colour with a shape of its own; sets and colours are lettered as well.

import { make } from './dom.js';
import { known, t } from './words.js';

/** The forms in which roles are shown; whatever else there is counts as `extra`. */
const FORMS = {
  base: ['pattern', 'base', 'pivot', 'colour-0', 'set-0', 'corner', 'stem', 'line', 'premise'],
  cover: ['cover', 'pincer', 'link', 'colour-1', 'set-1', 'petal', 'box'],
  fin: ['fin', 'endo-fin', 'cannibal', 'set-2', 'colour-2', 'support', 'conflict'],
};

/** @param {string} role @param {number} group */
export function formOf(role, group) {
  for (const [form, roles] of Object.entries(FORMS)) {
    if (roles.includes(role) || roles.includes(`${role}-${group}`)) return form;
  }
  return 'extra';
}

/** @param {string} role @param {number} group */
const letterOf = (role, group) => (role === 'set' || role === 'colour' ? String.fromCharCode(65 + group) : '');

/**
 * What a step does to the look of the board.
 * @param {any} step @param {import('./game.js').Geometry} geometry
 */
export function rolesOf(step, geometry) {
  /** @type {Map<number, string[]>} forms of a cell, the first in its background */ const cells = new Map();
  /** @type {Map<number, string>} */ const letters = new Map();
  /** @type {Map<number, string>} at cell * 64 + digit */ const candidates = new Map();
  /** @type {Map<string, string>} forms with what they mean */ const legend = new Map();
  const word = (/** @type {string} */ role, /** @type {number} */ group) => {
    const letter = letterOf(role, group);
    const key = `role.${role}`;
    return (known(key) ? t(key) : role) + (letter ? ` ${letter}` : '');
  };
  const add = (/** @type {number} */ cell, /** @type {string} */ form) => {
    const list = cells.get(cell) ?? [];
    if (!list.includes(form)) cells.set(cell, [...list, form]);
  };
  for (const mark of step?.marks ?? []) {
    const form = formOf(mark.role, mark.group ?? 0);
    const letter = letterOf(mark.role, mark.group ?? 0);
    add(mark.cell, form);
    if (letter && !(letters.get(mark.cell) ?? '').includes(letter)) letters.set(mark.cell, (letters.get(mark.cell) ?? '') + letter);
    if (mark.symbol && !candidates.has(mark.cell * 64 + mark.symbol)) candidates.set(mark.cell * 64 + mark.symbol, form);
    if (!legend.has(form)) legend.set(form, word(mark.role, mark.group ?? 0));
    else if (!legend.get(form)?.split(', ').includes(word(mark.role, mark.group ?? 0))) legend.set(form, `${legend.get(form)}, ${word(mark.role, mark.group ?? 0)}`);
  }
  for (const link of step?.links ?? []) {
    for (const [end, on] of [[link.from, !link.strong], [link.to, link.strong]]) {
      const node = step.nodes[end];
      for (const cell of node?.cells ?? []) {
        const form = on ? 'on' : 'off';
        if (!candidates.has(cell * 64 + node.symbol)) candidates.set(cell * 64 + node.symbol, form);
        legend.set(form, t(on ? 'role.on' : 'role.off'));
      }
    }
    legend.set(link.strong ? 'strong' : 'weak', t(link.strong ? 'role.strong' : 'role.weak'));
  }
  for (const out of step?.eliminations ?? []) { candidates.set(out.cell * 64 + out.symbol, 'out'); legend.set('out', t('role.out')); }
  for (const place of step?.places ?? []) { candidates.set(place.cell * 64 + place.symbol, 'in'); legend.set('in', t('role.in')); }
  for (const house of step?.houses ?? []) {
    for (const cell of geometry.houses[house.house]?.cells ?? []) if (!cells.has(cell)) cells.set(cell, ['house']);
    legend.set('house', t('role.house'));
  }
  /** @type {Map<number, number>} candidates of a cell that have a form, bit (digit - 1) */ const marked = new Map();
  for (const key of candidates.keys()) marked.set(key >> 6, (marked.get(key >> 6) ?? 0) | 1 << ((key & 63) - 1));
  return { cells, letters, candidates, legend, marked };
}

/** The legend as a list. @param {HTMLElement} root @param {any} step @param {import('./game.js').Geometry} geometry */
export function showLegend(root, step, geometry) {
  const { legend } = rolesOf(step, geometry);
  root.hidden = !legend.size;
  root.replaceChildren(...[...legend].map(([form, words]) => make('li', {},
    make('span', { className: `sample s-${form}`, 'aria-hidden': 'true' }, ['strong', 'weak', 'house'].includes(form) ? '' : '5'), words)));
}
