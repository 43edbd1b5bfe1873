import { expect, test } from 'vitest'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  kitOf,
  passTo,
  settle,
  statuses,
  type SeatLayout,
} from '../lay.ts'
import { plays, table } from './table.ts'

/** Elena with 1 Focus and a card, and Mei. */
function teamWith(card: string): SeatLayout {
  return { heroes: [{ hero: 'elena', focus: 1 }, { hero: 'mei' }], hand: [card] }
}

test('Yuri is Invigorated while bloodied and strikes for Power − 1 and 3 of his own HP', () => {
  const t = table({ hero: 'yuri', hp: 9 })
  expect(statuses(t, 'yuri')).toEqual(['invigorated'])
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect([hpOf(t, 'pavani'), hpOf(t, 'yuri')]).toEqual([15, 6])
})

test('Sosha weakens, and deals 1 more to whoever is debuffed', () => {
  const t = table(
    { hero: 'sosha', equipment: 'akhir-greataxe' },
    { partner: { hero: 'isra' }, foe: { hero: 'pavani', is: ['marked'] } },
  )
  plays(t, 'Sosha: Cleaving Hew', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(14)
  const iron = table({ hero: 'sosha' }, { partner: { hero: 'isra' } })
  plays(iron, 'Sosha: Test of Iron', 'Pavani')
  expect(statuses(iron, 'pavani')).toEqual(['weakened'])
})

test('Elena strikes back for a Focus, and marks', () => {
  const t = table({ hero: 'elena', focus: 1 }, { initiative: 'B', foe: { hero: 'yuri' } })
  t.B.picks('Yuri: Brine Knuckles', 'Elena')
  t.A.isAsked('pay 1 Focus').picks('pay')
  settle(t)
  expect([hpOf(t, 'yuri'), hpOf(t, 'elena'), focusOf(t, 'elena')]).toEqual([12, 13, 0])
  plays(t, 'Elena: Patient Watch', 'Yuri')
  expect([statuses(t, 'yuri'), focusOf(t, 'elena')]).toEqual([['marked'], 1])
})

test('Kiran is Elusive while refreshed, and skirmishes at once', () => {
  const t = table({ hero: 'kiran', focus: 1 })
  expect(statuses(t, 'kiran')).toEqual(['elusive'])
  plays(t, 'Kiran: Skirmish', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'kiran'), t.state.initiative]).toEqual([17, [], 0])
})

test('Giana draws at the end of a round in which nobody took aim at her', () => {
  const draws = (wasTargeted: boolean): number => {
    const t = table(
      { hero: 'giana', focus: 0, wasTargeted },
      { phase: 'end', B: { heroes: [{ hero: 'yuri' }, { hero: 'daron' }] } },
    )
    passTo(t, 'main', 2)
    return t.eventsOf('drew').filter(({ seat }) => seat === 0).length
  }
  expect([draws(false), draws(true)]).toEqual([2, 1])
})

test('[E-R29, E-R94] Giana, unseen to her last HP, still draws when she falls before her profit resolves', () => {
  const t = table(
    { hero: 'giana', hp: 1, affliction: 'withering-touch' },
    { phase: 'end', B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] } },
  )
  t.A.picks('Giana: Unseen Profit') // first down, so the wound works above it
  settle(t, 'equip')
  expect([glory(t), cardsIn(t, 0, 'hand')]).toEqual([
    [0, 1],
    ['flash', 'wallop'],
  ]) // and the Draw Step
})

test('Giana rewrites a triggered ability', () => {
  const t = table(
    { hero: 'giana', focus: 1 },
    {
      phase: 'startAbilities',
      foe: { hero: 'zakir', focus: 0, support: 'fixate' },
      B: { heroes: [{ hero: 'zakir', support: 'fixate' }, { hero: 'yuri' }] },
    },
  )
  t.A.picks('Giana: Rewrite the Rules')
  settle(t)
  expect(focusOf(t, 'zakir')).toBe(0)
})

