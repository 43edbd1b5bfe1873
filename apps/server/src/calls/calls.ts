import { CallSteward, type CallStewardParts } from './call-steward.ts'
import { MailCalls, type MailParts } from './mail-calls.ts'
import { checkEndpoint } from './push-hosts.ts'
import { pushKeysOf, type PushKeys } from './push-keys.ts'
import { pushDelivery, type CallOutcome, type Deliver } from './push-service.ts'
import { Subscriptions } from './subscriptions.ts'
import type { Store } from '../store/store.ts'

/** How people are called who have no page open. What is left out is as browsers and their push services want it. */
export interface PushParts {
  readonly deliver: Deliver
  readonly checkEndpoint: typeof checkEndpoint
  /** Where push services reach whoever runs this server: a `mailto:` or `https:` address. */
  readonly contact: string
  /** Milliseconds that somebody may be away before they are called. */
  readonly graceMs: number
}

/** What calls need of what surrounds them. */
export interface AwayCallsParts
  extends Omit<CallStewardParts, 'subscriptions' | 'deliver' | 'graceMs' | 'mail'> {
  readonly store: Store
  /** The time of day. */
  readonly wall: () => number
  readonly push: Partial<PushParts>
  /** How letters are sent; null for a hall that sends none. */
  readonly mail: MailParts | null
  /** Hears what became of each call. */
  readonly onCalled: (outcome: CallOutcome) => void
  /** Tells whoever runs the server what is damaged. */
  readonly tell: (sentence: string) => void
}

/** Everything that calls people who have no page open. */
export interface AwayCalls {
  readonly steward: CallSteward
  readonly subscriptions: Subscriptions
  readonly mail: MailCalls | null
  readonly pushKeys: PushKeys
  readonly checkEndpoint: typeof checkEndpoint
}

/** Push services want an address to write to; this one belongs to nobody. */
const NO_CONTACT = 'mailto:nobody@example.org'

/** Makes it ready: the keys of the hall are read, or made. */
export async function openCalls({
  push,
  mail: post,
  onCalled,
  tell,
  ...parts
}: AwayCallsParts): Promise<AwayCalls> {
  const pushKeys = await pushKeysOf(parts.store, tell)
  const subscriptions = new Subscriptions(parts)
  const bring = push.deliver ?? pushDelivery({ keys: pushKeys, contact: push.contact ?? NO_CONTACT })
  const deliver: Deliver = async (subscription, call) => {
    const outcome = await bring(subscription, call)
    onCalled(outcome)
    return outcome
  }
  const mail = post && (await MailCalls.open({ ...post, ...parts, onSent: onCalled }))
  const graceMs = push.graceMs === undefined ? {} : { graceMs: push.graceMs }
  const steward = new CallSteward({ ...parts, ...graceMs, subscriptions, deliver, mail })
  return { steward, subscriptions, mail, pushKeys, checkEndpoint: push.checkEndpoint ?? checkEndpoint }
}
