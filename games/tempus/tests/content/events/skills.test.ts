import { describe, expect, test } from 'vitest'
import { card } from '../card.ts'
import { trying, type Trying } from '../trying.ts'

/** Heroes of both parties who can try Savvy (10+), while an Event is in play. */
function during(event: string, rolls: readonly number[]): Trying {
  return trying({
    heroes: { 0: { at: '10,10', primaries: ['outlander', 'mace'] }, 1: { at: '11,10' } },
    events: [event],
    rolls,
  })
}

describe('[C-10] Events on skills', () => {
  card('sages-blessing', 'skill rolls have advantage', () => {
    expect(during('sages-blessing', [2, 10]).tries('savvy')).toBe(true)
  })

  test('Sage’s Blessing: attack rolls have none', () => {
    const t = during('sages-blessing', [2])
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(30)
  })

  card('whispers-of-doubt', 'skill rolls have disadvantage', () => {
    expect(during('whispers-of-doubt', [10, 2]).tries('savvy')).toBe(false)
  })

  test('Whispers of Doubt: attack rolls have none', () => {
    const t = during('whispers-of-doubt', [7])
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(26)
  })
})
