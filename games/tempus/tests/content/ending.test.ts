import { describe, expect, test } from 'vitest'
import { cast, the, type Cast, type Scene } from './cast.ts'

const GUARDIAN = the('guardian')

/** A Guardian with 1 HP and a rival around a Hero that plays a card with these dice. */
function beside(slug: string, scene: Partial<Scene>): Cast {
  return cast({
    heroes: { 0: { at: '10,10', hand: [slug] }, 1: { at: '9,9' } },
    monsters: { guardian: [{ at: '11,10', hp: 1, isSmall: true }] },
    ...scene,
  })
}

/** Whom attacks were made at, in order. */
function struck({ laid }: Cast): readonly number[] {
  return laid.events.flatMap((event) => (event.type === 'attacked' ? [event.target] : []))
}

describe('[T-1.04, T-34.11, T-37.01] the fall of the Guardian ends the game in the middle of', () => {
  test('an attack of several rolls: the second is not made', () => {
    const t = beside('blade-flurry', { rolls: [20] })
    t.plays(0, 'blade-flurry', GUARDIAN)
    expect([struck(t), t.state.ending?.reason]).toEqual([[GUARDIAN], 'guardian'])
  })

  test('an attack on all around: nobody else is struck', () => {
    const t = beside('whirlwind-attack', { rolls: [20] })
    t.plays(0, 'whirlwind-attack', GUARDIAN)
    expect([struck(t), t.hp(1)]).toEqual([[GUARDIAN], 30])
  })

  test('but of another Monster it goes on', () => {
    const t = beside('whirlwind-attack', {
      monsters: { goblin: [{ at: '11,10', hp: 1 }] },
      rolls: [20, 20],
    })
    t.plays(0, 'whirlwind-attack', the('goblin'))
    expect([struck(t).length, t.hp(1), t.state.ending]).toEqual([2, 18, null])
  })
})
