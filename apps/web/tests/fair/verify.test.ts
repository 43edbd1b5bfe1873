import { commitmentOf, secretOf, seedOf, textDigest } from '@trialhall/fair'
import { games } from '@trialhall/games'
import { Match, type Log, type SeedFrom } from '@trialhall/kernel'
import type { MatchCard, NewMatch } from '@trialhall/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  keepPromise,
  newBytes,
  noteOf,
  noteReplaced,
  openTable,
  playAgain,
  sitDown,
  standUp,
} from '../../src/fair/promise.ts'
import { verify } from '../../src/fair/verify.ts'
import { storage } from '../device/kept-storage.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

const ROOT = '7e'.repeat(32)
const TABLE = 'k3v9x0q2m7a1b5c8'
const COMMITMENT = commitmentOf({ table: TABLE, game: 1, secret: secretOf(ROOT, 1) })
const GUESTS = 'ffeeddccbbaa99887766554433221100'

/** What the page sent, and what a server answers: a table with two seats. */
let sent: { readonly path: string; readonly body: Record<string, unknown> | null }[] = []
let seats: Record<string, unknown>[] = []

beforeEach(() => {
  sent = []
  seats = [0, 1].map((seat) => ({ seat, kind: 'open', name: '' }))
  vi.stubGlobal('localStorage', storage())
  // as over plain HTTP: there are random values, and nothing else
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => answer(path, body))
})

afterEach(() => vi.unstubAllGlobals())

function answer(path: string, text: string | undefined): Response {
  const body = text === undefined ? null : (JSON.parse(text) as Record<string, unknown>)
  sent.push({ path, body })
  if (path === '/api/promises') return Response.json({ table: TABLE, commitment: COMMITMENT })
  if (path === '/api/matches')
    broughtIn(body).forEach(({ bytes }, seat) => Object.assign(seats[seat] ?? {}, { bytes }))
  return Response.json(cardWith())
}

function broughtIn(body: Record<string, unknown> | null): readonly { readonly bytes?: string }[] {
  return (body?.seats ?? []) as { bytes?: string }[]
}

function cardWith(about: Partial<MatchCard> = {}): MatchCard {
  return {
    id: TABLE,
    game: 'sigmar',
    status: 'open',
    visibility: 'link',
    seats: seats as unknown as MatchCard['seats'],
    clock: { kind: 'none' },
    options: {},
    createdAt: 0,
    changedAt: 0,
    choices: 0,
    asked: [],
    mine: [0],
    seedFrom: { table: TABLE, game: 1, commitment: COMMITMENT },
    ...about,
  }
}

const PLAN: NewMatch = {
  game: 'sigmar',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  options: {},
  visibility: 'link',
  clock: { kind: 'none' },
  onTimeout: 'bot',
  bestOf: 1,
}

/** The match as an honest server ends it: with what the page brought. */
function over(about: Partial<SeedFrom> = {}): { card: MatchCard; log: Log } {
  const brought = seats.map(({ bytes }) => String(bytes ?? ''))
  const from = { table: TABLE, game: 1, secret: secretOf(ROOT, 1), brought, ...about }
  const seedFrom = { ...from, commitment: commitmentOf(from), ...about }
  return ended({ seed: seedOf(from), generator: 'chacha20', seedFrom })
}

function ended(draw: object): { card: MatchCard; log: Log } {
  const game = games.find('sigmar')
  if (!game.ok) throw new Error(game.fault.message)
  const match = Match.start(game.value, { seats: 2, options: { roundLimit: 5 }, ...draw })
  if (!match.ok) throw new Error(match.fault.message)
  match.value.leave(1)
  const ranks = [...(match.value.outcome?.ranks ?? [])]
  return { card: cardWith({ status: 'over', ranks }), log: match.value.log }
}

const wrong = (given: { card: MatchCard; log: Log }): string[] =>
  verify(given.card, given.log).flatMap(({ isRight, sentence }) => (isRight === false ? [sentence] : []))

test('whoever opens a table is promised something first, and brings other bytes to each', async () => {
  await openTable(PLAN)
  await openTable(PLAN)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/promises',
    '/api/matches',
    '/api/promises',
    '/api/matches',
  ])
  const [one, other] = [sent[1], sent[3]].map((request) => broughtIn(request?.body ?? null)[0]?.bytes)
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(other).not.toBe(one)
  expect(sent[1]?.body).toMatchObject({ table: TABLE, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect(noteOf(TABLE)).toEqual({
    commitment: COMMITMENT,
    brought: [one, other].map((bytes) => ({ bytes, game: 1, seat: 0 })),
  })
})

test('whoever sits down keeps the promise before they bring anything; on the own seat nothing is brought again', async () => {
  const card = cardWith({ mine: [] })
  await sitDown(card, 1, { decks: 'x' })
  expect(noteOf(TABLE)).toEqual({
    commitment: COMMITMENT,
    brought: [{ bytes: sent[0]?.body?.bytes, game: 1, seat: 1 }],
  })
  await sitDown(cardWith({ mine: [1] }), 1, { decks: 'y' })
  expect(sent[1]?.body).toEqual({ options: { decks: 'y' } })
})

