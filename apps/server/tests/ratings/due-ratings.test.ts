import { expect, test } from 'vitest'
import { DueRatings } from '../../src/ratings/due-ratings.ts'
import { DUE } from '../../src/ratings/rating-records.ts'
import type { Owners } from '../../src/store/owners.ts'
import { storedMatch } from '../support/stored.ts'
import { memoryStore } from '../support/server.ts'

/** Looks of a server at rated matches under way, and which of them it had opened. */
async function looks(
  owners: Pick<Owners, 'leftBehind'> | null,
): Promise<{ due: DueRatings; opened: string[] }> {
  const store = await memoryStore()
  const opened: string[] = []
  for (const [rank, id] of ['mine', 'theirs', 'left'].entries()) {
    await store.putMatch({ ...storedMatch(id, { changedAt: 1 }), rated: true })
    await store.changeRecords([{ kind: DUE, id, owner: null, rank: rank + 1, base: 0, body: '' }])
  }
  const due = new DueRatings({
    store,
    owners,
    now: () => 0,
    wall: () => 0,
    ratings: { forget: async () => undefined },
    settle: async (match) => void opened.push(match),
    onFailed: (error) => {
      throw error
    },
  })
  return { due, opened }
}

test('a server that has its hall alone opens each rated match under way once after its start', async () => {
  const { due, opened } = await looks(null)
  await due.maybeSweep()
  expect(opened.toSorted()).toEqual(['left', 'mine', 'theirs'])
  due.lookSoon()
  await due.maybeSweep()
  expect(opened).toHaveLength(3)
})

test('of several servers each opens only what the dead have left behind, and only where it is time', async () => {
  let left = ['left']
  const { due, opened } = await looks({ leftBehind: async (ids) => ids.filter((id) => left.includes(id)) })
  await due.maybeSweep()
  expect(opened).toEqual(['left'])
  left = ['theirs']
  await due.maybeSweep()
  expect(opened).toEqual(['left'])
  due.lookSoon()
  await due.maybeSweep()
  expect(opened).toEqual(['left', 'theirs'])
})
