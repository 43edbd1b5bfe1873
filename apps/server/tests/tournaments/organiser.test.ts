import type { TournamentView } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { Member, until } from './club.ts'

const plenty = { most: 100_000, perSecond: 100_000 }
const limits = {
  ...USUAL_LIMITS,
  messages: plenty,
  lobby: plenty,
  efforts: plenty,
  newcomers: plenty,
  tournaments: plenty,
}
let names = 0

interface Club {
  readonly server: TestServer
  readonly id: string
  readonly organiser: Member
  readonly others: readonly Member[]
}

/** A tournament that the organiser and three guests have entered. */
async function club(plan: Parameters<Member['open']>[0] = {}): Promise<Club> {
  const server = await startServer({ limits })
  const organiser = await Member.arrive(server.host, `organiser_${++names}`)
  const others = await Promise.all([1, 2, 3].map(() => Member.arrive(server.host)))
  const { id } = (await organiser.open({ rounds: 2, ...plan })).card
  for (const member of [organiser, ...others]) expect((await member.act(id, 'enter')).status).toBe(200)
  return { server, id, organiser, others }
}

function numberOf({ entrants }: TournamentView, { person }: Member): number {
  return entrants.find(({ id }) => id === person.me.id)?.n ?? 0
}

/** Where somebody plays now, and whom. */
async function tableOf(member: Member, id: string): Promise<{ table: number; side: number; match: string }> {
  const view = await member.view(id)
  const mine = numberOf(view, member)
  const pairings = view.rounds.at(-1) ?? []
  const at = pairings.findIndex(({ sides }) => sides.includes(mine))
  return { table: at + 1, side: pairings[at]?.sides.indexOf(mine) ?? -1, match: pairings[at]?.match ?? '' }
}

async function begun(plan: Parameters<Member['open']>[0] = {}): Promise<Club> {
  const made = await club(plan)
  expect((await made.organiser.act(made.id, 'start')).status).toBe(200)
  await until({ server: made.server, member: made.organiser, id: made.id }, ({ me }) => me.next !== null)
  return made
}

/** What only an organiser may do. */
const ACTS = [
  ['start', {}],
  ['pause', {}],
  ['resume', {}],
  ['cancel', {}],
  ['remove', { entrant: 1 }],
  ['correct', { round: 1, table: 1, points: [2, 0] }],
] as const

