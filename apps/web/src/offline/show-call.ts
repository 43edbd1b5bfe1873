import type { CallScope } from './worker-scope.ts'

/** What the hall sends while no page is open. */
interface Call {
  readonly title: string
  readonly text: string
  /** Address of the table on this site. */
  readonly path: string
}

/**
 * Shows a call of the hall as a notification. Browsers take the right to calls away where one shows nothing, so what cannot be read is shown as a
 * hint that there is something.
 */
export async function showCall(scope: CallScope, data: { json(): unknown } | null): Promise<void> {
  const { title, text, path } = callIn(data)
  const options = { body: text, tag: `trialhall${path}`, icon: '/icons/icon-192.png', data: path }
  await scope.registration.showNotification(title, options)
}

function callIn(data: { json(): unknown } | null): Call {
  try {
    const call = data?.json() as Partial<Record<keyof Call, unknown>> | null
    const { title, text, path } = call ?? {}
    const isCall = typeof title === 'string' && typeof text === 'string' && typeof path === 'string'
    return isCall && path.startsWith('/m/') ? { title, text, path } : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

const UNREADABLE: Call = { title: 'Trialhall', text: 'Something has happened at your tables.', path: '/' }
