import { expect, test } from 'vitest'
import { FACES, sayAbility } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import { cardsIn, countersOf, focusOf, hpOf, kitOf, lay, passTo, settle, statuses } from '../lay.ts'

test('[E-22.01, E-22.02, E-22.03, E-22.04, E-22.07, E-23.02, E-R60, E-R61] a second support takes the place of the first', () => {
  const t = table(
    { hero: 'giana', hp: 9, support: 'umbral-veil', equipment: 'caltrops', affliction: 'hunters-mark' },
    { hand: ['fixate'] },
  )
  plays(t, 'Giana: Fixate')
  expect(kitOf(t, 'giana')).toEqual(['fixate', 'hunters-mark', 'caltrops'])
  expect([t.eventsOf('left').map(({ how }) => how), hpOf(t, 'giana')]).toEqual([['replaced'], 11])
})

test('[E-22.05, E-22.08] permanents keep their counters for as long as they lie there', () => {
  const t = table({ hero: 'zakir', equipment: 'tablet-of-the-star-scribe', equipmentCounters: 3 })
  passTo(t, 'main', 2)
  expect(countersOf(t, 'zakir', 'equipment')).toBe(3)
})

test('[E-22.06, E-28.04, E-24.12] with its Hero everything falls, each card to its owner', () => {
  const t = table(
    { hero: 'yuri' },
    { foe: { hero: 'giana', hp: 3, support: 'fixate', affliction: 'seeing-stars', equipment: 'caltrops' } },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  expect([cardsIn(t, 1, 'graveyard'), cardsIn(t, 0, 'graveyard')]).toEqual([
    ['caltrops', 'fixate'],
    ['seeing-stars'],
  ])
  expect(t.eventsOf('left').every(({ how }) => how === 'fallen')).toBe(true)
})

test('[E-23.03, E-23.04, E-23.05, E-23.06, E-27.07] supports help, some as they come or go; a boon is its Hero’s to give up', () => {
  const t = table(
    { hero: 'elena', support: 'wolfmothers-blessing' },
    { partner: { hero: 'isra', support: 'oath-of-the-bulwark' } },
  )
  expect(statuses(t, 'elena')).toEqual(['resilient'])
  plays(t, 'Elena: Call the Pack')
  expect([focusOf(t, 'isra'), cardsIn(t, 0, 'graveyard')]).toEqual([1, ['wolfmothers-blessing']])
})

test('[E-24.02, E-24.03, E-24.04, E-24.05, E-24.06, E-R56, E-R57] a curse is its Hero’s to break, at the usual price', () => {
  const t = table(
    { hero: 'elena' },
    { initiative: 'B', foe: { hero: 'pavani', focus: 1, affliction: 'hunters-mark' } },
  )
  t.B.picks('Pavani: Lose the Trail')
  settle(t)
  expect([kitOf(t, 'pavani')[1], focusOf(t, 'pavani'), t.state.initiative]).toEqual([null, 0, 0])
  expect(t.eventsOf('left').map(({ how }) => how)).toEqual(['destroyed'])
  const aside = table(
    { hero: 'elena', focus: 9 },
    {
      initiative: 'B',
      foe: { hero: 'pavani', affliction: 'hunters-mark' },
      B: {
        heroes: [
          { hero: 'pavani', affliction: 'hunters-mark' },
          { hero: 'daron', focus: 9 },
        ],
      },
    },
  )
  aside.B.isRefused('Pavani: Lose the Trail', 'Focus') // nor by Daron, who has it
  aside.B.picks('pass')
  expect(aside.A.text().options.filter((option) => option.includes('Lose the Trail'))).toEqual([])
})

test('[E-24.08, E-24.09, E-24.10, E-R16, E-R62] an injury of 1 is gone in the next Start Phase', () => {
  const t = table(
    { hero: 'elric' },
    { hand: ['grease-trap'], B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] } },
  )
  plays(t, 'Elric: Grease Trap', 'Yuri')
  expect(kitOf(t, 'yuri')[1]).toBe('grease-trap')
  passTo(t, 'main', 2)
  expect([kitOf(t, 'yuri')[1], t.eventsOf('left').map(({ how }) => how)]).toEqual([null, ['sacrificed']])
})