describe('an organiser', () => {
  test('removes somebody before it begins: as if they had never entered, and they may not come back', async () => {
    const { id, organiser, others } = await club()
    const [guest] = others as [Member]
    const entrant = numberOf(await organiser.view(id), guest)
    const { body } = await organiser.act(id, 'remove', { entrant })
    expect(body.entrants.map(({ id: who }) => who)).not.toContain(guest.person.me.id)
    expect(await guest.act(id, 'enter')).toMatchObject({
      status: 400,
      body: { error: 'You were removed from this tournament.' },
    })
    expect((await organiser.act(id, 'remove', { entrant })).body.error).toContain(`number ${entrant}`)
  })

  test('removes somebody who plays: their opponent has the point, and the match is over', async () => {
    const { id, organiser, others, server } = await begun()
    const [guest] = others as [Member]
    for (const member of [organiser, ...others]) await member.sit(id)
    const { table, side, match } = await tableOf(guest, id)
    const { status } = await organiser.act(id, 'remove', {
      entrant: numberOf(await organiser.view(id), guest),
    })
    expect(status).toBe(200)
    const view = await until(
      { server, member: organiser, id },
      ({ rounds }) => rounds[0]?.[table - 1]?.result !== null,
    )
    const points = side === 0 ? [0, 2] : [2, 0]
    expect(view.rounds[0]?.[table - 1]?.result).toEqual({ points, how: 'forfeit' })
    await expect.poll(async () => (await organiser.person.card(match)).status).toBe('over')
    expect((await guest.act(id, 'enter')).body.error).toBe('You were removed from this tournament.')
  })

  test('corrects a result while the match is played, which ends it, and again afterwards', async () => {
    const { id, organiser, others, server } = await begun()
    for (const member of [organiser, ...others]) await member.sit(id)
    const { table, match } = await tableOf(organiser, id)
    expect((await organiser.act(id, 'correct', { round: 1, table, points: [2, 0] })).status).toBe(200)
    await until(
      { server, member: organiser, id },
      ({ rounds }) => rounds[0]?.[table - 1]?.result?.how === 'ruled',
    )
    await expect.poll(async () => (await organiser.person.card(match)).status).toBe('over')
    const again = await organiser.act(id, 'correct', { round: 1, table, points: [1, 1] })
    expect(again.body.rounds[0]?.[table - 1]?.result).toEqual({ points: [1, 1], how: 'ruled' })
  })

  test.each([
    [{ round: 1, table: 1, points: [2, 2] }, 'a win and a loss'],
    [{ round: 1, table: 1, points: [3, -1] }, 'points.0 is 3: must be a whole number from 0 to 2.'],
    [{ round: 9, table: 1, points: [2, 0] }, 'Round 9 has no table 1'],
    [{ round: 1, table: 9, points: [2, 0] }, 'Round 1 has no table 9'],
    [{ round: 0, table: 1, points: [2, 0] }, 'must be a round'],
    [{ round: 1, table: 1, points: [2, 0], why: 'I say so' }, 'why is not known here: leave it out.'],
    [{}, 'round'],
  ])('is told what is wrong with a correction: %j', async (given, sentence) => {
    const { id, organiser } = await begun()
    const { status, body } = await organiser.act(id, 'correct', given)
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringContaining(sentence) })
  })

  test('pauses: what is played goes on, no round begins; and goes on', async () => {
    const { id, organiser, others, server } = await begun()
    const at = { server, member: organiser, id }
    expect((await organiser.act(id, 'pause')).body.card.status).toBe('paused')
    expect((await organiser.act(id, 'pause')).body.error).toContain('under way')
    for (const member of [organiser, ...others]) await member.sit(id)
    for (const member of [organiser, ...others]) {
      const { next } = (await member.view(id)).me
      if (next?.status === 'playing') await member.resign(next.match)
    }
    const still = await until(at, ({ rounds }) => rounds[0]?.every(({ result }) => result !== null) ?? false)
    expect(still.rounds).toHaveLength(1)
    expect((await organiser.act(id, 'resume')).body.card.status).toBe('running')
    await until(at, ({ rounds }) => rounds.length === 2)
    expect((await organiser.act(id, 'resume')).body.error).toContain('not paused')
  })

  test('cancels: tables that wait are closed, and nothing can be done any more', async () => {
    const { id, organiser, others } = await begun()
    const [guest] = others as [Member]
    const { match } = await tableOf(guest, id)
    const { body } = await organiser.act(id, 'cancel')
    expect(body).toMatchObject({ card: { status: 'cancelled', winner: null }, me: { next: null } })
    expect(await organiser.person.card(match)).toMatchObject({ status: 'over', closed: 'cancelled' })
    for (const [act, given] of ACTS)
      expect({ act, status: (await organiser.act(id, act, given)).status }).toEqual({ act, status: 400 })
    expect((await guest.act(id, 'enter')).body.error).toBe('This tournament is over.')
    expect((await guest.act(id, 'withdraw')).body.error).toBe('This tournament is over.')
  })
})

test('nobody else runs it: not who has entered, who has an account, or who never came', async () => {
  const { server, id, others } = await begun()
  const before = await others[0]?.view(id)
  const strangers = [
    others[0],
    await Member.arrive(server.host, `stranger_${++names}`),
    await Member.arrive(server.host),
  ]
  for (const member of strangers)
    for (const [act, given] of ACTS)
      expect(await member?.act(id, act, given)).toMatchObject({
        status: 400,
        body: { error: 'Only the organiser of this tournament can do that.' },
      })
  expect((await others[0]?.view(id))?.revision).toBe(before?.revision)
  expect((await strangers[2]?.view(id))?.me).toMatchObject({ mayRun: false, next: null })
})

test('what an organiser does fills no log of operators; what an operator does for them stands there', async () => {
  const { server, id, organiser } = await begun()
  const operator = await Member.arrive(server.host, `operator_${++names}`)
  await server.service.matches.parts.store.changeRecords([
    {
      kind: 'operator',
      id: operator.person.me.id,
      owner: operator.person.me.id,
      rank: null,
      base: null,
      body: '{}',
    },
  ])
  for (let times = 0; times < 3; times++)
    for (const act of ['pause', 'resume'] as const) expect((await organiser.act(id, act)).status).toBe(200)
  const noted = async (): Promise<unknown> =>
    (await operator.person.ask('POST', '/api/operator/audit.list', { body: {} })).body
  expect(await noted()).toEqual({ value: [] })
  expect((await operator.act(id, 'pause')).status).toBe(200)
  expect(await noted()).toMatchObject({
    value: [{ act: 'tournaments.pause', by: operator.person.me.account, given: { tournament: id } }],
  })
})

