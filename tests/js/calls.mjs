// SPDX-License-Identifier: MIT
//
// calls.mjs - what every call of the package does, whichever way it is made: `test(name, run)` of the caller runs each.
// The same file serves the promises, the synchronous build and the browser; `await` does no harm to what is no promise.

export const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const SOLUTION = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const EASY_SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export const KILLER = '.Shape~6x6.Cage~18~R2C3~R2C4~R3C4~R4C4~R5C4.Cage~12~R2C1~R3C1~R3C2~R4C2.Cage~9~R5C2~R5C3~R6C3.Cage~7~R4C1~R5C1'
  + '.Cage~8~R1C1~R1C2~R2C2.Cage~10~R6C1~R6C2.Cage~7~R4C6~R5C6.Cage~6~R3C5~R4C5.Cage~10~R3C3~R4C3'
  + '.Cage~15~R1C5~R1C6~R2C6~R3C6.Cage~8~R6C4~R6C5.Cage~6~R5C5.Cage~1~R2C5.Cage~7~R1C3~R1C4.Cage~2~R6C6';

/** @param {(name: string, run: () => any) => void} test @param {any} h the package @param {any} assert */
export function suite(test, h, assert) {
  const rejects = async (run, check) => {
    let error = null;
    try { await run(); } catch (caught) { error = caught; }
    assert.ok(error, 'it should have failed');
    check(error);
  };

  test('solve', async () => {
    assert.equal(await h.solve(INKALA), SOLUTION);
    assert.equal(await h.solve('12....3...4.....'), null);
    assert.equal((await h.solve('.'.repeat(256))).length, 256);
  });
  test('boards in every form', async () => {
    const values = Array.from(EASY, (c) => Number(c) || 0);
    const rows = Array.from({ length: 9 }, (_, r) => values.slice(r * 9, r * 9 + 9));
    for (const board of [EASY, values, Uint8Array.from(values), rows, rows.map((row) => row.map((v) => v || null)), await h.read(EASY), EASY.replace(/(.{9})/g, '$1\n')]) {
      assert.equal(await h.solve(board), EASY_SOLUTION);
    }
    assert.deepEqual((await h.read(EASY)).rows[0], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    assert.equal((await h.read(EASY)).clueCount, 30);
    assert.equal(String(await h.read(rows)), EASY);
  });
  test('shapes', async () => {
    assert.equal((await h.read('.'.repeat(36), { box: [2, 3] })).layout, 'boxes');
    assert.equal(await h.count('.'.repeat(16), null, { layout: 'latin' }), 576);
    assert.equal((await h.read('.'.repeat(36), { box: [3, 2] })).size, 6);
    const x = await h.generate({ seed: 1, x: true });
    assert.ok(await h.isUnique(x, { x: true }));
    assert.ok(!await h.isUnique(x));
  });
  test('unique, multiple, none, invalid', async () => {
    assert.equal(await h.isUnique(INKALA), true);
    assert.equal(await h.isUnique('1...............'), false);
    const told = await h.answer('11..............');
    assert.equal(told.answer, 'invalid');
    assert.equal(told.reason, '1 twice in row 1: r1c1 and r1c2');
    await rejects(() => h.solve('11..............'), (error) => assert.ok(error instanceof h.InvalidPuzzle));
    await rejects(() => h.solve('1...............', { unique: true }), (error) => assert.ok(error instanceof h.NotUnique));
  });
  test('count and solutions', async () => {
    assert.equal(await h.count('1...............'), 72);
    assert.equal(await h.count('1...............', 10), 10);
    const all = [];
    for await (const one of h.solutions('1...............')) all.push(one);
    assert.equal(new Set(all).size, 72);
    const few = [];
    for await (const one of h.solutions('.'.repeat(81), 20)) few.push(one);
    assert.equal(new Set(few).size, 20);
    for await (const one of h.solutions('.'.repeat(81))) { assert.equal(one.length, 81); break; }
  });
  test('errors have a place and a reason', async () => {
    await rejects(() => h.solve('53..7'), (error) => {
      assert.ok(error instanceof h.HousefulError);
      assert.equal(error.line, 1);
      assert.ok(error.column >= 1 && error.reason.length > 10);
    });
    await rejects(() => h.solve([[1, 2], [2, 99]]), (error) => assert.ok(error instanceof h.HousefulError && /row 2, column 2 holds 99/.test(error.message)));
    await rejects(() => h.convert(EASY, 'nonsense'), (error) => assert.ok(error instanceof h.HousefulError));
    await rejects(() => h.solve(42), (error) => assert.ok(error instanceof h.HousefulError));
  });
  test('time limits', async () => {
    await rejects(() => h.count('.'.repeat(81), null, { timeout: 0.05 }), (error) => assert.ok(error instanceof h.Timeout));
    await rejects(() => h.solve(EASY, { timeout: -1 }), (error) => assert.ok(error instanceof h.HousefulError));
  });
  test('batches: text, lists, bytes', async () => {
    const both = [EASY, INKALA, '.'.repeat(81), `11${'.'.repeat(79)}`];
    const list = await h.solveMany(both);
    assert.deepEqual([...list], [EASY_SOLUTION, SOLUTION, null, null]);
    assert.deepEqual(list.summary(), { unique: 2, multiple: 1, invalid: 1 });
    assert.equal(list.answer(2), 'multiple');
    for (const end of ['\n', '\r\n']) assert.deepEqual([...await h.solveMany(both.join(end) + end)], [...list]);
    assert.deepEqual([...await h.solveMany(both.join('\n'))], [...list]);
    const bytes = Uint8Array.from(both.join(''), (c) => Number(c) || 0);
    const values = await h.solveMany(bytes);
    assert.deepEqual([...values], [...list]);
    assert.ok(values.buffer instanceof Uint8Array && values.buffer.length === 4 * 81 && values.buffer[0] === 5);
    assert.equal((await h.solveMany('')).length, 0);
    await rejects(() => h.solveMany(['123']), (error) => assert.ok(/puzzle 1: 81 cells/.test(error.message)));
    assert.equal((await h.solveMany([`z${EASY.slice(1)}`])).answer(0), 'unreadable');
  });
  test('large batches agree with single calls', async () => {
    const puzzles = await h.generateMany(3000, { seed: 5 });
    const solved = await h.solveMany(puzzles);
    assert.deepEqual(solved.summary(), { unique: 3000 });
    for (const i of [0, 1, 999, 2999]) assert.equal(solved.at(i), await h.solve(puzzles[i]));
  });
  test('generate: the same seed, the same puzzle', async () => {
    const one = await h.generate({ seed: 7, first: 2 });
    assert.equal(one, (await h.generateMany(3, { seed: 7 }))[1]);
    const some = [];
    for await (const puzzle of h.series({ seed: 7 })) { some.push(puzzle); if (some.length === 6) break; }
    assert.deepEqual(some, await h.generateMany(6, { seed: 7 }));
    assert.notEqual(await h.generate(), await h.generate());
    assert.equal((await h.generate({ seed: 3, size: 6 })).length, 36);
    assert.equal((await h.generate({ seed: 2n ** 64n - 1n })).length, 81);
  });
  test('generate: wishes', async () => {
    const hard = await h.generate({ seed: 1, level: 'hard', symmetry: 'rotate180' });
    assert.equal((await h.rate(hard)).level, 'hard');
    assert.deepEqual(Array.from(hard, (c) => c === '.'), Array.from(hard, (c) => c === '.').reverse());
    assert.equal((await h.read(await h.generate({ seed: 1, clues: 30 }))).clueCount, 30);
    const ranged = (await h.read(await h.generate({ seed: 2, clues: '24..26' }))).clueCount;
    assert.ok(ranged >= 24 && ranged <= 26);
    const rated = (await h.rate(await h.generate({ seed: 1, rating: [2.0, 4.2] }), 'se')).er;
    assert.ok(rated >= 2 && rated <= 4.2);
    assert.ok((await h.rate(await h.generate({ seed: 1, technique: ['x-wing'] }))).counts['x-wing'] > 0);
    assert.deepEqual(Array.from(await h.generate({ seed: 4, pattern: EASY }), (c) => c === '.'), Array.from(EASY, (c) => c === '.'));
    assert.equal(await h.solve(await h.generate({ seed: 4, solution: SOLUTION })), SOLUTION);
    assert.ok(['unfair', 'extreme'].includes((await h.rate(await h.generate({ seed: 3, level: 'expert' }))).level));
    await rejects(() => h.generate({ clues: 5 }), (error) => assert.ok(error instanceof h.HousefulError && error.message.length > 10));
    await rejects(() => h.generate({ level: 'silly' }), (error) => assert.ok(/level/.test(error.message)));
    await rejects(() => h.generate({ seed: -1 }), (error) => assert.ok(/seed/.test(error.message)));
    await rejects(() => h.generate({ technique: 'nonsense' }), (error) => assert.ok(/technique/.test(error.message)));
    await rejects(() => h.generate({ seed: 1, clues: 17, attempts: 5 }), (error) => assert.ok(error instanceof h.Timeout));
  });
  test('rate on both scales', async () => {
    const rating = await h.rate(EASY);
    assert.equal(rating.level, 'easy');
    assert.ok(rating.steps > 0 && Object.values(rating.counts).reduce((a, b) => a + b) === rating.steps);
    const { er, ep, ed } = await h.rate(EASY, 'se');
    assert.deepEqual([er, ep, ed], [1.2, 1.2, 1.2]);
    await rejects(() => h.rate('1...............'), (error) => assert.ok(error instanceof h.NotUnique));
    await rejects(() => h.rate(EASY, 'nonsense'), (error) => assert.ok(error instanceof h.HousefulError));
  });
  test('steps and hints', async () => {
    const steps = await h.steps(EASY);
    assert.equal(steps.flatMap((step) => step.place).length, 51);
    assert.ok(steps.every((step) => step.technique && step.line && step.text && step.data));
    const hint = await h.hint(EASY, { pictures: true });
    assert.equal(hint.kind, 'step');
    assert.equal(hint.stages.length, 5);
    assert.ok(hint.step.svg.startsWith('<svg'));
    assert.equal((await h.hint(EASY_SOLUTION)).kind, 'solved');
    await rejects(() => h.steps(EASY, { ladder: 'nonsense' }), (error) => assert.ok(error instanceof h.HousefulError));
  });
  test('steps follow written constraints', async () => {
    const solution = await h.solve(KILLER, { unique: true });
    const placed = (await h.steps(KILLER)).flatMap((step) => step.place);
    assert.equal(placed.length, 36);
    assert.ok(placed.every(({ cell, symbol }) => Number(solution[cell]) === symbol));
    assert.equal((await h.hint(KILLER)).kind, 'step');
  });
  test('canonical, same, scramble', async () => {
    const other = await h.scramble(EASY, 9);
    assert.equal(await h.scramble(EASY, 9), other);
    assert.notEqual(other, EASY);
    assert.equal(await h.canonical(EASY), await h.canonical(other));
    assert.equal(await h.canonical(EASY, 'pattern'), await h.canonical(other, 'pattern'));
    const map = await h.same(EASY, other);
    assert.equal(map(EASY), other);
    assert.equal(await h.same(EASY, INKALA), null);
    assert.equal(await h.automorphisms(EASY), 1);
    await rejects(() => h.canonical('1...............'), (error) => assert.ok(error instanceof h.HousefulError));
  });
  test('convert, draw, check, minimal, lists', async () => {
    assert.equal(await h.convert('1...............', 'rows'), '1...\n....\n....\n....\n');
    assert.ok((await h.convert(EASY, 'svg')).startsWith('<svg'));
    assert.ok((await h.draw(EASY, { ascii: true })).includes('5  3'));
    assert.deepEqual((await h.check('11..............')).clashes, ['1 twice in row 1: r1c1 and r1c2', '1 twice in box 1: r1c1 and r1c2']);
    assert.equal((await h.check(EASY)).ok, true);
    const few = await h.minimal(EASY);
    assert.ok(await h.isUnique(few));
    const { version, formats, techniques, samples } = await h.lists();
    assert.match(version, /^\d+\.\d+\.\d+$/);
    assert.ok(formats.length > 10 && techniques.length > 50 && samples.length > 5);
  });
}
