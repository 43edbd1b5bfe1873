import { seeded } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { afflict, tokensOn } from '../../rules/fight/ailments.ts'
import { maxHp } from '../../rules/fight/healing.ts'
import { daze } from '../../rules/daze.ts'
import { dropToken } from '../../rules/loot.ts'
import { push } from '../../rules/pushing.ts'
import { begin } from '../../rules/lasting.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { heroOf } from '../../state.ts'
import { AILMENTS, type Ailment } from '../../terms.ts'
import { from, strikes } from '../attacks-of-tests.ts'
import { happens } from '../content/events/kit.ts'
import { lay, monsterId, type Laid } from '../lay.ts'
import { slot } from './monsters/kit.ts'
import { placeOf } from './moving/kit.ts'
import { stage } from './play/kit.ts'

const KOBOLD = monsterId('kobold')

function give(t: Laid, target: number, ailment: Ailment, tokens: number): void {
  afflict(t.table, { source: from(t, 1), target, ailment, tokens })
}

describe('what is only counted', () => {
  test.each([
    ['burn', 30],
    ['poison', 20],
    ['root', 9],
  ] as const)(
    '[T-3.06, T-3.05, T-R4, T-R81] there is always another token of %s: %i on one creature',
    (ailment, tokens) => {
      const t = lay({ heroes: { 0: '10,10', 1: '12,10' } })
      give(t, 0, ailment, tokens)
      give(t, 1, ailment, tokens)
      expect([tokensOn(t.state, 0, ailment), tokensOn(t.state, 1, ailment)]).toEqual([tokens, tokens])
    },
  )

  test('[T-3.06] more Loot tokens lie on the map than the box has', () => {
    const t = lay({ heroes: { 0: '10,10' } })
    for (let column = 1; column <= 12; column++) dropToken(t.table, t.at(`${column},1`))
    expect(t.state.loose).toHaveLength(12)
  })

  test('[T-B06.1] several tokens may share a space', () => {
    const t = lay({ heroes: { 0: '10,10' } })
    for (let tokens = 0; tokens < 2; tokens++) dropToken(t.table, t.at('5,5'))
    expect(t.state.loose.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(2)
  })

  test('[T-R4, T-3.05] rings of named statuses are not: the third creature is not Mocked', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '12,10', 2: '14,10', 3: '16,10' } })
    const mock = (on: number): boolean =>
      begin(t.table, { face: lastingNamed('mocked'), owner: 0, on }) !== null
    expect([mock(1), mock(3), mock(2)]).toEqual([true, true, false])
  })

  test('[T-R81, T-7.10] HP are numbers: those of a Guardian and eight Heroes are more than the tokens', () => {
    const t = stage({ seats: 8, heroes: { 0: '10,10' } })
    const heroes = t.state.heroes.reduce((sum, { id }) => sum + maxHp(t.state, id), 0)
    expect(heroes).toBe(240)
  })
})

describe('Ailments', () => {
  test('[T-26.01] Burn, Poison and Root lie on their creature, Daze and Push leave nothing there', () => {
    expect(AILMENTS).toEqual(['burn', 'poison', 'root'])
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['grit', 'grit'] }, 1: '9,10' } })
    daze(t.table, 0, 1)
    push(t.table, 0, { from: [t.at('9,10')], spaces: 1 })
    expect([heroOf(t.state, 0).hand.length, placeOf(t, 0)]).toEqual([1, '11,10'])
    expect(heroOf(t.state, 0).ailments).toBe(undefined)
    for (const ailment of AILMENTS) give(t, 0, ailment, 1)
    expect(AILMENTS.map((ailment) => tokensOn(t.state, 0, ailment))).toEqual([1, 1, 1])
  })
})

describe('the D20', () => {
  test('[T-23.01] one die decides an attack, and its card says what the result means', () => {
    const t = lay({ heroes: { 0: '10,10', 1: '11,10' }, rolls: [13] })
    strikes(t, { by: 0, on: 1 })
    expect(t.events.flatMap((event) => (event.type === 'rolled' ? [event.dice] : []))).toEqual([[13]])
    expect(heroOf(t.state, 1).hp).toBe(19)
    expect(t.state.chance.script).toEqual([])
  })

  test('[T-R98, T-32.04] nobody is asked to roll for a Monster: the die falls as for everybody else', () => {
    const t = stage({ heroes: { 0: '10,10' }, monsters: { kobold: ['11,10'] }, rolls: [10] })
    slot(t, KOBOLD, '11,10')
    expect(t.asks.filter(({ prompt }) => prompt.type !== 'monster-move')).toEqual([])
    expect(heroOf(t.state, 0).hp).toBe(27)
  })

  test('[T-R98] the same seed rolls the same dice, another one does not', () => {
    const dice = (seed: string): number[] => {
      const t = lay({ heroes: { 0: '10,10' } })
      t.state.chance = { ...seeded(seed), script: null, afterScript: 'fail' }
      return Array.from({ length: 12 }, () => t.table.die(20, 'test'))
    }
    expect(dice('one')).toEqual(dice('one'))
    expect(dice('one')).not.toEqual(dice('two'))
  })
})

describe('Events', () => {
  test('[T-11.12, T-R18, T-11.06] their damage has no roll and is never critical: as high as the round, less DR', () => {
    const c = happens('meteor-strike', { round: 7, rolls: [5, 5] })
    c.acts()
    expect(c.laid.events.filter(({ type }) => type === 'rolled')).toEqual([])
    expect(c.laid.events.filter(({ type }) => type === 'hit')).toEqual([])
    expect([c.hp(0), c.hp(1), c.hp(2)]).toEqual([23, 23, 30])
  })
})
