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

/** A foe with Kiran beside it, ready to skirmish. */
function kiranIn(foe: string): SeatLayout {
  return { heroes: [{ hero: foe }, { hero: 'kiran', focus: 1 }] }
}

test('Akhir Greataxe hits for Power, and for one more while its Hero is bloodied', () => {
  const t = table({ hero: 'yuri', equipment: 'akhir-greataxe' })
  plays(t, 'Yuri: Cleaving Hew', 'Pavani')
  expect([hpOf(t, 'pavani'), focusOf(t, 'yuri')]).toEqual([15, 9])
  const wounded = table({ hero: 'isra', hp: 7, equipment: 'akhir-greataxe' })
  plays(wounded, 'Isra: Cleaving Hew', 'Pavani')
  expect(hpOf(wounded, 'pavani')).toBe(19 - 4)
})

test('Broadsword of the Abyss costs 2 HP and hits for Power + 2', () => {
  const t = table({ hero: 'yuri', equipment: 'broadsword-of-the-abyss' })
  plays(t, 'Yuri: Abyssal Arc', 'Pavani')
  expect([hpOf(t, 'yuri'), hpOf(t, 'pavani')]).toEqual([16, 13])
})

test('Club of Enlightening hits for Power and dazes', () => {
  const t = table({ hero: 'yuri', equipment: 'club-of-enlightening' })
  plays(t, 'Yuri: Enlighten', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'pavani'), focusOf(t, 'yuri')]).toEqual([15, ['dazed'], 8])
})

test('Pendant of Rising Fury counts blows and spends the counters as damage', () => {
  const t = table(
    { hero: 'yuri', equipment: 'pendant-of-rising-fury', equipmentCounters: 2 },
    { initiative: 'B', foe: { hero: 'kiran', focus: 1 } },
  )
  t.B.picks('Kiran: Skirmish', 'Yuri')
  settle(t)
  expect(countersOf(t, 'yuri', 'equipment')).toBe(3)
  t.B.picks('pass')
  t.A.picks('Yuri: Unleash', 'Kiran').isOffered('X = 1', 'X = 2', 'X = 3').picks('X = 3')
  settle(t)
  expect([hpOf(t, 'kiran'), countersOf(t, 'yuri', 'equipment')]).toEqual([12, 0])
  table({ hero: 'yuri', equipment: 'pendant-of-rising-fury' }).A.isRefused('Yuri: Unleash', 'counters')
})

test('Gladiator’s Buckler makes its Hero Resilient for nothing, once a round', () => {
  const t = table({ hero: 'yuri', focus: 0, equipment: 'gladiators-buckler' })
  plays(t, 'Yuri: Brace')
  expect([statuses(t, 'yuri'), hero(t, 'yuri').isRefreshed]).toEqual([['resilient'], true])
  t.A.isRefused('Yuri: Brace', 'already')
})

test('Warhorn of the Old Way makes every ally Invigorated', () => {
  const t = table({ hero: 'yuri', equipment: 'warhorn-of-the-old-way' })
  plays(t, 'Yuri: Sound the Charge')
  expect([statuses(t, 'yuri'), statuses(t, 'sosha'), statuses(t, 'pavani'), focusOf(t, 'yuri')]).toEqual([
    ['invigorated'],
    ['invigorated'],
    [],
    7,
  ])
})

test('Bloodlust invigorates while an enemy is bloodied and refreshes after a kill', () => {
  const t = table(
    { hero: 'sosha', support: 'bloodlust', equipment: 'akhir-greataxe' },
    { partner: { hero: 'isra' }, foe: { hero: 'giana', hp: 5 } },
  )
  expect(statuses(t, 'sosha')).toEqual(['invigorated'])
  plays(t, 'Sosha: Cleaving Hew', 'Giana')
  expect([glory(t), hero(t, 'sosha').isRefreshed, statuses(t, 'sosha')]).toEqual([[1, 0], true, []])
})

test('Bloodlust refreshes for enemies that damage from its own Hero defeats, and for nothing else', () => {
  const refreshed = (setting: Parameters<typeof table>[1], ...picks: readonly string[]): boolean => {
    const t = table(
      { hero: 'isra', exhausted: true, support: 'bloodlust', equipment: 'alchemists-tools' },
      { hand: ['prize-fighting'], ...setting },
    )
    plays(t, ...picks)
    expect(t.eventsOf('defeated').length).toBe(1)
    return hero(t, 'isra').isRefreshed
  }
  const weak = { foe: { hero: 'pavani', hp: 2 } }
  expect(refreshed(weak, 'Isra: Prize Fighting', 'Pavani')).toBe(true)
  expect(refreshed(weak, 'Isra: Brew', 'Target enemy loses 2 HP', 'Pavani')).toBe(false) // no damage
  expect(refreshed({ ...weak, partner: { hero: 'yuri' } }, 'Yuri: Brine Knuckles', 'Pavani')).toBe(false)
  const friend = table(
    { hero: 'mei', support: 'bloodlust' },
    { hand: ['shockwave'], partner: { hero: 'yuri', hp: 3 } },
  )
  plays(friend, 'Mei: Shockwave')
  expect([glory(friend), hero(friend, 'mei').isRefreshed]).toEqual([[0, 1], false])
})

test('Bloodlust looks at the enemies of its own Hero, from either seat', () => {
  const t = table(
    { hero: 'giana', hp: 5 },
    { foe: { hero: 'pavani', support: 'bloodlust' }, partner: { hero: 'sosha', support: 'bloodlust' } },
  )
  expect([statuses(t, 'pavani'), statuses(t, 'sosha')]).toEqual([['invigorated'], []])
})

