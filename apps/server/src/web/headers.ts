const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'worker-src': "'self' blob:",
  // React and the animation library set style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const POLICY_TEXT = Object.entries(POLICY)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')

/** The content security policy of a page of this host. Older Safaris do not count sockets as 'self', so they are named. */
function policyFor(host: string | undefined): string {
  const isPlain = host !== undefined && /^[\w.:[\]-]+$/.test(host)
  const sockets = isPlain ? ` ws://${host} wss://${host}` : ''
  return `${POLICY_TEXT}; connect-src 'self'${sockets}`
}

const TYPES_AS_SAID = { 'x-content-type-options': 'nosniff' }

const HEADERS: Readonly<Record<string, string>> = {
  ...TYPES_AS_SAID,
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Files that count only inside a page. A worker is a program of its own, which its own answer guards. */
const PART_OF_PAGES = /^\/assets\/(?![^?]*worker)[^?]+\.(?:js|css|woff2|webp)(?:\?|$)/

/**
 * What an answer tells the browser: whom the page may talk to, no framing, no guessing of types.
 * The two hundred parts of a page say the last only: the rest would be a tenth of what is sent for them, and binds nothing.
 */
export function securityHeaders({ url, headers, protocol }: Asked): Record<string, string> {
  if (PART_OF_PAGES.test(url)) return TYPES_AS_SAID
  const policy = { ...HEADERS, 'content-security-policy': policyFor(headers.host) }
  // Browsers complain where they meet it on a connection that they do not trust.
  return isTrusted(protocol, headers.host)
    ? { ...policy, 'cross-origin-opener-policy': 'same-origin' }
    : policy
}

interface Asked {
  readonly url: string
  readonly protocol: string
  readonly headers: { readonly host?: string | undefined }
}

/** Whether browsers take a page of this host for secure: over TLS, or on the machine itself. */
function isTrusted(protocol: string, host: string = ''): boolean {
  return protocol === 'https' || /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host)
}
