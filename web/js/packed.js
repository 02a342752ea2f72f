// SPDX-License-Identifier: MIT
// @ts-check
//
// packed.js - files that the build compressed, since not every host does. Some hosts unpack them on the way:
// what comes unpacked is taken as it is.

/** @param {string | URL} address @returns {Promise<ArrayBuffer>} */
export async function fetchPacked(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
