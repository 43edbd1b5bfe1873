import { Match, migratedCheckpoint } from '@trialhall/kernel'
import { gameLaws } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { race } from '../game.ts'
import { laterRace, type LaterRaceState } from '../later.ts'

gameLaws(laterRace, { options: [{ goal: 100, rounds: 2 }] })

/** A match of the first version after so many turns. */
function played(turns: number): Match {
  const match = Match.start(race, { seats: 2, seed: 7, options: {} })
  if (!match.ok) throw new Error(match.fault.message)
  for (let n = 0; n < turns; n++) match.value.choose(match.value.asks[0]?.seat ?? 0, 0)
  return match.value as unknown as Match
}

test('a match of the first version goes on where it stood, without any overtime so far', () => {
  const before = played(5)
  const checkpoint = migratedCheckpoint(laterRace, before.checkpoint, 1)
  if (!checkpoint) throw new Error('it ends here')
  const log = { ...before.log, rulesVersion: 2 }
  const after = Match.resume(laterRace, { log, base: checkpoint, checkpoint })
  if (!after.ok) throw new Error(after.fault.message)
  const state: LaterRaceState = after.value.state
  expect(state).toEqual({ ...before.state, overtime: 0 })
  expect(after.value.asks).toEqual(before.asks)
  expect(after.value.undo().ok).toBe(false)
})

test('matches of versions that it does not know end', () => {
  expect(migratedCheckpoint(laterRace, played(5).checkpoint, 3)).toBeNull()
})
