import { expect, test } from 'vitest'
import { BUFFS, BIT, DEBUFFS, STATUSES } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import { countersOf, focusOf, glory, hero, hpOf, kitOf, lay, passTo, statuses } from '../lay.ts'

test('[E-18.01, E-18.02, E-18.07] eight statuses, all of which may be on one Hero', () => {
  const t = table({ hero: 'yuri', is: STATUSES })
  expect(statuses(t, 'yuri')).toEqual([...STATUSES])
  expect(STATUSES.filter((status) => (BIT[status] & BUFFS) !== 0)).toEqual([
    'alert',
    'elusive',
    'invigorated',
    'resilient',
  ])
  expect(STATUSES.filter((status) => (BIT[status] & DEBUFFS) !== 0)).toEqual([
    'dazed',
    'marked',
    'weakened',
    'vulnerable',
  ])
})

test('[E-18.03, E-19.06, E-20.11] a status from two sources counts once', () => {
  const t = table({ hero: 'yuri', hp: 9, is: ['invigorated'] })
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(15)
  const dazed = table({ hero: 'yuri', is: ['dazed'], affliction: 'seeing-stars' }, { hand: ['great-cleave'] })
  plays(dazed, 'Yuri: Great Cleave')
  expect(focusOf(dazed, 'yuri')).toBe(6)
  const elusive = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'kiran', is: ['elusive'] } })
  plays(elusive, 'Yuri: Wallop', 'Kiran')
  expect(focusOf(elusive, 'yuri')).toBe(7)
  const marked = table(
    { hero: 'yuri' },
    { hand: ['disarming-strike'], foe: { hero: 'pavani', is: ['marked'], affliction: 'hunters-mark' } },
  )
  plays(marked, 'Yuri: Disarming Strike', 'Pavani')
  expect(focusOf(marked, 'yuri')).toBe(8)
})

test('[E-18.03] who has been made Weakened cannot be made so again', () => {
  const t = table({ hero: 'mei' }, { hand: ['flash', 'flash'], foe: { hero: 'pavani', is: ['weakened'] } })
  plays(t, 'Mei: Flash')
  plays(t, 'Mei: Flash')
  expect(t.eventsOf('statusGained').map(({ hero: id }) => id)).toEqual([3])
  expect([statuses(t, 'pavani'), statuses(t, 'daron')]).toEqual([['weakened'], ['weakened']])
})

test('[E-18.04] buffed and debuffed can be true together', () => {
  const t = table(
    { hero: 'sosha', is: ['invigorated'] },
    {
      partner: { hero: 'isra' },
      hand: ['wallop'],
      foe: { hero: 'pavani', focus: 2, is: ['resilient', 'vulnerable'] },
    },
  )
  plays(t, 'Sosha: Wallop', 'Pavani')
  expect([hpOf(t, 'pavani'), focusOf(t, 'pavani')]).toEqual([19 - 7, 1])
})

test('[E-16.06, E-18.04] what a card keeps giving makes debuffed as well as what was granted', () => {
  const t = table(
    { hero: 'yuri' },
    { hand: ['wallop'], foe: { hero: 'pavani', focus: 2, affliction: 'hunters-mark' } },
  )
  plays(t, 'Yuri: Wallop', 'Pavani')
  expect(focusOf(t, 'pavani')).toBe(1)
})

test('[E-18.06, E-R79] what each Hero becomes is given to those who stand at that moment', () => {
  const t = table({ hero: 'yuri' }, { hand: ['reckless-charge'], foe: { hero: 'giana', down: true, hp: 0 } })
  plays(t, 'Yuri: Reckless Charge')
  expect([statuses(t, 'giana'), statuses(t, 'daron')]).toEqual([[], ['vulnerable']])
  expect([statuses(t, 'yuri'), statuses(t, 'sosha')]).toEqual([['invigorated', 'vulnerable'], ['vulnerable']])
})

test('[E-18.08, E-28.05, E-28.09] a fallen Hero has no status, then or later', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'giana', hp: 3, is: ['alert', 'marked'] } })
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  expect([statuses(t, 'giana'), hero(t, 'giana').granted]).toEqual([[], 0])
  const aside = table(
    { hero: 'isra', support: 'oath-of-the-bulwark' },
    { partner: { hero: 'sosha', hp: 0, down: true } },
  )
  expect(statuses(aside, 'sosha')).toEqual([])
  passTo(t, 'main', 2)
  expect([statuses(t, 'giana'), hpOf(t, 'giana'), kitOf(t, 'giana')]).toEqual([[], 16, [null, null, null]])
})

