import { commitmentOf, secretOf, seedOf } from '@trialhall/fair'
import { MOST_GAMES, type SeedFrom } from '@trialhall/kernel'
import type { SeedOrigin } from '@trialhall/protocol'
import { randomBytes } from 'node:crypto'
import type { StoredMatch, StoredOrigin } from '../store/store.ts'
import { newId, sha256 } from '../ids.ts'

/** What the seeds of a new table are to come from: settled now, whoever sits down later and whatever they bring. `table` is the id of its first match. */
export function newOrigin(table: string = newId()): StoredOrigin {
  const root = randomBytes(32).toString('hex')
  return { table, game: 1, commitment: commitmentOf({ table, game: 1, secret: secretOf(root, 1) }), root }
}

/** The same of a rematch. It is settled already: nobody can choose anew. Null where there is nothing to go on from. */
export function originAgain({ origin }: StoredMatch): StoredOrigin | null {
  return origin === undefined || origin.game === MOST_GAMES ? null : { ...origin, game: origin.game + 1 }
}

/** A match whose last seat was taken: only now its seed is known, and to nobody but the server. */
export function withSeed(stored: StoredMatch): StoredMatch {
  const from = seedFromOf(stored)
  if (from === null) return stored
  const seed = seedOf(from)
  return { ...stored, seed, seedHash: sha256(seed) }
}

/** Where the seed of a match comes from, whole: for matches that are over. Null where the server drew it alone. */
export function seedFromOf({ origin, seats }: StoredMatch): SeedFrom | null {
  if (origin === undefined) return null
  const { table, game, commitment, root } = origin
  const brought = seats.map(({ bytes }) => bytes ?? '')
  return { table, game, commitment, secret: secretOf(root, game), brought }
}

/** The same as everybody may know it: without the secret until nothing of the match is secret. */
export function originShown(origin: StoredOrigin, isDisclosed: boolean): SeedOrigin {
  const { table, game, commitment, root } = origin
  return { table, game, commitment, ...(isDisclosed ? { secret: secretOf(root, game) } : {}) }
}
