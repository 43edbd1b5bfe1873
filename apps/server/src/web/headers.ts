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

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** What an answer tells the browser: whom the page may talk to, no framing, no guessing of types. */
export function securityHeaders({ headers, protocol }: Asked): Record<string, string> {
  const policy = { ...HEADERS, 'content-security-policy': policyFor(headers.host) }
  // Browsers complain where they meet it on a connection that they do not trust.
  return isTrusted(protocol, headers.host)
    ? { ...policy, 'cross-origin-opener-policy': 'same-origin' }
    : policy
}

type Asked = { readonly protocol: string; readonly headers: { readonly host?: string | undefined } }

/** Whether browsers take a page of this host for secure: over TLS, or on the machine itself. */
function isTrusted(protocol: string, host: string = ''): boolean {
  return protocol === 'https' || /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host)
}
