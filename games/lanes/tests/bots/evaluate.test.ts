import { describe, expect, test } from 'vitest'
import { seeded } from '@trialhall/kernel'
import type { LanesOption } from '../../asks.ts'
import { evaluate } from '../../bots/evaluate.ts'
import { lay, type Layout } from '../lay.ts'

/** How well A stands in a position. */
function standing(layout: Layout): number {
  return evaluate(lay(layout).state, 0)
}

/** What the quick policy picks for the seat that is asked, or a beginner. */
function picked(layout: Layout, by: 'rollout' | 'novice' = 'rollout'): LanesOption {
  const t = lay(layout)
  const ask = t.match.asks[0]
  if (!ask) throw new Error('nobody is asked')
  const table = { state: t.state, def: (card: number) => t.state.cards.def[card] }
  const at = t.match.game[by]?.(table as never, ask, seeded(1)) ?? -1
  return ask.options[at] as LanesOption
}

describe('how a seat stands', () => {
  const mirror = { A: { class: 'warlock' }, B: { class: 'warlock' } }

  test('two equal seats stand equally but for the turn, and what one gains the other loses', () => {
    expect(standing(mirror) + standing({ ...mirror, active: 'B' })).toBeCloseTo(1, 6)
    const t = lay({ A: { life: 15 }, units: { '2,2': 'aGd' } })
    expect(evaluate(t.state, 0) + evaluate(t.state, 1)).toBeCloseTo(1, 6)
  })

  test.each<[string, Layout, Layout]>([
    ['more life', { A: { life: 12 } }, { A: { life: 11 } }],
    ['a unit', { units: { '2,2': 'aGd' } }, {}],
    ['a unit farther ahead', { units: { '2,3': 'aHh' } }, { units: { '2,2': 'aHh' } }],
    ['a unit that strikes the hero', { units: { '2,5': 'aHh' } }, { units: { '2,4': 'aHh' } }],
    ['an orb that can be used', { A: { orbs: 'SS' } }, { A: { orbs: 'S', track: ['', 'S', ''], step: 1 } }],
    [
      'an orb that comes back sooner',
      { A: { orbs: '', track: ['', 'S', ''], step: 1 } },
      { A: { orbs: '', track: ['S', '', ''], step: 1 } },
    ],
    [
      'a charge more',
      { A: { slots: [{ card: 'shadow-bolt', charges: 'PP' }] } },
      { A: { slots: [{ card: 'shadow-bolt', charges: 'P' }] } },
    ],
    ['a card in hand', { A: { hand: ['shadow-bolt'] } }, { A: { slots: [{ card: 'shadow-bolt' }] } }],
    [
      'a spell that gives mana in hand rather than charged, as nobody spends its mana in the enemy turn',
      { A: { hand: ['blood-pact'] } },
      { A: { slots: [{ card: 'blood-pact', charges: 'P' }] } },
    ],
    [
      'an Aura in play rather than ready in a slot',
      { A: { nodes: [], area: [{ card: 'soul-toll' }] } },
      { A: { nodes: [], slots: [{ card: 'soul-toll', charges: 'RPP' }] } },
    ],
    ['a power token', { A: { powerTokens: 1 } }, {}],
    ['experience', { A: { experience: 1 } }, {}],
  ])('%s is better', (_, better, worse) => {
    const with_ = (layout: Layout): Layout => ({
      ...layout,
      A: { class: 'warlock', orbs: 'S', ...layout.A },
      B: mirror.B,
    })
    expect(standing(with_(better))).toBeGreaterThan(standing(with_(worse)))
  })
})

describe('what is picked quickly', () => {
  test('a unit strikes the hero where it can', () => {
    expect(picked({ phase: 'battle', units: { '2,5': 'aHh' } })).toEqual({ do: 'attack' })
  })

  test('it defends rather than strikes in vain', () => {
    expect(picked({ phase: 'battle', units: { '2,3': 'aGd', '2,4': 'bSeD' } })).toEqual({ do: 'defend' })
  })

  test('it advances where nothing is in reach', () => {
    expect(picked({ phase: 'battle', units: { '2,2': 'aGd' } })).toEqual({ do: 'advance' })
  })

  test('idle mana is laid aside in the Second Main phase only', () => {
    const A = { class: 'paladin', slots: [{ card: 'smite' }], orbs: 'W' }
    expect(picked({ phase: 'main2', A })).toMatchObject({ do: 'charge' })
    expect(picked({ phase: 'main1', A })).toEqual({ do: 'end' })
  })

  test('nothing is laid aside for a spell that gives mana: it is as good from the hand', () => {
    const A = { class: 'warlock', orbs: 'P' }
    expect(picked({ phase: 'main2', A: { ...A, hand: ['blood-pact'] } })).toEqual({ do: 'end' })
    expect(picked({ phase: 'main2', A: { ...A, slots: [{ card: 'blood-pact' }] } })).toEqual({ do: 'end' })
  })

  test('nobody is turned to defend who does so already, hurt or not', () => {
    const A = { class: 'paladin', hand: ['shield-wall'], orbs: 'W' }
    const units = { '2,2': 'aGd1/1D', '3,2': 'aGd1/1D' }
    expect(picked({ phase: 'main1', A, units })).toEqual({ do: 'end' })
  })

  test('an Aura is cast as soon as it can be paid, also in danger', () => {
    for (const life of [20, 4]) {
      const A = { class: 'paladin', life, slots: [{ card: 'devotion', charges: 'WW' }], orbs: '' }
      expect(picked({ phase: 'main1', A })).toMatchObject({ do: 'cast' })
    }
  })

  test.each<[string, Layout, number]>([
    [
      'a row by the foes in it, whoever of its own stands there',
      {
        A: { class: 'elementalist', hand: ['blizzard'], orbs: 'BBB' },
        units: { '1,3': 'aEs', '2,3': 'aEs', '3,3': 'bGd', '4,3': 'bGd', '3,4': 'bGd' },
      },
      2,
    ],
    [
      'a lane by the foes in it and by who of its own is hurt there',
      {
        A: { class: 'paladin', hand: ['divine-intervention'], orbs: 'WWWB' },
        B: { class: 'warlock' },
        units: { '1,2': 'aGd1/1', '1,3': 'bHh', '1,4': 'bHh', '2,4': 'bHh', '2,5': 'bHh' },
      },
      0,
    ],
  ])('a spell finds %s', (_what, layout, at) => {
    const pick = picked({ phase: 'main1', ...layout })
    expect(pick).toMatchObject({ do: 'cast', at: [at] })
  })
})

describe('what a beginner picks', () => {
  test.each<[string, Layout, LanesOption]>([
    ['strikes the hero where it can', { units: { '2,5': 'aHh' } }, { do: 'attack' }],
    ['hides from somebody larger', { units: { '2,3': 'aGd', '2,4': 'bHh' } }, { do: 'defend' }],
    ['walks on before somebody smaller', { units: { '2,3': 'aHh', '2,4': 'bGd' } }, { do: 'advance' }],
    ['comes forward where nobody is', { units: { '2,2': 'aGd' } }, { do: 'advance' }],
  ])('a unit %s', (_what, layout, deed) => {
    expect(picked({ phase: 'battle', ...layout }, 'novice')).toEqual(deed)
  })
})