test('a seat of a tournament is taken by nobody else, and its table is closed, changed or left by nobody', async () => {
  const { server, id, organiser } = await begun()
  const { match, side } = await tableOf(organiser, id)
  const stranger = await Member.arrive(server.host)
  const { seats } = await organiser.person.card(match)
  for (const seat of seats.keys())
    expect((await stranger.person.ask('POST', `/api/matches/${match}/seats/${seat}`)).status).not.toBe(200)
  await organiser.sit(id)
  for (const [method, path, body] of [
    ['DELETE', `/api/matches/${match}`, undefined],
    ['DELETE', `/api/matches/${match}/seats/${side}`, undefined],
    ['PATCH', `/api/matches/${match}`, { bestOf: 3 }],
  ] as const) {
    const answer = await organiser.person.ask(method, path, body === undefined ? {} : { body })
    expect({ method, path, isDone: answer.status === 200 }).toEqual({ method, path, isDone: false })
  }
  expect(await organiser.person.card(match)).toMatchObject({ status: 'open' })
})

describe('an hour of somebody who means harm', () => {
  test('who enters and withdraws a hundred times is there once, or not at all', async () => {
    const { id, organiser, others } = await club()
    const [guest] = others as [Member]
    for (let times = 0; times < 100; times++) {
      expect((await guest.act(id, 'withdraw')).status).toBe(200)
      expect((await guest.act(id, 'enter')).status).toBe(200)
    }
    const { entrants } = await organiser.view(id)
    expect(entrants.filter(({ id: who }) => who === guest.person.me.id)).toHaveLength(1)
    expect(entrants).toHaveLength(4)
  }, 60_000)

  test('who wants a hundred at once gets three, and enters each once', async () => {
    const server = await startServer({ limits })
    const organiser = await Member.arrive(server.host, `greedy_${++names}`)
    const body = { name: 'One of many', game: 'sigmar', system: 'swiss' }
    const opened = await Promise.all(
      Array.from({ length: 100 }, () => organiser.person.ask('POST', '/api/tournaments', { body })),
    )
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(opened.find(({ status }) => status !== 200)?.body).toMatchObject({
      error: 'You run 3 tournaments already; another one can follow when one of them is over.',
    })
    const [{ id } = { id: '' }] = opened.flatMap(({ status, body: made }) =>
      status === 200 ? [(made as TournamentView).card] : [],
    )
    const tries = await Promise.all(Array.from({ length: 50 }, () => organiser.act(id, 'enter')))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await organiser.view(id)).entrants).toHaveLength(1)
  }, 60_000)

  test('who opens them for hours on end is slowed down, like their address', async () => {
    const server = await startServer()
    const organiser = await Member.arrive(server.host, `fast_${++names}`)
    for (let times = 0; times < 6; times++) await organiser.act((await organiser.open()).card.id, 'cancel')
    const body = { name: 'One more', game: 'sigmar', system: 'swiss' }
    expect(await organiser.person.ask('POST', '/api/tournaments', { body })).toMatchObject({
      status: 429,
      body: { error: 'You open tournaments too often; wait a few minutes.' },
    })
  })

  test.each([
    [{ name: 'x'.repeat(1000) }, 'must have 3 to 60 characters that can be seen.'],
    [{ name: '\u200b\u200b\u200b\u200b' }, 'must have 3 to 60 characters that can be seen.'],
    [{ name: 7 }, 'name is 7: must be a text.'],
    [{ most: 1e9 }, 'most is 1000000000: must be a whole number from 2 to 128.'],
    [{ rounds: 99 }, 'rounds is 99: must be a whole number from 1 to 15.'],
    [{ fillTo: 64, most: 32 }, 'more than the 32 who may enter'],
    [{ fillTo: 8, fillBot: 'y'.repeat(1000) }, 'must be the name of a bot.'],
    [{ fillTo: 8, fillBot: 'nobody' }, 'fillBot must be one of'],
    [{ system: 'round-robin', most: 100 }, 'at most 24'],
    [{ game: 'z'.repeat(1000) }, 'game'],
    [{ options: { seats: 99 } }, 'option'],
    [{ rated: true }, 'Only people with an account play for ratings'],
    [{ rated: true, entry: 'accounts', fillTo: 8, fillBot: 'random' }, 'The bot "random" has no rating'],
    [{ odd: true }, 'odd is not known here: leave it out.'],
  ])('what cannot be is refused with a sentence: %j', async (wrong, sentence) => {
    const server = await startServer({ limits })
    const organiser = await Member.arrive(server.host, `wrong_${++names}`)
    const body = { name: 'Club evening', game: 'sigmar', system: 'swiss', ...wrong }
    const answer = await organiser.person.ask('POST', '/api/tournaments', { body })
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: expect.objectContaining({ error: expect.stringContaining(sentence) }),
    })
    expect(JSON.stringify(answer.body).length).toBeLessThan(600)
  })

  test('two who run it press at the same time: it begins once, and what is cancelled stays so', async () => {
    const store = await memoryStore()
    const server = await startServer({ limits, store })
    const organiser = await Member.arrive(server.host, `twice_${++names}`)
    const { id } = (await organiser.open({ fillTo: 4, fillBot: 'random' })).card
    expect((await organiser.act(id, 'enter')).status).toBe(200)
    const starts = await Promise.all(Array.from({ length: 10 }, () => organiser.act(id, 'start')))
    expect(starts.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await organiser.view(id)).rounds).toHaveLength(1)
    const [, cancelled] = await Promise.all([organiser.act(id, 'pause'), organiser.act(id, 'cancel')])
    expect(cancelled.status).toBe(200)
    await until({ server, member: organiser, id }, ({ card }) => card.status === 'cancelled')
    expect(await organiser.act(id, 'resume')).toMatchObject({ status: 400 })
  })
})

