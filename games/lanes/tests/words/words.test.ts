import { expect, test } from 'vitest'
import { lay } from '../lay.ts'

test('a log says on which unit a spell was cast, whatever became of it', () => {
  const t = lay({
    A: { class: 'paladin', hand: ['smite'], orbs: 'WW' },
    B: { class: 'paladin' },
    units: { '4,5': 'bGd1/1' },
  })
  t.A.picks('cast Smite on Guard (4,5)')
  expect(t.log().join('\n')).toContain('casts Smite on Guard (4,5)')
  expect(t.state.board.every((unit) => unit === null)).toBe(true)
})
