// SPDX-License-Identifier: MIT
// @ts-check
//
// proof.js - a long proof as numbered lines; proofs inside it, which the library indents, unfold.

import { make } from './dom.js';
import { t } from './words.js';

/** @param {string} proof lines, deeper ones indented @param {string} words the same in one paragraph, where there are no lines */
export function proofOf(proof, words) {
  const lines = proof.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return make('p', {}, words);
  const root = make('div', { className: 'proof' });
  /** @type {{depth: number, into: HTMLElement}[]} */
  const open = [{ depth: 0, into: root }];
  lines.forEach((line, i) => {
    const depth = line.length - line.trimStart().length;
    while (open.length > 1 && depth < open[open.length - 1].depth) open.pop();
    if (depth > open[open.length - 1].depth) {
      let count = 0;
      while (i + count < lines.length && lines[i + count].length - lines[i + count].trimStart().length >= depth) count++;
      const details = make('details', {}, make('summary', {}, t('proof.inner', { n: count })));
      open[open.length - 1].into.append(details);
      open.push({ depth, into: details });
    }
    open[open.length - 1].into.append(make('p', {}, line.trim()));
  });
  return root;
}