test('a number is given once: nobody gets that of somebody who withdrew', async () => {
  const { server, id, organiser, others } = await club()
  const before = await organiser.view(id)
  const highest = Math.max(...before.entrants.map(({ n }) => n))
  const leaver = [organiser, ...others].find((one) => numberOf(before, one) === highest) as Member
  expect((await leaver.act(id, 'withdraw')).status).toBe(200)
  const late = await Member.arrive(server.host)
  expect((await late.act(id, 'enter')).status).toBe(200)
  const after = await organiser.view(id)
  expect(numberOf(after, late)).toBe(highest + 1)
  expect((await organiser.act(id, 'remove', { entrant: highest })).status).toBe(400)
  expect((await organiser.view(id)).entrants).toHaveLength(4)
})

test('tournaments that somebody has left are no burden, and who comes back needs no place for it', async () => {
  const server = await startServer({ limits })
  const hosts = await Promise.all([1, 2, 3, 4].map(() => Member.arrive(server.host, `many_${++names}`)))
  const open: string[] = []
  for (const host of hosts) for (const _ of [1, 2, 3]) open.push((await host.open({ rounds: 3 })).card.id)
  const [first = '', ...others] = open
  const [guest, ...more] = (await Promise.all([1, 2, 3].map(() => Member.arrive(server.host)))) as [
    Member,
    ...Member[],
  ]
  for (const member of more) expect((await member.act(first, 'enter')).status).toBe(200)
  for (const id of open.slice(0, 10)) expect((await guest.act(id, 'enter')).status).toBe(200)
  expect((await guest.act(open[10] ?? '', 'enter')).body.error).toMatch(/^You have to do with 10/)
  expect((await hosts[0]?.act(first, 'start'))?.status).toBe(200)
  await until({ server, member: guest, id: first }, ({ rounds }) => rounds.length === 1)
  expect((await guest.act(first, 'withdraw')).status).toBe(200)
  expect((await guest.act(open[10] ?? '', 'enter')).status).toBe(200)
  expect((await guest.act(first, 'enter')).status).toBe(200)
  for (const id of others.slice(0, 9)) expect((await guest.act(id, 'withdraw')).status).toBe(200)
  expect((await guest.act(open[11] ?? '', 'enter')).status).toBe(200)
})
