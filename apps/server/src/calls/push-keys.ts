import webPush from 'web-push'
import type { Store } from '../store/store.ts'
import { madeOnce } from './hall-secret.ts'

/** The pair of keys by which push services know that a message is of this hall (RFC 8292), each in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of a hall: kept, since every browser that is to be called has asked for messages by this public key. */
export async function pushKeysOf(store: Pick<Store, 'records' | 'changeRecords'>): Promise<PushKeys> {
  const made = await madeOnce(store, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(made) as PushKeys
}
