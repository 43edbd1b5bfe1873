import { expect, test } from 'vitest'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  kitOf,
  lay,
  offers,
  passTo,
  settle,
  stackOf,
  statuses,
  type EldarScene,
} from '../lay.ts'

function dodged(elric: number, asad: number, unravels: readonly string[]): EldarScene {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 1 },
        { hero: 'elric', focus: elric },
      ],
      hand: ['wallop', 'unravel', 'great-cleave'],
    },
    B: {
      heroes: [
        { hero: 'giana', focus: 2 },
        { hero: 'asad', focus: asad },
      ],
      hand: ['uncanny-dodge', ...unravels],
    },
  })
  t.A.picks('Yuri: Wallop', 'Giana')
  t.B.picks('Giana: Uncanny Dodge')
  return t
}

test('[E-T19] a negated reaction opens a new window on what it answered', () => {
  const t = dodged(3, 0, [])
  t.A.picks('Elric: Unravel')
  expect(stackOf(t)).toEqual(['wallop', 'uncanny-dodge', 'unravel'])
  t.B.picks('pass')
  expect(cardsIn(t, 1, 'graveyard')).toEqual(['uncanny-dodge'])
  expect(stackOf(t)).toEqual(['wallop'])
  t.B.picks('pass')
  expect([hpOf(t, 'giana'), focusOf(t, 'yuri'), focusOf(t, 'giana'), focusOf(t, 'elric')]).toEqual([
    11, 0, 0, 0,
  ])
  expect(t.state.initiative).toBe(1)
  const poor = dodged(2, 0, [])
  poor.A.isRefused('Elric: Unravel', 'Focus')
})

test('[E-T20] four effects resolve from the top', () => {
  const t = dodged(3, 4, ['unravel'])
  t.A.picks('Elric: Unravel')
  t.B.picks('Asad: Unravel')
  expect(stackOf(t)).toEqual(['wallop', 'uncanny-dodge', 'unravel', 'unravel'])
  t.A.picks('pass')
  expect(stackOf(t)).toEqual(['wallop', 'uncanny-dodge'])
  t.A.isAsked('react to Uncanny Dodge').picks('pass')
  expect(stackOf(t)).toEqual([])
  expect([hpOf(t, 'giana'), hero(t, 'yuri').isRefreshed, focusOf(t, 'yuri'), focusOf(t, 'asad')]).toEqual([
    16,
    false,
    0,
    0,
  ])
  expect(t.state.initiative).toBe(1)
})

test('[E-T21] the window opens again after a reaction, and a Fast support comes in time', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'isra' }], hand: ['wallop', 'shockwave'] },
    B: {
      heroes: [
        { hero: 'giana', focus: 2 },
        { hero: 'asad', focus: 1 },
      ],
      hand: ['flash', 'umbral-veil'],
    },
  })
  t.A.picks('Yuri: Wallop', 'Giana')
  t.B.picks('Asad: Flash')
  t.B.isNotAsked()
  t.A.picks('pass')
  t.B.picks('Giana: Umbral Veil')
  t.A.picks('pass')
  t.B.picks('pass')
  expect([hpOf(t, 'giana'), focusOf(t, 'yuri')]).toEqual([13, 0])
})

test('[E-T22] nobody answers themselves, and a Fast action keeps initiative', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 2 },
        { hero: 'isra', focus: 1 },
      ],
      hand: ['impatient-assault', 'reckless-charge'],
    },
    B: {
      heroes: [
        { hero: 'pavani', focus: 1 },
        { hero: 'mei', down: true },
      ],
    },
  })
  t.A.picks('Yuri: Impatient Assault')
  t.A.isNotAsked()
  t.B.picks('pass')
  expect(t.state.initiative).toBe(0)
  expect(offers(t, 0)).toContain('Yuri: Reckless Charge')
})

