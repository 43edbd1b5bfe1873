import { describe, expect, test } from 'vitest'
import { plainTerms, rollD20 } from '../../../rules/fight/rolls.ts'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import type { RollTerms } from '../../../acts.ts'
import { lay } from '../../lay.ts'
import { strikes } from '../../attacks-of-tests.ts'
import { acts, duel, stage, type Staged } from '../play/kit.ts'

/** The result of a roll with these terms and dice, and how many dice fell. */
function rolled(terms: Partial<RollTerms>, ...rolls: readonly number[]): readonly number[] {
  const t = lay({ heroes: { 0: '10,10' }, rolls })
  const order = { by: 0, purpose: 'test', needed: null, strike: null, skill: null } as const
  const roll = rollD20(t.table, { ...order, terms: { ...plainTerms(), ...terms } })
  return [roll.total, roll.dice.length]
}

describe('advantage and disadvantage', () => {
  test('[T-23.05, T-23.09, T-T19] the higher or the lower of two dice, and the modifier then: 7 and 16 with +3 are 19 or 10', () => {
    expect(rolled({ advantage: true, modifier: 3 }, 7, 16)).toEqual([19, 2])
    expect(rolled({ disadvantage: true, modifier: 3 }, 7, 16)).toEqual([10, 2])
  })

  test('[T-23.06, T-T19] at least one of each leave one die', () => {
    expect(rolled({ advantage: true, disadvantage: true }, 7)).toEqual([7, 1])
    expect(rolled({}, 7)).toEqual([7, 1])
  })

  test('[T-23.05] where no advantage can apply it counts for nothing, and a disadvantage does', () => {
    expect(rolled({ advantage: true, noAdvantage: true }, 7)).toEqual([7, 1])
    expect(rolled({ advantage: true, noAdvantage: true, disadvantage: true }, 7, 5)).toEqual([5, 2])
  })

  /** The dice of an attack of 0 on 1 while these lie on them. */
  function dice(...rings: readonly (readonly [string, number, number])[]): number {
    const t = duel({}, {}, { rolls: [10, 10] })
    for (const [slug, owner, on] of rings) begin(t.table, { face: lastingNamed(slug), owner, on })
    return strikes(t, { by: 0, on: 1 }).roll?.dice.length ?? 0
  }

  test('[T-23.06, T-23.07, T-T19] two advantages are two dice, and one disadvantage takes both away', () => {
    expect(dice(['outlined', 2, 1], ['guiding-bolt', 2, 1])).toBe(2)
    expect(dice(['outlined', 2, 1], ['guiding-bolt', 2, 1], ['mocked', 1, 0])).toBe(1)
    expect(dice(['mocked', 1, 0])).toBe(2)
    expect(dice()).toBe(1)
  })
})

describe('a die that is not thrown', () => {
  test('[T-23.08, C-8] counts as it is: nobody throws it again, as a 1 that was thrown may be', () => {
    const asked = (terms: Partial<RollTerms>, ...rolls: readonly number[]): number => {
      const t = stage({ heroes: { 0: { at: '10,10', primaries: ['nimble-steps'] } }, rolls })
      t.answers({ do: 'no' })
      const order = { by: 0, purpose: 'test', needed: null, strike: null, skill: null } as const
      rollD20(t.table, { ...order, terms: { ...plainTerms(), ...terms } })
      return t.asks.length
    }
    expect([asked({ fixed: 1 }), asked({}, 1), asked({}, 2)]).toEqual([0, 1, 0])
  })
})

describe('result tables', () => {
  test('[T-23.02, T-23.04, T-23.10, T-T18] with +2 the dice 3, 4, 10, 11, 17 and 18 deal 0, 5, 5, 11, 11 and 11 + 3', () => {
    const damage = [3, 4, 10, 11, 17, 18].map((die) => {
      const t = duel({}, {}, { rolls: [die] })
      strikes(t, { by: 0, on: 1, modifier: 2 })
      return 30 - (t.state.heroes[1]?.hp ?? 0)
    })
    expect(damage).toEqual([0, 5, 5, 11, 11, 14])
  })

  test('[T-23.10, T-T18] without a modifier a 20 deals 11 + 3', () => {
    const t = duel({}, {}, { rolls: [20] })
    strikes(t, { by: 0, on: 1 })
    expect(t.state.heroes[1]?.hp).toBe(16)
  })

  test('[T-23.02, T-R102] a Primary card reads the side that it shows', () => {
    const hp = (flipped: readonly string[]): number | undefined => {
      const t = duel({ primaries: ['longsword'], flipped }, {}, { rolls: [13] })
      acts(t, 'longsword')
      return t.state.heroes[1]?.hp
    }
    expect([hp([]), hp(['longsword'])]).toEqual([22, 19])
  })
})

describe('critical variants', () => {
  /** A Champion strikes with its axe. */
  function champion(die: number, more: readonly string[] = []): Staged {
    const t = duel({ primaries: ['battleaxe', 'improved-critical'] }, {}, { rolls: [die] })
    for (const slug of more) begin(t.table, { face: lastingNamed(slug), owner: 0, on: 0 })
    acts(t, 'battleaxe')
    return t
  }

  test('[T-23.13, T-T20] 19+ of a Champion: 9 + 3 piercing; an 18 deals 9', () => {
    expect(champion(19).state.heroes[1]?.hp).toBe(18)
    expect(champion(18).state.heroes[1]?.hp).toBe(21)
  })

  test('[T-23.13, T-T20] with Superior Critical 18+, and 2 more: 9 + 5 piercing; a 17 deals 9', () => {
    expect(champion(18, ['superior-critical']).state.heroes[1]?.hp).toBe(16)
    expect(champion(17, ['superior-critical']).state.heroes[1]?.hp).toBe(21)
  })

  test('[T-23.12, T-T20] a 20 of Faerie Fire outlines and hurts nobody', () => {
    const t = stage({
      heroes: { 0: { at: '14,15', hand: ['faerie-fire'] }, 1: '17,15' },
      turn: { seat: 0 },
      rolls: [20],
    })
    t.answers('17,15')
    acts(t, 'faerie-fire')
    expect(t.state.heroes[1]?.hp).toBe(30)
    expect(t.state.lastings).toMatchObject([{ face: lastingNamed('outlined'), on: 1 }])
  })
})

describe('a 1 that may be thrown again', () => {
  test('[C-8] is asked about by the card that allows it, not by another Primary', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', primaries: ['longsword', 'nimble-steps'] }, 1: '11,10' },
      turn: { seat: 0 },
      rolls: [1, 10],
    })
    t.answers({ do: 'yes' })
    acts(t, 'longsword')
    const may = t.asks.find(({ prompt }) => prompt.type === 'may')
    expect(may?.prompt).toMatchObject({ card: t.card('nimble-steps') })
  })

  test('[C-8] a 2 is not', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', primaries: ['longsword', 'nimble-steps'] }, 1: '11,10' },
      turn: { seat: 0 },
      rolls: [2],
    })
    acts(t, 'longsword')
    expect(t.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })
})
