import { games } from '../src/product.ts'
import type { StoredMatch } from '../src/store/store.ts'

/** A match under way as a store keeps it, by the rules of today and without a clock: where somebody's time passes, a server has it open. */
export function bareMatch(id: string): StoredMatch {
  const [game] = games.games
  if (!game) throw new Error('there is no game')
  const now = Date.now()
  const person = { kind: 'person', identity: 'ada', name: 'Ada', bot: null } as const
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: 'playing',
    visibility: 'link',
    options: {},
    seed: 'seed',
    seedHash: 'hash',
    clock: { kind: 'none' },
    onTimeout: 'lose',
    seats: [0, 1].map((seat) => ({ seat, ...person })),
    host: 'ada',
    createdAt: now,
    startedAt: now,
    changedAt: now,
    ranks: null,
    rematch: null,
  }
}
