// SPDX-License-Identifier: MIT
// @ts-check
//
// store.js - what is kept on this device: settings, every game, statistics. The place may be missing, full
// or hold nonsense: then the page plays on, and says so where something would be lost. Games are kept one by
// one under their own names, so that two open pages do not overwrite each other's.

import { COLOURS, Game, GIVEN, LISTS, ruleWords, TINTS } from './game.js';

const KEY = 'houseful-';
const HISTORY = 1000; // changes kept of a game

/** @param {string} name @param {any} value @returns {boolean} was it kept? */
export function save(name, value) {
  try { localStorage.setItem(KEY + name, JSON.stringify(value)); return true; } catch { return false; }
}

/** @param {string} name */
export function load(name) {
  try { return JSON.parse(localStorage.getItem(KEY + name) ?? 'null'); } catch { return null; }
}

/** @param {string} name */
export function drop(name) {
  try { localStorage.removeItem(KEY + name); } catch { /* nothing was kept */ }
}

/** Where a game is kept, as other pages hear of it. @param {Game} game */
export const keyOf = (game) => `${KEY}game-${game.id}`;

/** Every game that is kept, the last played first. @returns {any[]} */
export function games() {
  const list = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? '';
      if (key.startsWith(`${KEY}game-`)) list.push(load(key.slice(KEY.length)));
    }
  } catch { /* blocked */ }
  return list.filter((game) => game && typeof game.id === 'string' && game.shape).sort((a, b) => (b.played ?? 0) - (a.played ?? 0));
}

/** Places and numbers of a list that are not zero: of 20,000 there may be, at every key. @param {number[]} list */
function pack(list) {
  const pairs = [];
  for (let at = 0; at < list.length; at++) if (list[at]) pairs.push(at, list[at]);
  return pairs;
}

/** A game as it is kept. @param {Game} game */
export function keep(game) {
  const { layout, size, boxRows, boxColumns, extras, regions } = game.geometry;
  const position = (/** @type {any} */ p) => Object.fromEntries(LISTS.map((list) => [list, pack(p[list])]));
  const changes = (/** @type {import('./game.js').Change[]} */ list) => list.slice(-HISTORY).map(({ say, about, writes }) => [say, about, ...writes.map(([name, ...rest]) => [LISTS.indexOf(name), ...rest])]);
  const { id, seconds, title, auto, hints, level, done, practise, met } = game;
  return { version: 2, id, shape: { layout, size, boxRows, boxColumns, extras, regions, ...(game.geometry.rules.length ? { rules: ruleWords(game.geometry) } : {}) }, region: game.geometry.region, now: position(game.now), past: changes(game.past), future: changes(game.future),
    checkpoints: game.checkpoints.map((point) => ({ ...point, position: position(point.position) })), seconds, title, auto, hints, level, done, practise, met, played: Date.now() };
}

/** The largest number that a list of a board may hold. @param {string} list @param {number} size */
const most = (list, size) => (list === 'clues' || list === 'values' ? size : list === 'colours' || list === 'tints' ? COLOURS : list === 'given' ? GIVEN + 2 ** size - 1 : 2 ** size - 1);

/** @param {Game} game @param {any} packed @returns {import('./game.js').Position | null} null where it does not fit the board */
function unpack(game, packed) {
  /** @type {any} */ const position = {};
  for (const list of LISTS) {
    const length = list === 'tints' ? game.cells * TINTS : game.cells;
    const pairs = packed?.[list] ?? [];
    if (!Array.isArray(pairs) || pairs.length % 2) return null;
    position[list] = new Array(length).fill(0);
    for (let i = 0; i < pairs.length; i += 2) {
      const [at, value] = [pairs[i], pairs[i + 1]];
      if (!Number.isInteger(at) || at < 0 || at >= length || !Number.isInteger(value) || value < 0 || value > most(list, game.geometry.size)) return null;
      position[list][at] = value;
    }
  }
  return position;
}

/** @param {Game} game @param {any} list @returns {import('./game.js').Change[] | null} */
function unpackChanges(game, list) {
  if (!Array.isArray(list)) return null;
  const changes = [];
  for (const [say, about, ...writes] of list) {
    const fits = writes.every((/** @type {any} */ write) => Array.isArray(write) && write.every(Number.isInteger) && LISTS[write[0]] !== undefined
      && write[1] >= 0 && write[1] < game.now[LISTS[write[0]]].length && [write[2], write[3]].every((n) => n >= 0 && n <= most(LISTS[write[0]], game.geometry.size)));
    if (typeof say !== 'string' || !fits) return null;
    changes.push({ say, about: about ?? {}, writes: writes.map((/** @type {number[]} */ [name, ...rest]) => [LISTS[name], ...rest]) });
  }
  return /** @type {any} */ (changes);
}

/** Takes over what `keep` gave, if it fits. @param {Game} game @param {any} kept @returns {boolean} */
export function restore(game, kept) {
  const now = unpack(game, kept?.now);
  if (!now) return false;
  game.now = now;
  const past = unpackChanges(game, kept.past ?? []);
  const future = unpackChanges(game, kept.future ?? []);
  if (past && future) [game.past, game.future] = [past, future];
  for (const point of Array.isArray(kept.checkpoints) ? kept.checkpoints : []) {
    const position = unpack(game, point?.position);
    if (position) game.checkpoints.push({ name: String(point.name ?? ''), seconds: Number(point.seconds) || 0, position });
  }
  if (/^[a-z0-9]{1,40}$/.test(kept.id)) game.id = kept.id;
  game.seconds = Math.max(0, Math.floor(Number(kept.seconds))) || 0;
  game.hints = Math.max(0, Math.floor(Number(kept.hints))) || 0;
  game.auto = kept.auto === true;
  for (const name of /** @type {const} */ (['title', 'level', 'done', 'practise'])) game[name] = typeof kept[name] === 'string' ? kept[name].slice(0, 300) : '';
  for (const [name, n] of Object.entries(kept.met ?? {})) if (Number.isInteger(n)) game.met[name] = /** @type {number} */ (n);
  return true;
}

/** The only game that earlier versions kept, as a game of today; null where there is none. */
export function inherited() {
  const old = load('game');
  if (!old?.shape || !old.now) return null;
  const lists = Object.fromEntries(['clues', 'values', 'struck', 'given', 'colours'].map((list) => [list, Array.isArray(old.now[list]) ? pack(old.now[list]) : []]));
  return { shape: old.shape, now: { ...lists, corner: Array.isArray(old.now.marks) ? pack(old.now.marks) : [] }, title: old.title, seconds: old.seconds };
}
