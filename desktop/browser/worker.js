// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network. The two lines below are filled in when the page is made; another version
// of any file is another version of this one, and all files come anew, together.

const VERSION = "{version}";
const FILES = "{files}".split(" ");

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("phase10 ") && name !== VERSION) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(VERSION);
    const path = event.request.mode === "navigate" && !event.request.url.includes("licences.txt") ? "./" : event.request;
    return (await cache.match(path, { ignoreSearch: true })) || fetch(event.request);
  })());
});