test('Asad claws twice, and every affliction on an enemy costs it 1 HP', () => {
  const t = table({ hero: 'asad' }, { hand: ['seeing-stars'] })
  plays(t, 'Asad: Seeing Stars', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(18)
  t.B.picks('pass')
  plays(t, 'Asad: Raking Claw', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(13)
})

test('Asad’s second blow finds nobody where the first has felled its target', () => {
  const t = table(
    { hero: 'asad' },
    { foe: { hero: 'giana', hp: 3, support: 'umbral-veil', exhausted: true } },
  )
  plays(t, 'Asad: Raking Claw', 'Giana')
  expect([hpOf(t, 'giana'), glory(t), t.eventsOf('damaged').length]).toEqual([0, [1, 0], 1])
})

test('Asad smells no blood for other cards, nor for afflictions on his own side', () => {
  const t = table(
    { hero: 'asad' },
    {
      foe: { hero: 'elena', focus: 3 },
      B: { heroes: [{ hero: 'elena', focus: 9 }, { hero: 'daron' }], hand: ['fixate', 'hunters-mark'] },
      initiative: 'B',
    },
  )
  t.B.picks('Elena: Fixate')
  settle(t)
  t.A.picks('pass')
  t.B.picks("Elena: Hunter's Mark", 'Asad')
  settle(t)
  expect([kitOf(t, 'elena')[0], kitOf(t, 'asad')[1], t.eventsOf('triggered')]).toEqual([
    'fixate',
    'hunters-mark',
    [],
  ])
})

test('Mei wires for 2, for 3 on an afflicted Hero, and her injuries last longer', () => {
  const t = table({ hero: 'mei' }, { hand: ['seeing-stars'] })
  plays(t, 'Mei: Seeing Stars', 'Pavani')
  expect(countersOf(t, 'pavani', 'affliction')).toBe(3)
  t.B.picks('pass')
  plays(t, 'Mei: Live Wire', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(16)
})

test('Mei adds blood to injuries only, and none once she has fallen', () => {
  const t = table({ hero: 'mei' }, { hand: ['hunters-mark'] })
  plays(t, "Mei: Hunter's Mark", 'Pavani')
  expect(t.eventsOf('attached').map(({ counters }) => counters)).toEqual([0])
  const fallen = table(
    { hero: 'mei', hp: 2 },
    { hand: ['grease-trap'], B: { heroes: [{ hero: 'pavani' }, { hero: 'kiran', focus: 1 }] } },
  )
  fallen.A.picks('Mei: Grease Trap', 'Pavani')
  fallen.B.picks('Kiran: Skirmish', 'Mei')
  settle(fallen)
  expect([kitOf(fallen, 'pavani')[1], countersOf(fallen, 'pavani', 'affliction')]).toEqual(['grease-trap', 1])
})

test('Elric’s equipment costs 1 Focus less, and he takes equipment back for stamina', () => {
  const t = table({ hero: 'elric', equipment: 'dreamfast-amulet', exhausted: true })
  plays(t, 'Elric: Dream Again', 'Sosha')
  expect(focusOf(t, 'elric')).toBe(9)
  plays(t, 'Elric: Reforge')
  expect([
    focusOf(t, 'elric'),
    kitOf(t, 'elric')[2],
    hero(t, 'elric').isRefreshed,
    cardsIn(t, 0, 'hand'),
  ]).toEqual([9, null, true, ['dreamfast-amulet']])
})

test('Daron foresees each round at the cost of an enemy, and ends the story of whoever is bloodied', () => {
  const t = table(
    { hero: 'daron' },
    { phase: 'startAbilities', B: { heroes: [{ hero: 'yuri', hp: 9 }, { hero: 'isra' }] } },
  )
  t.A.isAsked('target').picks('Yuri')
  settle(t, 'foresee')
  t.A.isAsked('foresee 1 card').picks('keep Wallop')
  expect([hpOf(t, 'yuri'), hpOf(t, 'isra')]).toEqual([8, 14])
  passTo(t, 'main', 1)
  t.A.picks('Daron: Final Page')
  settle(t)
  expect([hpOf(t, 'yuri'), cardsIn(t, 0, 'deck'), cardsIn(t, 0, 'graveyard')]).toEqual([
    5,
    ['caltrops'],
    ['flash', 'wallop'],
  ])
})

test('[E-R12] the enemy at whom Daron takes aim at the start of a round was targeted, and Daron has done so', () => {
  const t = table(
    { hero: 'daron' },
    { phase: 'startAbilities', B: { heroes: [{ hero: 'giana' }, { hero: 'isra' }] } },
  )
  t.A.picks('Giana')
  const taken = (slug: string): boolean[] => [hero(t, slug).hasTargeted, hero(t, slug).wasTargeted]
  expect([taken('daron'), taken('giana'), taken('isra')]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('Zakir is Invigorated with 5 Focus and draws 3 more', () => {
  const t = table({ hero: 'zakir', focus: 3 })
  expect(statuses(t, 'zakir')).toEqual([])
  plays(t, 'Zakir: Draw from the Echo')
  expect([focusOf(t, 'zakir'), statuses(t, 'zakir')]).toEqual([6, ['invigorated']])
})

test('Isra mends Wisdom + 2, and rises when an ally falls', () => {
  const t = table(
    { hero: 'isra', exhausted: true },
    { initiative: 'B', partner: { hero: 'sosha', hp: 1 }, foe: { hero: 'yuri' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  settle(t)
  expect([hero(t, 'isra').isRefreshed, statuses(t, 'isra')]).toEqual([true, ['invigorated']])
  const mend = table({ hero: 'isra', hp: 5 })
  plays(mend, 'Isra: Lantern of Mercy', 'Isra')
  expect(hpOf(mend, 'isra')).toBe(9)
})

test('Pavani gives a Focus at the end of the round while refreshed, and holds the line', () => {
  const t = table({ hero: 'pavani' }, { foe: { hero: 'yuri' } })
  plays(t, 'Pavani: Hold the Line', 'Sosha')
  expect(statuses(t, 'sosha')).toEqual(['resilient'])
  t.A.picks('pass')
  t.B.picks('pass')
  t.A.picks('pass')
  t.A.isAsked(/target ally/).picks('Sosha')
  settle(t, 'target')
  passTo(t, 'main', 2)
  expect(focusOf(t, 'sosha')).toBe(3)
})

test('[E-R94] Pavani gives nothing while exhausted, not even when that happens in answer', () => {
  const tired = table({ hero: 'pavani', exhausted: true }, { phase: 'end', foe: { hero: 'yuri' } })
  passTo(tired, 'main', 2)
  expect(tired.eventsOf('triggered')).toEqual([])
  const late = table(
    { hero: 'pavani', focus: 0, is: ['dazed'] },
    { phase: 'end', foe: { hero: 'elena', focus: 1 }, B: teamWith('disorient') },
  )
  late.A.picks('Sosha')
  late.B.picks('Elena: Disorient', 'Pavani')
  passTo(late, 'main', 2)
  expect([late.eventsOf('triggered').length, focusOf(late, 'sosha')]).toEqual([1, 2]) // of the round alone
})

test('[E-R94] Giana draws nothing once an enemy takes aim at her in answer', () => {
  const t = table(
    { hero: 'giana', focus: 0 },
    { phase: 'end', foe: { hero: 'elena', focus: 1 }, B: teamWith('disorient') },
  )
  t.B.picks('Elena: Disorient', 'Giana')
  passTo(t, 'main', 2)
  expect(t.eventsOf('drew').filter(({ seat }) => seat === 0).length).toBe(1)
})

test('Elena strikes back at nobody who aims at another or hurts her without aim', () => {
  const t = table(
    { hero: 'elena' },
    {
      initiative: 'B',
      B: { heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'mei' }], hand: ['great-cleave'] },
    },
  )
  t.B.picks('Mei: Live Wire', 'Sosha')
  settle(t)
  t.A.picks('pass')
  t.B.picks('Yuri: Great Cleave')
  settle(t)
  expect([hpOf(t, 'elena'), t.eventsOf('triggered'), focusOf(t, 'elena')]).toEqual([12, [], 9])
})

test('Isra minds no fall of an enemy and not her own', () => {
  const t = table(
    { hero: 'isra', hp: 4, exhausted: true },
    { hand: ['prize-fighting'], foe: { hero: 'yuri', hp: 3 } },
  )
  plays(t, 'Isra: Prize Fighting', 'Yuri')
  expect([glory(t), t.eventsOf('triggered')]).toEqual([[1, 1], []])
})
