import { addCards } from '@trialhall/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { trySkill } from '../../../rules/fight/skills.ts'
import { begin } from '../../../rules/lasting.ts'
import { whyNotAct } from '../../../rules/play/actions.ts'
import { beginTurn, endTurn } from '../../../rules/play/turn.ts'
import { lastingNamed, PRINTED } from '../../../rules/printed.ts'
import type { Skill } from '../../../terms.ts'
import { from } from '../../attacks-of-tests.ts'
import { event } from '../../box.ts'
import { acts, decides, duel, stage, turnOf, type Staged } from './kit.ts'

/** What the Hero whose turn it is can do at the last decision. */
function choices(t: Staged): readonly string[] {
  const ask = t.asks.findLast(({ prompt }) => prompt.type === 'turn')
  return (ask?.options ?? []).map((option) =>
    'card' in option ? `${option.do} ${t.slugsOf([option]).join('')}`.trim() : option.do,
  )
}

function act(t: Staged, slug: string): { readonly do: string; readonly card: number } {
  return { do: 'act', card: t.card(slug) }
}

const END = { do: 'end-turn' } as const
const FEET = { at: '10,10', primaries: ['quick-getaway'] } as const

describe('Actions', () => {
  test('[T-14.01] a turn begins with two', () => {
    const t = stage({ heroes: { 0: FEET } })
    beginTurn(t.table, 0)
    expect(turnOf(t)).toMatchObject({ seat: 0, actions: 2 })
  })

  test('[T-14.12] one who is hastened has three, one who is held has one', () => {
    const actions = (face: string): number => {
      const t = stage({ heroes: { 0: FEET } })
      begin(t.table, { face: lastingNamed(face), owner: 2, on: 0 })
      beginTurn(t.table, 0)
      return turnOf(t).actions
    }
    expect([actions('haste'), actions('held'), actions('mocked')]).toEqual([3, 1, 2])
  })

  test('[T-14.12] an additional Action counts for that turn', () => {
    const t = stage({ heroes: { 0: { ...FEET, hand: ['action-surge'] } }, turn: { seat: 0 } })
    t.answers({ do: 'free' })
    decides(t)
    expect(turnOf(t).actions).toBe(3)
  })

  test('[T-14.02, T-14.04, T-15.02] the same Primary card may be both Actions of a turn, and stays', () => {
    const t = duel({ primaries: ['longsword'] }, {}, { rolls: [10, 10] })
    t.answers(act(t, 'longsword'), act(t, 'longsword'))
    decides(t)
    decides(t)
    expect(t.state.heroes[1]?.hp).toBe(20)
    expect(turnOf(t).actions).toBe(0)
    expect(t.state.heroes[0]?.primaries).toHaveLength(1)
  })

  test('[T-14.02] without an Action left none is offered', () => {
    const t = duel({ primaries: ['longsword', 'quick-getaway'] }, {}, { turn: { seat: 0, actions: 0 } })
    decides(t)
    expect(choices(t)).toEqual([])
    expect(t.state.turn).toBeNull()
  })

  test('[T-14.05, T-R105] the turn may be ended with Actions left, which are lost', () => {
    const t = stage({ heroes: { 0: FEET }, turn: { seat: 0 } })
    t.answers(END)
    decides(t)
    expect(t.state.turn).toBeNull()
    expect(t.state.heroes[0]?.hasActed).toBe(true)
  })

  test('[T-14.06, T-18.02] each Move Action adds its spaces', () => {
    const t = stage({ heroes: { 0: FEET }, turn: { seat: 0 } })
    acts(t, 'quick-getaway')
    expect(turnOf(t).pools).toMatchObject([{ left: 6 }])
    acts(t, 'quick-getaway')
    expect(turnOf(t).pools).toMatchObject([{ left: 12 }])
  })

  test('[T-14.07] an Attack Action needs a target: nobody beside, no sword', () => {
    const t = stage({
      heroes: { 0: { ...FEET, primaries: ['longsword', 'quick-getaway'] } },
      turn: { seat: 0 },
    })
    t.answers(END)
    decides(t)
    expect(choices(t)).toEqual(['act quick-getaway', 'end-turn'])
  })

  test('[T-14.11] a card for two Actions is offered with two of them left, and not with one', () => {
    const offers = (actions: number): readonly string[] => {
      const t = duel({ hand: ['quivering-palm'] }, {}, { turn: { seat: 0, actions } })
      t.answers(END)
      decides(t)
      return choices(t)
    }
    expect(offers(2)).toContain('act quivering-palm')
    expect(offers(1)).not.toContain('act quivering-palm')
  })

  test('[T-26.07, T-26.10, T-R51, T-T29] Root bars Move Actions and the spaces that are left', () => {
    const spaces = { left: 4, throughOpponents: false, acrossWater: false, acrossTerrain: false }
    const t = stage({
      heroes: { 0: FEET },
      turn: { seat: 0, pools: [{ ...spaces, isStraight: false, heading: 0 }] },
    })
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'root', tokens: 1 })
    t.answers(END)
    decides(t)
    expect(choices(t)).toEqual([])
    expect(t.state.heroes[0]?.ailments).toBeUndefined()
  })
})

