import { DamagedMatch } from '../store/damage.ts'
import { MOVED_TABLES, type MovableStore, type MovedTable } from '../store/movable.ts'
import type { LogEntry, StoredChat, StoredCheckpoint, StoredMatch, StoredOffers } from '../store/store.ts'

/** Everything that is kept of a match. */
export interface WholeMatch {
  readonly match: StoredMatch
  readonly entries: readonly LogEntry[]
  readonly checkpoints: readonly StoredCheckpoint[]
  readonly offers: StoredOffers | null
  readonly chat: readonly StoredChat[]
}

/** Files of a moved hall: a table each, and the matches last. */
export const HALL_FILES = [...MOVED_TABLES.map(({ name }) => name), 'matches'] as const
/** One of them. */
export type HallFile = (typeof HALL_FILES)[number]

/** Rows, and matches, that are read together. */
const ROWS = 500
const MATCHES = 50
const ALL_TALK = 2 ** 31 - 1

/** The lines of a file as they stand in a store, in an order that is the same in every store. Matches that are damaged are told and left out. */
export async function* hallLines(
  store: MovableStore,
  file: HallFile,
  onDamaged: (damaged: DamagedMatch) => void = () => undefined,
): AsyncGenerator<string> {
  const table = MOVED_TABLES.find(({ name }) => name === file)
  yield* table ? tableLines(store, table) : matchLines(store, onDamaged)
}

async function* tableLines(store: MovableStore, table: MovedTable): AsyncGenerator<string> {
  let after = table.key.map(() => '')
  for (;;) {
    const rows = await store.rowsOf(table, after, ROWS)
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) yield canonical(row)
    after = table.key.map((column) => String(last[column]))
  }
}

async function* matchLines(
  store: MovableStore,
  onDamaged: (damaged: DamagedMatch) => void,
): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const ids = await store.matchIds(after, MATCHES)
    if (ids.length === 0) return
    for (const record of await Promise.all(ids.map((id) => whole(store, id, onDamaged))))
      if (record) yield canonical(record)
    after = ids.at(-1) ?? after
  }
}

async function whole(
  store: MovableStore,
  id: string,
  onDamaged: (damaged: DamagedMatch) => void,
): Promise<WholeMatch | null> {
  try {
    return await matchRecord(store, id)
  } catch (error) {
    if (!(error instanceof DamagedMatch)) throw error
    onDamaged(error)
    return null
  }
}

/** Everything that a store keeps of a match, or null where it has none of this id. Throws `DamagedMatch`. */
export async function matchRecord(store: MovableStore, id: string): Promise<WholeMatch | null> {
  const [match, entries, checkpoints, offers, chat] = await Promise.all([
    store.match(id),
    store.entries(id),
    store.checkpoints(id),
    store.offers(id),
    store.chat(id, ALL_TALK),
  ])
  return match && { match, entries, checkpoints, offers, chat }
}

/** JSON in which what is equal is the same text, in whichever order it was put together. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