test('[E-28.05, E-28.06] the abilities of a fallen Hero see nothing, do nothing and are not offered', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'asad', hp: 0, down: true },
        { hero: 'giana', hp: 0, down: true },
        { hero: 'elena', focus: 1 },
      ],
      hand: ['crushed-ribs'],
    },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'yuri' }, { hero: 'daron' }] },
  })
  expect(t.A.text().options).toEqual(['Elena: Patient Watch', 'Elena: Crushed Ribs', 'pass'])
  plays(t, 'Elena: Crushed Ribs', 'Yuri')
  expect([hpOf(t, 'yuri'), t.eventsOf('triggered')]).toEqual([18, []])
  while (t.eventsOf('revived').length === 0)
    t.pick(t.match.asks[0]?.seat ?? 0, (t.match.asks[0]?.options.length ?? 1) - 1)
  expect(t.eventsOf('triggered').filter(({ hero: id }) => id < 3)).toEqual([])
  expect(t.eventsOf('drew').filter(({ seat }) => seat === 0).length).toBe(1)
})

const COSTS: readonly [string, string[], string[], number][] = [
  ['E-19.01', ['alert'], [], 0],
  ['E-19.02', ['dazed'], [], 2],
  ['E-19.03', [], ['elusive'], 2],
  ['E-19.04', [], ['marked'], 0],
  ['E-19.05', ['alert'], ['marked'], 0],
  ['E-19.09', ['alert', 'dazed'], ['elusive', 'marked'], 1],
]

test.each(COSTS)('%s: a cost of 1 for %j against %j is reckoned', (_, user, target, cost) => {
  const t = table({ hero: 'yuri', is: user }, { hand: ['wallop'], foe: { hero: 'pavani', is: target } })
  t.A.picks('Yuri: Wallop', 'Pavani')
  expect(focusOf(t, 'yuri')).toBe(9 - cost)
})

test('[E-19.01, E-19.02, E-19.03, E-19.04, E-19.05, E-19.09, E-R14] one sum, clamped once, also for a free action', () => {
  const costOf = (user: string[], target: string[]): number => {
    const t = table({ hero: 'yuri', is: user }, { foe: { hero: 'pavani', is: target } })
    t.A.picks('Yuri: Brine Knuckles', 'Pavani')
    return 9 - focusOf(t, 'yuri')
  }
  expect([
    costOf(['alert'], []),
    costOf(['alert', 'dazed'], ['marked']),
    costOf(['dazed'], ['elusive']),
  ]).toEqual([0, 0, 2])
})

