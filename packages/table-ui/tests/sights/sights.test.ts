import { expect, test } from 'vitest'
import { gameSights, sight, victory } from '../../src/sights/sights.ts'

type Told =
  | { readonly type: 'hurt'; readonly card: number }
  | { readonly type: 'drew' }
  | { readonly type: 'paired' }

const sightsOf = gameSights<null, Told>({
  hurt: ({ card }) => sight('hit', `card:${card}`, 2),
  drew: null,
  paired: () => [sight('gain', 'card:1'), sight('gain', ['card:2', 'seat:0'])],
})

test('an event is seen at no place, at one, or at several', () => {
  expect(sightsOf({ type: 'drew' }, null)).toEqual([])
  expect(sightsOf({ type: 'hurt', card: 7 }, null)).toEqual([{ look: 'hit', at: ['card:7'], much: 2 }])
  expect(sightsOf({ type: 'paired' }, null)).toEqual([
    { look: 'gain', at: ['card:1'], much: 1 },
    { look: 'gain', at: ['card:2', 'seat:0'], much: 1 },
  ])
})

test('victory is seen by those who have won and by who looks on, never by those who have lost', () => {
  expect([0, 1, null].map((viewer) => victory(viewer, [0])?.look)).toEqual(['victory', undefined, 'victory'])
  expect(victory(0, [])).toBeNull()
})
