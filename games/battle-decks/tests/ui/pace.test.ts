import { battleDecks, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'
import { lengthOf } from '@trialhall/table-ui'
import { begin, follow } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'

/** How long the turns of a match are looked at in which one character is activated, in milliseconds at the usual pace. */
function turnsOf(seed: string): number[] {
  const turns: number[] = []
  let length = 0
  let isLast = false
  const tell = (view: BattleView, { event }: SeenEvent<BattleEvent>): void => {
    if (event.type === 'turnBegan') {
      if (length > 0 && !isLast) turns.push(length)
      length = 0
      isLast = event.isLast
    }
    length += lengthOf(CHOREOGRAPHY, event, view)
  }
  follow(begin(battleDecks, { seats: 2, seed }), null, ({ before, fresh }) => {
    for (const heard of fresh) tell(before, heard)
  })
  return turns
}

test('a turn of one activation is told in about four seconds', () => {
  const turns = ['amber', 'basalt', 'cedar'].flatMap(turnsOf).sort((a, b) => a - b)
  expect(turns.length).toBeGreaterThan(40)
  expect(turns[Math.floor(turns.length / 2)]).toBeLessThan(4000)
})
