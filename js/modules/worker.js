// SPDX-License-Identifier: MIT
//
// worker.js - the library in a browser's worker.
import { work } from './core.js';

const take = work((message, transfer) => self.postMessage(message, transfer));
self.onmessage = (event) => take(event.data);
