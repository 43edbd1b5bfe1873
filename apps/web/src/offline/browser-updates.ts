import { lastingStorage } from '../device/lasting.ts'
import { installing } from './install.ts'
import { type AppState, type PageRegistration, type UpdateWorld, Updates } from './updates.ts'
import { useSyncExternalStore } from 'react'

/** A page that stays open asks again so often, and whenever somebody comes back to it: an app on a home screen is hardly ever loaded anew. */
const LOOK_EVERY = 60 * 60_000

const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker

const browserWorld: UpdateWorld = {
  register: async () => {
    if (!workers) return null
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
    return registration satisfies PageRegistration
  },
  isControlled: () => Boolean(workers?.controller),
  onControllerChange: (then) => workers?.addEventListener('controllerchange', then),
  reload: () => location.reload(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
}

/** The updates of this page. */
export const updates: Updates = new Updates(browserWorld)

/** Keeps the app on this device from now on; begun when the page has nothing better to do. */
export function keepApp(): void {
  installing.listen()
  // Whoever installs the app means to keep what is in it.
  addEventListener('appinstalled', () => void lastingStorage.ask())
  const start = (): void => {
    setTimeout(() => void updates.start(), 1000)
    setInterval(() => void updates.look(), LOOK_EVERY)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void updates.look()
    })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** How the app on this device stands. */
export function useAppState(): AppState {
  return useSyncExternalStore(
    (listener) => updates.subscribe(listener),
    () => updates.state,
  )
}
