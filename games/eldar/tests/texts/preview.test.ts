import { expect, test } from 'vitest'
import { actionOf, CARD, changesOf, faceOf, newPending, Prices, sumWords } from '../../game.ts'
import { table } from '../content/table.ts'
import { hpOf, settle, type EldarScene } from '../lay.ts'

function expected(t: EldarScene): string[] {
  const top = t.match.viewFor(null).stack.at(-1)
  if (top === undefined) return []
  return changesOf(t.match.viewFor(null), top).map(({ hero, kind, amount }) => `${hero} ${kind} ${amount}`)
}

test('[E-20.06, E-20.08] what is pending says in numbers what it would do, statuses included, and does it', () => {
  const t = table(
    { hero: 'asad', is: ['invigorated'] },
    { B: { heroes: [{ hero: 'pavani', is: ['resilient'] }, { hero: 'giana' }], hand: ['flash'] } },
  )
  t.A.picks('Asad: Raking Claw', 'Pavani')
  expect(expected(t)).toEqual(['2 damage 3', '2 damage 2'])
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(14)
})

test('[E-20.06, E-21.03, E-21.04] both sides of a fight, losses, recoveries and conditions are told', () => {
  const fight = table(
    { hero: 'yuri' },
    { hand: ['prize-fighting'], B: { heroes: [{ hero: 'elena' }, { hero: 'giana' }], hand: ['flash'] } },
  )
  fight.A.picks('Yuri: Prize Fighting', 'Elena')
  expect(expected(fight)).toEqual(['2 damage 4', '0 damage 3'])
  settle(fight)
  expect(fight.eventsOf('damaged').map(({ hero, amount }) => [hero, amount])).toEqual([
    [2, 4],
    [0, 3],
  ])
  const smash = table(
    { hero: 'isra', hp: 13, equipment: 'radiant-greathammer' },
    { B: { heroes: [{ hero: 'pavani' }, { hero: 'giana' }], hand: ['flash'] } },
  )
  smash.A.picks('Isra: Radiant Smash', 'Pavani', 'Isra')
  expect(expected(smash)).toEqual(['2 damage 3', '0 recovery 1'])
  const wire = table(
    { hero: 'mei' },
    { B: { heroes: [{ hero: 'pavani', affliction: 'seeing-stars' }, { hero: 'giana' }], hand: ['flash'] } },
  )
  wire.A.picks('Mei: Live Wire', 'Pavani')
  expect(expected(wire)).toEqual(['2 loss 3'])
})

test('[E-19.09, E-R14] a price is the sum of its shares', () => {
  const t = table(
    { hero: 'elric', is: ['dazed', 'alert'], equipment: 'bramble-staff' },
    { foe: { hero: 'pavani', is: ['elusive', 'marked'] } },
  )
  const [use] = t.A.options as readonly {
    readonly hero: number
    readonly card: never
    readonly ability: number
  }[]
  const bramble = t.state.heroes[0]?.kit[2]
  if (use === undefined || !bramble) throw new Error('nothing to use')
  const planned = { ...newPending(t.A.view, { hero: 0, card: bramble.card, ability: 0 }), targets: [2] }
  const shares = new Prices(t.A.view).shares(planned, actionOf(planned.face, planned.ability))
  expect(shares).toEqual([
    { because: 'printed', by: 1 },
    { because: 'alert', by: -1 },
    { because: 'dazed', by: 1 },
    { because: 'masterwork', by: -1 },
    { because: 'elusive', by: 1 },
    { because: 'marked', by: -1 },
  ])
  expect(new Prices(t.A.view).total(planned, actionOf(planned.face, planned.ability))).toBe(0)
})

test('[E-14.01, E-19.09] the price of an X action begins with its X', () => {
  const t = table({ hero: 'zakir', is: ['dazed'] }, { hand: ['chain-lightning'] })
  const [card] = t.state.players[0]?.hand ?? []
  if (card === undefined) throw new Error('no card')
  const planned = { ...newPending(t.A.view, { hero: 0, card, ability: CARD }), targets: [2], x: 3 }
  const action = actionOf(planned.face, planned.ability)
  const shares = new Prices(t.A.view).shares(planned, action)
  expect(shares).toEqual([
    { because: 'X', by: 3 },
    { because: 'dazed', by: 1 },
  ])
  expect(sumWords({ shares, total: new Prices(t.A.view).total(planned, action) })).toBe(
    '3 X + 1 Dazed = 4 Focus',
  )
})

