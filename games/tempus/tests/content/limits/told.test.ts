import { describe, expect, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { tickAilments } from '../../../rules/fight/ailment-ticks.ts'
import { go } from '../../../rules/moves.ts'
import { notice } from '../../../rules/watches.ts'
import { NOBODY, OFF } from '../../../state.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { happens } from '../events/kit.ts'
import { trying } from '../trying.ts'

/** What is told of one kind while something is done. */
function told(t: Cast, type: string, run: () => void): readonly unknown[] {
  t.laid.events.length = 0
  run()
  return t.laid.events.filter((event) => event.type === type)
}

/** (10,10) for the token of an Event. */
const HERE = [5, 5] as const

describe('the log tells of a walk', () => {
  /** The Banner lies on 10,10; Hero 0 walks along row 9 or over it. */
  function walks(from: string, to: string): readonly unknown[] {
    const t = happens('race-to-the-banner', { rolls: HERE, heroes: { 0: { at: from }, 1: { at: '4,4' } } })
    t.acts()
    return told(t, 'moved', () => go(t.table, 0, { spaces: 9, to: t.laid.at(to) }))
  }

  test('[T-18.18] in one line, though an Event looks at steps', () => {
    expect(walks('8,8', '13,8')).toHaveLength(1)
  })

  test('[T-18.18] and step by step for whoever carries its Banner, which goes along', () => {
    expect(walks('8,10', '10,10')).toHaveLength(1)
    expect(walks('9,10', '12,10').length).toBeGreaterThan(1)
  })
})

describe('the log tells of areas and tokens', () => {
  function shoots(foe: string): readonly unknown[] {
    const hand = ['volley']
    const t = cast({ heroes: { 0: { at: '10,10', hand }, 1: { at: foe } }, rolls: [2] })
    return told(t, 'aimed', () => t.plays(0, 'volley', '14,10', { covers: '14,10' }))
  }

  test('[T-22.01] where an area is aimed, also where nobody stands', () => {
    const aimed = { type: 'aimed', creature: 0, space: 9 * 30 + 13 }
    expect(shoots('14,10')).toMatchObject([{ ...aimed, targets: 1 }])
    expect(shoots('20,10')).toMatchObject([{ ...aimed, targets: 0 }])
  })

  test('[T-22.13] a range-1 area is aimed at no space; an attack on one target has no area', () => {
    const hand = ['turn-the-faithless', 'mace']
    const t = cast({ heroes: { 0: { at: '10,10', hand }, 1: { at: '11,10' } }, rolls: [2, 2] })
    const burst = told(t, 'aimed', () => t.plays(0, 'turn-the-faithless', { covers: '11,10' }))
    expect(burst).toMatchObject([{ space: OFF, targets: 1 }])
    expect(told(t, 'aimed', () => t.plays(0, 'mace', 1))).toEqual([])
  })

  test('[T-38.02] where a token is moved to, and nothing where it stays', () => {
    const spirit = (to: string): readonly unknown[] => {
      const t = trying({ heroes: { 0: { at: '9,9', hand: ['healing-spirit'] } } })
      t.plays(0, 'healing-spirit', '12,10')
      t.begins(0)
      const card = t.card(0, 'healing-spirit')
      return told(t, 'tokenMoved', () => t.decides({ do: 'token', card }, to))
    }
    expect(spirit('13,10')).toMatchObject([{ owner: 0, space: 9 * 30 + 12 }])
    expect(spirit('12,10')).toEqual([])
  })
})

describe('the log tells what a D20 is for', () => {
  test('[C-7] which die Portent keeps', () => {
    const t = cast({ heroes: { 0: { at: '10,10', primaries: ['portent'] } }, rolls: [14] })
    const rolled = told(t, 'rolled', () => notice(t.table, { at: 'initiative', creature: NOBODY }))
    expect(rolled).toMatchObject([{ creature: 0, die: 14, card: t.card(0, 'portent') }])
  })

  test('[C-10] Wild Magic; an attack roll names no card', () => {
    const roles: Readonly<Record<number, Role>> = {
      0: { at: '10,10', primaries: ['vicious-mockery'] },
      1: { at: '13,10' },
    }
    const t = happens('wild-magic', { rolls: [13, 8], heroes: roles })
    const rolled = told(t, 'rolled', () => t.plays(0, 'vicious-mockery', 1))
    expect(rolled).toMatchObject([
      { purpose: 'test', card: t.state.events[0] },
      { purpose: 'attack', card: null },
    ])
  })
})

describe('the log tells of Ailments', () => {
  const GOBLIN = the('goblin')

  function burns(tokens: number): Cast {
    const t = cast({ heroes: { 0: { at: '10,10' } }, monsters: { goblin: ['12,10'] } })
    const source = { creature: 0, giver: 0, card: null, isSpell: false } as const
    afflict(t.table, { source, target: GOBLIN, ailment: 'burn', tokens })
    return t
  }

  test('[T-26.05] which of them deals damage, and that the last token goes', () => {
    const t = burns(1)
    tickAilments(t.table, GOBLIN)
    const events = t.laid.events.slice(-2)
    expect(events).toMatchObject([
      { type: 'hurt', creature: GOBLIN, ailment: 'burn', damage: 1 },
      { type: 'relieved', creature: GOBLIN },
    ])
  })

  test('[T-35.01] not that the fallen are rid of them', () => {
    const t = burns(10)
    tickAilments(t.table, GOBLIN)
    const types = t.laid.events.map(({ type }) => type)
    expect([types.includes('felled'), types.includes('relieved')]).toEqual([true, false])
  })
})
