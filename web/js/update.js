// SPDX-License-Identifier: MIT
// @ts-check
//
// update.js - works offline after the first visit. A new version is fetched in the background and waits;
// it is taken when the reader says so, or at the next start, never in the middle of a game.

import { t } from './words.js';

/** @param {import('./app.js').App} app */
export async function register(app) {
  const { serviceWorker } = navigator;
  const controlled = Boolean(serviceWorker.controller);
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => { if (asked) location.reload(); });
  const offer = (/** @type {ServiceWorker | null} */ worker) => {
    if (!worker || !controlled) return;
    app.toast(t('update.ready'), t('update.reload'), () => { asked = true; app.keep(); worker.postMessage('take over'); });
  };
  try {
    const registration = await serviceWorker.register('sw.js');
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => { if (worker.state === 'installed') offer(worker); });
    });
  } catch { /* works without, only not offline */ }
}
