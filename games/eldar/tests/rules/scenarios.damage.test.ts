import { expect, test } from 'vitest'
import { countersOf, hero, hpOf, kitOf, lay, passTo, settle, statuses } from '../lay.ts'

const TABLE: readonly [number, string[], string[], number][] = [
  [4, ['invigorated'], ['vulnerable'], 6],
  [4, ['weakened'], ['resilient'], 2],
  [4, ['invigorated', 'weakened'], ['vulnerable', 'resilient'], 4],
  [4, ['invigorated', 'weakened'], [], 4],
  [4, [], ['vulnerable', 'resilient'], 4],
  [4, ['weakened'], ['vulnerable', 'resilient'], 3],
  [1, ['weakened'], ['resilient'], 0],
  [1, ['weakened'], ['vulnerable'], 1],
]

test.each(TABLE)('[E-T10] %i damage by a Hero that is %j to one that is %j is %i', (base, by, to, dealt) => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', is: by, focus: 2, equipment: base === 1 ? 'scimitar-of-speed' : 'akhir-greataxe' },
        { hero: 'isra' },
      ],
    },
    B: {
      heroes: [
        { hero: 'pavani', is: to },
        { hero: 'mei', down: true },
      ],
    },
  })
  t.A.picks(base === 1 ? 'Yuri: Flicker' : 'Yuri: Cleaving Hew')
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(19 - dealt)
})

test.each([
  [[], [], 5],
  [[], ['resilient'], 3],
  [[], ['vulnerable'], 7],
  [['weakened'], ['resilient'], 1],
  [['invigorated'], ['vulnerable'], 9],
])('[E-T11] Raking Claw by %j on %j takes %i', (by, to, lost) => {
  const t = lay({
    A: { heroes: [{ hero: 'asad', focus: 1, is: by }, { hero: 'isra' }] },
    B: {
      heroes: [
        { hero: 'pavani', is: to },
        { hero: 'mei', down: true },
      ],
    },
  })
  t.A.picks('Asad: Raking Claw')
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(19 - lost)
})

test('[E-T12] one blow at both enemies is worked out for each', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', focus: 2, is: ['weakened'] }, { hero: 'isra' }], hand: ['great-cleave'] },
    B: {
      heroes: [
        { hero: 'kiran', is: ['resilient'] },
        { hero: 'elena', is: ['vulnerable'] },
      ],
    },
  })
  t.A.picks('Yuri: Great Cleave')
  settle(t)
  expect([hpOf(t, 'kiran'), hpOf(t, 'elena')]).toEqual([15 - 2, 16 - 4])
})

test('[E-T13] what makes everybody Vulnerable makes friends so, until the round is over', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 1 },
        { hero: 'isra', focus: 1 },
      ],
      hand: ['reckless-charge', 'shockwave'],
    },
    B: { heroes: [{ hero: 'mei' }, { hero: 'asad' }] },
  })
  t.A.picks('Yuri: Reckless Charge')
  settle(t)
  t.B.picks('pass')
  t.A.picks('Isra: Shockwave')
  settle(t)
  expect([hpOf(t, 'mei'), hpOf(t, 'asad'), hpOf(t, 'yuri'), hpOf(t, 'isra')]).toEqual([
    15 - 4,
    11 - 4,
    18 - 4,
    14,
  ])
  passTo(t, 'main', 2)
  expect(statuses(t, 'yuri')).toEqual([])
  expect(statuses(t, 'mei')).toEqual([])
})

test('[E-T14] HP that is lost is no damage', () => {
  const t = lay({
    A: { heroes: [{ hero: 'mei', is: ['weakened'] }, { hero: 'isra' }] },
    B: {
      heroes: [
        { hero: 'giana', is: ['resilient'] },
        { hero: 'yuri', down: true },
      ],
    },
  })
  t.A.picks('Mei: Live Wire')
  settle(t)
  expect(hpOf(t, 'giana')).toBe(14)
})

test('[E-T15] a base of 0 is no damage at all', () => {
  const t = lay({
    A: {
      heroes: [{ hero: 'zakir', focus: 2, is: ['invigorated'] }, { hero: 'isra' }],
      hand: ['great-cleave'],
    },
    B: {
      heroes: [{ hero: 'yuri', is: ['vulnerable'], equipment: 'pendant-of-rising-fury' }, { hero: 'mei' }],
    },
  })
  t.A.picks('Zakir: Great Cleave')
  settle(t)
  expect([hpOf(t, 'yuri'), countersOf(t, 'yuri', 'equipment')]).toEqual([18, 0])
})

test.each([
  ['yuri', 9],
  ['isra', 7],
  ['giana', 8],
  ['daron', 6],
  ['pavani', 9],
])('[E-T16] %s is bloodied at %i HP and not above', (slug, limit) => {
  const veilFor = (hp: number): string[] => {
    const t = lay({ A: { heroes: [{ hero: slug, hp, equipment: 'ironshell-plate' }] } })
    return statuses(t, slug).filter((status) => status === 'resilient')
  }
  expect(veilFor(limit)).toEqual(['resilient'])
  expect(veilFor(limit + 1)).toEqual([])
})

test('[E-T17] paying HP can switch a condition on', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', hp: 11, equipment: 'broadsword-of-the-abyss' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'mei', down: true }] },
  })
  t.A.picks('Yuri: Abyssal Arc')
  expect([hpOf(t, 'yuri'), statuses(t, 'yuri')]).toEqual([9, ['invigorated']])
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(19 - 7)
})

test.each([
  [6, 2, 4],
  [7, 3, 5],
])('[E-T18] with %i Focus before, Searing Pulse of X = 2 deals %i', (focus, dealt, left) => {
  const t = lay({
    A: { heroes: [{ hero: 'zakir', focus, hp: 5 }, { hero: 'isra' }], hand: ['searing-pulse'] },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'yuri' }] },
  })
  t.A.picks('Zakir: Searing Pulse', 'X = 2')
  settle(t)
  expect([hpOf(t, 'pavani'), hpOf(t, 'yuri'), hpOf(t, 'zakir')]).toEqual([19 - dealt, 18 - dealt, 7])
  expect(hero(t, 'zakir').focus).toBe(left)
  expect(kitOf(t, 'zakir')).toEqual([null, null, null])
})
