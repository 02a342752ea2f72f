// SPDX-License-Identifier: MIT
//
// weave.js - a module as threads (why, says tools/pack_wasm.mjs): `weave` puts it together.
const [REST, ALIGN, BLOCK, FLOAT, LONG, BRANCH, LOCAL, SET, GLOBAL, WORD, OFFSET, FIELD, DATA, DECLARED, CODE, CALL] = Array(16).keys();
export const THREADS = 16;

// By opcode, the threads of the numbers that follow it.
const FOLLOW = { 2: [BLOCK], 3: [BLOCK], 4: [BLOCK], 12: [BRANCH], 13: [BRANCH], 16: [CALL], 17: [CALL, CALL], 32: [LOCAL], 33: [SET],
  34: [SET], 35: [GLOBAL], 36: [GLOBAL], 63: [CODE], 64: [CODE], 65: [WORD], 66: [LONG] };
// The usual alignment of opcodes from 0x28 on.
const ALIGNED = '23230011001122232301012';

/** A load or store: only how its alignment differs from the usual is kept. */
function memory(tape, aligned, thread = OFFSET) {
  tape.byte(ALIGN, aligned);
  tape.number(thread);
}

function vector(tape) {
  const op = tape.number(CODE);
  if (op <= 11 || op === 92 || op === 93) memory(tape, op === 0 || op === 11 ? 4 : 0);
  else if (op <= 13) tape.bytes(FLOAT, 16);
  else if (op >= 21 && op <= 34) tape.byte(CODE, 0);
  else if (op >= 84 && op <= 91) { memory(tape, op & 3); tape.byte(CODE, 0); }
}

function bulk(tape) {
  const op = tape.number(CODE);
  if (op === 8 || op === 10) tape.bytes(CODE, 2);
  else if (op === 9 || op === 11) tape.byte(CODE, 0);
}

/** One instruction; how much deeper in blocks it leads. */
function instruction(tape) {
  const op = tape.byte(CODE, 0);
  if (FOLLOW[op]) for (const thread of FOLLOW[op]) tape.number(thread);
  else if (op >= 0x28 && op <= 0x3e) memory(tape, Number(ALIGNED[op - 0x28]), op === 0x28 || op === 0x36 ? FIELD : OFFSET);
  else if (op === 14) for (let more = tape.number(BRANCH); more >= 0; more--) tape.number(BRANCH);
  else if (op === 0x43 || op === 0x44) tape.bytes(FLOAT, op === 0x43 ? 4 : 8);
  else if (op === 0xfc) bulk(tape);
  else if (op === 0xfd) vector(tape);
  return op === 11 ? -1 : op >= 2 && op <= 4 ? 1 : 0;
}

function body(tape) {
  for (let groups = tape.number(DECLARED); groups > 0; groups--) {
    tape.number(DECLARED);
    tape.byte(DECLARED, 0);
  }
  for (let depth = 1; depth > 0;) depth += instruction(tape);
}

/**
 * Goes over a whole module. A tape copies what it is told to, from the module to a thread or back: `byte(thread, mask)`
 * (exclusive or with a mask), `bytes(thread, count)`, `number(thread)` (and gives it), `sized(run)` (with its length
 * in front, which no thread keeps).
 */
export function walk(tape) {
  tape.bytes(REST, 8);
  while (!tape.ended()) {
    const section = tape.byte(REST, 0);
    const size = tape.number(REST);
    if (section !== 10) tape.bytes(section === 11 ? DATA : REST, size);
    else for (let bodies = tape.number(REST); bodies > 0; bodies--) tape.sized(() => body(tape));
  }
}

/** The bytes of a whole number, seven bits each, the lowest first. */
export function numberBytes(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push(value & 127 | 128);
  return [...bytes, value];
}

/** A module from its threads: first the length of the module and of each of them, in four bytes. @param {Uint8Array} threads */
export function weave(threads) {
  const lengths = new DataView(threads.buffer, threads.byteOffset);
  const out = new Uint8Array(lengths.getUint32(0, true));
  const at = []; // where each thread goes on
  let start = 4 * (THREADS + 1);
  for (let i = 1; i <= THREADS; i++) { at.push(start); start += lengths.getUint32(4 * i, true); }
  const end = at[REST + 1];
  let size = 0;
  const tape = {
    ended: () => at[REST] >= end,
    byte(thread, mask) { return out[size++] = threads[at[thread]++] ^ mask; },
    bytes(thread, count) { for (; count > 0; count--) out[size++] = threads[at[thread]++]; },
    number(thread) {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = out[size++] = threads[at[thread]++];
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    },
    sized(run) {
      const from = size;
      run();
      const front = numberBytes(size - from);
      out.copyWithin(from + front.length, from, size);
      out.set(front, from);
      size += front.length;
    },
  };
  walk(tape);
  return out;
}
