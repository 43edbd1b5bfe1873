import { describe, expect, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { settleCamps } from '../../../rules/fight/defeat.ts'
import { begin } from '../../../rules/lasting.ts'
import { beginTurn } from '../../../rules/play/turn.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { from } from '../../attacks-of-tests.ts'
import { lay, monsterId } from '../../lay.ts'
import { camp } from '../monsters/kit.ts'
import { acts, duel, offeredAt, stage, turnOf, type Staged } from '../play/kit.ts'

function kill(t: Staged, target: number, by: number): void {
  dealDamage(t.table, { source: from(t, by), target, normal: 50, piercing: 0 })
}

describe('a defeated Hero', () => {
  test('[T-35.02, T-35.03, T-R16] discards its hand at once, takes one card of the pile of its choice, and draws one', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', hand: ['grit', 'second-wind'], discard: ['cleave'], deck: ['charge'] },
        1: '11,10',
      },
    })
    t.answers({ do: 'card', card: t.card('second-wind') })
    kill(t, 0, 1)
    expect(t.state.heroes[0]).toMatchObject({
      at: -1,
      hand: [t.card('second-wind'), t.card('charge')],
      discard: [t.card('cleave'), t.card('grit')],
    })
  })

  test('[T-35.02, T-15.03] all its Ongoing cards go, with what they hold; those of others stay', () => {
    const ongoing = ['ranger-hunters-mark', 'healing-spirit']
    const t = stage({
      heroes: { 0: { at: '10,10', ongoing }, 1: '11,10', 2: { at: '14,10', ongoing: ['bless'] } },
    })
    for (const slug of ongoing)
      begin(t.table, { face: lastingNamed(slug.replace('ranger-', '')), owner: 0, card: t.card(slug), on: 1 })
    t.answers({ do: 'card' })
    kill(t, 0, 1)
    expect(t.state.heroes.map((hero) => hero.ongoing.length)).toEqual([0, 0, 1, 0])
    expect(t.state.lastings).toEqual([])
  })

  test('[T-R16, T-10.14] what it has played in this turn reaches the pile when the turn ends, and is no choice', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['grit'], spent: ['shrug-it-off'] }, 1: '11,10' } })
    kill(t, 0, 1)
    expect(t.state.heroes[0]).toMatchObject({ hand: [t.card('grit')], spent: [t.card('shrug-it-off')] })
  })

  test('[T-26.12, T-26.20, T-35.02] loses its Ailments and gets none', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '11,10' } })
    const burn = { source: from(t, 1), target: 0, ailment: 'burn', tokens: 2 } as const
    afflict(t.table, burn)
    kill(t, 0, 1)
    afflict(t.table, burn)
    expect(t.state.heroes[0]?.ailments).toBeUndefined()
  })

  test('[T-35.04, T-35.05] comes back in its next turn with full HP and two Actions', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '11,10' }, portals: ['4,4', '27,27'] })
    kill(t, 0, 1)
    beginTurn(t.table, 0)
    expect(t.state.heroes[0]).toMatchObject({ at: t.at('4,4'), hp: 30 })
    expect(turnOf(t).actions).toBe(2)
  })

  test('[T-35.10] any damage counts, also that of an ally', () => {
    const t = stage({ heroes: { 0: '10,10', 2: '11,10' } })
    kill(t, 0, 2)
    expect(t.events).toContainEqual({ type: 'felled', creature: 0, by: 2 })
  })
})

describe('who would drop to 0 HP', () => {
  test('[T-24.01, T-25.10] may be saved by an ally; the attack goes on as on somebody who stands', () => {
    const t = duel(
      { primaries: ['longsword'] },
      { hp: 5 },
      {
        heroes: {
          0: { at: '10,10', primaries: ['longsword'] },
          1: { at: '11,10', hp: 5 },
          3: { at: '12,10', hand: ['revivify'] },
        },
        rolls: [15],
      },
    )
    t.answers({ do: 'free' })
    acts(t, 'longsword')
    expect(t.state.heroes[1]).toMatchObject({ at: t.at('11,10'), hp: 5 })
    expect(t.events.some(({ type }) => type === 'felled')).toBe(false)
  })

  test('[T-25.10] nobody is asked where HP are left', () => {
    const t = duel({ primaries: ['longsword'] }, { hp: 9, hand: ['undying-sentinel'] }, { rolls: [15] })
    acts(t, 'longsword')
    expect(offeredAt(t, 'falling', 1)).toEqual([])
  })
})

describe('the Loot of a Camp', () => {
  test('[T-35.09, T-29.06] lies where its last Monster stood, once that is defeated and not before', () => {
    const t = lay({ heroes: { 0: '10,10' }, monsters: { kobold: ['12,10', '14,10'] } })
    const [first, last] = [monsterId('kobold', 'A'), monsterId('kobold', 'B')]
    camp(t, first, last)
    for (const [id, loose] of [
      [first, []],
      [last, [{ at: t.at('14,10'), tokens: 1, cards: [] }]],
    ] as const) {
      dealDamage(t.table, { source: from(t, 0), target: id, normal: 10, piercing: 0 })
      settleCamps(t.table)
      expect(t.state.loose).toEqual(loose)
    }
  })

  test('[T-35.09] not while another Monster of it stands, whichever falls first', () => {
    const t = lay({ heroes: { 0: '10,10' }, monsters: { kobold: ['12,10', '14,10'] } })
    camp(t, monsterId('kobold', 'A'), monsterId('kobold', 'B'))
    dealDamage(t.table, { source: from(t, 0), target: monsterId('kobold', 'B'), normal: 10, piercing: 0 })
    settleCamps(t.table)
    expect(t.state.loose).toEqual([])
  })
})
