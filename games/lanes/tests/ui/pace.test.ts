import { lanes, type LanesEvent, type LanesView } from '@trialhall/game-lanes'
import type { SeenEvent } from '@trialhall/kernel'
import { lengthOf, stayOf } from '@trialhall/table-ui'
import { begin, follow } from '@trialhall/table-ui/testkit'
import { beforeAll, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'

/** Milliseconds that the events of each turn would usually be looked at, in their order. */
const turns: number[][] = []

beforeAll(() => {
  const tell = (view: LanesView, { event }: SeenEvent<LanesEvent>): void => {
    if (event.type === 'turnBegan') turns.push([])
    turns.at(-1)?.push(lengthOf(CHOREOGRAPHY, event, view))
  }
  for (const seed of ['pace', 'quick', 'swift'])
    follow(begin(lanes, { seats: 2, seed, options: { roundLimit: 14 } }), null, ({ before, fresh }) => {
      for (const heard of fresh) tell(before, heard)
    })
})

/** How long a turn is looked at in which each event is known only once it is shown. */
function shownIn(turn: readonly number[], speed: number): number {
  return turn.reduce(
    (spent, usual) => spent + stayOf(usual, { motion: 'full', behind: 1, ahead: 0, speed, spent }),
    0,
  )
}

// With the pauses of a bot, which take at most 1.2 s of a turn at a brisk pace, it is about 4 s.
test.each([
  ['steady', 1, 7500],
  ['brisk', 2.5, 3000],
] as const)(
  'at a %s pace nine turns of ten, shown %f times as fast as usual, take at most %i ms',
  (_, speed, most) => {
    const spent = turns.map((turn) => shownIn(turn, speed)).toSorted((a, b) => a - b)
    expect(spent.length).toBeGreaterThan(40)
    expect(spent[Math.floor(spent.length * 0.9)]).toBeLessThan(most)
  },
)
