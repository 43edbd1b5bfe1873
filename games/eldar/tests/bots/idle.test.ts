import { seeded, type Ask } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { EldarOption } from '../../asks.ts'
import { eldar } from '../../game.ts'
import { table } from '../content/table.ts'
import type { EldarScene } from '../lay.ts'

/** Who is asked now. */
function askOf(t: EldarScene): Ask {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return ask
}

/** What bots weigh now, and what they pick quickly, however chance falls. */
function bots(t: EldarScene): { weigh: EldarOption[]; pick: EldarOption[] } {
  const ask = askOf(t)
  const listed = eldar.shortlist?.(t.state, ask) ?? [...ask.options.keys()]
  const picks = Array.from({ length: 40 }, (_, seed) =>
    eldar.rollout?.({ state: t.state } as never, ask, seeded(seed)),
  )
  const of = (at: number | undefined): EldarOption => ask.options[at ?? -1] as EldarOption
  return { weigh: listed.map(of), pick: [...new Set(picks)].map(of) }
}

test('no support is put where the same one lies already', () => {
  const apprentice = 'tinkers-apprentice'
  const t = table(
    { hero: 'mei', support: apprentice, exhausted: true },
    { hand: [apprentice], partner: DOWN },
  )
  t.A.isOffered("Mei: Tinker's Apprentice", 'pass')
  expect(bots(t)).toEqual({ weigh: [{ do: 'pass' }], pick: [{ do: 'pass' }] })
})

test('nobody is given the equipment that they wear', () => {
  const t = table(
    { hero: 'mei', equipment: 'caltrops' },
    { hand: ['caltrops'], partner: DOWN, phase: 'equip' },
  )
  t.A.isOffered('equip Mei (A) with Caltrops', 'pass')
  expect(bots(t)).toEqual({ weigh: [{ do: 'pass' }], pick: [{ do: 'pass' }] })
})

test('metal is heated where somebody wears it', () => {
  const t = table(
    { hero: 'mei' },
    { hand: ['heat-metal'], partner: DOWN, foe: { hero: 'pavani', equipment: 'caltrops' } },
  )
  t.A.picks('Mei: Heat Metal')
  const pavani = t.state.heroes.findIndex(({ kit }) => kit.some((one) => one !== null))
  expect(bots(t)).toEqual({
    weigh: [{ do: 'target', hero: pavani }],
    pick: [{ do: 'target', hero: pavani }],
  })
})

test('quick picks lay no affliction where one of their own lies already', () => {
  const cardsUsed = (affliction: object): unknown[] => {
    const B = { heroes: [{ hero: 'pavani', ...affliction }, DOWN] }
    const { pick } = bots(table({ hero: 'mei' }, { hand: ['grease-trap'], partner: DOWN, B }))
    return pick.filter((option) => option.do === 'use' && option.card !== null)
  }
  expect(cardsUsed({})).toHaveLength(1)
  expect(cardsUsed({ affliction: 'festering-wound' })).toEqual([])
})

test('of two who lack as much, whoever is nearer to falling is healed', () => {
  const t = table(
    { hero: 'mei', equipment: 'alchemists-tools', hp: 10 },
    { partner: { hero: 'asad', hp: 3 }, A: { hand: [] } },
  )
  t.A.picks('Mei: Brew', 'Target ally recovers 2 HP')
  expect(bots(t).pick).toEqual([{ do: 'target', hero: 1 }])
})

const DOWN = { hero: 'sosha', down: true, hp: 0 }
