import webPush from 'web-push'
import type { Store } from '../store/store.ts'

/** The pair of keys by which push services know that a message is of this hall (RFC 8292), each in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const WHERE = { kind: 'push-keys', id: 'hall' } as const

/**
 * The keys of a hall: made when they are first wanted, and kept from then on, since every browser that is to be called has asked for messages by
 * this public key. Of two servers that make some at the same time both use those of the first.
 */
export async function pushKeysOf(store: Pick<Store, 'records' | 'changeRecords'>): Promise<PushKeys> {
  const known = await keysIn(store)
  if (known) return known
  const body = JSON.stringify(webPush.generateVAPIDKeys())
  await store.changeRecords([{ ...WHERE, owner: null, rank: null, base: 0, body }])
  const made = await keysIn(store)
  if (!made) throw new Error('The keys for notifications could not be kept.')
  return made
}

async function keysIn(store: Pick<Store, 'records'>): Promise<PushKeys | null> {
  const [record] = await store.records({ ...WHERE, order: 'first', limit: 1 })
  return record ? (JSON.parse(record.body) as PushKeys) : null
}
