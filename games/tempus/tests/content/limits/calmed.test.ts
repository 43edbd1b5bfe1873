import { describe, expect, test } from 'vitest'
import { begin } from '../../../rules/lasting.ts'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { cast, the, type Cast } from '../cast.ts'

const GOBLIN = the('goblin')

/** A Goblin at 1,10 that laughs, and a Hero so many columns to the east. */
function laughing(hero: string): Cast {
  const t = cast({ heroes: { 0: { at: hero } }, monsters: { goblin: ['1,10'] } })
  begin(t.table, { face: lastingNamed('laughing'), owner: 0, on: GOBLIN })
  return t
}

function slot(t: Cast, to: string): void {
  t.during([to], () => monsterSlot(t.table, GOBLIN))
}

function attacks(t: Cast): number {
  return t.laid.events.filter(({ type }) => type === 'attacked').length
}

describe('a Monster that may not attack', () => {
  test('[T-32.07, T-R94] has its single movement where that reaches a place to attack from', () => {
    const t = laughing('7,10')
    slot(t, '6,10')
    expect([t.place(GOBLIN), attacks(t)]).toEqual(['6,10', 0])
    expect(t.spaces()).not.toContain('8,9') // around its target, 7 steps away
  })

  test('[T-32.07, T-R94] and the doubled one where it does not', () => {
    const t = laughing('12,10')
    slot(t, '11,10')
    expect([t.place(GOBLIN), attacks(t)]).toEqual(['11,10', 0])
  })
})
