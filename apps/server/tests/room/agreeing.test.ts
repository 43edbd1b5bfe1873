import { games } from '@trialhall/games'
import { checkLog, Match } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { Person, playOn } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const server = await startServer()

/** A table at which both have chosen, and whoever chose last. */
async function begun(): Promise<TableOfTwo> {
  const table = await tableOfTwo(server.host)
  await playSome(table, 8)
  return table
}

test('a choice is undone when the other agrees', async () => {
  const table = await begun()
  const { match, ada, bob } = table
  const before = await ada.moment(match)
  const own = (await server.store.entries(match)).findLastIndex((entry) => entry.seat === 0)
  expect(await ada.command({ type: 'offer', what: 'undo', match, seat: 0 })).toMatchObject({
    type: 'done',
    entry: 8,
  })
  const offered = await bob.moment(match, (moment) => moment.undoOffer !== null)
  expect(offered).toMatchObject({ entry: 8, undoOffer: { by: 0, waiting: [1] } })
  expect(await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: true })).toMatchObject({
    type: 'done',
    entry: 9,
  })
  const after = await ada.moment(match, (moment) => moment.entry === 9)
  expect(after).toMatchObject({ length: own, undoOffer: null })
  expect(after.own[0]?.seat).toBe(0)
  expect(before.length).toBe(8)

  const fresh = await ada.person.page()
  await fresh.watch(match)
  expect(ada.stories.get(match)).toEqual(fresh.stories.get(match))
  expect(await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: true })).toMatchObject({
    type: 'refused',
  })
})

test('nothing is undone when the other does not agree, or the table moves on', async () => {
  const table = await begun()
  const { match, ada, bob } = table
  await ada.command({ type: 'offer', what: 'undo', match, seat: 0 })
  expect(await ada.command({ type: 'answer', what: 'undo', match, seat: 0, agree: true })).toMatchObject({
    type: 'refused',
  })
  await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: false })
  expect(await ada.moment(match, (moment) => moment.undoOffer === null)).toMatchObject({
    entry: 8,
    length: 8,
  })
  await ada.command({ type: 'offer', what: 'undo', match, seat: 0 })
  await playSome(table, 1)
  expect(await bob.moment(match, (moment) => moment.entry === 9)).toMatchObject({ undoOffer: null })
  expect(await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: true })).toMatchObject({
    type: 'refused',
  })
})

test('who asked for an undo may withdraw it, and it cannot be agreed to any more', async () => {
  const table = await begun()
  const { match, ada, bob } = table
  await ada.command({ type: 'offer', what: 'undo', match, seat: 0 })
  await bob.moment(match, ({ undoOffer }) => undoOffer !== null)
  expect(await bob.command({ type: 'withdraw', what: 'undo', match, seat: 1 })).toMatchObject({
    type: 'refused',
    code: 'no-way-back',
  })
  expect(await ada.command({ type: 'withdraw', what: 'undo', match, seat: 0 })).toMatchObject({
    type: 'done',
  })
  await bob.moment(match, ({ undoOffer }) => undoOffer === null)
  const late = await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: true })
  expect(late).toMatchObject({ type: 'refused', code: 'no-way-back' })
  expect(await ada.command({ type: 'withdraw', what: 'undo', match, seat: 0 })).toMatchObject({
    type: 'refused',
  })
  expect(await server.store.entries(match)).toHaveLength(8)
})

/** A table of a game that can be drawn, at which so many choices were made. */
async function drawable(choices: number): Promise<TableOfTwo> {
  const table = await tableOfTwo(server.host, { game: 'eldar' })
  await playSome(table, choices)
  return table
}