test('a match is verified whole without a secure connection', async () => {
  await openTable(PLAN)
  Object.assign(seats[1] ?? {}, { bytes: GUESTS })
  const { card, log } = over()
  const findings = verify(card, log)
  expect(findings.map(({ isRight }) => isRight)).toEqual([true, true, true, true, true, true, true])
  expect(findings[0]?.sentence).toMatch(/shown first/)
  expect(findings[1]?.sentence).toMatch(/is in the seed/)
})

test('nobody is accused for a seat whose bytes came from elsewhere', async () => {
  await openTable(PLAN)
  // the seat of a partner who has left, who brought their own
  Object.assign(seats[1] ?? {}, { bytes: GUESTS })
  const { card, log } = over()
  expect(wrong({ card: { ...card, mine: [0, 1] }, log })).toEqual([])
  // the next game, to which another device of the same person brought something
  const next = over({ game: 2, secret: secretOf(ROOT, 2), brought: [newBytes(), GUESTS] })
  expect(verify(next.card, next.log).map(({ sentence }) => sentence)).not.toContain(
    'The random part from this browser was replaced.',
  )
})

test('what was brought to a rematch stands on a seat of its own', async () => {
  await openTable(PLAN)
  const { card } = over()
  await playAgain(card)
  const bytes = String(sent.at(-1)?.body?.bytes)
  const about = { game: 2, secret: secretOf(ROOT, 2) }
  const honest = over({ ...about, brought: [bytes, GUESTS] })
  const says = (given: { card: MatchCard; log: Log }): string[] =>
    verify(given.card, given.log).map(({ sentence }) => sentence)
  expect(says(honest)).toContain('The random part from this browser is in the seed.')
  expect(says(over({ ...about, brought: [newBytes(), bytes] }))).toContain(
    'The random part from this browser was replaced.',
  )
})

test('a server that lies is found out', async () => {
  await openTable(PLAN)
  Object.assign(seats[1] ?? {}, { bytes: GUESTS })
  const honest = over()
  const from = honest.log.seedFrom as SeedFrom
  // another secret than the one that was promised, with all that follows from it
  expect(wrong(over({ secret: 'ab'.repeat(32) }))).toEqual([
    `This browser was first shown the promise ${COMMITMENT}.`,
  ])
  // the own bytes replaced, and the seed made to fit
  expect(wrong(over({ brought: [newBytes(), GUESTS] }))).toEqual([
    'The random part from this browser was replaced.',
  ])
  expect(wrong(over({ brought: ['', GUESTS] }))).toHaveLength(1)
  // another seed than what follows
  const other = ended({ seed: 'cd'.repeat(32), generator: 'chacha20', seedFrom: from })
  expect(wrong(other)[0]).toMatch(/but the match was played with/)
  // another end than the one that was shown
  expect(wrong({ ...honest, card: { ...honest.card, ranks: [2, 1] } })[0]).toMatch(/ends differently/)
})

test('a promise that was seen late proves less, and says so', () => {
  const [first] = verify(over().card, over().log)
  expect(first).toMatchObject({ isRight: null, sentence: expect.stringMatching(/did not see the promise/) })
})

test('matches whose seed the server drew alone are verified by its hash, as ever', () => {
  const { card, log } = ended({ seed: 'a seed of old' })
  const { seedFrom: _from, ...old } = card
  keepPromise({ ...old, seedHash: textDigest('a seed of old') })
  expect(verify(old, log).map(({ isRight }) => isRight)).toEqual([true, true])
  expect(wrong({ card: old, log: { ...log, seed: 'another' } })[0]).toMatch(/was shown when the match began/)
})

test('nobody is accused where another device was seen to sit down again before the match began', async () => {
  await openTable(PLAN)
  noteReplaced(cardWith())
  const elsewhere = newBytes()
  Object.assign(seats[0] ?? {}, { bytes: elsewhere })
  noteReplaced(cardWith({ status: 'playing' })) // too late to be innocent
  const replaced = over({ brought: [elsewhere, GUESTS] })
  expect(wrong(replaced)).toEqual(['The random part from this browser was replaced.'])
  noteReplaced(cardWith())
  expect(wrong(replaced)).toEqual([])
  expect(verify(replaced.card, replaced.log)[1]).toMatchObject({
    isRight: null,
    sentence: expect.stringContaining('from another device'),
  })
})

test('what was brought to a seat that was given up is looked for no more', async () => {
  await openTable(PLAN)
  await standUp(cardWith(), 0)
  expect(noteOf(TABLE)?.brought).toEqual([])
  expect(wrong(over({ brought: [newBytes(), GUESTS] }))).toEqual([])
})
