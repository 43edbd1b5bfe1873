import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { CARD_COUNT, eldar, faceOf } from '../../game.ts'
import { cardsIn, focusOf, glory, hero, hpOf, kitOf, lay, offers, passTo, settle } from '../lay.ts'

test('[E-T48] a fallen Hero is out of everything and comes back whole', () => {
  const t = lay({
    round: 3,
    A: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }], hand: ['great-cleave'] },
    B: {
      heroes: [{ hero: 'kiran', down: true, hp: 0, exhausted: true }, { hero: 'mei' }],
      hand: ['caltrops', 'inspire'],
    },
  })
  t.A.picks('Yuri: Brine Knuckles')
  settle(t)
  expect(hpOf(t, 'mei')).toBe(12)
  expect(offers(t, 1).filter((offer) => offer.startsWith('Kiran'))).toEqual([])
  passTo(t, 'main', 4)
  expect([hpOf(t, 'kiran'), hero(t, 'kiran').isRefreshed, focusOf(t, 'kiran')]).toEqual([15, true, 2])
})

test('[E-T49] a Hero defeated at the end of the round revives in the same End Phase', () => {
  const t = lay({
    phase: 'end',
    A: { heroes: [{ hero: 'kiran', hp: 1, affliction: 'withering-touch' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'giana' }, { hero: 'mei' }] },
  })
  settle(t, 'equip')
  while (t.state.step !== 'equipSecond' && t.state.round === 1) {
    const ask = t.match.asks[0]
    if (ask === undefined) break
    t.pick(ask.seat, ask.options.length - 1)
  }
  expect(glory(t)).toEqual([0, 1])
  expect(cardsIn(t, 1, 'graveyard')).toEqual(['withering-touch'])
  expect([hpOf(t, 'kiran'), t.eventsOf('revived').length, t.eventsOf('defeated').length]).toEqual([15, 1, 1])
  expect(
    t
      .eventsOf('focusChanged')
      .filter((e) => e.hero === 0)
      .map(({ by }) => by),
  ).toEqual([1, 1])
})

test('[E-T50] after a yield the other acts as often as it likes', () => {
  const t = lay({
    A: {
      heroes: [{ hero: 'giana', focus: 2 }, { hero: 'isra' }],
      hand: ['uncanny-dodge'],
    },
    B: {
      heroes: [
        { hero: 'sosha', focus: 3 },
        { hero: 'elena', focus: 3 },
      ],
      hand: ['wallop', 'carve-an-opening', 'disorient', 'hunters-mark'],
    },
  })
  t.A.picks('pass')
  t.B.picks('Sosha: Wallop', 'Giana')
  t.A.picks('Giana: Uncanny Dodge')
  settle(t)
  t.B.picks('Elena: Carve an Opening', 'Isra')
  settle(t)
  t.B.picks('Elena: Disorient', 'Isra')
  settle(t)
  t.B.picks("Elena: Hunter's Mark", 'Isra')
  settle(t)
  t.B.isAsked('use an action').picks('pass')
  expect(t.eventsOf('yielded').map(({ seat }) => seat)).toEqual([0])
  passTo(t, 'main', 2)
  expect(t.state.initiative).toBe(0)
  expect([hpOf(t, 'giana'), focusOf(t, 'giana')]).toEqual([16, 2])
})

test('[E-T51] only passing without an action before it is a yield', () => {
  const t = lay({
    A: { heroes: [{ hero: 'mei', focus: 1 }, { hero: 'isra' }], hand: ['flash'] },
    B: { heroes: [{ hero: 'yuri' }, { hero: 'giana' }] },
  })
  t.A.picks('Mei: Flash')
  settle(t)
  t.A.picks('pass')
  expect(t.state.yielded).toBe(-1)
  t.B.picks('pass')
  expect(t.state.yielded).toBe(1)
  t.A.picks('Mei: Live Wire', 'Giana')
  settle(t)
  t.A.picks('pass')
  passTo(t, 'main', 2)
  expect(t.state.initiative).toBe(1)
  expect(t.eventsOf('yielded').slice(0, 1)).toEqual([{ type: 'yielded', seat: 1 }])
  expect(t.eventsOf('finished').map(({ seat }) => seat)).toEqual([0])
})

test('[E-T51] a reaction is no action of one’s own', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'giana', focus: 1 }, { hero: 'mei' }], hand: ['flash'] },
  })
  t.A.picks('Yuri: Brine Knuckles', 'Giana')
  t.B.picks('Giana: Flash')
  settle(t)
  expect([t.state.initiative, t.state.hasActed, t.state.yielded]).toEqual([1, false, -1])
  t.B.picks('pass')
  expect([t.state.yielded, t.state.initiative]).toEqual([1, 0])
  expect(t.eventsOf('passed').map(({ seat }) => seat)).toEqual([0])
})

test('[E-T52] Step Through Time keeps initiative, and passing after it is no yield', () => {
  const t = lay({
    A: {
      heroes: [{ hero: 'zakir', focus: 3, exhausted: true }, { hero: 'isra' }],
      hand: ['step-through-time'],
    },
  })
  t.A.picks('Zakir: Step Through Time')
  settle(t)
  expect([hero(t, 'zakir').isRefreshed, cardsIn(t, 0, 'hand').length, t.state.initiative]).toEqual([
    true,
    1,
    0,
  ])
  expect(offers(t, 0)).toContain('Zakir: Draw from the Echo')
  t.A.picks('pass')
  expect([t.state.yielded, t.state.initiative]).toEqual([-1, 1])
})

