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
export function policyFor(host: string | undefined): string {
  const isPlain = host !== undefined && /^[\w.:[\]-]+$/.test(host)
  const sockets = isPlain ? ` ws://${host} wss://${host}` : ''
  return `${POLICY_TEXT}; connect-src 'self'${sockets}`
}

/** What every answer tells the browser beside the policy: no framing, no guessing of types. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