describe('skills', () => {
  const passes = (die: number): readonly boolean[] =>
    (['athletics', 'knowledge', 'savvy'] as const).map((skill: Skill) => {
      const t = stage({ heroes: { 0: { ...FEET, primaries: ['entertainer'] } }, rolls: [die] })
      return trySkill(t.table, { seat: 0, skill, act: null, modifier: 0 })
    })

  test('[T-14.09, T-23.16] 12+, 8+, 7+: a 7 passes Savvy alone, an 8 Knowledge too, a 20 all and is nothing special', () => {
    expect(passes(6)).toEqual([false, false, false])
    expect(passes(7)).toEqual([false, false, true])
    expect(passes(8)).toEqual([false, true, true])
    expect(passes(20)).toEqual([true, true, true])
  })

  /** An Event at which an Action can be spent. */
  function well(kind: 'skill' | 'use', used: number[] = []) {
    return event('well', {
      objectives: (_state, card) =>
        [1, 2].map((space) => ({
          option: kind === 'use' ? { do: 'use', card, space } : { do: 'skill', card, skill: 'savvy', space },
          modifier: 0,
          finish: () => void used.push(space),
        })),
    })
  }

  function withWell(kind: 'skill' | 'use', turn: object, used?: number[]): Staged {
    const before = { ...PRINTED }
    onTestFinished(() => void Object.assign(PRINTED, before))
    PRINTED.cards = [...PRINTED.cards, well(kind, used)]
    PRINTED.standings = [...PRINTED.standings, null]
    const t = stage({
      heroes: { 0: { ...FEET, primaries: ['entertainer'] } },
      turn: { seat: 0, ...turn },
      rolls: [10],
    })
    t.state.events = addCards(t.state.cards, [PRINTED.cards.length - 1])
    return t
  }

  test('[T-14.08] an Action is spent on a skill for an Event', () => {
    const used: number[] = []
    const t = withWell('skill', {}, used)
    t.answers({ do: 'skill', space: 2 })
    decides(t)
    expect([turnOf(t).actions, used]).toEqual([1, [2]])
  })

  test('[T-14.08] of two tokens of one Event the one that was chosen is used', () => {
    const used: number[] = []
    const t = withWell('use', {}, used)
    t.answers({ do: 'use', space: 2 })
    decides(t)
    expect([turnOf(t).actions, used]).toEqual([1, [2]])
  })

  test('[T-14.12] an Action for Moves and skills pays for a skill, and not for using a token', () => {
    const nimble = { actions: 0, nimble: 1 }
    const skill = withWell('skill', nimble)
    skill.answers({ do: 'skill', space: 1 })
    decides(skill)
    expect(turnOf(skill)).toMatchObject({ actions: 0, nimble: 0 })
    const use = withWell('use', nimble)
    decides(use)
    expect(choices(use)).toEqual([])
  })
})

