import { addCards, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../content/catalog.ts'
import type { Instance } from '../../../acts.ts'
import { actionOn, newAct } from '../../../rules/play/actions.ts'
import { playablesOf } from '../../../rules/play/playables.ts'
import { openWindow } from '../../../rules/play/windows.ts'
import { happening, sourceOfCard } from '../../../rules/sources.ts'
import { heroOf } from '../../../state.ts'
import type { Answer } from '../../lay.ts'
import { acts, decides, duel, offeredAt, stage, type Player, type Staged } from './kit.ts'

/** Kinds of what was told, those of these types. */
function told(t: Staged, ...types: readonly string[]): readonly string[] {
  return t.events.flatMap(({ type }) => (types.includes(type) ? [type] : []))
}

/** Prompts of the windows of a moment, as the seats were asked. */
function windowsAt(t: Staged, moment: string) {
  return t.asks.flatMap(({ seat, prompt }) =>
    prompt.type === 'window' && prompt.moment === moment ? [{ seat, ...prompt }] : [],
  )
}

const SPACES = {
  throughOpponents: false,
  acrossWater: false,
  acrossTerrain: false,
  isStraight: false,
  heading: 0,
} as const
const HURT = { hp: 5, hand: ['second-wind'] }

describe('a window', () => {
  test('[T-R106, T-1.04] is not put to anybody once the game has ended, before that it is', () => {
    const asked = (isOver: boolean): number => {
      const t = stage({ heroes: { 0: { at: '5,5', ...HURT }, 1: { at: '9,5', ...HURT } } })
      if (isOver) t.state.ending = { reason: 'left', winner: 0 }
      openWindow(t.table, happening('turn-end', 0))
      return t.asks.length
    }
    expect([asked(true), asked(false)]).toEqual([0, 2])
  })

  test('[T-R106, T-17.01] of two cards that wait the second has no effect where the first ends the game, else both have', () => {
    const healed = (ends: boolean): number => {
      const t = stage({ heroes: { 0: { at: '5,5', ...HURT }, 2: { at: '9,5', ...HURT } } })
      t.table.sink = {
        event: (event) => {
          t.events.push(event)
          if (ends && event.type === 'healed') t.state.ending = { reason: 'left', winner: 0 }
        },
        refusal: () => {},
        unasked: () => {},
      }
      t.answers({ do: 'free' }, { do: 'free' })
      openWindow(t.table, happening('turn-end', 0))
      return told(t, 'healed').length
    }
    expect([healed(true), healed(false)]).toEqual([1, 2])
  })

  test('[T-R29] concerns whoever is aimed at: their party answers first, though another’s deed it is', () => {
    const t = duel(
      { hand: ['second-wind'], hp: 5, primaries: ['longsword'] },
      { hand: ['second-wind'], hp: 5 },
      { rolls: [1] },
    )
    acts(t, 'longsword')
    expect(windowsAt(t, 'declared').map(({ seat }) => seat)).toEqual([1, 0])
    openWindow(t.table, happening('turn-end', 0))
    expect(windowsAt(t, 'turn-end').map(({ seat }) => seat)).toEqual([0, 1])
  })
})

describe('on a hit', () => {
  /** Seat 0 hits with its sword and answers its own hit. */
  function hits(...hand: readonly string[]): Staged {
    return duel({ hp: 5, primaries: ['longsword'], hand }, {}, { rolls: [15] })
  }

  test('[T-16.02, T-16.12] a Free card leaves the Chain of the Action, and a Chain takes it', () => {
    const t = hits('second-wind', 'shield-bash', 'poisoned-blade')
    t.answers({ do: 'pass' }, { do: 'free' }, { do: 'chain', card: t.card('shield-bash') }) // first, before the roll, it passes
    acts(t, 'longsword')
    const asks = t.asks.filter(({ prompt }) => prompt.type === 'window' && prompt.moment === 'hit')
    expect(asks.map(({ options }) => t.slugsOf(options))).toEqual([
      ['second-wind', 'shield-bash', 'poisoned-blade'],
      ['shield-bash', 'poisoned-blade'],
    ])
    expect(heroOf(t.state, 0).hp).toBe(15)
  })

  test('[T-R27] what a Chain adds comes with the hit, and not where the window is about something else', () => {
    const t = hits('poisoned-blade')
    t.answers({ do: 'chain' })
    acts(t, 'longsword')
    expect(heroOf(t.state, 1).ailments?.map(({ poison }) => poison)).toEqual([2, 0, 0])
    expect(offeredAt(t, 'declared', 0)).toEqual([])
    const passed = hits('poisoned-blade')
    acts(passed, 'longsword')
    expect(heroOf(passed.state, 1).ailments).toBeUndefined()
  })

  test('[C-3, T-16.03] an Attack Chain makes a weapon attack of Combat Superiority better by 1, a Free card does not', () => {
    const lost = (slug: string, as: string): number => {
      const t = duel(
        { hp: 5, primaries: ['longsword', 'combat-superiority'], hand: [slug] },
        {},
        { rolls: [15] },
      )
      t.answers({ do: as })
      acts(t, 'longsword')
      return 30 - heroOf(t.state, 1).hp
    }
    expect(lost('shield-bash', 'chain')).toBe(lost('second-wind', 'free') + 1)
  })
})

/** Wild Magic as a card of this match. */
function wildMagic(t: Staged): readonly CardId[] {
  return addCards(t.state.cards, [CARDS.findIndex(({ slug }) => slug === 'wild-magic')])
}

describe('a Spell that is played in a window', () => {
  const CASTER = { at: '10,10', heroClass: 'wizard', primaries: ['sage'] } as const

  /** Seat 0 hits seat 1, which answers; seat 0 may answer that. Sage: Knowledge 6+. */
  function answers(slug: string, rolls: readonly number[], ...picks: readonly object[]): Staged {
    const t = stage({
      heroes: {
        0: { ...CASTER, primaries: ['longsword', 'sage'], hand: ['counterspell'] },
        1: { at: '11,10', hp: 20, hand: [slug] },
      },
      turn: { seat: 0 },
      rolls,
    })
    t.answers({ do: 'free', card: t.card(slug) }, ...(picks as readonly { readonly do: string }[]))
    acts(t, 'longsword')
    return t
  }

  test('[T-38.06, T-17.01] can be answered: countered it does nothing, and all are told', () => {
    const passed = answers('shield', [15])
    const countered = answers('shield', [15, 6], { do: 'free' })
    const failed = answers('shield', [15, 5], { do: 'free' })
    expect([passed, countered, failed].map((t) => told(t, 'countered').length)).toEqual([0, 1, 0])
    expect(heroOf(passed.state, 1).hp).toBe(heroOf(failed.state, 1).hp)
    expect(heroOf(countered.state, 1).hp).toBe(heroOf(passed.state, 1).hp - 5)
  })

  test('[T-38.06, T-R99] the window says which Spell it is about, not the attack that it answers', () => {
    const t = answers('shield', [15])
    expect(windowsAt(t, 'spell')).toMatchObject([{ seat: 0, creature: 1, card: t.card('shield'), damage: 0 }])
  })

  test('[T-38.06] what is no Spell cannot be answered as one', () => {
    const t = answers('uncanny-dodge', [15])
    expect(windowsAt(t, 'spell')).toEqual([])
    expect(told(t, 'played')).toHaveLength(2)
  })

  test('[C-10, T-2.08] Wild Magic rolls for it, and for nothing else that is played', () => {
    const rolled = (slug: string, rolls: readonly number[]): Staged => {
      const t = stage({
        heroes: { 0: { ...CASTER, primaries: ['longsword'] }, 1: { at: '11,10', hp: 20, hand: [slug] } },
        turn: { seat: 0 },
        rolls,
      })
      t.state.events = t.state.events.concat(wildMagic(t))
      t.answers({ do: 'free' })
      acts(t, 'longsword')
      return t
    }
    expect(told(rolled('shield', [15, 2]), 'countered')).toHaveLength(1)
    expect(told(rolled('shield', [15, 12]), 'countered')).toHaveLength(0)
    expect(told(rolled('uncanny-dodge', [15]), 'rolled')).toHaveLength(1)
  })
})

describe('the window after a decision of a turn', () => {
  const READY = { hp: 5, hand: ['second-wind'] } as const

  /** Whether seat 1 could answer after what seat 0 decided. */
  function answersAfter(player: Player, ...picks: readonly Answer[]): boolean {
    const t = stage({
      heroes: { 0: { at: '5,5', primaries: ['quick-getaway'], ...player }, 1: { at: '9,9', ...READY } },
      turn: { seat: 0, pools: [{ ...SPACES, left: 2 }] },
    })
    t.answers(...picks)
    decides(t)
    return windowsAt(t, 'turn').some(({ seat }) => seat === 1)
  }

  test('[T-16.12, T-17.04] is put after an Action, not between the spaces of a walk, and not once the turn is over', () => {
    expect(answersAfter({}, { do: 'act' })).toBe(true)
    expect(answersAfter({}, { do: 'walk' }, '6,5')).toBe(false)
    expect(answersAfter({}, { do: 'end-turn' })).toBe(false)
  })
})

describe('what comes after an attack', () => {
  test('[T-R106, T-1.04] is not done where the attack has ended the game, else it is', () => {
    const healed = (ends: boolean): boolean => {
      const t = duel({ hp: 5, hand: ['vampiric-touch'] }, {}, { rolls: [15] })
      t.table.sink = {
        event: (event) => {
          t.events.push(event)
          if (ends && event.type === 'hurt') t.state.ending = { reason: 'left', winner: 0 }
        },
        refusal: () => {},
        unasked: () => {},
      }
      acts(t, 'vampiric-touch')
      return told(t, 'healed').length > 0
    }
    expect([healed(true), healed(false)]).toEqual([false, true])
  })
})

describe('an Ongoing card whose attack misses', () => {
  test('[T-15.03, T-R4] is spent at once, and what else is in play stays; where it hits both stay', () => {
    const inPlay = (die: number): readonly (readonly string[])[] => {
      const heroes = { 0: { at: '10,10', hand: ['heat-metal'], ongoing: ['camouflage'] }, 1: '12,10' }
      const t = stage({ heroes, turn: { seat: 0 }, rolls: [die] })
      acts(t, 'heat-metal')
      const { ongoing, spent } = heroOf(t.state, 0)
      return [ongoing, spent].map((cards) => t.slugsOf(cards.map((card) => ({ do: 'act', card }))))
    }
    expect(inPlay(1)).toEqual([['camouflage'], ['heat-metal']])
    expect(inPlay(18)).toEqual([['camouflage', 'heat-metal'], []])
  })
})

describe('a Damage Chain', () => {
  test('[T-16.07, T-16.09] is offered on any damage of a hit, normal or piercing, and as much of each; on none it is not', () => {
    const offers = (normal: number, piercing: number): number => {
      const t = duel({ heroClass: 'paladin', primaries: ['longsword'], hand: ['divine-smite'] }, {})
      const card = t.card('longsword')
      const action = actionOn(t.state, card)
      if (action === null) throw new Error('It attacks.')
      const act = newAct(t.state, { seat: 0, card, action })
      const instance: Instance = {
        source: sourceOfCard(t.state, 0, card),
        target: 1,
        normal,
        piercing,
        strike: null,
        extraDr: 0,
        reduction: 0,
        isIgnored: false,
        isArea: false,
      }
      return playablesOf(t.state, 0, happening('hit', 0, { act, instance })).length
    }
    expect([offers(3, 0), offers(0, 3), offers(3, 3), offers(0, 0)]).toEqual([1, 1, 1, 0])
  })
})
