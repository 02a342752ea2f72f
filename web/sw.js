// SPDX-License-Identifier: MIT
//
// sw.js - works offline after the first visit: everything the page is made of is kept, and served from
// there first. A new version has a new name (the build writes it, and the list of files); it waits until the
// page asks it to take over, and then throws the old copies of this page away, and nothing else: other pages
// of the same host keep theirs.
const OWN = `houseful ${new URL('./', self.location).pathname} `;
const VERSION = `${OWN}@VERSION@`;
const FILES = ['./', '@FILES@'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name !== VERSION && (name.startsWith(OWN) || /^houseful-[0-9a-f]{12}$/.test(name))).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(new URL('./', self.location).href)) return;
  event.respondWith(caches.open(VERSION)
    .then((cache) => cache.match(event.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(event.request)));
});
