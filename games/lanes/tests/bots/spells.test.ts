import { expect, test } from 'vitest'
import type { LanesOption } from '../../asks.ts'
import { shortlist } from '../../bots/shortlist.ts'
import { lay, type Layout, type SeatLayout } from '../lay.ts'

/** What A finds worth casting, by the fields or the place that it is aimed at. */
function worthCasting(layout: Layout): readonly (readonly number[])[] {
  const t = lay(layout)
  if (t.match.asks[0]?.seat === 1) t.match.choose(1, 0) // B, who has nothing, ends its phase
  const ask = t.match.asks[0]
  if (ask?.seat !== 0) throw new Error('A is not asked')
  const options = ask.options as readonly LanesOption[]
  const listed = shortlist(t.state, { ...ask, options } as never) ?? options.keys()
  return [...listed].flatMap((at) => {
    const option = options[at] as LanesOption
    return option.do === 'cast' ? [option.at] : []
  })
}

const PALADIN = { class: 'paladin', orbs: '' }
/** A window of the enemy's turn, before its units strike. */
const WINDOW: Layout = { phase: 'enchantments', active: 'B' }

test.each<[string, Layout]>([
  ['healing those who lack nothing', { ...WINDOW, A: slots('mending-light', 'W'), units: { '2,2': 'aGd' } }],
  ['a stance for those who have one', { ...WINDOW, A: slots('shield-wall', 'W'), units: { '2,2': 'aGdD' } }],
  [
    'a stance after the enemy has struck',
    { ...WINDOW, phase: 'main2', A: slots('shield-wall', 'W'), B: { orbs: '' }, units: { '2,2': 'aGd' } },
  ],
  [
    'a stance that ends with the first action, before anybody strikes',
    { phase: 'main1', A: slots('shield-wall', 'W'), units: { '2,2': 'aGd' } },
  ],
  [
    'Haste in the turn of the enemy, hurt or not',
    { ...WINDOW, A: slots('rally', 'B'), units: { '2,2': 'aCv3/1' } },
  ],
  [
    'Haste in the own turn before the First Main phase',
    { phase: 'enchantments', A: slots('rally', 'B'), units: { '2,2': 'aCv' } },
  ],
  [
    'Haste for whoever has nobody in reach and somebody in the way',
    { phase: 'main1', A: slots('rally', 'B'), units: { '2,2': 'aSp', '2,3': 'aSp' } },
  ],
  [
    'Antimagic that is gone before the enemy casts again',
    { ...WINDOW, phase: 'main2', A: slots('purity', 'W'), B: { orbs: '' }, units: { '2,2': 'aGd3/1' } },
  ],
  [
    'the removal of a Disarm that the own First Main phase removes as well',
    { ...WINDOW, phase: 'main2', A: slots('purity', 'W'), B: { orbs: '' }, units: { '2,2': 'aGd+disarm1' } },
  ],
  [
    'Purity on a unit turned over, which it would give back to the enemy', // L-R69
    { ...WINDOW, A: slots('purity', 'W'), units: { '2,4': 'bHh+turnover1' } },
  ],
  [
    'Purity on a unit turned over that Stun keeps from acting',
    { phase: 'main1', A: slots('purity', 'W'), units: { '2,4': 'bHh+turnover1+stun1' } },
  ],
  ['a second Stun', { ...WINDOW, A: slots('judgement', 'WW'), units: { '2,4': 'bHh+stun1' } }],
  [
    'a second Disarm',
    { ...WINDOW, A: slots('curse-of-weakness', 'P', 'warlock'), units: { '2,4': 'bGd+disarm1' } },
  ],
  [
    'Chill on whoever cannot attack',
    { ...WINDOW, A: slots('frostbind', 'B', 'elementalist'), units: { '2,4': 'bSp' } },
  ],
])('%s is cast for nothing', (_, layout) => {
  expect(worthCasting({ B: { class: 'warlock' }, ...layout })).toEqual([])
})

test('a storm is worth casting only where a foe stands', () => {
  const units = { '2,2': 'aEs', '3,4': 'bGd' }
  const A = slots('blizzard', 'BBB', 'elementalist')
  expect(worthCasting({ ...WINDOW, A, units })).toEqual([[3]])
})

test('a spell that a passive power looks at is worth casting on nobody', () => {
  const burning = {
    ...slots('fireball', 'RRR', 'elementalist'),
    nodes: ['fireball', 'kindling', 'scorch'],
  }
  expect(worthCasting({ phase: 'main1', A: burning, units: { '2,4': 'aEs' } }).length).toBeGreaterThan(0)
})

test('a stance is for those alone who have none, before the enemy strikes or while Stun keeps them from acting', () => {
  const A = slots('shield-wall', 'W')
  const units = { '2,2': 'aGdD', '3,2': 'aGd' }
  expect(worthCasting({ ...WINDOW, A, units })).toHaveLength(1)
  expect(worthCasting({ phase: 'main2', A, units })).toHaveLength(1)
  expect(worthCasting({ phase: 'main1', A, units: { '2,2': 'aGd+stun1' } })).toHaveLength(1)
})

test('nothing is cast in a window that is followed by another, with nothing in between', () => {
  const units = { '2,4': 'bHh' }
  const A = slots('shadow-bolt', 'PP', 'warlock')
  expect(worthCasting({ phase: 'orbs', active: 'B', A, units })).toEqual([])
  expect(worthCasting({ phase: 'enchantments', active: 'B', A, units })).toHaveLength(1)
})

test('Haste is for the turn in which it is used, and for a unit turned over that is the turn of its owner', () => {
  const A = slots('rally', 'B')
  expect(worthCasting({ phase: 'main1', A, units: { '2,2': 'aCv' } })).toHaveLength(1)
  expect(worthCasting({ ...WINDOW, A, units: { '2,4': 'bHh+turnover1' } })).toHaveLength(1)
})

/** A seat that has one spell fully charged. */
function slots(card: string, charges: string, of = 'paladin'): SeatLayout {
  return { ...PALADIN, class: of, slots: [{ card, charges }] }
}

test('a Disarm is removed before the Battle phase of its unit, and Antimagic is given before the enemy casts', () => {
  const units = { '2,2': 'aGd+disarm1' }
  expect(
    worthCasting({ B: { class: 'warlock' }, phase: 'main1', A: slots('purity', 'W'), units }),
  ).not.toEqual([])
  expect(
    worthCasting({
      B: { class: 'warlock' },
      phase: 'main2',
      A: slots('purity', 'W'),
      units: { '2,2': 'aGd' },
    }),
  ).not.toEqual([])
})
