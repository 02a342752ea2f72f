// SPDX-License-Identifier: MIT
// @ts-check
//
// de.js - the words of the page in German. What is missing is said in English.
/** @type {Partial<Record<keyof typeof import('./en.js').en, string | string[]>>} */
export const de = {
};
