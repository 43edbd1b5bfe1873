import { fault, ok, type Result } from '@trialhall/kernel'

/**
 * Where browsers are called: the push services of Chrome and all that is made of it, Firefox, Safari and Edge. The address that a browser names
 * is one that this server sends requests to, so it must not be just any: it could be one inside its own network.
 */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/** The address that a browser wants to be called at, where it is one of a push service that is known. */
export function checkEndpoint(endpoint: string): Result<string> {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '')
    return refused(`endpoint is no address of a push service; it must begin with https://.`)
  const isKnown = PUSH_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (!isKnown)
    return refused(`endpoint is at ${url.hostname}; allowed are the push services ${PUSH_HOSTS.join(', ')}.`)
  return ok(url.href)
}

function refused(message: string): Result<never> {
  return fault('bad-request', 'endpoint', message)
}
