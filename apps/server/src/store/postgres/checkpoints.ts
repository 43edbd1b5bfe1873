import { numberIn, textIn } from '../driver/rows.ts'
import type { StoredCheckpoint } from '../store.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine } from './line.ts'

/** Adds a checkpoint after the one that it follows; what came after that is dropped. */
export async function putCheckpoint(writer: FencedWriter, checkpoint: StoredCheckpoint): Promise<void> {
  const { match, entry, follows, rulesVersion, body } = checkpoint
  await writer.write({
    name: 'put checkpoint',
    parts: `gone AS (DELETE FROM checkpoints USING alive
        WHERE match = $2 AND (entry > $4 OR entry = 0) AND entry <> $3),
      put AS (INSERT INTO checkpoints (match, entry, follows, rules_version, body)
        SELECT $2::text, $3::int, $4::int, $5::int, $6::text FROM alive
        ON CONFLICT (match, entry) DO UPDATE
        SET follows = excluded.follows, rules_version = excluded.rules_version, body = excluded.body)`,
    values: [match, entry, follows, rulesVersion, body],
  })
}

/** Those of a match, the oldest first, as far as each goes on from the one before. */
export async function checkpointsOf(line: DatabaseLine, match: string): Promise<StoredCheckpoint[]> {
  const text = 'SELECT * FROM checkpoints WHERE match = $1 ORDER BY entry'
  const chain: StoredCheckpoint[] = []
  for (const row of await line.query({ name: 'checkpoints', text, values: [match] })) {
    const follows = numberIn(row, 'follows')
    if (follows !== (chain.at(-1)?.entry ?? 0)) break
    const [entry, rulesVersion] = [numberIn(row, 'entry'), numberIn(row, 'rules_version')]
    chain.push({ match, entry, follows, rulesVersion, body: textIn(row, 'body') })
  }
  return chain
}
