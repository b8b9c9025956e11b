import { answerFor, keepLoaded } from './answer-for.ts'
import { deleteOldCaches, isOwnFile, keepShell } from './kept.ts'
import { tellAway } from './fresh-or-kept.ts'

declare const self: ServiceWorkerGlobalScope

/** A new version waits until every tab of the old one is closed, or until the customer asks for it. */
self.addEventListener('install', (event) => event.waitUntil(keepShell()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  else if ('file' in event.data) event.ports[0]?.postMessage(isOwnFile(event.data.file))
  else if ('sinceMs' in event.data) event.waitUntil(tellAway(event.source, event.data.sinceMs))
  else event.waitUntil(keepLoaded(event.data, self.location.origin))
})

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin)
  if (answer !== undefined) event.respondWith(answer)
})