test('a draw ends the match when both agree, is told to all, and stands in the log', async () => {
  const table = await drawable(14)
  const { match, ada, bob } = table
  expect(await ada.command({ type: 'offer', what: 'draw', match, seat: 0 })).toMatchObject({
    type: 'done',
    entry: 14,
  })
  await bob.moment(match, ({ drawOffer }) => drawOffer?.by === 0)
  await playSome(table, 1)
  const still = await bob.moment(match, ({ entry }) => entry === 15)
  expect(still.drawOffer).toEqual({ by: 0, waiting: [1] })
  const agree = { type: 'answer', what: 'draw', id: 'agreed', match, seat: 1, agree: true }
  expect(await bob.command(agree)).toMatchObject({ type: 'done', entry: 16 })
  const over = await ada.moment(match, ({ outcome }) => outcome !== null)
  expect(over).toMatchObject({
    length: 15,
    asked: [],
    drawOffer: null,
    outcome: { ranks: [1, 1], reason: 'agreed' },
  })
  expect(ada.stories.get(match)?.at(-1)).toMatchObject({ event: { type: 'ended', reason: 'agreed' } })
  expect(await bob.command(agree)).toMatchObject({ type: 'done', entry: 16 })
  const choose = { type: 'choose', match, seat: 0, length: 15, pick: 0 }
  expect(await ada.command(choose)).toMatchObject({ type: 'refused', code: 'match-over' })

  const { card } = await bob.message('table', (message) => message.card.status === 'over')
  expect(card).toMatchObject({ ranks: [1, 1], seed: expect.any(String) })
  const { body } = await ada.person.ask('GET', `/api/matches/${match}/log`)
  const log = checkLog(body)
  const eldar = games.find('eldar')
  if (!log.ok || !eldar.ok) throw new Error('no log')
  expect(log.value).toMatchObject({ drawn: true })
  expect(Match.replay(eldar.value, log.value, { story: false })).toMatchObject({
    ok: true,
    value: { outcome: over.outcome },
  })
  const fresh = await ada.person.page()
  const { moment } = await fresh.watch(match)
  expect(moment?.outcome).toEqual(over.outcome)
  const drawn = { played: 1, won: 0, drawn: 1 }
  expect((await bob.person.ask('GET', '/api/me/record')).body).toMatchObject({
    games: [{ game: 'eldar', ...drawn, withPeople: drawn }],
  })
})

test('a draw is declined, withdrawn, or proposed by both, which settles it', async () => {
  const { match, ada, bob } = await drawable(13)
  await ada.command({ type: 'offer', what: 'draw', match, seat: 0 })
  await bob.command({ type: 'answer', what: 'draw', match, seat: 1, agree: false })
  await ada.moment(match, ({ drawOffer }) => drawOffer === null)
  await bob.command({ type: 'offer', what: 'draw', match, seat: 1 })
  await ada.moment(match, ({ drawOffer }) => drawOffer?.by === 1)
  await bob.command({ type: 'withdraw', what: 'draw', match, seat: 1 })
  await ada.moment(match, ({ drawOffer }) => drawOffer === null)
  expect(await ada.command({ type: 'answer', what: 'draw', match, seat: 0, agree: true })).toMatchObject({
    type: 'refused',
  })
  await ada.command({ type: 'offer', what: 'draw', match, seat: 0 })
  await ada.command({ type: 'offer', what: 'undo', match, seat: 0 })
  await bob.moment(match, ({ drawOffer, undoOffer }) => drawOffer !== null && undoOffer !== null)
  expect(await bob.command({ type: 'offer', what: 'draw', match, seat: 1 })).toMatchObject({ type: 'done' })
  expect(await ada.moment(match, ({ outcome }) => outcome !== null)).toMatchObject({
    drawOffer: null,
    undoOffer: null,
  })
})

test('bots agree to no draw, and a game that knows none says so', async () => {
  const person = await Person.arrive(server.host)
  const page = await person.page()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const { id: alone } = await person.create({ game: 'eldar', seats: [...seats] })
  await page.watch(alone)
  const offer = { type: 'offer', what: 'draw', seat: 0 }
  expect(await page.command({ ...offer, match: alone })).toMatchObject({
    type: 'refused',
    error: 'Bots do not agree to draws: they play to the end.',
  })
  const { match, ada } = await tableOfTwo(server.host, { game: 'sigmar' })
  expect(await ada.command({ ...offer, match })).toMatchObject({
    type: 'refused',
    error: expect.stringContaining('has no draw'),
  })
})