test('[E-T23] triggers of the holder of initiative go down first and resolve last', () => {
  const t = lay({
    phase: 'start',
    A: { heroes: [{ hero: 'zakir', support: 'fixate' }, { hero: 'daron' }], hand: ['flash'] },
    B: {
      heroes: [
        { hero: 'mei', equipment: 'clockwork-familiar', support: 'tinkers-apprentice' },
        { hero: 'yuri' },
      ],
      graveyard: ['caltrops'],
      hand: ['flash'],
    },
  })
  t.A.picks('Zakir: Fixate', 'Mei')
  t.B.picks('Mei: Clockwork Familiar', 'pay')
  expect(focusOf(t, 'mei')).toBe(0)
  expect(stackOf(t)).toEqual(['fixate', 'daron', 'clockwork-familiar', 'tinkers-apprentice'])
  t.A.isAsked(/react/).picks('pass')
  expect(cardsIn(t, 1, 'hand')).toEqual(['caltrops', 'flash'])
  t.A.picks('pass')
  expect(countersOf(t, 'mei', 'equipment')).toBe(1)
  t.B.picks('pass')
  t.A.isAsked('foresee').picks('keep none')
  t.B.picks('pass')
  expect(focusOf(t, 'zakir')).toBe(2)
})

function packed(focus: number): EldarScene {
  const t = lay({
    A: {
      heroes: [
        { hero: 'elena', focus, is: ['dazed'], support: 'pack-tactics' },
        { hero: 'sosha', focus: 2, equipment: 'akhir-greataxe' },
      ],
    },
    B: { heroes: [{ hero: 'kiran' }, { hero: 'mei', down: true }] },
  })
  t.A.picks('Sosha: Cleaving Hew')
  settle(t, 'pay')
  return t
}

test('[E-T24] statuses do not change what a trigger costs', () => {
  const t = packed(1)
  t.A.isAsked('pay 1 Focus').picks('pay')
  settle(t)
  expect([focusOf(t, 'elena'), hpOf(t, 'kiran')]).toEqual([0, 15 - 4 - 2])
  expect(hpOf(packed(0), 'kiran')).toBe(11)
})

test('[E-T25] a target that no longer fits is left alone', () => {
  const t = lay({
    A: { heroes: [{ hero: 'daron', focus: 1 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'giana', hp: 7, support: 'specialized-serum' }, { hero: 'mei' }] },
  })
  const deck = t.state.players[0]?.deck.length ?? 0
  t.A.picks('Daron: Final Page')
  t.B.picks('Giana: Inject')
  settle(t)
  expect([hpOf(t, 'giana'), hero(t, 'daron').isRefreshed, focusOf(t, 'daron')]).toEqual([11, false, 0])
  expect(t.state.players[0]?.deck.length).toBe(deck - 2)
})

test('[E-T26] an invalid part fails, the rest happens, and a fallen Hero still strikes', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'isra', focus: 3, equipment: 'radiant-greathammer' },
        { hero: 'yuri', hp: 10, focus: 1 },
      ],
      hand: ['impatient-assault'],
    },
    B: { heroes: [{ hero: 'kiran', hp: 3, focus: 1 }, { hero: 'mei' }] },
  })
  t.A.picks('Isra: Radiant Smash', 'Kiran', 'Yuri')
  expect(focusOf(t, 'isra')).toBe(0)
  t.B.picks('Kiran: Skirmish', 'Isra')
  t.A.picks('Yuri: Impatient Assault', 'Kiran')

  settle(t)
  expect([glory(t), hpOf(t, 'isra'), hpOf(t, 'yuri')]).toEqual([[1, 0], 12, 12])
  expect(statuses(t, 'yuri')).toContain('vulnerable')
})

test('[E-T27] whoever intercepts takes the blow without a new price', () => {
  const t = lay({
    A: { heroes: [{ hero: 'asad', focus: 1 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'zakir' }, { hero: 'pavani', focus: 1, is: ['elusive'] }], hand: ['intercept'] },
  })
  t.A.picks('Asad: Raking Claw') // Pavani would cost more than there is
  t.B.picks('Pavani: Intercept')
  settle(t)
  expect([hpOf(t, 'pavani'), hpOf(t, 'zakir'), statuses(t, 'pavani')]).toEqual([
    16,
    17,
    ['elusive', 'resilient'],
  ])
  expect(hero(t, 'pavani').wasTargeted).toBe(false)
})

