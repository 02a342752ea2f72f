// SPDX-License-Identifier: MIT
// @ts-check
//
// scene.js - what the board shows now: the game, or a solution, or a position on the way to it, with what is
// chosen, what clashes, and the step that is told.

/** @param {import('./app.js').App} app @returns {import('./board.js').Picture} */
export function sceneOf(app) {
  const { game, settings, check, hints, steps } = app;
  const shown = check?.shown ?? null;
  const position = steps?.position ?? null;
  const step = steps?.picture ?? hints?.picture ?? null;
  const selection = app.input?.selection;
  const cursor = selection?.cursor ?? -1;
  const value = (/** @type {number} */ cell) => (shown ? shown[cell] : position ? position.values[cell] : game.value(cell));
  const held = app.input?.mode === 'colour' ? 0 : app.input?.held ?? 0;
  const digit = settings.same ? held || (cursor >= 0 ? value(cursor) : 0) : 0;
  const live = !position && !shown;
  const clashes = settings.conflicts && live ? check?.clashes ?? new Set() : new Set();
  const wrong = new Set(check?.showWrong ? [...check.result?.wrong ?? [], ...check.result?.missing ?? []] : []);
  const differing = new Set(shown ? check?.result.differing : []);
  const seen = new Set(settings.houses && selection?.size === 1 && !step ? game.peers[cursor] : []);
  return {
    value,
    given: (cell) => game.isClue(cell),
    marks: (cell) => {
      if (position) return position.candidates[cell];
      if (game.auto || hints?.shows(cell)) return app.candidates[cell] ?? 0;
      return game.now.corner[cell];
    },
    centre: (cell) => (position || game.auto ? 0 : game.now.centre[cell]),
    colours: game.now.colours,
    tints: game.now.tints,
    classes: (cell) => {
      const list = [];
      if (seen.has(cell)) list.push('tint-house');
      if (digit && value(cell) === digit) list.push('tint-same');
      if (clashes.has(cell)) list.push('conflict');
      if (wrong.has(cell)) list.push('wrong');
      if (differing.has(cell)) list.push('differs');
      if (shown && !game.isClue(cell)) list.push('solved');
      return list;
    },
    selected: (cell) => selection?.has(cell) ?? false,
    cursor,
    digit,
    step,
  };
}