test('Disarming Strike hits for Power, then destroys the equipment', () => {
  const t = table(
    { hero: 'yuri' },
    { hand: ['disarming-strike'], foe: { hero: 'pavani', equipment: 'bramble-staff' } },
  )
  plays(t, 'Yuri: Disarming Strike', 'Pavani')
  expect([hpOf(t, 'pavani'), kitOf(t, 'pavani')[2], cardsIn(t, 1, 'graveyard')]).toEqual([
    15,
    null,
    ['bramble-staff'],
  ])
  expect(t.eventsOf('left').map(({ how }) => how)).toEqual(['destroyed'])
})

test('Disarming Strike takes the Pendant before its fury has a place to go', () => {
  const t = table(
    { hero: 'yuri' },
    { hand: ['disarming-strike'], foe: { hero: 'pavani', equipment: 'pendant-of-rising-fury' } },
  )
  plays(t, 'Yuri: Disarming Strike', 'Pavani')
  expect(t.eventsOf('triggered').length).toBe(1)
  expect([t.eventsOf('countersChanged'), cardsIn(t, 1, 'graveyard')]).toEqual([
    [],
    ['pendant-of-rising-fury'],
  ])
})

test('Dragonlord’s Wrath hits one for Power + 2, then each enemy for 2', () => {
  const t = table({ hero: 'yuri' }, { hand: ['dragonlords-wrath'] })
  plays(t, "Yuri: Dragonlord's Wrath", 'Pavani')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), focusOf(t, 'yuri')]).toEqual([11, 10, 5])
})

test('Great Cleave hits each enemy for Power', () => {
  const t = table({ hero: 'yuri' }, { hand: ['great-cleave'] })
  plays(t, 'Yuri: Great Cleave')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), focusOf(t, 'yuri')]).toEqual([15, 8, 7])
})

test('Impatient Assault is Fast and leaves its Hero Vulnerable', () => {
  const t = table({ hero: 'yuri' }, { hand: ['impatient-assault'] })
  plays(t, 'Yuri: Impatient Assault', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'yuri'), t.state.initiative]).toEqual([15, ['vulnerable'], 0])
})

test('Prize Fighting trades blows of Power and draws 2 for a defeat', () => {
  const t = table({ hero: 'yuri' }, { hand: ['prize-fighting'], foe: { hero: 'elena', hp: 3 } })
  plays(t, 'Yuri: Prize Fighting', 'Elena')
  expect([hpOf(t, 'yuri'), glory(t), cardsIn(t, 0, 'hand').length]).toEqual([15, [1, 0], 2])
})

test('Prize Fighting draws nothing for an enemy that stands, and its Hero strikes even when it has fallen', () => {
  const t = table({ hero: 'yuri' }, { hand: ['prize-fighting'], foe: { hero: 'elena' } })
  plays(t, 'Yuri: Prize Fighting', 'Elena')
  expect([hpOf(t, 'yuri'), hpOf(t, 'elena'), cardsIn(t, 0, 'hand')]).toEqual([15, 12, []])
  const late = table(
    { hero: 'yuri', hp: 2 },
    { hand: ['prize-fighting'], foe: { hero: 'elena' }, B: kiranIn('elena') },
  )
  late.A.picks('Yuri: Prize Fighting', 'Elena')
  late.B.picks('Kiran: Skirmish', 'Yuri')
  settle(late)
  expect([hpOf(late, 'elena'), glory(late), late.eventsOf('damaged').length]).toEqual([12, [0, 1], 2])
})

test('Reckless Charge makes all Vulnerable and its Hero Invigorated', () => {
  const t = table({ hero: 'yuri' }, { hand: ['reckless-charge'] })
  plays(t, 'Yuri: Reckless Charge')
  expect(['yuri', 'sosha', 'pavani', 'daron'].map((slug) => statuses(t, slug))).toEqual([
    ['invigorated', 'vulnerable'],
    ['vulnerable'],
    ['vulnerable'],
    ['vulnerable'],
  ])
})

test('Second Wind mends 4, and refreshes whoever is bloodied', () => {
  const t = table({ hero: 'yuri', hp: 9, exhausted: true }, { hand: ['second-wind'] })
  plays(t, 'Yuri: Second Wind')
  expect([hpOf(t, 'yuri'), hero(t, 'yuri').isRefreshed]).toEqual([13, true])
  const whole = table({ hero: 'yuri', hp: 12, exhausted: true }, { hand: ['second-wind'] })
  plays(whole, 'Yuri: Second Wind')
  expect([hpOf(whole, 'yuri'), hero(whole, 'yuri').isRefreshed]).toEqual([16, false])
})

test('Seeing Stars dazes for two rounds', () => {
  const t = table({ hero: 'yuri' }, { hand: ['seeing-stars'] })
  plays(t, 'Yuri: Seeing Stars', 'Pavani')
  expect([statuses(t, 'pavani'), countersOf(t, 'pavani', 'affliction')]).toEqual([['dazed'], 2])
  passTo(t, 'main', 2)
  expect(countersOf(t, 'pavani', 'affliction')).toBe(1)
})

test('Wallop hits for Power + 1 and takes a Focus from whoever is debuffed', () => {
  const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'pavani', focus: 3, is: ['marked'] } })
  plays(t, 'Yuri: Wallop', 'Pavani')
  expect([hpOf(t, 'pavani'), focusOf(t, 'pavani'), focusOf(t, 'yuri')]).toEqual([14, 2, 9])
  const plain = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'pavani', focus: 3 } })
  plays(plain, 'Yuri: Wallop', 'Pavani')
  expect([focusOf(plain, 'pavani'), focusOf(plain, 'yuri')]).toEqual([3, 8])
})