test('against bots the own choice is undone at once, but not before there is one', async () => {
  const person = await Person.arrive(server.host)
  const { id: match } = await person.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const page = await person.page()
  await page.watch(match)
  await page.moment(match, (moment) => moment.own.length > 0)
  expect(await page.command({ type: 'offer', what: 'undo', match, seat: 0 })).toMatchObject({
    type: 'refused',
    code: 'no-way-back',
  })
  const { length } = await page.moment(match)
  await page.choose(match, 1)
  await page.moment(match, (moment) => moment.own.length > 0 && moment.length > length)
  expect(await page.command({ type: 'offer', what: 'undo', match, seat: 0 })).toMatchObject({ type: 'done' })
  await page.moment(match, (moment) => moment.length === length && moment.own.length > 0)
})

test('who has seen nothing new since may go back without asking', async () => {
  const table = await tableOfTwo(server.host)
  const { match } = table
  const { mover, seat } = await asked(table)
  await mover.choose(match)
  const { canGoBack } = await mover.moment(match, (moment) => moment.entry === 1)
  const answer = await mover.command({ type: 'back', match, seat })
  expect(answer).toMatchObject(
    canGoBack.length > 0 ? { type: 'done', entry: 2 } : { type: 'refused', code: 'no-way-back' },
  )
  expect(
    await mover.moment(match, (moment) => moment.entry === (canGoBack.length > 0 ? 2 : 1)),
  ).toMatchObject({
    length: canGoBack.length > 0 ? 0 : 1,
  })
})

test('who resigns loses, the seed is shown, and nothing of the match can be changed any more', async () => {
  const table = await begun()
  const { match, ada, bob } = table
  expect(await ada.command({ type: 'resign', match, seat: 0 })).toMatchObject({ type: 'done', entry: 9 })
  const over = await bob.message('table', ({ card }) => card.status === 'over')
  expect(over.card).toMatchObject({ ranks: expect.any(Array), seed: expect.any(String) })
  expect(over.card.ranks?.[1]).toBeLessThan(over.card.ranks?.[0] ?? 0)
  for (const wish of [{ type: 'offer', what: 'undo' }, { type: 'resign' }, { type: 'back' }]) {
    const answer = await bob.command({ ...wish, match, seat: 1 })
    expect(answer).toMatchObject({ type: 'refused' })
  }
  expect(await server.store.entries(match)).toHaveLength(9)
})

