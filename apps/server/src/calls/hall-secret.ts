import type { StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** The id of what a hall keeps once, of its own. */
export const OF_THE_HALL = 'hall'

type RecordStore = Pick<Store, 'records' | 'changeRecords'>

/**
 * Something that a hall makes once and keeps from then on, under a kind of its own. Of two servers that make it at the same time both use that of
 * the first.
 */
export async function madeOnce(store: RecordStore, kind: string, make: () => string): Promise<string> {
  const known = await keptAs(store, kind)
  if (known) return known.body
  await store.changeRecords([{ kind, id: OF_THE_HALL, owner: null, rank: null, base: 0, body: make() }])
  const made = await keptAs(store, kind)
  if (!made) throw new Error(`What the hall keeps as "${kind}" could not be kept.`)
  return made.body
}

/** Makes it anew where what is kept is of no use; of two servers both use that of the first. */
export async function madeAnew(
  store: RecordStore,
  kind: string,
  { make, isGood }: { readonly make: () => string; readonly isGood: (body: string) => boolean },
): Promise<void> {
  const kept = await keptAs(store, kind)
  if (!kept || isGood(kept.body)) return
  await store.changeRecords([{ ...kept, base: kept.revision, body: make() }])
}

async function keptAs(store: RecordStore, kind: string): Promise<StoredRecord | undefined> {
  const [record] = await store.records({ kind, id: OF_THE_HALL, order: 'first', limit: 1 })
  return record
}
