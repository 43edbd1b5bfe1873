import type { MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { isStanding, summonsBetween } from '../../src/notify/summons.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

const open = {
  id: 'match001',
  game: 'sigmar',
  status: 'open',
  host: 'ana00000',
  seats: [
    { seat: 0, kind: 'person', name: 'Ana', id: 'ana00000' },
    { seat: 1, kind: 'open', name: '' },
  ],
  asked: [],
  mine: [0],
} as unknown as MatchCard
const begun: MatchCard = { ...open, status: 'playing' }

test('a table of mine that fills calls me once, and only where I sit', () => {
  expect(summonsBetween([open], [begun])).toMatchObject([
    { title: 'Your table is full', path: '/m/match001' },
  ])
  expect(summonsBetween([begun], [begun])).toEqual([])
  expect(summonsBetween([open], [open])).toEqual([])
  expect(summonsBetween([{ ...open, mine: [] }], [{ ...begun, mine: [] }])).toEqual([])
  expect(summonsBetween([], [begun])).toEqual([]) // it was there before anybody looked
})

test('whoever is asked to play, or is called, hears of it once', () => {
  const asked: MatchCard = { ...open, mine: [], invited: [1] }
  expect(summonsBetween([], [asked])).toMatchObject([{ text: expect.stringContaining('Ana invites you') }])
  expect(summonsBetween([asked], [asked])).toEqual([])
  const nudged: MatchCard = { ...begun, mine: [1], asked: [1], nudge: 0 }
  expect(summonsBetween([begun], [nudged])).toMatchObject([
    { text: expect.stringContaining('Ana calls you') },
  ])
  expect(summonsBetween([nudged], [nudged])).toEqual([])
})

test('a table of a tournament says which round is ready; nobody in particular has invited', () => {
  const tournament = { id: 'evening01', name: 'Club evening', round: 2 }
  const { host: _, ...paired } = { ...open, mine: [], invited: [1], tournament }
  expect(summonsBetween([], [paired])).toEqual([
    {
      why: 'invited',
      title: 'Your table is ready',
      text: 'Round 2 of Club evening: your table is ready.',
      path: '/m/match001',
      shownAt: '/t/evening01',
    },
  ])
})

test('a call stands until it is answered, wherever that is, or nobody calls any more', () => {
  const asked: MatchCard = { ...open, mine: [], invited: [1] }
  const nudged: MatchCard = { ...begun, mine: [1], asked: [1], nudge: 0 }
  const standing = (before: readonly MatchCard[], after: MatchCard, later: readonly MatchCard[]): boolean[] =>
    summonsBetween(before, [after]).map((summons) => isStanding(summons, later))
  expect(standing([], asked, [asked])).toEqual([true])
  expect(standing([], asked, [{ ...open, mine: [1] }])).toEqual([false])
  expect(standing([], asked, [])).toEqual([false])
  expect(standing([begun], nudged, [nudged])).toEqual([true])
  expect(standing([begun], nudged, [begun])).toEqual([false])
  expect(standing([open], begun, [begun])).toEqual([true])
  expect(standing([open], begun, [{ ...begun, status: 'over' }])).toEqual([false])
})
