import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { laterRace } from '../../../../examples/race/later.ts'
import { ENDS_HERE, Match, migratedCheckpoint, migratedEvents, type EventRecord } from '../../src/index.ts'

function checkpoint(): ReturnType<Match['save']>['checkpoint'] {
  const match = Match.start(race, { seats: 2, seed: 3, options: {} })
  if (!match.ok) throw new Error(match.fault.message)
  for (let n = 0; n < 4; n++) match.value.choose(n % 2, 0)
  return match.value.checkpoint
}

describe('a checkpoint of earlier rules', () => {
  test('is one of today where the game says how', () => {
    const before = checkpoint()
    expect(migratedCheckpoint(laterRace, before, 1)).toEqual({
      ...before,
      state: { ...before.state, overtime: 0 },
    })
  })

  test('ends a match where the game says so, or says nothing', () => {
    const { migrate: _migrate, ...none } = laterRace
    expect(migratedCheckpoint(none, checkpoint(), 1)).toBeNull()
    expect(migratedCheckpoint({ ...laterRace, migrate: () => ENDS_HERE }, checkpoint(), 1)).toBeNull()
  })

  test('keeps its chance and is not changed, whatever the migration does', () => {
    const before = checkpoint()
    const kept = structuredClone(before)
    const meddling = {
      ...laterRace,
      migrate(earlier: unknown) {
        const state = earlier as ReturnType<typeof laterRace.setup>
        state.points = [29, 0]
        state.chance.script = [6, 6, 6]
        return { ...state, overtime: 0 }
      },
    }
    const after = migratedCheckpoint(meddling, before, 1)
    expect(before).toEqual(kept)
    expect(after?.state.points).toEqual([29, 0])
    expect(after?.state.chance).toEqual(kept.state.chance)
  })
})

test('what earlier rules told is told as the game says, or as it was', () => {
  const told: EventRecord[] = [
    { at: 0, event: { type: 'shuffled' }, cards: [] },
    { at: 1, event: { type: 'rolled', seat: 0, die: 3 }, cards: [] },
  ]
  expect(migratedEvents(laterRace, told, 1)).toEqual(told)
  const silent = {
    ...laterRace,
    migrateEvent: (one: EventRecord) => (one.at === 0 ? null : (one as never)),
  }
  expect(migratedEvents(silent, told, 1)).toEqual(told.slice(1))
})