test('[E-19.09, E-6.07] the price of what no status changes is what is printed', () => {
  const t = table({ hero: 'zakir', is: ['elusive', 'marked'] }, { hand: ['flash'] })
  const [card] = t.state.players[0]?.hand ?? []
  if (card === undefined) throw new Error('no card')
  const planned = newPending(t.A.view, { hero: 0, card, ability: CARD })
  const { play } = faceOf(planned.face)
  const shares = new Prices(t.A.view).shares(planned, actionOf(planned.face, planned.ability))
  expect(shares).toEqual([{ because: 'printed', by: play?.focus }])
  expect(sumWords({ shares, total: 2 })).toBe('2 Focus')
})

test('[E-R78] what a tainted Hero would recover is told as what it loses', () => {
  const t = table(
    { hero: 'isra', hp: 8, affliction: 'tainted-remedy' },
    { B: { heroes: [{ hero: 'pavani' }, { hero: 'giana' }], hand: ['flash'] } },
  )
  t.A.picks('Isra: Lantern of Mercy', 'Isra')
  expect(expected(t)).toEqual(['0 loss 4'])
  settle(t, 'main')
  expect(t.eventsOf('lostHp').map(({ hero, amount }) => [hero, amount])).toEqual([[0, 4]])
})

test('[E-13.03, E-13.04] nothing is told of a target that is none any more', () => {
  const t = table(
    { hero: 'daron' },
    {
      B: {
        heroes: [{ hero: 'giana', hp: 7, support: 'specialized-serum' }, { hero: 'pavani' }],
        hand: ['flash'],
      },
    },
  )
  t.A.picks('Daron: Final Page')
  expect(expected(t)).toEqual(['2 loss 3'])
  t.B.picks('Giana: Inject')
  expect(hpOf(t, 'giana')).toBe(11)
  expect(expected(t)).toEqual([])
  settle(t)
  expect(hpOf(t, 'giana')).toBe(11)
})

test('[E-R94] nothing is told of an ability whose condition is not true any more', () => {
  const t = table(
    { hero: 'yuri', affliction: 'heat-metal', equipment: 'akhir-greataxe' },
    { phase: 'start', B: { heroes: [{ hero: 'pavani' }, { hero: 'mei' }], hand: ['flash'] } },
  )
  expect(expected(t)).toEqual(['0 loss 2'])
  const view = t.match.viewFor(null)
  const [top] = view.stack
  if (top === undefined) throw new Error('nothing is pending')
  const heroes = view.heroes.map((one) => ({ ...one, kit: [null, one.kit[1] ?? null, null] }))
  expect(changesOf({ ...view, heroes }, top)).toEqual([])
})

test('[E-20.08, E-R93] one step after the other: what a step changes counts for the next', () => {
  const mace = table(
    { hero: 'isra', equipment: 'dawnbreaker-mace' },
    { B: { heroes: [{ hero: 'pavani', is: ['resilient'] }, { hero: 'giana' }], hand: ['flash'] } },
  )
  mace.A.picks('Isra: Dawnstrike', 'Pavani')
  expect(expected(mace)).toEqual(['2 damage 3'])
  settle(mace)
  expect(hpOf(mace, 'pavani')).toBe(16)
  const wrath = table(
    { hero: 'sosha' },
    {
      hand: ['dragonlords-wrath'],
      partner: { hero: 'isra' },
      B: { heroes: [{ hero: 'pavani', hp: 5 }, { hero: 'giana' }], hand: ['flash'] },
    },
  )
  wrath.A.picks("Sosha: Dragonlord's Wrath", 'Pavani')
  expect(expected(wrath)).toEqual(['2 damage 6', '3 damage 2'])
})

test('[E-R77] a blow that Spirit Guardian stops at 1 HP is told as what it takes', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['wallop'],
      B: {
        heroes: [{ hero: 'pavani', hp: 4, support: 'spirit-guardian' }, { hero: 'giana' }],
        hand: ['flash'],
      },
    },
  )
  t.A.picks('Yuri: Wallop', 'Pavani')
  expect(expected(t)).toEqual(['2 damage 3'])
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(1)
})

test('[E-14.03, E-27.09] damage that a step before may raise is told as the least', () => {
  const t = table(
    { hero: 'mei' },
    {
      hand: ['improvised-ammunition'],
      B: { heroes: [{ hero: 'pavani' }, { hero: 'giana' }], hand: ['flash'] },
    },
  )
  t.A.picks('Mei: Improvised Ammunition', 'Pavani')
  const view = t.match.viewFor(null)
  const [top] = view.stack
  if (top === undefined) throw new Error('nothing is pending')
  expect(changesOf(view, top)).toEqual([{ hero: 2, kind: 'damage', amount: 3, isLeast: true }])
})
