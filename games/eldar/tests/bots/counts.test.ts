import { seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { eldar } from '../../game.ts'
import { table } from '../content/table.ts'
import { settle, type EldarScene } from '../lay.ts'

/** The numbers for X that bots weigh, from the largest down, and the one that is picked quickly. */
function counts(t: EldarScene): { readonly weighed: readonly number[]; readonly quick: number } {
  const ask = t.match.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  const numbers = ask.options.map((option) => (option as { x: number }).x)
  const state = { state: t.state } as never
  const listed = eldar.shortlist?.(t.state, ask) ?? [...numbers.keys()]
  return {
    weighed: listed.map((at) => numbers[at] as number),
    quick: numbers[eldar.rollout?.(state, ask, seeded(1)) ?? -1] as number,
  }
}

test('nobody pays for damage beyond the last HP of the target', () => {
  const t = table({ hero: 'mei', equipment: 'galvanic-coil' }, { foe: { hero: 'pavani', hp: 3 } })
  t.A.picks('Mei: Discharge', 'Pavani')
  expect(counts(t)).toEqual({ weighed: [3, 2, 1], quick: 3 })
})

test('what strikes everybody and heals is paid as long as anybody still feels it', () => {
  const foes = {
    B: {
      heroes: [
        { hero: 'pavani', hp: 2 },
        { hero: 'daron', hp: 3 },
      ],
    },
  }
  const whole = table({ hero: 'isra' }, { hand: ['searing-pulse'], ...foes })
  whole.A.picks('Isra: Searing Pulse')
  expect(counts(whole)).toEqual({ weighed: [3, 2, 1], quick: 3 })
  const hurt = table({ hero: 'isra', hp: 10 }, { hand: ['searing-pulse'], ...foes })
  hurt.A.picks('Isra: Searing Pulse')
  expect(counts(hurt)).toEqual({ weighed: [4, 3, 2, 1], quick: 4 })
})

test('an action is stopped for no more than it takes', () => {
  const t = table(
    { hero: 'elric' },
    { hand: ['unravel'], initiative: 'B', foe: { hero: 'yuri', focus: 2 }, B: { hand: ['great-cleave'] } },
  )
  t.B.picks('Yuri: Great Cleave')
  t.A.picks('Elric: Unravel')
  expect(counts(t)).toEqual({ weighed: [3], quick: 3 })
})

test('counters are kept that would mend nothing', () => {
  const t = table(
    { hero: 'isra', equipment: 'oathkeepers-reliquary', equipmentCounters: 5 },
    { initiative: 'B', foe: { hero: 'yuri', focus: 2 }, B: { hand: ['great-cleave'] } },
  )
  t.B.picks('Yuri: Great Cleave')
  settle(t)
  t.A.picks('Isra: Keep the Oath', 'Sosha')
  const { weighed, quick } = counts(t)
  expect([weighed[0], quick]).toEqual([4, 4]) // of 6
})
