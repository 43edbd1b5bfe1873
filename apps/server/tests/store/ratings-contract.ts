import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@trialhall/games'
import { afterEach, describe, expect, test } from 'vitest'
import { Browsers } from '../../src/ratings/browsers.ts'
import { Ratings } from '../../src/ratings/ratings.ts'
import { ratingKind, stepKind } from '../../src/ratings/rating-records.ts'
import type { Store, StoredMatch } from '../../src/store/store.ts'
import { storedMatch } from '../support/stored.ts'

const PEOPLE = ['ada00000', 'bob00000', 'cyd00000']
const wall = (): number => 1_790_000_000_000

function over(id: string, identities: readonly string[]): StoredMatch {
  const seats = identities.map((identity, seat) => ({
    seat,
    kind: 'person' as const,
    identity,
    name: identity,
    bot: null,
  }))
  const ranks = identities.map((_, seat) => seat + 1)
  return { ...storedMatch(id, { changedAt: 10, status: 'over' }), seats, ranks, rated: true, startedAt: 5 }
}

/** What every store must keep of ratings. */
export function ratingsContract(name: string, open: (folder: string) => Promise<Store>): void {
  const made: { folder: string; store: Store }[] = []

  async function opened(): Promise<{ store: Store; several: Ratings[] }> {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-ratings-'))
    const store = await open(folder)
    made.push({ folder, store })
    for (const id of PEOPLE)
      await store.addIdentity({ id, name: id, account: id.slice(0, 3), createdAt: 1 }, id)
    const browsers = new Browsers({ store, wall })
    return { store, several: [0, 1, 2].map(() => new Ratings({ store, games, wall, browsers })) }
  }

  afterEach(async () => {
    for (const { folder, store } of made.splice(0)) {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  describe(name, () => {
    test('rates a match once, however many settle it at the same time', async () => {
      const { store, several } = await opened()
      const match = over('match000', ['ada00000', 'bob00000'])
      await store.putMatch(match)
      const settled = await Promise.all(several.map((ratings) => ratings.settle(match)))
      for (const { ratings } of settled) expect(ratings).toEqual(settled[0]?.ratings)
      expect(await several[0]?.rating('sigmar', 'ada00000')).toMatchObject({ matches: 1, won: 1 })
      expect((await store.match('match000'))?.ratings).toEqual(settled[0]?.ratings)
      const steps = await store.records({ kind: stepKind('sigmar'), order: 'first', limit: 9 })
      expect(steps.map(({ owner }) => owner).toSorted()).toEqual(['ada00000', 'bob00000'])
    })

    test('loses none of several matches of the same people that end at the same time', async () => {
      const { store, several } = await opened()
      const matches = Array.from({ length: 6 }, (_, i) =>
        over(`match00${i}`, i % 2 ? PEOPLE : PEOPLE.toReversed()),
      )
      await Promise.all(matches.map((match, i) => several[i % 3]?.settle(match)))
      for (const who of PEOPLE) expect((await several[0]?.rating('sigmar', who))?.matches).toBe(6)
      expect((await several[0]?.rating('sigmar', 'bob00000'))?.won).toBe(0)
      expect((await several[0]?.rating('sigmar', 'ada00000'))?.won).toBe(3)
      expect(await store.records({ kind: 'rated', order: 'first', limit: 9 })).toHaveLength(6)
    })

    test('keeps nothing of somebody who was deleted, and rates the others', async () => {
      const { store, several } = await opened()
      await several[0]?.settle(over('match000', ['ada00000', 'bob00000']))
      await store.removePerson('ada00000')
      expect(
        await store.records({ kind: ratingKind('sigmar'), owner: 'ada00000', order: 'first', limit: 9 }),
      ).toEqual([])
      await several[0]?.settle(over('match001', ['ada00000', 'bob00000']))
      expect(await several[0]?.rating('sigmar', 'ada00000')).toBeNull()
      expect(await several[0]?.rating('sigmar', 'bob00000')).toMatchObject({ matches: 2 })
    })
  })
}
