// SPDX-License-Identifier: MIT
//
// api.js - the calls, answered at once or as a promise.
import { boardQuestion, Puzzle, questionText } from './boards.js';
import { failure, HousefulError, InvalidPuzzle, NotUnique, Timeout } from './errors.js';
import { microseconds, seedText, wishHead } from './wishes.js';

const FOR_EVER = '18446744073709551615';
const HOW_MANY = { none: 'no solution', multiple: 'more than one solution' };

/** What a solver says, or why it does not. */
function solved(answer, timeout, enough = () => false) {
  if (answer.answer === 'invalid') throw new InvalidPuzzle(answer.reason);
  if (answer.answer === 'limit' && !enough(answer)) throw new Timeout(`not answered within ${timeout} seconds`);
  return answer;
}

/** A map from one board to another: `map(board)` is the image of 81 characters. */
export function mapping({ turned, rows, columns, digits }) {
  const map = (board) => {
    const from = Array.from(String(board), (c) => Number(c) || 0);
    const at = (r, c) => from[turned ? c * 9 + r : r * 9 + c];
    return rows.flatMap((r) => columns.map((c) => '.123456789'[digits[at(r, c)]])).join('');
  };
  return Object.assign(map, { turned, rows, columns, digits });
}

/** @param {(text: string, options: {signal?: AbortSignal}) => any} send @param {(value: any, then: (v: any) => any) => any} after */
export function makeCalls(send, after) {
  const ask = (name, head, body, options, then) => after(send(questionText(name, head, body), options ?? {}), (text) => {
    const answer = JSON.parse(text);
    if (answer.error) throw failure(answer.error);
    return then(answer);
  });
  const about = (name, board, options, more, then) => {
    const { head, body } = boardQuestion(board, options);
    return ask(name, { ...head, microseconds: microseconds(options?.timeout), ...more }, body, options, then);
  };
  const step = (told) => ({ ...told, place: told.data.places, eliminate: told.data.eliminations });

  const calls = {
    solve: (board, options = {}) => about('solve', board, options, { limit: options.unique ? 2 : 1, engine: options.engine }, (answer) => {
      solved(answer, options.timeout, ({ count }) => !options.unique && count > 0);
      if (options.unique && answer.answer !== 'unique') throw new NotUnique(HOW_MANY[answer.answer]);
      return answer.solution ?? null;
    }),
    answer: (board, options = {}) => about('solve', board, options, { engine: options.engine }, (answer) => {
      if (answer.answer === 'limit') throw new Timeout(`not answered within ${options.timeout} seconds`);
      return { solution: null, second: null, reason: null, ...answer };
    }),
    isUnique: (board, options = {}) => after(calls.answer(board, options), ({ answer }) => answer === 'unique'),
    count: (board, limit = null, options = {}) => {
      if (limit !== null && !(Number.isInteger(limit) && limit > 0)) throw new HousefulError('limit: a number from 1 is expected');
      return about('solve', board, options, { limit: limit ?? FOR_EVER, engine: options.engine }, (answer) => {
        solved(answer, options.timeout, () => true);
        if (!answer.exhausted && answer.count !== limit) throw new Timeout(`not counted within ${options.timeout} seconds: ${answer.count} so far`);
        return answer.count;
      });
    },
    /** A part of the solutions: what `solutions` is made of. */
    solutionsPart: (board, skip, room, options = {}) => about('solutions', board, options, { skip, room }, (answer) => {
      if (answer.answer === 'invalid') throw new InvalidPuzzle(answer.reason);
      if (!answer.exhausted && answer.solutions.length < room) throw new Timeout(`not all solutions were found within ${options.timeout} seconds`);
      return { list: answer.solutions, last: answer.exhausted };
    }),
    minimal: (board, options = {}) => about('minimal', board, options, { seed: options.seed }, (answer) => {
      if (answer.answer === 'limit' || (answer.answer === 'unique' && !answer.exhausted)) throw new Timeout(`not minimal within ${options.timeout} seconds`);
      if (answer.answer === 'invalid') throw new InvalidPuzzle(answer.reason);
      if (answer.answer !== 'unique') throw new NotUnique(HOW_MANY[answer.answer]);
      return answer.puzzle;
    }),
    check: (board, options = {}) => about('check', board, options, {}, (answer) => {
      if (answer.answer === 'limit') throw new Timeout(`not answered within ${options.timeout} seconds`);
      const clashes = [...new Set(answer.clashes)];
      return { ok: answer.answer === 'unique' && !clashes.length && !answer.wrong.length, answer: answer.answer, isSolved: answer.isSolved, clashes, wrong: answer.wrong };
    }),
    generate: (wishes = {}) => ask('generate', wishHead({ ...wishes, number: 1 }), '', wishes, ({ puzzles }) => puzzles[0]),
    generateMany: (number, wishes = {}) => ask('generate', wishHead({ ...wishes, number }), '', wishes, ({ puzzles }) => puzzles),
    rate: (board, scale = 'hodoku', options = {}) => about('rate', board, options, { scale }, (rated) => {
      if (rated.answer === 'limit') throw new Timeout(`not rated within ${options.timeout} seconds`);
      if (rated.answer !== 'unique') throw new NotUnique(HOW_MANY[rated.answer] ?? rated.answer);
      const { answer, er, ep, ed, ...rating } = rated;
      return { scale, hardest: null, ...rating, ...(scale === 'se' ? { er: er / 10, ep: ep / 10, ed: ed / 10 } : {}) };
    }),
    hint: (board, options = {}) => about('hint', board, options, { ladder: options.ladder, pictures: options.pictures ? 1 : undefined },
      (hint) => ({ ...hint, step: hint.step ? step(hint.step) : null })),
    steps: (board, options = {}) => about('steps', board, options, { ladder: options.ladder, pictures: options.pictures ? 1 : undefined },
      ({ steps }) => steps.map(step)),
    canonical: (board, form = 'puzzle', options = {}) => about('canonical', board, options, { form }, (answer) => answer.form),
    automorphisms: (board, options = {}) => about('canonical', board, options, {}, (answer) => answer.automorphisms),
    same: (a, b, options = {}) => {
      const [first, second] = [a, b].map((board) => (typeof board === 'string' ? board : String(board?.line ?? Array.from(board).flat(Infinity).map((n) => n || '.').join(''))));
      return ask('same', { cut: new TextEncoder().encode(first).length }, first + second, options, ({ same, map }) => (same ? mapping(map) : null));
    },
    scramble: (board, seed = null, index = 0, options = {}) => about('scramble', board, options, { seed: seedText(seed), index }, (answer) => answer.board),
    convert: (board, to, options = {}) => about('write', board, options, { to, blank: options.blank }, ({ text }) => text),
    draw: (board, options = {}) => about('write', board, options, { to: 'draw', colour: options.colour ? 1 : 0, ascii: options.ascii ? 1 : 0 }, ({ text }) => text),
    read: (board, options = {}) => about('read', board, options, {}, (answer) => new Puzzle(answer, boardQuestion(board, options))),
    lists: () => ask('lists', {}, '', {}, (answer) => answer),
  };
  return calls;
}

/** How many solutions the next part holds, after so many: few at first, for who wants only one. */
export const nextRoom = (told) => Math.min(Math.max(16, told * 3), 65536);
