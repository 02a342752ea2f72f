// SPDX-License-Identifier: MIT
//
// worker-node.js - the library in a thread of node.
import { parentPort } from 'node:worker_threads';
import { work } from './core.js';

parentPort.on('message', work((message, transfer) => parentPort.postMessage(message, transfer)));
