import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { CARD_COUNT, checkPool, draftStepOf, eldar, FACES, faceOf, isHeroTurn, poolFrom } from '../../game.ts'
import type { EldarScene } from '../lay.ts'

function drafted(seed: string | number, stopAt = Infinity, pool = 'set-1'): EldarScene {
  const t = scene(eldar, { seed, options: { format: 'draft', pool } })
  for (let picks = 0; picks < stopAt && t.state.step === 'draft'; picks++) {
    const ask = t.match.asks[0]
    if (ask === undefined) throw new Error('nobody picks')
    t.pick(ask.seat, picks % ask.options.length)
  }
  return t
}

test('[E-35.01, E-35.02, E-35.03] the pool holds every card once, or at least 90 of your own', () => {
  expect([poolFrom('set-1').cards.length, poolFrom('set-1').heroes.length]).toEqual([CARD_COUNT, 12])
  expect(new Set(poolFrom('set-1').cards).size).toBe(CARD_COUNT)
  expect(checkPool('2 Wallop\n1 Yuri').faults.map(({ clause }) => clause)).toEqual(['E-35.01', 'E-35.08'])
  const own = FACES.slice(0, 45)
    .map(({ name }) => `2 ${name}`)
    .join('\n')
  expect(checkPool(own).faults).toEqual([])
  const short = checkPool(own.replace(/^2/, '1')).faults.map(({ clause, message }) => [clause, message])
  expect(short).toEqual([['E-35.01', 'The pool has 89 cards; it needs at least 90.']])
  const vast = (copies: number) =>
    checkPool(`${own}\n${'90 Wallop;'.repeat(10)}${copies} Wallop`).faults.map(({ message }) => message)
  expect(vast(10)).toEqual([])
  expect(vast(11)).toEqual(['The pool has 1001 cards; at most 1000 are allowed.'])
  const t = drafted('own pool', 3, own)
  expect(t.state.cards.def.every((def) => def < 45)).toBe(true)
  expect(() => scene(eldar, { seed: 1, options: { format: 'draft', pool: '3 Wallop' } })).toThrow(
    /needs at least 90/,
  )
})

test('[E-35.04, E-35.05, E-35.12, E-35.13] a coin, then three Heroes shown to each, A first', () => {
  const t = drafted('coin', 0)
  const first = t.eventsOf('coinFlipped')[0]?.seat ?? 0
  expect(t.match.asks[0]?.seat).toBe(first)
  expect(t.state.draft?.shown.map(({ length }) => length)).toEqual([3, 3])
  expect(t.state.draft?.heroes.length).toBe(6)
  expect(JSON.stringify(t.match.viewFor(null).draft?.shown)).toBe(JSON.stringify(t.state.draft?.shown))
  expect(t.events[0]?.type).toBe('coinFlipped')
  const chance = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
    const other = drafted(seed, 2)
    const group = (other.state.draft?.group ?? []).map((card) => other.state.cards.def[card])
    return { coin: other.state.draft?.first, group: group.join() }
  })
  expect(new Set(chance.map(({ group }) => group)).size).toBe(6)
  expect(new Set(chance.map(({ coin }) => coin))).toEqual(new Set([0, 1]))
})

test('[E-35.05] one player at a time takes one of the Heroes that were shown to that player, and no other', () => {
  const t = drafted('coin', 0)
  const first = t.eventsOf('coinFlipped')[0]?.seat ?? 0
  for (const seat of [first, 1 - first]) {
    const shown = t.state.draft?.shown[seat] ?? []
    expect(t.match.asks.map((ask) => ask.seat)).toEqual([seat])
    expect(t.seat(seat).options).toEqual(shown.map((face) => ({ do: 'hero', face })))
    t.pick(seat, 1)
    expect(t.state.draft?.taken[seat]).toEqual([shown[1]])
  }
  expect(t.state.draft?.heroes.length).toBe(6)
  expect(t.state.draft?.shown).toEqual([[], []])
})

test('[E-35.06, E-35.12] only the six cards of the group are known, and only those that nobody took are offered', () => {
  const t = drafted('groups', 2)
  const pool = t.state.draft?.pool ?? []
  expect(pool.some((card) => t.A.knows(card) || t.B.knows(card))).toBe(false)
  const group = t.state.draft?.group ?? []
  const [picker] = t.match.asks
  expect(t.match.asks.length).toBe(1)
  expect(picker?.options).toEqual(group.map((card) => ({ do: 'take', card })))
  t.pick(picker?.seat ?? 0, 2)
  const [next] = t.match.asks
  expect(next?.options).toEqual(group.filter((_, i) => i !== 2).map((card) => ({ do: 'take', card })))
})