test('with three at the table the others play on when one resigns', async () => {
  const people = [
    await Person.arrive(server.host),
    await Person.arrive(server.host),
    await Person.arrive(server.host),
  ]
  const [host, ...guests] = people as [Person, Person, Person]
  const { id: match } = await host.create({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  for (const [i, guest] of guests.entries()) await guest.join(match, i + 1)
  const pages = await Promise.all(people.map((person) => person.page()))
  for (const page of pages) await page.watch(match)
  await Promise.all(pages.map((page, i) => playOn(page, match, { seed: i, upTo: 10 })))
  await pages[2]?.command({ type: 'resign', match, seat: 2 })
  await pages[0]?.message('seats', ({ seats }) => seats[2]?.gone === 'left')
  await Promise.all(pages.slice(0, 2).map((page, i) => playOn(page, match, { seed: 50 + i })))
  const { body } = await host.ask('GET', `/api/matches/${match}/log`)
  expect(body).toMatchObject({ leaves: [{ seat: 2 }] })
  const card = await host.card(match)
  expect(card.seats[2]).toMatchObject({ gone: 'left' })
})

test('a rematch has the same people one seat on, and begins when both have asked for it', async () => {
  const table = await begun()
  const { match, ada, bob } = table
  const early = await ada.person.ask('POST', `/api/matches/${match}/rematch`)
  expect(early).toMatchObject({ status: 404, body: { ok: false, code: 'no-match' } })
  await ada.command({ type: 'resign', match, seat: 0 })
  await bob.message('table', ({ card }) => card.status === 'over')
  const stranger = await Person.arrive(server.host)
  expect((await stranger.ask('POST', `/api/matches/${match}/rematch`)).status).toBe(400)
  const [one, other] = await Promise.all(
    [ada, bob].map((page) => page.person.ask('POST', `/api/matches/${match}/rematch`)),
  )
  const { next } = await bob.message('rematch')
  expect([one?.body, other?.body]).toMatchObject([{ id: next }, { id: next }])
  expect(await bob.person.card(next)).toMatchObject({ status: 'playing', mine: [0], after: match })
  expect((await ada.watch(next)).moment?.viewer).toBe(1)
})

test('talk reaches everybody at the table, is kept, and is said once', async () => {
  const table = await tableOfTwo(server.host)
  const { match, ada, bob } = table
  const visitor = await (await Person.arrive(server.host)).page()
  await visitor.watch(match)
  const line = { type: 'chat', match, id: 'hello', text: '  Well met! <b>&</b>  ' }
  expect(await ada.command(line)).toMatchObject({ type: 'done' })
  expect(await ada.command(line)).toMatchObject({ type: 'done' })
  await visitor.command({ type: 'chat', match, text: 'Good luck, both.' })
  const heard = await bob.message('chat', (message) => message.line.n === 2)
  expect(heard.line).toMatchObject({ from: visitor.person.me.name, seat: null, text: 'Good luck, both.' })
  expect(heard.line.id).toBe(visitor.person.me.id)
  const { chat } = await (await bob.person.page()).watch(match)
  expect(chat.map(({ n, seat, text }) => [n, seat, text])).toEqual([
    [1, 0, 'Well met! <b>&</b>'],
    [2, null, 'Good luck, both.'],
  ])
  expect(await ada.command({ type: 'chat', match, text: '   ' })).toMatchObject({ type: 'refused' })
  expect(await ada.command({ type: 'chat', match, text: 'x'.repeat(301) })).toMatchObject({ type: 'refused' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => bob.command({ type: 'chat', match, text: 'again' })),
  )
  expect(answers.at(-1)).toMatchObject({ type: 'refused', error: expect.stringContaining('Too many lines') })
})

test('those who wait for a match can talk, see who comes and goes, and keep what was said', async () => {
  const [a, b] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id: match } = await a.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const [ada, bob] = [await a.page(), await b.page()]
  await ada.watch(match)
  const line = { type: 'chat', match, id: 'early', text: 'Anybody there?' }
  expect(await ada.command(line)).toMatchObject({ type: 'done', entry: 0 })
  expect(await ada.command(line)).toMatchObject({ type: 'done', entry: 0 })
  expect((await bob.watch(match)).chat).toMatchObject([
    { n: 1, id: a.me.id, seat: 0, text: 'Anybody there?' },
  ])
  expect(await bob.command({ type: 'chat', match, text: 'I come.' })).toMatchObject({ type: 'done' })
  await ada.message('chat', (message) => message.line.seat === null && message.line.n === 2)
  await ada.leave()
  await bob.message('seats', ({ seats }) => seats[0]?.online === false)
  await b.join(match, 1)
  await bob.moment(match)
  expect(await bob.command({ type: 'chat', match, text: 'Here I sit.' })).toMatchObject({ type: 'done' })
  const { chat } = await (await a.page()).watch(match)
  expect(chat.map(({ n, seat }) => [n, seat])).toEqual([
    [1, 0],
    [2, null],
    [3, 1],
  ])
  const nowhere = await bob.command({ type: 'chat', match: 'nosuchmatch', text: 'Hello?' })
  expect(nowhere).toMatchObject({ type: 'refused', code: 'no-match' })
})
