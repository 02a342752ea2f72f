// SPDX-License-Identifier: MIT
//
// unpack.js - reads what `xz --format=lzma` wrote (why, says tools/pack_wasm.mjs).
const STATES = 12;
const POSITIONS = 16;
const MATCH = 0;
const REP = MATCH + STATES * POSITIONS;
const REP0 = REP + STATES;
const REP1 = REP0 + STATES;
const REP2 = REP1 + STATES;
const REP0_LONG = REP2 + STATES;
const SLOT = REP0_LONG + STATES * POSITIONS;
const NEAR = SLOT + 4 * 64;
const ALIGN = NEAR + 128;
const LENGTH = ALIGN + 16;
const LENGTHS = 2 + 2 * POSITIONS * 8 + 256;
const REP_LENGTH = LENGTH + LENGTHS;
const LITERAL = REP_LENGTH + LENGTHS;

class Bits {
  constructor(bytes, at, odds) {
    Object.assign(this, { bytes, at: at + 5, odds, range: 0xffffffff, code: 0 });
    for (let i = 1; i < 5; i++) this.code = (this.code << 8 | bytes[at + i]) >>> 0;
  }

  shift() {
    if (this.range >= 0x1000000) return;
    this.range = (this.range << 8) >>> 0;
    this.code = (this.code << 8 | this.bytes[this.at++]) >>> 0;
  }

  one(i) {
    const likely = this.odds[i];
    const bound = (this.range >>> 11) * likely;
    const bit = this.code < bound ? 0 : 1;
    if (bit) {
      this.range -= bound;
      this.code -= bound;
      this.odds[i] = likely - (likely >> 5);
    } else {
      this.range = bound;
      this.odds[i] = likely + ((2048 - likely) >> 5);
    }
    this.shift();
    return bit;
  }

  /** `count` bits, the highest first, each by those before it. */
  tree(base, count) {
    let node = 1;
    for (let i = 0; i < count; i++) node = node << 1 | this.one(base + node);
    return node - (1 << count);
  }

  /** The same, the lowest first. */
  reverse(base, count) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const bit = this.one(base + node);
      node = node << 1 | bit;
      value |= bit << i;
    }
    return value;
  }

  /** Bits that are as likely as not. */
  plain(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      this.range >>>= 1;
      const bit = this.code >= this.range ? 1 : 0;
      if (bit) this.code -= this.range;
      value = value << 1 | bit;
      this.shift();
    }
    return value >>> 0;
  }

  length(base, position) {
    if (!this.one(base)) return 2 + this.tree(base + 2 + position * 8, 3);
    if (!this.one(base + 1)) return 10 + this.tree(base + 2 + (POSITIONS + position) * 8, 3);
    return 18 + this.tree(base + 2 + 2 * POSITIONS * 8, 8);
  }

  distance(length) {
    const slot = this.tree(SLOT + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const low = (slot >> 1) - 1;
    const high = (2 | slot & 1) << low >>> 0;
    if (slot < 14) return high + this.reverse(NEAR + high - slot, low);
    return high + this.plain(low - 4) * 16 + this.reverse(ALIGN, 4);
  }
}

/** @param {Uint8Array} packed @returns {Uint8Array} */
export function unpack(packed) {
  const lc = packed[0] % 9;
  const lp = Math.floor(packed[0] / 9) % 5;
  const pb = Math.floor(packed[0] / 45);
  const odds = new Uint16Array(LITERAL + (0x300 << (lc + lp))).fill(1024);
  const bits = new Bits(packed, 13, odds);
  let out = new Uint8Array(packed.length * 4);
  let size = 0;
  let state = 0;
  let reps = [0, 0, 0, 0];

  const literal = () => {
    const before = size > 0 ? out[size - 1] : 0;
    const base = LITERAL + 0x300 * (((size & (1 << lp) - 1) << lc) + (before >> (8 - lc)));
    let node = 1;
    if (state >= 7) {
      let match = out[size - reps[0] - 1];
      while (node < 0x100) {
        const guess = match >> 7 & 1;
        match <<= 1;
        const bit = bits.one(base + (1 + guess << 8) + node);
        node = node << 1 | bit;
        if (bit !== guess) break;
      }
    }
    while (node < 0x100) node = node << 1 | bits.one(base + node);
    out[size++] = node & 0xff;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  /** Which of the last four distances is meant; 0 for one byte alone at the last. */
  const repeated = (position) => {
    if (!bits.one(REP0 + state)) {
      if (!bits.one(REP0_LONG + state * POSITIONS + position)) { state = state < 7 ? 9 : 11; return 1; }
    } else if (!bits.one(REP1 + state)) reps = [reps[1], reps[0], reps[2], reps[3]];
    else if (!bits.one(REP2 + state)) reps = [reps[2], reps[0], reps[1], reps[3]];
    else reps = [reps[3], reps[0], reps[1], reps[2]];
    state = state < 7 ? 8 : 11;
    return bits.length(REP_LENGTH, position);
  };

  for (;;) {
    if (out.length - size < 300) { const larger = new Uint8Array(out.length * 2); larger.set(out); out = larger; }
    const position = size & (1 << pb) - 1;
    if (!bits.one(MATCH + state * POSITIONS + position)) { literal(); continue; }
    let length;
    if (bits.one(REP + state)) length = repeated(position);
    else {
      length = bits.length(LENGTH, position);
      reps = [bits.distance(length), reps[0], reps[1], reps[2]];
      state = state < 7 ? 7 : 10;
      if (reps[0] === 0xffffffff) return out.subarray(0, size); // the mark of the end
    }
    if (reps[0] >= size || bits.at > packed.length) throw new Error('houseful: a module is damaged');
    for (let from = size - reps[0] - 1; length > 0; length--) out[size++] = out[from++];
  }
}
