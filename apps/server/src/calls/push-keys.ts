import webPush from 'web-push'
import type { Store } from '../store/store.ts'
import { madeAnew, madeOnce } from './hall-secret.ts'
import { readBody } from '../store/records.ts'

/** The pair of keys by which push services know that a message is of this hall (RFC 8292), each in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The keys of a hall: kept, since every browser that is to be called has asked for messages by this public key. New ones take the place of damaged ones: a browser
 * asks by these as soon as its page is opened, and until then it is not called.
 */
export async function pushKeysOf(
  store: Pick<Store, 'records' | 'changeRecords'>,
  tell: (sentence: string) => void,
): Promise<PushKeys> {
  const make = (): string => JSON.stringify(webPush.generateVAPIDKeys())
  const kept = keysIn(await madeOnce(store, KIND, make))
  if (kept) return kept
  tell(
    'The push keys of the hall were damaged, so new ones were made: a browser is called again once its owner has opened a page.',
  )
  await madeAnew(store, KIND, { make, isGood: (body) => keysIn(body) !== null })
  const made = keysIn(await madeOnce(store, KIND, make))
  if (made === null) throw new Error('The push keys of the hall are damaged, and new ones could not be kept.')
  return made
}

const KIND = 'push-keys'
/** Bytes of a key on the curve P-256. */
const PUBLIC_BYTES = 65
const PRIVATE_BYTES = 32

function keysIn(body: string): PushKeys | null {
  const { publicKey, privateKey } = readBody<Partial<PushKeys>>(body) ?? {}
  const isGood = bytesIn(publicKey) === PUBLIC_BYTES && bytesIn(privateKey) === PRIVATE_BYTES
  return isGood && publicKey && privateKey ? { publicKey, privateKey } : null
}

function bytesIn(key: unknown): number {
  return typeof key === 'string' ? Buffer.from(key, 'base64url').length : 0
}
