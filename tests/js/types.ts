// SPDX-License-Identifier: MIT
//
// types.ts - a program in TypeScript: it is compiled, not run.
import { generate, HousefulError, hint, rate, same, solutions, solve, solveMany, steps } from 'houseful';
import * as sync from 'houseful/sync';

export async function program(): Promise<string> {
  const puzzle: string = await generate({ seed: 1n, level: 'hard', clues: '24..28', symmetry: 'rotate180', technique: ['x-wing'] });
  const solution: string | null = await solve(puzzle, { timeout: 1 });
  const rating = await rate([[1, null], [null, 2]], 'se');
  const er: number | undefined = rating.er;
  for await (const one of solutions(puzzle, 5)) console.log(one.length, er);
  const batch = await solveMany(new Uint8Array(162), { threads: 2 });
  const first: string | null = batch.at(0);
  const [step] = await steps(puzzle);
  const cell: number = step.place[0].cell;
  const map = await same(puzzle, puzzle);
  try { await hint(puzzle); } catch (error) { if (error instanceof HousefulError) console.log(error.line, error.reason); }
  const at: string | null = sync.solve(puzzle);
  // @ts-expect-error no such level
  await generate({ level: 'silly' as 'silly' extends 'easy' ? never : 1 });
  // @ts-expect-error a promise is no text
  const wrong: string = solve(puzzle);
  return `${solution}${first}${cell}${map?.(puzzle)}${at}${wrong}`;
}
