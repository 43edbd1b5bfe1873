import type { TempusView } from '@trialhall/game-tempus'
import { Match } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { tempus } from '../../game.ts'
import { whyOver } from '../../ui/finale/why.ts'

/** A match of four Heroes whose sixth round is played, as Red sees it once it is over. */
function overBy(reason: 'guardian' | 'rounds'): TempusView {
  const begun = Match.start(tempus, { seats: 4, seed: 'why', position: { round: 6 } })
  if (!begun.ok) throw new Error(begun.fault.message)
  const view = begun.value.viewFor(0) as TempusView
  return { ...view, ending: { reason, winner: null } } as TempusView
}

test('the end says in which round it came, and of the last round that it was the last', () => {
  expect(whyOver(overBy('guardian'))).toBe(
    'The Guardian is defeated in round 6: Red (your party) has 0 VP, Blue has 0 VP.',
  )
  expect(whyOver(overBy('rounds'))).toBe(
    'Round 6 was the last one: Red (your party) has 0 VP, Blue has 0 VP.',
  )
})