test('[E-T28] a negated ability is used up and its equipment stays', () => {
  const t = lay({
    A: { heroes: [{ hero: 'giana', focus: 2, equipment: 'thieves-gloves' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'mei' }], hand: ['mislead'] },
  })
  t.A.picks('Giana: Borrowed Talent', 'Yuri')
  t.B.picks('Yuri: Mislead')
  settle(t)
  expect([focusOf(t, 'giana'), kitOf(t, 'giana')[2], hero(t, 'giana').hasTargeted]).toEqual([
    0,
    'thieves-gloves',
    true,
  ])
  expect(hero(t, 'giana').used.length).toBe(1)
  expect(t.state.initiative).toBe(1)
  passTo(t, 'main', 2)
  expect(hero(t, 'giana').used).toEqual([])
})

test('[E-T29] a card recalled from the stack is in hand again, and paid for', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'isra' }], hand: ['great-cleave'] },
    B: { heroes: [{ hero: 'elric', focus: 2 }, { hero: 'mei' }], hand: ['reevaluate'] },
  })
  t.A.picks('Yuri: Great Cleave')
  t.B.picks('Elric: Reevaluate')
  settle(t)
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 1, 'graveyard')]).toEqual([['great-cleave'], ['reevaluate']])
  expect(t.eventsOf('recalled').map(({ seat }) => seat)).toEqual([0])
  expect([hpOf(t, 'elric'), focusOf(t, 'yuri'), hero(t, 'yuri').isRefreshed]).toEqual([20, 0, false])
  expect(t.state.initiative).toBe(1)
})

test('[E-T30] a boon sacrificed as a cost stays gone when its effect is negated', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 2 },
        { hero: 'elric', focus: 1 },
      ],
      hand: ['wallop', 'unravel'],
    },
    B: { heroes: [{ hero: 'giana', support: 'fade-into-shadow' }, { hero: 'mei' }] },
  })
  t.A.picks('Yuri: Wallop', 'Giana')
  expect(focusOf(t, 'yuri')).toBe(0)
  t.B.picks('Giana: Vanish')
  expect(cardsIn(t, 1, 'graveyard')).toEqual(['fade-into-shadow'])
  t.A.picks('Elric: Unravel')
  settle(t)
  expect([hpOf(t, 'giana'), cardsIn(t, 1, 'graveyard')]).toEqual([11, ['fade-into-shadow']])
})

test('[E-T31] a reaction in the Start Phase keeps a counter where it is', () => {
  const t = lay({
    phase: 'startAbilities',
    A: { heroes: [{ hero: 'giana', focus: 1 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'yuri', affliction: 'festering-wound' }, { hero: 'mei' }] },
  })
  t.B.picks('Yuri: Festering Wound')
  t.A.picks('Giana: Rewrite the Rules')
  settle(t)
  expect([countersOf(t, 'yuri', 'affliction'), hpOf(t, 'yuri')]).toEqual([3, 17])
})

test('[E-T32] equipment is on at once; what it triggers can be answered', () => {
  const t = lay({
    phase: 'equip',
    A: {
      heroes: [{ hero: 'elric', support: 'tinkers-apprentice' }, { hero: 'isra' }],
      hand: ['akhir-greataxe'],
    },
    B: { heroes: [{ hero: 'giana', focus: 1 }, { hero: 'mei' }] },
  })
  t.A.picks('equip Elric with Akhir Greataxe')
  expect(kitOf(t, 'elric')[2]).toBe('akhir-greataxe')
  t.B.isAsked(/react/).picks('pass')
  expect(focusOf(t, 'elric')).toBe(1)
})