test('[E-24.13, E-24.07, E-24.08] Withering Touch is an Injury, and may lie there with 2 counters', () => {
  const t = table(
    { hero: 'asad' },
    { hand: ['withering-touch'], B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] } },
  )
  plays(t, 'Asad: Withering Touch', 'Yuri')
  expect(countersOf(t, 'yuri', 'affliction')).toBe(3)
  const worn = lay({
    phase: 'start',
    A: { heroes: [{ hero: 'asad' }, { hero: 'sosha' }] },
    B: { heroes: [{ hero: 'yuri', affliction: 'withering-touch', afflictionCounters: 2 }, { hero: 'mei' }] },
  })
  passTo(worn, 'main', 1)
  expect([kitOf(worn, 'yuri')[1], countersOf(worn, 'yuri', 'affliction')]).toEqual(['withering-touch', 1])
  passTo(worn, 'main', 2)
  expect([kitOf(worn, 'yuri')[1], worn.eventsOf('left').map(({ how }) => how)]).toEqual([
    null,
    ['sacrificed'],
  ])
  expect([hpOf(worn, 'yuri'), cardsIn(worn, 0, 'graveyard')]).toEqual([17, ['withering-touch']])
})

test('[E-25.01, E-25.02, E-25.03, E-25.04, E-25.05, E-25.07] one equipment card a phase, free, onto an own Hero', () => {
  const t = table(
    { hero: 'yuri', focus: 0, equipment: 'caltrops' },
    { phase: 'equip', hand: ['akhir-greataxe', 'gladiators-buckler'], partner: { hero: 'sosha' } },
  )
  t.A.isOffered(
    'equip Yuri with Akhir Greataxe',
    'equip Sosha with Akhir Greataxe',
    "equip Yuri with Gladiator's Buckler",
    "equip Sosha with Gladiator's Buckler",
    'pass',
  ).picks('equip Yuri with Akhir Greataxe')
  expect([kitOf(t, 'yuri')[2], cardsIn(t, 0, 'graveyard'), t.state.step]).toEqual([
    'akhir-greataxe',
    ['caltrops'],
    'main',
  ])
  expect(t.A.text().options).toContain('Yuri: Cleaving Hew')
})

test('[E-25.06, E-31.01, E-31.02, E-R17] each in turn, unanswered, the second after seeing the first', () => {
  const t = lay({
    phase: 'equip',
    initiative: 'B',
    A: { heroes: [{ hero: 'yuri' }], hand: ['caltrops', 'flash'] },
    B: { heroes: [{ hero: 'giana', focus: 3 }], hand: ['caltrops', 'flash'] },
  })
  t.A.isNotAsked()
  t.B.picks('pass')
  t.A.picks('equip Yuri with Caltrops')
  expect(kitOf(t, 'yuri')[2]).toBe('caltrops')
  t.B.isAsked('use an action')
})

test('[E-26.02, E-26.03, E-26.04] a card holds one kind of counter, and Heroes hold Focus only', () => {
  const t = table({ hero: 'yuri', equipment: 'pendant-of-rising-fury', equipmentCounters: 2 })
  expect(t.state.heroes[0]?.kit[2]?.counters).toBe(2)
  for (const { counter, abilities, injury } of FACES) {
    const text = abilities.map(sayAbility).join(' ')
    const named = new Set([...text.matchAll(/(\w+) counter on this card/g)].map(([, name]) => name))
    expect([...named]).toEqual(counter === null || injury > 0 ? [] : [counter])
  }
  expect(Object.keys(t.state.heroes[0] ?? {})).not.toContain('counters')
})
