import { expect, test } from 'vitest'
import { cardsIn, countersOf, focusOf, hero, hpOf, kitOf, passTo, settle, statuses, offers } from '../lay.ts'
import { plays, table } from './table.ts'

test('Alchemist’s Tools harm an enemy or mend an ally', () => {
  const t = table({ hero: 'mei', hp: 10, equipment: 'alchemists-tools' })
  t.A.picks('Mei: Brew', 'Target enemy loses 2 HP', 'Pavani')
  settle(t)
  expect([hpOf(t, 'pavani'), focusOf(t, 'mei')]).toEqual([17, 8])
  const other = table({ hero: 'mei', hp: 10, equipment: 'alchemists-tools' })
  plays(other, 'Mei: Brew', 'Target ally recovers 2 HP', 'Mei')
  expect(hpOf(other, 'mei')).toBe(12)
})

test('Arm of the Deep grips for Skill and Wisdom', () => {
  const t = table({ hero: 'mei', equipment: 'arm-of-the-deep' })
  plays(t, 'Mei: Crushing Grip', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(14)
})

test('Caltrops hurt whoever takes aim, and are scattered for 2 HP each', () => {
  const t = table({ hero: 'mei', equipment: 'caltrops' }, { initiative: 'B', foe: { hero: 'yuri' } })
  t.B.picks('Yuri: Brine Knuckles', 'Mei')
  const story = t.events.map(({ type }) => type)
  expect(story.indexOf('lostHp')).toBeLessThan(story.indexOf('damaged'))
  expect([hpOf(t, 'yuri'), hpOf(t, 'mei')]).toEqual([14, 12]) // 3 paid, 1 lost
  plays(t, 'Mei: Scatter')
  expect([hpOf(t, 'yuri'), hpOf(t, 'daron'), kitOf(t, 'mei')[2]]).toEqual([12, 10, null])
})

test('Clockwork Familiar winds up each round and fetches a card for 2 gears', () => {
  const t = table({ hero: 'asad', equipment: 'clockwork-familiar', equipmentCounters: 1 }, { phase: 'start' })
  settle(t)
  expect(countersOf(t, 'asad', 'equipment')).toBe(2)
  plays(t, 'Asad: Fetch')
  expect([countersOf(t, 'asad', 'equipment'), cardsIn(t, 0, 'hand')]).toEqual([0, ['wallop']])
  expect(t.eventsOf('countersChanged').map(({ by, counters }) => [by, counters])).toEqual([
    [1, 2],
    [-2, 0],
  ])
})

test('Dreamfast Amulet refreshes an ally and gives it 1 Focus', () => {
  const t = table(
    { hero: 'daron', equipment: 'dreamfast-amulet' },
    {
      partner: { hero: 'sosha', exhausted: true, focus: 1 },
      B: { heroes: [{ hero: 'pavani' }, { hero: 'mei' }] },
    },
  )
  plays(t, 'Daron: Dream Again', 'Sosha')
  expect([hero(t, 'sosha').isRefreshed, focusOf(t, 'sosha'), focusOf(t, 'daron')]).toEqual([true, 2, 9])
})

test('Galvanic Coil discharges X', () => {
  const t = table({ hero: 'mei', equipment: 'galvanic-coil' })
  plays(t, 'Mei: Discharge', 'Pavani', 'X = 3')
  expect([hpOf(t, 'pavani'), focusOf(t, 'mei')]).toEqual([16, 6])
})

test('Dismantle destroys equipment or a support of an enemy', () => {
  const t = table(
    { hero: 'mei' },
    { hand: ['dismantle'], foe: { hero: 'pavani', support: 'fixate', equipment: 'bramble-staff' } },
  )
  t.A.picks('Mei: Dismantle')
    .isOffered('Fixate on Pavani', 'Bramble Staff on Pavani')
    .picks('Fixate on Pavani')
  settle(t)
  expect([kitOf(t, 'pavani'), cardsIn(t, 1, 'graveyard')]).toEqual([
    [null, null, 'bramble-staff'],
    ['fixate'],
  ])
})

test('Flash weakens each enemy', () => {
  const t = table({ hero: 'mei' }, { hand: ['flash'] })
  plays(t, 'Mei: Flash')
  expect([statuses(t, 'pavani'), statuses(t, 'daron')]).toEqual([['weakened'], ['weakened']])
})

test('Grease Trap exhausts as it enters and marks for a round', () => {
  const t = table({ hero: 'elric' }, { hand: ['grease-trap'] })
  plays(t, 'Elric: Grease Trap', 'Pavani')
  expect([
    hero(t, 'pavani').isRefreshed,
    statuses(t, 'pavani'),
    countersOf(t, 'pavani', 'affliction'),
  ]).toEqual([false, ['marked'], 1])
  passTo(t, 'main', 2)
  expect(kitOf(t, 'pavani')[1]).toBe(null)
})

test('Heat Metal burns 2 HP off whoever keeps equipment', () => {
  const armed = table(
    { hero: 'asad' },
    { phase: 'start', foe: { hero: 'yuri', affliction: 'heat-metal', equipment: 'akhir-greataxe' } },
  )
  settle(armed)
  expect(hpOf(armed, 'yuri')).toBe(16)
  const bare = table({ hero: 'asad' }, { phase: 'start', foe: { hero: 'yuri', affliction: 'heat-metal' } })
  settle(bare)
  expect([hpOf(bare, 'yuri'), bare.eventsOf('triggered').filter(({ hero: id }) => id === 2)]).toEqual([
    18,
    [],
  ])
})

test('Improvised Ammunition hits for Skill and one more for each equipment scrapped', () => {
  const t = table(
    { hero: 'mei' },
    { hand: ['improvised-ammunition'], A: { deck: ['caltrops', 'wallop', 'akhir-greataxe', 'flash'] } },
  )
  plays(t, 'Mei: Improvised Ammunition', 'Pavani')
  expect([hpOf(t, 'pavani'), cardsIn(t, 0, 'deck')]).toEqual([14, ['flash']])
})

test('Reevaluate recalls equipment from anybody, for nothing', () => {
  const t = table(
    { hero: 'mei' },
    { hand: ['reevaluate'], foe: { hero: 'pavani', equipment: 'bramble-staff' } },
  )
  plays(t, 'Mei: Reevaluate')
  expect([kitOf(t, 'pavani')[2], cardsIn(t, 1, 'hand'), focusOf(t, 'mei')]).toEqual([
    null,
    ['bramble-staff'],
    9,
  ])
})

test('Specialized Serum guards whoever is debuffed, and is injected for 4 HP and stamina', () => {
  const t = table({ hero: 'elric', hp: 8, exhausted: true, is: ['dazed'], support: 'specialized-serum' })
  expect(statuses(t, 'elric')).toEqual(['resilient', 'dazed'])
  plays(t, 'Elric: Inject')
  expect([hpOf(t, 'elric'), hero(t, 'elric').isRefreshed, statuses(t, 'elric'), focusOf(t, 'elric')]).toEqual(
    [12, true, ['dazed'], 8],
  )
  expect(statuses(table({ hero: 'elric', support: 'specialized-serum' }), 'elric')).toEqual([])
})

test('Tainted Remedy hurts as it enters and turns the next recovery around', () => {
  const t = table({ hero: 'elric' }, { hand: ['tainted-remedy'], foe: { hero: 'isra', hp: 10, focus: 1 } })
  plays(t, 'Elric: Tainted Remedy', 'Isra')
  expect(hpOf(t, 'isra')).toBe(7)
  t.B.picks('Isra: Lantern of Mercy', 'Isra')
  settle(t)
  expect([hpOf(t, 'isra'), kitOf(t, 'isra')[1], cardsIn(t, 0, 'graveyard')]).toEqual([
    3,
    null,
    ['tainted-remedy'],
  ])
})

test('Tinker’s Apprentice brings equipment back for a Focus and gains one for what is put on', () => {
  const t = table(
    { hero: 'elric', focus: 0, support: 'tinkers-apprentice' },
    { phase: 'start', A: { graveyard: ['caltrops', 'wallop'] } },
  )
  t.A.picks('pay')
  settle(t, 'equip')
  expect([focusOf(t, 'elric'), cardsIn(t, 0, 'hand')]).toEqual([0, ['caltrops']])
  t.A.picks('equip Elric with Caltrops')
  settle(t)
  expect([focusOf(t, 'elric'), kitOf(t, 'elric')[2]]).toEqual([1, 'caltrops'])
})

test('Tinker’s Apprentice gains nothing for what else is attached, and nothing for another’s equipment', () => {
  const t = table(
    { hero: 'elric', focus: 0, support: 'tinkers-apprentice' },
    {
      hand: ['fixate', 'second-story-work', 'caltrops'],
      partner: { hero: 'sosha', focus: 9 },
      foe: { hero: 'elena', focus: 1 },
      B: { heroes: [{ hero: 'elena', focus: 1 }, { hero: 'daron' }], hand: ['hunters-mark'] },
    },
  )
  t.A.picks('Sosha: Second-Story Work')
  settle(t, 'equipNow')
  t.A.picks('equip Sosha with Caltrops')
  settle(t)
  t.B.picks("Elena: Hunter's Mark", 'Elric')
  settle(t)
  plays(t, 'Sosha: Fixate')
  expect([kitOf(t, 'sosha'), kitOf(t, 'elric')[1], focusOf(t, 'elric'), t.eventsOf('triggered')]).toEqual([
    ['fixate', null, 'caltrops'],
    'hunters-mark',
    0,
    [],
  ])
})

test('negations reach what their texts name, and no other kind of effect', () => {
  const answers = (setting: Parameters<typeof table>[1], ...picks: readonly string[]): readonly string[] => {
    const t = table(
      { hero: 'giana' },
      { hand: ['unravel', 'mislead', 'uncanny-dodge', 'reevaluate'], ...setting, partner: { hero: 'sosha' } },
    )
    if (picks.length > 0) t.B.picks(...picks)
    return offers(t, 0).filter((offer) => !offer.startsWith('Sosha')) // for whom Reevaluate is free too
  }
  const foe = { hero: 'pavani', focus: 9, equipment: 'bramble-staff' }
  const named = (...names: readonly string[]): string[] => [...names.map((name) => `Giana: ${name}`), 'pass']
  const recalls = 'Reevaluate' // the other half of its text finds the Staff
  expect(answers({ phase: 'startAbilities', foe: { ...foe, support: 'fixate' } })).toEqual(
    named('Rewrite the Rules', recalls),
  )
  const theirs = { initiative: 'B', foe } as const
  expect(answers(theirs, 'Pavani: Entangle', 'Giana')).toEqual(
    named('Unravel', 'Mislead', 'Uncanny Dodge', recalls),
  )
  expect(answers(theirs, 'Pavani: Entangle', 'Sosha')).toEqual(named('Unravel', 'Mislead', recalls))
  expect(
    answers(
      { ...theirs, B: { heroes: [foe, { hero: 'mei' }], hand: ['seeing-stars'] } },
      'Pavani: Seeing Stars',
      'Giana',
    ),
  ).toEqual(named('Unravel', 'Uncanny Dodge', recalls))
  expect(answers(theirs, 'Pavani: Hold the Line', 'Pavani')).toEqual(named('Unravel', recalls))
})

test('Unravel negates an action that costs less than X, for 2 HP', () => {
  const t = table(
    { hero: 'elric' },
    { hand: ['unravel'], initiative: 'B', foe: { hero: 'yuri', focus: 2 }, B: { hand: ['great-cleave'] } },
  )
  t.B.picks('Yuri: Great Cleave')
  t.A.picks('Elric: Unravel')
    .isOffered('X = 3', 'X = 4', 'X = 5', 'X = 6', 'X = 7', 'X = 8', 'X = 9')
    .picks('X = 3')
  settle(t)
  expect([hpOf(t, 'elric'), cardsIn(t, 1, 'graveyard'), focusOf(t, 'elric')]).toEqual([
    18,
    ['great-cleave'],
    6,
  ])
})
