import type { Row } from '../driver/driver.ts'
import { maybeTextIn, numberIn, textIn } from '../driver/rows.ts'
import type { DeckChange, DeckWritten, StoredDeck } from '../store.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine } from './line.ts'

const PUT = `INSERT INTO decks (owner, id, revision, changed_at, body) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, changed_at = excluded.changed_at, body = excluded.body`

/** Of the deleted ones only the newest are remembered. The newest of all is among them, so revisions keep growing. */
const FORGET = `DELETE FROM decks WHERE owner = $1 AND body IS NULL AND revision NOT IN
  (SELECT revision FROM decks WHERE owner = $1 AND body IS NULL ORDER BY revision DESC LIMIT $2)`

/** Changes a deck that stands at `base`: only by whoever knows how it stands. */
export function putDeck(writer: FencedWriter, change: DeckChange): Promise<DeckWritten> {
  return writer.transact(async (line, isAgain) => {
    await line.query({
      text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [change.owner],
    })
    return putInTurn(line, change, isAgain)
  })
}

async function putInTurn(
  line: DatabaseLine,
  { base, most, ...change }: DeckChange,
  isAgain: boolean,
): Promise<DeckWritten> {
  const { owner, id } = change
  const stored = await deckById(line, owner, id)
  if (stored && isAgain && isResultOf(stored, { base, ...change })) return { outcome: 'kept', deck: stored }
  if (stored && stored.revision !== base) return { outcome: 'newer', deck: stored }
  const forgotten: StoredDeck = { owner, id, revision: base, changedAt: 0, body: null }
  if (!stored && base > 0) return { outcome: 'newer', deck: forgotten }
  if (!stored && change.body === null) return { outcome: 'kept', deck: forgotten } // it never came here
  const isNew = change.body !== null && (stored?.body ?? null) === null
  const { kept, last } = await standOf(line, owner)
  if (isNew && kept >= most.decks) return { outcome: 'full' }
  const deck: StoredDeck = { ...change, revision: last + 1 }
  await line.query({ text: PUT, values: [owner, id, deck.revision, deck.changedAt, deck.body] })
  if (deck.body === null) await line.query({ text: FORGET, values: [owner, most.deleted] })
  return { outcome: 'kept', deck }
}

/** True where the deck stands as the change leaves it: it was done before its answer was lost. */
function isResultOf(stored: StoredDeck, change: Omit<DeckChange, 'most'>): boolean {
  const { body, changedAt, base } = change
  return stored.revision > base && stored.body === body && stored.changedAt === changedAt
}

async function deckById(line: DatabaseLine, owner: string, id: string): Promise<StoredDeck | null> {
  const [row] = await line.query({
    text: 'SELECT * FROM decks WHERE owner = $1 AND id = $2',
    values: [owner, id],
  })
  return row ? deckIn(row) : null
}

async function standOf(line: DatabaseLine, owner: string): Promise<{ kept: number; last: number }> {
  const text =
    'SELECT count(body)::int AS kept, coalesce(max(revision), 0) AS last FROM decks WHERE owner = $1'
  const [row = {}] = await line.query({ text, values: [owner] })
  return { kept: numberIn(row, 'kept'), last: numberIn(row, 'last') }
}

/** Decks of a person that changed after a revision, the oldest change first. */
export async function decksSince(line: DatabaseLine, owner: string, revision: number): Promise<StoredDeck[]> {
  const text = 'SELECT * FROM decks WHERE owner = $1 AND revision > $2::bigint ORDER BY revision'
  return (await line.query({ text, values: [owner, revision] })).map(deckIn)
}

function deckIn(row: Row): StoredDeck {
  return {
    owner: textIn(row, 'owner'),
    id: textIn(row, 'id'),
    revision: numberIn(row, 'revision'),
    changedAt: numberIn(row, 'changed_at'),
    body: maybeTextIn(row, 'body'),
  }
}