test('[E-T53] without a standing Hero there is nothing but passing', () => {
  const t = lay({
    initiative: 'B',
    A: {
      heroes: [
        { hero: 'giana', down: true, hp: 0 },
        { hero: 'isra', down: true, hp: 0 },
      ],
      hand: ['flash'],
    },
    B: { heroes: [{ hero: 'elena', focus: 1 }, { hero: 'mei' }], hand: ['reconnaissance'] },
  })
  t.B.picks('Elena: Reconnaissance')
  t.B.isAsked('foresee').picks('keep none')
  t.A.isOffered('pass').picks('pass')
  expect(t.state.yielded).toBe(0)
  t.B.picks('pass')
  passTo(t, 'main', 2)
  expect([t.state.initiative, hero(t, 'giana').isDown, hero(t, 'isra').isDown]).toEqual([0, false, false])
})

test('[E-T54] equal Glory after round 7 goes on into round 8, where the next defeat wins', () => {
  const t = lay({
    round: 7,
    phase: 'end',
    A: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }], glory: 1 },
    B: {
      heroes: [
        { hero: 'giana', hp: 3 },
        { hero: 'mei', down: true },
      ],
      glory: 1,
    },
  })
  passTo(t, 'main', 8)
  expect([t.state.isSudden, t.outcome]).toEqual([true, null])
  t.A.picks('Yuri: Brine Knuckles', 'Giana')
  settle(t)
  expect(t.outcome).toEqual({ ranks: [1, 2], scores: [2, 1], reason: 'sudden' })
})

test.each([
  [2, 1, 'rounds'],
  [0, 0, null],
])('[E-T54] at the end of round 7, %i to %i', (a, b, reason) => {
  const t = lay({ round: 7, phase: 'draw', A: { glory: a }, B: { glory: b } })
  expect(t.outcome?.reason ?? null).toBe(reason)
  expect(t.eventsOf('drew').length).toBe(2)
  expect(t.eventsOf('roundBegan').length).toBe(reason === null ? 1 : 0)
})

test('[E-T55] an empty deck is no loss', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'mei', focus: 1 },
        { hero: 'daron', focus: 1, equipment: 'orb-of-acuity' },
      ],
      hand: ['improvised-ammunition'],
      deck: ['flash'],
    },
    B: {
      heroes: [
        { hero: 'yuri', hp: 5 },
        { hero: 'giana', down: true },
      ],
      deck: [],
    },
  })
  t.A.isRefused('Daron: Final Page', 'too few cards')
  t.A.picks('Daron: Gaze')
  settle(t, 'foresee')
  t.A.isAsked('foresee 1 card').picks('keep none')
  t.B.picks('pass')
  t.A.picks('Mei: Improvised Ammunition')
  settle(t)
  expect(t.state.players[0]?.deck.length).toBe(0)
  expect(hpOf(t, 'yuri')).toBe(2)
  passTo(t, 'main', 2)
  expect(t.outcome).toBe(null)
})

test('[E-T56] one defeat decides a Mini-Match, and no round does', () => {
  const options = { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] }
  const t = lay({
    options,
    round: 2,
    initiative: 'B',
    A: { heroes: [{ hero: 'yuri', hp: 2 }] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  t.B.picks('Mei: Live Wire')
  settle(t)
  expect(t.outcome).toEqual({ ranks: [2, 1], scores: [0, 1], reason: 'glory' })
  const late = lay({
    options,
    round: 7,
    phase: 'draw',
    A: { heroes: [{ hero: 'yuri' }] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  expect([late.outcome, late.state.round, late.state.isSudden]).toEqual([null, 8, false])
})

test('[E-T57] a draft counts right', () => {
  const t = scene(eldar, { seed: 'draft', options: { format: 'draft' } })
  const order: string[] = []
  while (t.state.step === 'draft') {
    const ask = t.match.asks[0]
    if (ask === undefined) break
    order.push((ask.prompt as { type: string }).type === 'draftHero' ? `hero ${ask.seat}` : String(ask.seat))
    t.pick(ask.seat, 0)
  }
  const first = t.eventsOf('coinFlipped')[0]?.seat ?? 0
  const [a, b] = [String(first), String(1 - first)]
  expect(order.slice(0, 2)).toEqual([`hero ${a}`, `hero ${b}`])
  expect(order.slice(2, 10)).toEqual([b, a, a, b, a, b, b, a])
  expect(order.slice(22, 24)).toEqual([`hero ${b}`, `hero ${a}`])
  expect(order.slice(24, 32)).toEqual([a, b, b, a, b, a, a, b])
  expect(order.length).toBe(64)
  expect(t.state.heroes.length).toBe(4)
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 0, 1, 1])
  expect(t.state.heroes.every(({ face }) => faceOf(face).kind === 'hero')).toBe(true)
  expect(t.state.players.map(({ deck, hand }) => deck.length + hand.length)).toEqual([30, 30])
  expect(t.state.draft?.removed.length).toBe(30)
  expect(t.state.draft?.pool.length).toBe(CARD_COUNT - 60 - 30)
  expect(t.state.draft?.heroes.length).toBe(0)
  expect(kitOf(t, faceOf(t.state.heroes[0]?.face ?? 0).slug, 0)).toEqual([null, null, null])
})