describe('the end of a turn', () => {
  test('[T-14.14] Ailments come first, then other effects, then what was played is discarded', () => {
    const t = stage({
      heroes: { 0: { ...FEET, hand: ['grit'] } },
      turn: { seat: 0 },
    })
    begin(t.table, { face: lastingNamed('heat-metal'), owner: 1, on: 0 })
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'poison', tokens: 3 })
    endTurn(t.table, turnOf(t))
    const hurts = t.events.flatMap((told) => (told.type === 'hurt' ? [told.damage] : []))
    expect(hurts).toEqual([3, 2])
  })

  test('[T-14.13, T-R22] a Hero that falls in its own turn loses the rest of it', () => {
    const t = stage({ heroes: { 0: FEET }, turn: { seat: 0 } })
    acts(t, 'quick-getaway')
    dealDamage(t.table, { source: from(t, 1), target: 0, normal: 30, piercing: 0 })
    expect(turnOf(t)).toMatchObject({ actions: 0, pools: [] })
    decides(t)
    expect(t.state.turn).toBeNull()
    expect(t.asks).toEqual([])
  })

  test('[T-14.13] one that falls in the turn of another loses nothing of that turn', () => {
    const t = duel({}, {})
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 30, piercing: 0 })
    expect(turnOf(t)).toMatchObject({ seat: 0, actions: 2 })
  })
})

describe('caught in the space of an ally', () => {
  const CAUGHT = { heroes: { 0: { ...FEET, hand: ['second-wind'] }, 2: '10,10' } } as const

  test('[T-R119] it comes back to where it may stand, and its turn goes on', () => {
    const t = stage({ ...CAUGHT, turn: { seat: 0 } })
    turnOf(t).safe = t.at('9,10')
    t.answers(END)
    decides(t)
    expect(t.state.heroes[0]?.at).toBe(t.at('9,10'))
    expect(choices(t)).toContain('act quick-getaway')
  })

  test('[T-R119, T-18.06] while it can walk on it stays there, and can neither act nor end its turn', () => {
    const spaces = { left: 2, throughOpponents: false, acrossWater: false, acrossTerrain: false }
    const t = stage({
      ...CAUGHT,
      turn: { seat: 0, pools: [{ ...spaces, isStraight: false, heading: 0 }] },
    })
    turnOf(t).safe = t.at('9,10')
    t.answers({ do: 'walk' }, '11,10')
    decides(t)
    expect(choices(t)).toEqual(['walk', 'free second-wind'])
    expect(t.state.heroes[0]?.at).toBe(t.at('11,10'))
  })
})

describe('Attack+Move cards', () => {
  const CHARGER = { primaries: ['longsword'], hand: ['zealous-charge'] }

  test('[T-14.03, T-26.07, T-R51] are Move Actions as well: Root bars them', () => {
    const t = duel(CHARGER, {})
    expect(whyNotAct(t.state, 0, t.card('zealous-charge'))).toBeNull()
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'root', tokens: 1 })
    expect(whyNotAct(t.state, 0, t.card('zealous-charge'))).toBe('rooted')
    expect(whyNotAct(t.state, 0, t.card('longsword'))).toBeNull() // an Attack alone
  })

  test('[C-3] and so does a status that bars Move Actions', () => {
    const t = duel(CHARGER, {})
    begin(t.table, { face: lastingNamed('held'), owner: 1, on: 0 })
    expect(whyNotAct(t.state, 0, t.card('zealous-charge'))).toBe('rooted')
  })
})

describe('where the table asks always', () => {
  /** Whether a Hero that can do nothing but end its turn is asked all the same. */
  function isAsked(hand: readonly string[], asksAlways: boolean, actions = 0): boolean {
    const settings = { asksAlways }
    const t = stage({ heroes: { 0: { at: '10,10', hand } }, turn: { seat: 0, actions }, settings })
    t.answers(END)
    decides(t)
    expect(
      t.asks.filter(({ prompt }) => prompt.type === 'turn').every(({ options }) => options.length === 1),
    ).toBe(true)
    return t.asks.some(({ prompt }) => prompt.type === 'turn')
  }

  test('[T-R11, T-R99] who can only end the turn is asked while a hand might hold more, so that no pause tells what it holds', () => {
    expect(isAsked(['heavy-swing'], true)).toBe(true)
    expect(isAsked([], true)).toBe(false)
  })

  test('[T-R11, T-R99] else that is done unasked', () => {
    expect(isAsked(['heavy-swing'], false)).toBe(false)
  })
})
