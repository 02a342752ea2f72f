// SPDX-License-Identifier: MIT
//
// sw.js - works offline after the first visit: everything the page is made of is kept, and served from
// there first. A new version has a new name (the build writes it), which throws the old copies away.
const VERSION = 'houseful-@VERSION@';
const FILES = ['./', 'index.html', 'style.css', 'icon.svg', 'manifest.webmanifest', 'houseful.wasm', 'js/app.js',
  'js/board.js', 'js/check.js', 'js/dialogs.js', 'js/engine.js', 'js/game.js', 'js/hints.js', 'js/input.js',
  'js/steps.js', 'js/store.js', 'js/worker.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