test('[E-3.01, E-35.06, E-35.11] a draft has zones of its own: pool, group, what is taken and what is out', () => {
  const t = drafted('groups', 7)
  const zones = eldar
    .zones(t.state)
    .map(({ name, owner, cards }) => `${name} ${owner ?? '-'} ${cards.length}`)
  const played = ['deck', 'hand', 'graveyard', 'banished']
  expect(zones).toEqual([
    'field - 0',
    'stack - 0',
    ...[0, 1].flatMap((seat) => played.map((name) => `${name} ${seat} 0`)),
    'pool - 84',
    'group - 5',
    ...(t.eventsOf('cardTaken').at(-1)?.seat === 0 ? ['taken 0 3', 'taken 1 2'] : ['taken 0 2', 'taken 1 3']),
    'removed - 2',
  ])
})

test('[E-35.05, E-35.06, E-35.07, E-35.08, E-35.09] the five steps of the book: a Hero, a group, four more, a Hero, ten', () => {
  const turns = [...Array(17).keys()].map((turn) => ({ turn }))
  expect(turns.map(draftStepOf)).toEqual([1, 2, 3, 3, 3, 3, 4, ...Array<number>(10).fill(5)])
  expect(turns.filter(isHeroTurn)).toEqual([{ turn: 0 }, { turn: 6 }])
})

test('[E-35.06, E-35.07, E-35.11] six cards for both, picks B A A B, then the order swaps, and two are out', () => {
  const t = drafted('groups', 2)
  const first = t.eventsOf('coinFlipped')[0]?.seat ?? 0
  const order: number[] = []
  for (let i = 0; i < 8; i++) {
    const ask = t.match.asks[0]
    if (ask === undefined) throw new Error('nobody picks')
    expect(ask.options.length).toBe(6 - (i % 4))
    order.push(ask.seat)
    t.pick(ask.seat, 0)
  }
  expect(order).toEqual([1, 0, 0, 1, 0, 1, 1, 0].map((who) => (who === 0 ? first : 1 - first)))
  expect(t.state.draft?.removed.length).toBe(4)
  const [shown] = t.eventsOf('groupShown')
  expect(shown?.cards.every((card) => t.A.knows(card) && t.B.knows(card))).toBe(true)
})

test('[E-35.08, E-35.09, E-35.10, E-R70, E-R71] the second Heroes, ten groups more, and 30 cards of any class', () => {
  const t = drafted('whole')
  const takers = t.eventsOf('heroTaken').map(({ seat }) => seat)
  expect(takers.slice(2)).toEqual([takers[1], takers[0]])
  const shown = t.eventsOf('heroesShown').map(({ faces }) => faces)
  expect([shown.map(({ length }) => length), new Set(shown.flat()).size]).toEqual([[3, 3, 3, 3], 12])
  const out = t.eventsOf('cardsRemoved').flatMap(({ cards }) => cards)
  const dealt = t.state.players.flatMap(({ deck, hand }) => [...deck, ...hand])
  expect([out.length, dealt.filter((card) => out.includes(card))]).toEqual([30, []])
  const laid = t.eventsOf('groupShown').flatMap(({ cards }) => cards)
  expect(new Set(laid).size).toBe(90) // what is out is never shown again
  expect(t.eventsOf('groupShown').length).toBe(15)
  expect(t.state.players.map(({ deck, hand }) => deck.length + hand.length)).toEqual([30, 30])
  const classes = new Set(
    [...(t.state.players[0]?.deck ?? [])].map((card) => faceOf(t.state.cards.def[card] as number).class),
  )
  expect(classes.size).toBeGreaterThan(2)
  expect(t.A.view.pools.every(({ defs }) => defs !== null)).toBe(true)
  const coin = t.eventsOf('coinFlipped')[0]?.seat ?? 0
  expect(t.eventsOf('groupShown').map(({ group }) => group)).toEqual([...Array(15).keys()].map((i) => i + 1))
  const odd = [1 - coin, coin, coin, 1 - coin]
  const orders = [...Array(15).keys()].flatMap((i) => (i % 2 === 0 ? odd : odd.map((seat) => 1 - seat)))
  expect(t.eventsOf('cardTaken').map(({ seat }) => seat)).toEqual(orders)
  const ownersOf = ({ deck, hand }: (typeof t.state.players)[number]) =>
    new Set([...deck, ...hand].map((card) => t.state.owner[card]))
  expect(t.state.players.map(ownersOf)).toEqual([new Set(['A']), new Set(['B'])])
})
