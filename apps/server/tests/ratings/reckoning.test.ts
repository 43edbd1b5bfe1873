import { expect, test } from 'vitest'
import { after, NEWCOMER, type Skill } from '../../src/ratings/glicko.ts'
import { botId, sidesOf, type Side } from '../../src/ratings/players.ts'
import { reckoned, type Reckoned } from '../../src/ratings/reckoning.ts'
import type { StoredSeat } from '../../src/store/store.ts'

const person = (seat: number, identity: string, about: Partial<StoredSeat> = {}): StoredSeat => ({
  seat,
  kind: 'person',
  identity,
  name: identity,
  bot: null,
  ...about,
})
const bot = (seat: number, strength: string): StoredSeat => ({
  seat,
  kind: 'bot',
  identity: null,
  name: 'Osric',
  bot: strength,
})
const PARTIES = { parties: ['Red', 'Blue'] }

interface Played {
  readonly seats: readonly StoredSeat[]
  readonly ranks: readonly number[]
  readonly game?: { readonly parties?: readonly string[] }
  readonly skills?: Readonly<Record<string, Skill>>
  readonly barred?: readonly (readonly [string, string])[]
}

function rated({ seats, ranks, game = {}, skills = {}, barred = [] }: Played): Reckoned {
  const sides = sidesOf(game, { seats }) as Side[]
  return reckoned({
    sides,
    ranks,
    skillOf: (id) => skills[id] ?? NEWCOMER,
    isBarred: (a, b) => barred.some((pair) => pair.includes(a) && pair.includes(b)),
  })
}

const gain = (result: Reckoned, id: string, from = NEWCOMER.rating): number =>
  Math.round((result.skills.get(id)?.rating ?? from) - from)

test('a duel moves both by what Glicko-2 says, in opposite directions', () => {
  const result = rated({ seats: [person(0, 'ada'), person(1, 'bob')], ranks: [1, 2] })
  const won = after(NEWCOMER, [{ rating: 1500, deviation: 350, score: 1 }])
  expect(result.skills.get('ada')).toEqual(won)
  expect(gain(result, 'bob')).toBe(-gain(result, 'ada'))
  expect(result.pairs).toEqual([['ada', 'bob']])
  expect(gain(rated({ seats: [person(0, 'ada'), person(1, 'bob')], ranks: [1, 1] }), 'ada')).toBe(0)
})

test('of four who play each for themselves everybody meets everybody', () => {
  const seats = ['ada', 'bob', 'cyd', 'dan'].map((who, seat) => person(seat, who))
  const result = rated({ seats, ranks: [1, 2, 2, 4] })
  expect(gain(result, 'ada')).toBeGreaterThan(gain(result, 'bob'))
  expect(gain(result, 'bob')).toBe(gain(result, 'cyd'))
  expect(gain(result, 'dan')).toBeLessThan(gain(result, 'bob'))
  expect(result.pairs).toHaveLength(6)
})

test('a party counts as its average, and whom strong partners carry gains as little as the party was likely to win', () => {
  const strong = { rating: 2100, deviation: 60, volatility: 0.06 }
  const seats = [person(0, 'ada'), person(1, 'bob'), person(2, 'cyd'), person(3, 'dan')]
  const even = rated({ seats, ranks: [1, 2, 1, 2], game: PARTIES })
  const carried = rated({ seats, ranks: [1, 2, 1, 2], game: PARTIES, skills: { cyd: strong } })
  expect(gain(even, 'ada')).toBe(gain(even, 'cyd'))
  expect(gain(carried, 'ada')).toBeLessThan(gain(even, 'ada'))
  expect(gain(carried, 'ada')).toBeGreaterThan(0)
  expect(gain(carried, 'cyd', 2100)).toBeLessThan(gain(carried, 'ada'))
})

test('a person with several seats of a party is one member, who weighs as many', () => {
  const seats = [person(0, 'ada'), person(1, 'bob'), person(2, 'ada'), person(3, 'bob')]
  const result = rated({ seats, ranks: [1, 2, 1, 2], game: PARTIES })
  const duel = rated({ seats: [person(0, 'ada'), person(1, 'bob')], ranks: [1, 2] })
  expect(result.skills).toEqual(duel.skills)
  expect(result.pairs).toEqual([['ada', 'bob']])
})

test('who leaves or runs out of time has lost, whoever plays on for them and however that ends', () => {
  for (const about of [{ left: true }, { late: true }] as const) {
    const result = rated({ seats: [person(0, 'ada', about), person(1, 'bob')], ranks: [1, 2] })
    expect(gain(result, 'ada')).toBeLessThan(0)
    expect(gain(result, 'bob')).toBeGreaterThan(0)
  }
  const both = [person(0, 'ada', { late: true }), person(1, 'bob', { left: true })]
  expect(gain(rated({ seats: both, ranks: [1, 2] }), 'ada')).toBeGreaterThan(0)
})

test('a partner who takes a seat over wins for themselves; who left it has lost all the same', () => {
  const heir = person(0, 'cyd', { was: { identity: 'ada', name: 'ada' } })
  const seats = [heir, person(1, 'bob'), person(2, 'cyd'), person(3, 'dan')]
  const result = rated({ seats, ranks: [1, 2, 1, 2], game: PARTIES })
  expect(gain(result, 'ada')).toBeLessThan(0)
  expect(gain(result, 'cyd')).toBeGreaterThan(0)
  expect(gain(result, 'bob')).toBeLessThan(0)
})

test('bots are rated against people, as one bot whatever their seats, and never against each other', () => {
  const seats = [person(0, 'ada'), bot(1, 'master'), bot(2, 'novice')]
  const result = rated({ seats, ranks: [2, 1, 3] })
  expect(gain(result, botId('master'))).toBeGreaterThan(0)
  expect(result.pairs).toEqual([
    ['ada', botId('master')],
    ['ada', botId('novice')],
  ])
  expect(rated({ seats: [bot(0, 'master'), bot(1, 'novice')], ranks: [1, 2] }).skills.size).toBe(0)
  expect(sidesOf({}, { seats: [person(0, 'ada'), bot(1, 'random')] })).toBeNull()
})

test('nothing counts between two who are barred, and nobody meets themselves', () => {
  const seats = [person(0, 'ada'), person(1, 'bob'), person(2, 'cyd')]
  const result = rated({ seats, ranks: [1, 2, 3], barred: [['ada', 'bob']] })
  expect(result.pairs).toEqual([
    ['ada', 'cyd'],
    ['bob', 'cyd'],
  ])
  expect(rated({ seats: [person(0, 'ada'), person(1, 'ada')], ranks: [1, 2] }).skills.size).toBe(0)
})
