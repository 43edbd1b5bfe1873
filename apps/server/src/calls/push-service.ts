import type { Subscription } from '@trialhall/protocol'
import webPush from 'web-push'
import { sha256 } from '../ids.ts'
import type { PushKeys } from './push-keys.ts'

/** What a person is told on their device while they have no page open. It holds nothing of what a seat knows. */
export interface Call {
  readonly title: string
  /** One sentence. */
  readonly text: string
  /** Where a press leads: an address on this site, such as `/m/abc`. A later call with the same one takes the place of an earlier one. */
  readonly path: string
}

/** What became of a call: `gone` where the browser does not want to be called any more. */
export type CallOutcome = 'sent' | 'gone' | 'failed'

/** Brings a call to a browser. */
export type Deliver = (subscription: Subscription, call: Call) => Promise<CallOutcome>

/** Seconds for which a push service keeps a call for a device that is switched off. */
const KEPT_S = 24 * 60 * 60
/** Milliseconds that a push service has to answer. */
const PATIENCE_MS = 10_000
/** What push services answer of browsers that are called no more. */
const GONE: ReadonlySet<number> = new Set([404, 410])
const LONGEST_TOPIC = 32
/** Bytes of what a browser is encrypted for. */
const KEY_BYTES = 65
const SECRET_BYTES = 16

/**
 * Encrypts calls for their browsers (RFC 8291) and hands them to push services, which cannot read them. `contact` is where these reach whoever
 * runs this server: a `mailto:` or `https:` address.
 */
export function pushDelivery({
  keys,
  contact,
}: {
  readonly keys: PushKeys
  readonly contact: string
}): Deliver {
  return async (subscription, call) => {
    if (!isUsable(subscription)) return 'gone'
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(call),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: KEPT_S,
          urgency: 'high',
          topic: sha256(call.path).slice(0, LONGEST_TOPIC),
        },
      )
      const { 'Content-Length': _length, ...rest } = headers
      const answer = await fetch(endpoint, {
        method,
        headers: rest as Record<string, string>,
        body: new Uint8Array(body ?? []),
        redirect: 'error', // the address was checked, another one was not
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return 'sent'
      return GONE.has(answer.status) ? 'gone' : 'failed'
    } catch {
      return 'failed'
    }
  }
}

/** True where something can be encrypted for a browser: no other keys are a browser's own. */
function isUsable({ keys }: Partial<Subscription>): boolean {
  const [key, secret] = [keys?.p256dh, keys?.auth].map((text) => Buffer.from(text ?? '', 'base64url').length)
  return key === KEY_BYTES && secret !== undefined && secret >= SECRET_BYTES
}