test('[E-19.08, E-19.10, E-R96] cost statuses meet every action, free and reactive ones too', () => {
  const t = table(
    { hero: 'giana', focus: 1, equipment: 'scimitar-of-speed' },
    { initiative: 'B', foe: { hero: 'yuri', is: ['elusive'] } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Flicker', 'Yuri')
  expect(focusOf(t, 'giana')).toBe(0)
})

test.each(['elusive', 'marked'])('[E-19.11] %s of a friend changes nothing', (status) => {
  const t = table({ hero: 'isra' }, { partner: { hero: 'sosha', hp: 5, is: [status] } })
  t.A.picks('Isra: Lantern of Mercy', 'Sosha')
  expect([t.eventsOf('paid').map(({ focus }) => focus), focusOf(t, 'isra')]).toEqual([[1], 8])
})

const DAMAGE: readonly [string[], string[], number][] = [
  [['invigorated'], [], 4],
  [['weakened'], [], 2],
  [[], ['vulnerable'], 4],
  [[], ['resilient'], 2],
  [['weakened'], ['vulnerable'], 3],
  [['invigorated'], ['resilient'], 3],
]

test.each(DAMAGE)(
  '[E-20.01, E-20.02, E-20.03, E-20.04, E-20.06] 3 damage by %j to %j is %i',
  (by, to, dealt) => {
    const t = table({ hero: 'yuri', is: by }, { foe: { hero: 'pavani', is: to } })
    plays(t, 'Yuri: Brine Knuckles', 'Pavani')
    expect(hpOf(t, 'pavani')).toBe(19 - dealt)
  },
)

test('[E-20.05, E-R80] damage of less than 0 is none, and nothing was dealt', () => {
  const t = table(
    { hero: 'giana', is: ['weakened'], equipment: 'scimitar-of-speed' },
    { foe: { hero: 'yuri', equipment: 'pendant-of-rising-fury' } },
  )
  plays(t, 'Giana: Flicker', 'Yuri')
  expect([hpOf(t, 'yuri'), countersOf(t, 'yuri', 'equipment'), t.eventsOf('unharmed').length]).toEqual([
    18, 0, 1,
  ])
})

test('[E-20.07, E-20.12] one event hits each with its own sum, friends too', () => {
  const t = table(
    { hero: 'isra', is: ['invigorated'] },
    {
      hand: ['shockwave'],
      partner: { hero: 'sosha', is: ['vulnerable'] },
      foe: { hero: 'pavani', is: ['resilient'] },
    },
  )
  plays(t, 'Isra: Shockwave')
  expect([hpOf(t, 'sosha'), hpOf(t, 'pavani'), hpOf(t, 'daron')]).toEqual([11, 16, 8])
})

test('[E-20.07, E-16.02] no blow of an event is stronger for what another of it has done', () => {
  const t = table(
    { hero: 'sosha', support: 'bloodlust' },
    { hand: ['great-cleave'], partner: { hero: 'isra' }, foe: { hero: 'giana', hp: 9 } },
  )
  plays(t, 'Sosha: Great Cleave')
  expect([hpOf(t, 'giana'), hpOf(t, 'daron'), statuses(t, 'sosha')]).toEqual([5, 8, ['invigorated']])
})

test.each([
  [[], ['resilient'], 3],
  [[], ['vulnerable'], 7],
  [['weakened'], [], 3],
  [['invigorated'], [], 7],
])('[E-20.08, E-20.09, E-20.10] 3, then 2 by %j to %j takes %i', (by, to, lost) => {
  const t = table({ hero: 'asad', is: by }, { foe: { hero: 'pavani', is: to } })
  plays(t, 'Asad: Raking Claw', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(19 - lost)
})

test('[E-21.01, E-21.02, E-21.03, E-R81] damage lowers HP; a loss does too, and is no damage', () => {
  const t = table(
    { hero: 'mei', is: ['weakened'] },
    { foe: { hero: 'yuri', is: ['vulnerable'], equipment: 'pendant-of-rising-fury' } },
  )
  plays(t, 'Mei: Live Wire', 'Yuri')
  expect([hpOf(t, 'yuri'), countersOf(t, 'yuri', 'equipment'), t.eventsOf('damaged')]).toEqual([16, 0, []])
})

test('[E-21.06, E-5.02] a recovery of 0 is none', () => {
  const t = table({ hero: 'yuri', hp: 5, equipment: 'radiant-greathammer' })
  plays(t, 'Yuri: Radiant Smash', 'Pavani', 'Yuri')
  expect([hpOf(t, 'yuri'), t.eventsOf('recovered')]).toEqual([5, []])
})

test('[E-21.07, E-28.01, E-28.06] 0 HP is defeat, however it came', () => {
  const t = table({ hero: 'mei' }, { foe: { hero: 'yuri', hp: 2 } })
  plays(t, 'Mei: Live Wire', 'Yuri')
  expect([hero(t, 'yuri').isDown, glory(t)]).toEqual([true, [1, 0]])
  t.B.picks('pass')
  expect(t.eventsOf('defeated').length).toBe(1)
})

test.each([
  ['yuri', 9],
  ['isra', 7],
  ['elena', 8],
  ['mei', 7],
  ['giana', 8],
  ['daron', 6],
  ['zakir', 8],
  ['pavani', 9],
])('[E-21.08, E-21.09, E-21.10] %s is bloodied from %i HP', (slug, limit) => {
  const shield = (hp: number) =>
    statuses(lay({ A: { heroes: [{ hero: slug, hp, equipment: 'ironshell-plate' }] } }), slug).includes(
      'resilient',
    )
  expect([shield(limit), shield(limit + 1)]).toEqual([true, false])
})
