import type { Store } from '../store/store.ts'

type RecordStore = Pick<Store, 'records' | 'changeRecords'>

/**
 * Something that a hall makes once and keeps from then on, under a kind of its own. Of two servers that make it at the same time both use that of
 * the first.
 */
export async function madeOnce(store: RecordStore, kind: string, make: () => string): Promise<string> {
  const known = await bodyIn(store, kind)
  if (known !== null) return known
  await store.changeRecords([{ kind, id: 'hall', owner: null, rank: null, base: 0, body: make() }])
  const made = await bodyIn(store, kind)
  if (made === null) throw new Error(`What the hall keeps as "${kind}" could not be kept.`)
  return made
}

/** Makes it anew where what is kept is of no use; of two servers both use that of the first. */
export async function madeAnew(
  store: RecordStore,
  kind: string,
  { make, isGood }: { readonly make: () => string; readonly isGood: (body: string) => boolean },
): Promise<void> {
  const [kept] = await store.records({ kind, id: 'hall', order: 'first', limit: 1 })
  if (!kept || isGood(kept.body)) return
  const next = { kind, id: 'hall', owner: null, rank: null, base: kept.revision, body: make() }
  await store.changeRecords([next])
}

async function bodyIn(store: RecordStore, kind: string): Promise<string | null> {
  const [record] = await store.records({ kind, id: 'hall', order: 'first', limit: 1 })
  return record?.body ?? null
}
