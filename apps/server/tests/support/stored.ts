import type { StoredMatch } from '../../src/store/store.ts'

/** A match as a store keeps it. */
export function storedMatch(
  id: string,
  about: { changedAt: number; status?: StoredMatch['status']; visibility?: 'public'; identity?: string },
): StoredMatch {
  const { changedAt, status = 'playing', visibility = 'link', identity = null } = about
  return {
    id,
    game: 'sigmar',
    rulesVersion: 1,
    status,
    visibility,
    options: { roundLimit: 10 },
    seed: 'seed',
    seedHash: 'hash',
    clock: { kind: 'live', seconds: 60, increment: 1 },
    onTimeout: 'lose',
    seats: [{ seat: 0, kind: 'person', identity, name: 'Ada', bot: null }],
    host: 'ada00000',
    createdAt: 1_790_000_000_000,
    startedAt: null,
    changedAt,
    ranks: [1],
    rematch: null,
  }
}
