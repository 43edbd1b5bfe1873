import { chime } from './chime.ts'
import { isSeenElsewhere } from './sight.ts'
import type { CallWorld, Turn } from './turn-watch.ts'

/** The ways to call a person that this browser has. */
export const browserCalls: CallWorld = {
  now: () => performance.now(),
  isHidden: () => document.hidden,
  unlessSeenElsewhere: (path, then) => void isSeenElsewhere(path).then((isSeen) => isSeen || then()),
  onSight: (then) => {
    document.addEventListener('visibilitychange', then)
    return () => document.removeEventListener('visibilitychange', then)
  },
  mark: (mark) => {
    markTab(mark)
    void markApp(mark)
  },
  chime,
  notify: showNotification,
}

const ICONS = { turn: '/favicon-turn.svg', none: '/favicon.svg' } as const

function markTab(mark: keyof typeof ICONS): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== ICONS[mark]) link.setAttribute('href', ICONS[mark])
}

/** Few browsers put marks on installed apps, and only those know these functions. */
type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

async function markApp(mark: keyof typeof ICONS): Promise<void> {
  const badges = navigator as Badges
  try {
    await (mark === 'turn' ? badges.setAppBadge?.(1) : badges.clearAppBadge?.())
  } catch {
    // An app that is not installed has no place for a mark.
  }
}

function showNotification(turn: Turn): () => void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return () => undefined
  const { path, title, text } = turn
  const options = { body: text, tag: `trialhall${path}`, icon: '/icons/icon-192.png', data: path }
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers?.controller) return shownByPage(title, options)
  // Phones show notifications of workers only; the worker brings the page to the front.
  const shown = workers.ready.then(async (registration) => {
    await registration.showNotification(title, options)
    return registration
  })
  return () =>
    void shown.then(async (registration) => {
      for (const one of await registration.getNotifications({ tag: options.tag })) one.close()
    })
}

function shownByPage(title: string, options: NotificationOptions): () => void {
  const notification = new Notification(title, options)
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
  })
  return () => notification.close()
}
