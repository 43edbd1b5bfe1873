import type { Build } from './kept-file.ts'
import { PageCache } from './page-cache.ts'
import { showCall } from './show-call.ts'
import { showPage } from './show-page.ts'
import { TAKE_OVER } from './take-over.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Put in by the build: the app whose files this worker keeps. */
declare const __BUILD__: Build

const scope = self as unknown as WorkerScope
const cache = new PageCache(__BUILD__, {
  caches,
  fetch: (request) => fetch(request),
  origin: scope.location.origin,
})

scope.addEventListener('install', (event) => event.waitUntil(cache.fill()))

scope.addEventListener('activate', (event) => event.waitUntil(cache.tidy().then(() => scope.clients.claim())))

scope.addEventListener('fetch', (event) => {
  const answer = cache.answer(event.request)
  if (answer) event.respondWith(answer)
})

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting()
})

scope.addEventListener('push', (event) => event.waitUntil(showCall(scope, event.data)))

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(showPage(scope.clients, String(notification.data)))
})
