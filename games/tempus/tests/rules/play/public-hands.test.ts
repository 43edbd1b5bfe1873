import { describe, expect, test } from 'vitest'
import { HERO_CARDS } from '../../../content/catalog.ts'
import { mayHold } from '../../../rules/play/public-hands.ts'
import { inWindow } from '../../../rules/play/purposes.ts'
import type { Moment } from '../../../terms.ts'
import { decides, stage, type Player } from './kit.ts'

/** Every card of the decks of a Fighter that is a Battle Master, as often as it is there. */
const ALL = HERO_CARDS.filter(({ deck }) => deck === 'fighter' || deck === 'battle-master')
const PRIMARIES = ALL.filter(({ tier }) => tier === 'primary').map(({ slug }) => slug)
const OTHERS = ALL.filter(({ tier }) => tier !== 'primary').flatMap(({ slug, copies }) =>
  Array<string>(copies).fill(slug),
)

/** All but one copy of a card. */
function allBut(slug: string): readonly string[] {
  return OTHERS.toSpliced(OTHERS.indexOf(slug), 1)
}

/** Whether the hand of a Battle Master may hold an answer at a moment. */
function may(player: Player, moment: Moment = 'hit'): boolean {
  const { state } = stage({
    heroes: {
      0: { at: '10,10', subclass: 'battle-master', primaries: PRIMARIES, hand: ['heavy-swing'], ...player },
    },
  })
  return mayHold(state, 0, inWindow(moment))
}

describe('whether a hand may hold an answer', () => {
  test('[T-7.14, T-R11, T-R99] it may, while one such card of its decks lies nowhere open', () => {
    expect(may({})).toBe(true)
    expect(may({ discard: allBut('shrug-it-off') })).toBe(true)
    expect(may({ discard: allBut('disarming-attack') })).toBe(true)
    expect(may({ discard: allBut('shield-bash') })).toBe(true)
  })

  test('[T-7.14, T-R11, T-R99] it cannot when all of them do', () => {
    expect(may({ discard: OTHERS })).toBe(false)
    expect(may({ discard: allBut('heavy-swing') })).toBe(false)
  })

  test('[T-R11] what was played in this turn lies open as well', () => {
    expect(may({ discard: allBut('shrug-it-off'), spent: ['shrug-it-off'] })).toBe(false)
    expect(may({ discard: allBut('shrug-it-off'), ongoing: ['shrug-it-off'] })).toBe(false)
    expect(may({ discard: allBut('shrug-it-off'), deck: ['shrug-it-off'] })).toBe(true)
  })

  test('[T-R11, T-7.13] an empty hand holds nothing, and Primary cards are not in it', () => {
    expect(may({ hand: [] })).toBe(false)
    expect(may({ discard: OTHERS }, 'turn')).toBe(false)
    expect(may({ discard: allBut('action-surge') }, 'turn')).toBe(true)
  })

  test('[T-R99, T-16.07] only cards of that moment count', () => {
    expect(may({ discard: allBut('riposte') }, 'missed')).toBe(true)
    expect(may({ discard: allBut('shield-bash') }, 'missed')).toBe(false)
    expect(may({ discard: allBut('disarming-attack') }, 'damage')).toBe(false)
    expect(may({ discard: allBut('unbreakable') }, 'damage')).toBe(true)
  })
})

describe('the decision of a turn in which nothing but its end is left', () => {
  /** Whether a Battle Master is asked, who holds a card that it cannot play, and with so many Actions. */
  function isAsked(discard: readonly string[], actions: number, nimble = 0): boolean {
    const open = [...PRIMARIES, ...discard] // its Primary cards would be something to do
    const t = stage({
      heroes: { 0: { at: '10,10', subclass: 'battle-master', hand: ['heavy-swing'], discard: open } },
      turn: { seat: 0, actions, nimble },
      settings: { asksAlways: true },
    })
    t.answers({ do: 'end-turn' })
    decides(t)
    return t.asks.some(({ prompt }) => prompt.type === 'turn')
  }

  test('[T-R11, T-R99] is asked for while an Action is left that another card could take, for Moves and skills alone too', () => {
    const known = allBut('heavy-swing')
    expect([isAsked(known, 1), isAsked(known, 0, 1), isAsked(known, 1, 1)]).toEqual([true, true, true])
  })

  test('[T-R11, T-R99] without one it is while the hand may hold a Free card for a turn', () => {
    expect(isAsked(allBut('action-surge'), 0)).toBe(true)
    expect(isAsked(allBut('heavy-swing'), 0)).toBe(false)
  })
})
