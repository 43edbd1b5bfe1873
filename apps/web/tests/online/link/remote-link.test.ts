import type { TableUpdate } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { RemoteLink } from '../../../src/online/link/remote-link.ts'
import { MATCH, ME, World, cardWith, goOn, lay, settle, sitDown, told } from './world.ts'

const storyOf = (update: TableUpdate | undefined): string[] =>
  (update?.story ?? []).map(({ event }) => (event as { type: string }).type)

test('a page follows its match: what was told before is not shown in motion, what is new is', async () => {
  const { world, link, updates } = await sitDown()
  expect(world.socket.ofType('watch')).toEqual([{ type: 'watch', match: MATCH }])
  expect(link.state).toMatchObject({ connection: { state: 'connected' }, me: ME, underWay: 0 })
  expect([storyOf(updates[0]), updates[0]?.fresh]).toEqual([['a', 'b'], 2])
  goOn(world, { entry: 3, length: 3, kept: 2, told: told('c') })
  expect([storyOf(updates[1]), updates[1]?.fresh]).toEqual([['a', 'b', 'c'], 2])
  expect(updates[1]?.snapshot).toMatchObject({ length: 3, viewer: 0, gameId: 'sigmar' })
})

test('a change turns the moment that the page has into the next one, and says that a command is done', async () => {
  const { world, link, updates } = await sitDown()
  goOn(world, { entry: 2, length: 2, kept: 2, view: { deck: [1, 2], turn: 4 } as never })
  link.choose(0, 3, 2)
  const next = { from: 2, entry: 3, kept: 2, told: told('c') }
  const difference = { length: [3], view: { deck: [1, 1] } }
  world.socket.tells({ type: 'change', match: MATCH, id: 'command-1', ...next, difference })
  expect(updates.at(-1)?.snapshot).toMatchObject({ length: 3, view: { deck: [1], turn: 4 } })
  expect([storyOf(updates.at(-1)), updates.at(-1)?.fresh]).toEqual([['a', 'b', 'c'], 2])
  expect(link.state.underWay).toBe(0)
})

test('a change of a moment that the page does not have makes it ask for the whole', async () => {
  const { world, link, updates } = await sitDown()
  link.choose(0, 3, 2)
  const lost = { from: 7, entry: 8, difference: null, kept: 2, told: [] }
  world.socket.tells({ type: 'change', match: MATCH, id: 'command-1', ...lost })
  expect(updates).toHaveLength(1)
  expect(link.state.underWay).toBe(0)
  expect(world.socket.ofType('watch')).toEqual([
    { type: 'watch', match: MATCH },
    { type: 'watch', match: MATCH },
  ])
})

test('whoever has left is asked nothing more', async () => {
  const { world, updates } = await sitDown()
  const ask = { seat: 0, prompt: 'action', options: ['attack', 'rest'] }
  goOn(world, { entry: 3, length: 3, kept: 2, own: [ask] as never })
  expect(updates.at(-1)?.snapshot.own).toEqual(ask)
  const [ana, bo] = cardWith().seats
  world.socket.tells({ type: 'seats', match: MATCH, seats: [{ ...ana, gone: 'replaced' }, bo] })
  expect(updates.at(-1)?.snapshot.own).toBeNull()
})

test('a table tells its viewer who plays their seat once they have left', async () => {
  const { world, updates } = await sitDown()
  expect(updates.at(-1)?.snapshot.standIn).toBeUndefined()
  const leave = (gone: 'left' | 'bot' | 'replaced'): void => {
    const [ana, bo] = cardWith().seats
    world.socket.tells({ type: 'seats', match: MATCH, seats: [{ ...ana, gone }, bo] })
  }
  leave('replaced')
  expect(updates.at(-1)?.snapshot.standIn).toBe('bot')
  leave('bot')
  expect(updates.at(-1)?.snapshot.standIn).toBe('bot')
  leave('left')
  expect(updates.at(-1)?.snapshot.standIn).toBe('nobody')
})

test('what was undone is told no more', async () => {
  const { world, updates } = await sitDown()
  goOn(world, { entry: 3, length: 1, kept: 1, told: told('x') })
  expect([storyOf(updates[1]), updates[1]?.fresh]).toEqual([['a', 'x'], 1])
})

test('who asked to take a choice back is told what became of it', async () => {
  const { world, link } = await sitDown()
  const news: string[] = []
  link.onNews((sentence) => news.push(sentence))
  const undoOffer = { by: 0, waiting: [1] }
  const ask = (): void => goOn(world, { entry: 2, length: 2, kept: 2, undoOffer })
  ask()
  goOn(world, { entry: 2, length: 2, kept: 2 })
  ask()
  goOn(world, { entry: 3, length: 3, kept: 2 })
  goOn(world, { entry: 3, length: 3, kept: 2, undoOffer })
  goOn(world, { entry: 4, length: 2, kept: 2 })
  goOn(world, { entry: 4, length: 2, kept: 2, undoOffer: { by: 1, waiting: [0] } })
  goOn(world, { entry: 4, length: 2, kept: 2 })
  expect(news).toEqual([
    'Bo would rather not take it back: your choice stands.',
    'The match went on before everybody had agreed, so your choice stands.',
    'Your last choice is taken back.',
  ])
})

test('who proposed a draw is told that the other plays on, but not what they withdrew themselves', async () => {
  const { world, link } = await sitDown()
  const news: string[] = []
  link.onNews((sentence) => news.push(sentence))
  const drawOffer = { by: 0, waiting: [1] }
  link.offer('draw', 0)
  goOn(world, { entry: 2, length: 2, kept: 2, drawOffer })
  expect(link.state.drawOffer).toEqual(drawOffer)
  goOn(world, { entry: 3, length: 3, kept: 2, drawOffer })
  goOn(world, { entry: 3, length: 3, kept: 2 })
  link.offer('draw', 0)
  goOn(world, { entry: 3, length: 3, kept: 2, drawOffer })
  link.withdraw('draw', 0)
  goOn(world, { entry: 3, length: 3, kept: 2 })
  goOn(world, { entry: 3, length: 3, kept: 2, drawOffer: { by: 1, waiting: [0] } })
  goOn(world, { entry: 3, length: 3, kept: 2 })
  expect(news).toEqual(['Bo would rather play on: there is no draw.'])
  expect(world.socket.ofType('withdraw')).toMatchObject([{ type: 'withdraw', what: 'draw', seat: 0 }])
})

test('other eyes hear the story anew, but only what is longer is new', async () => {
  const { world, updates } = await sitDown()
  goOn(world, { entry: 3, length: 3, viewer: 1, kept: 0, told: told('A', 'B', 'C') })
  expect([storyOf(updates[1]), updates[1]?.fresh]).toEqual([['A', 'B', 'C'], 2])
})

test('whoever holds several seats takes back the last choice of any of them', async () => {
  const { world, link, updates } = await sitDown()
  goOn(world, { entry: 3, length: 3, viewer: 2, kept: 2, canGoBack: [0] })
  expect(updates.at(-1)?.snapshot).toMatchObject({ viewer: 2, canGoBack: true })
  link.back(2)
  expect(world.socket.ofType('back')).toMatchObject([{ seat: 0 }])
})

test('whether the last choice was a pass of the page is known, for the words of the menu', async () => {
  const { world, link } = await sitDown()
  link.passFor(0, 0, 2)
  expect(link.state.isLastPassed).toBe(false)
  goOn(world, { entry: 3, length: 3 })
  expect(link.state.isLastPassed).toBe(true)
  goOn(world, { entry: 4, length: 2, kept: 2 })
  expect(link.state.isLastPassed).toBe(false)
})

test('Back takes back what the page passed together with the last choice of the reader, who is then asked there', async () => {
  const { world, link, updates } = await sitDown()
  const now = (): unknown[] => {
    const { canGoBack, isAskedAnyway } = updates.at(-1)?.snapshot ?? {}
    return [canGoBack, isAskedAnyway]
  }
  link.choose(0, 1, 2)
  goOn(world, { entry: 3, length: 3, canGoBack: [0], stepsBack: 1 })
  link.passFor(0, 0, 3)
  goOn(world, { entry: 4, length: 4, canGoBack: [0], stepsBack: 2 })
  expect(now()).toEqual([true, false])
  link.back(0)
  expect(world.socket.ofType('back')).toMatchObject([{ seat: 0, to: 2 }])
  goOn(world, { entry: 5, length: 2, canGoBack: [], stepsBack: 0 })
  expect(now()).toEqual([false, true])
  link.choose(0, 2, 2)
  goOn(world, { entry: 6, length: 3, canGoBack: [0], stepsBack: 1 })
  expect(now()).toEqual([true, false])
})

test('Back is not offered where the choice before what the page passed may not be taken back', async () => {
  const { world, link, updates } = await sitDown()
  link.choose(0, 1, 2)
  link.passFor(0, 0, 3)
  goOn(world, { entry: 4, length: 4, canGoBack: [0], stepsBack: 1 })
  expect(updates.at(-1)?.snapshot.canGoBack).toBe(false)
})

test('a command counts as under way until it is answered', async () => {
  const { world, link } = await sitDown()
  link.choose(0, 3, 2)
  expect(world.socket.ofType('choose')).toEqual([
    { type: 'choose', id: 'command-1', match: MATCH, seat: 0, pick: 3, length: 2 },
  ])
  expect(link.state.underWay).toBe(1)
  world.socket.tells({ type: 'done', id: 'command-1', match: MATCH, entry: 3 })
  expect(link.state.underWay).toBe(0)
})

test('a refusal is one sentence, and the command is not sent again', async () => {
  const { world, link, faults } = await sitDown()
  link.back(0)
  world.socket.tells({ type: 'refused', id: 'command-1', code: 'no-way-back', error: 'Not now.' })
  expect(faults).toEqual(['Not now.'])
  expect(link.state.underWay).toBe(0)
})

test('what could not be stored is sent again with the same id, and given up after a while', async () => {
  const { world, link, faults } = await sitDown()
  link.resign(0)
  for (let tries = 1; tries <= 5; tries++) {
    expect(world.socket.ofType('resign')).toHaveLength(tries)
    world.socket.tells({
      type: 'refused',
      id: 'command-1',
      code: 'bad-request',
      field: 'storage',
      error: 'Full.',
    })
    await world.pass(1500)
  }
  expect(faults).toEqual(['Full.'])
  expect(new Set(world.socket.ofType('resign').map(({ id }) => id)).size).toBe(1)
})

const refused = { type: 'refused', id: 'command-1', code: 'bad-request', error: 'Not so.' } as const

test('whoever the table cannot pass for is told why, and asked themselves there', async () => {
  const { world, link, updates, faults } = await sitDown()
  const asksAnyway = (): boolean | undefined => updates.at(-1)?.snapshot.isAskedAnyway
  link.passFor(0, 0, 2)
  for (let tries = 1; tries <= 5; tries++) {
    expect([faults, asksAnyway()]).toEqual([[], false])
    world.socket.tells({ ...refused, field: 'storage' })
    await world.pass(1500)
  }
  expect([faults, asksAnyway(), link.state.underWay]).toEqual([['Not so.'], true, 0])
  link.choose(0, 0, 2)
  goOn(world, { entry: 3, length: 3 })
  expect([asksAnyway(), link.state.isLastPassed]).toEqual([false, false])
})

test.each([
  ['the match moved on', { field: 'length' }],
  ['another page of theirs has passed', { code: 'not-asked' }],
  ['the match is over', { code: 'match-over' }],
] as const)('nobody hears of a pass of the table that comes too late as %s', async (_why, how) => {
  const { world, link, updates, faults } = await sitDown()
  link.passFor(0, 0, 2)
  world.socket.tells({ ...refused, ...how })
  expect([faults, updates.length, link.state.underWay]).toEqual([[], 1, 0])
  link.choose(0, 0, 2)
  world.socket.tells({ ...refused, ...how, id: 'command-2' })
  expect(faults).toEqual(['Not so.'])
})

test('Back leads before what its reader chose on another page while this one tried to pass', async () => {
  const { world, link, updates } = await sitDown()
  link.passFor(0, 0, 2)
  world.socket.tells({ ...refused, field: 'length' })
  goOn(world, { entry: 3, length: 3, canGoBack: [0], stepsBack: 1 })
  expect(updates.at(-1)?.snapshot.canGoBack).toBe(true)
})

const unread = { type: 'refused', id: null, code: 'bad-request', field: 'storage', error: 'Not read.' }

test('a page whose match could not be read asks for all of it again until it is shown, and says so once', async () => {
  const { world, faults } = await sitDown()
  const watched = (): number => world.socket.ofType('watch').length
  for (let tries = 1; tries <= 8; tries++) {
    world.socket.tells(unread)
    await world.pass(1499)
    expect(watched()).toBe(tries)
    await world.pass(1)
    expect(watched()).toBe(tries + 1)
  }
  expect(world.socket.ofType('watch').at(-1)).toEqual({ type: 'watch', match: MATCH })
  expect(faults).toEqual(['Not read.'])
  lay(world, { entry: 3, length: 3 })
  await world.pass(3000)
  expect(watched()).toBe(9)
  world.socket.tells(unread)
  expect(faults).toHaveLength(2)
})

test('a match that could not be read at first is shown when it can be', async () => {
  const world = new World()
  const link = new RemoteLink(MATCH, world)
  await settle()
  world.socket.welcomes()
  world.socket.tells(unread)
  expect(link.state.refused).toEqual({ code: 'bad-request', sentence: 'Not read.' })
  await world.pass(1500)
  expect(world.socket.ofType('watch')).toHaveLength(2)
  lay(world, { entry: 2, length: 2 })
  expect(link.state.refused).toBeNull()
})

test('a page that leaves, or has a new line, asks for nothing a second time', async () => {
  const { world, link } = await sitDown()
  world.socket.tells(unread)
  world.socket.breaks()
  await world.pass(1000)
  world.socket.welcomes()
  await world.pass(1500)
  expect(world.socket.ofType('watch')).toHaveLength(1)
  world.socket.tells(unread)
  link.close()
  await world.pass(1500)
  expect(world.socket.ofType('watch')).toHaveLength(1)
})

test('a match that cannot be shown for good is not asked for again', async () => {
  const { world, faults } = await sitDown()
  world.socket.tells({ ...unread, code: 'no-match', field: 'match', error: 'Damaged.' })
  await world.pass(1500)
  expect(world.socket.ofType('watch')).toHaveLength(1)
  expect(faults).toEqual(['Damaged.'])
})

test('after a loss the page connects again, says so, resumes where it was and sends what is open with the same id', async () => {
  const { world, link, updates } = await sitDown()
  link.choose(0, 1, 2)
  world.socket.breaks()
  expect(link.state.connection).toEqual({ state: 'lost' })
  link.choose(0, 0, 2)
  await world.pass(1000)
  world.socket.welcomes()
  expect(world.sockets).toHaveLength(2)
  expect(world.socket.ofType('watch')).toEqual([{ type: 'watch', match: MATCH, since: 2 }])
  expect(world.socket.ofType('choose').map(({ id }) => id)).toEqual(['command-1', 'command-2'])
  lay(world, { entry: 3, length: 3, kept: 2, told: told('c') })
  expect([storyOf(updates.at(-1)), updates.at(-1)?.fresh]).toEqual([['a', 'b', 'c'], 2])
  expect(link.state.connection).toEqual({ state: 'connected' })
})

test('pauses grow while the server is not there, and the device coming back on line ends them', async () => {
  const { world, link } = await sitDown()
  world.isReachable = false
  world.socket.breaks()
  for (let tries = 0; tries < 6; tries++) await world.pass(10_000)
  expect(world.sockets).toHaveLength(1)
  world.isReachable = true
  await world.pass(100)
  expect(world.sockets).toHaveLength(1)
  await world.device('online')
  expect(world.sockets).toHaveLength(2)
  await world.device('offline')
  expect(link.state.connection).toEqual({ state: 'lost' })
  expect(world.socket.isClosed).toBe(true)
})

test('a server of another version is not tried again', async () => {
  const { world, link } = await sitDown()
  world.socket.breaks(4426)
  expect(link.state.connection).toMatchObject({
    state: 'ended',
    why: expect.stringContaining('reload the page'),
  })
  await world.pass(60_000)
  expect(world.sockets).toHaveLength(1)
})

test('a server that goes says when to come back', async () => {
  const { world, link } = await sitDown()
  world.socket.tells({ type: 'bye', reason: 'The server is restarting.', retryMs: 5000 })
  expect(link.state.connection).toEqual({ state: 'lost' })
  await world.pass(4999)
  expect(world.sockets).toHaveLength(1)
  await world.pass(1)
  expect(world.sockets).toHaveLength(2)
})

test('a server that goes and still serves is left only when another one welcomes the page: nothing is noticed', async () => {
  const { world, link } = await sitDown()
  const before = world.socket
  const states: string[] = []
  link.onState(({ connection }) => states.push(connection.state))
  before.tells({ type: 'bye', reason: 'The server is restarting.', retryMs: 0, serves: true })
  await world.pass(0)
  expect(world.sockets).toHaveLength(2)
  link.choose(0, 1, 2)
  expect(before.ofType('choose')).toHaveLength(1)
  before.tells({ type: 'seats', match: MATCH, seats: [] })
  expect(link.state.card?.seats).toEqual([])
  expect(before.isClosed).toBe(false)
  world.socket.welcomes()
  expect(before.isClosed).toBe(true)
  expect(world.socket.ofType('watch')).toHaveLength(1)
  expect(world.socket.ofType('choose')).toHaveLength(1)
  expect(new Set(states)).toEqual(new Set(['connected']))
})

test('where such a server goes before another one is there, the page tries again', async () => {
  const { world, link } = await sitDown()
  world.socket.tells({ type: 'bye', reason: 'The server is restarting.', retryMs: 0, serves: true })
  world.socket.breaks(1001)
  expect(link.state.connection).toEqual({ state: 'lost' })
  await world.pass(1000)
  expect(world.sockets).toHaveLength(2)
  world.socket.welcomes()
  expect(link.state.connection).toEqual({ state: 'connected' })
})

test('who is here changes beside the table; names change on it', async () => {
  const { world, link, updates } = await sitDown()
  const [ana, bo] = cardWith().seats
  world.socket.tells({ type: 'seats', match: MATCH, seats: [ana, { ...bo, online: false }] })
  expect(link.state.card?.seats[1]?.online).toBe(false)
  expect(updates).toHaveLength(1)
  world.socket.tells({ type: 'seats', match: MATCH, seats: [ana, { ...bo, name: 'Bob' }] })
  expect(updates[1]?.snapshot.seats[1]?.name).toBe('Bob')
})

test('before the first choice seats fill up, and mine are known by my id', async () => {
  const world = new World()
  const link = new RemoteLink(MATCH, world)
  await settle()
  world.socket.welcomes()
  const free = { seat: 0, kind: 'open', name: '' }
  const card = cardWith({ status: 'open', mine: [], seats: [free as never] })
  world.socket.tells({ type: 'table', match: MATCH, card, moment: null, chat: [] })
  expect(link.state.card?.mine).toEqual([])
  world.socket.tells({
    type: 'seats',
    match: MATCH,
    seats: [{ seat: 0, kind: 'person', name: 'Ana', id: ME }],
  })
  expect(link.state.card?.mine).toEqual([0])
})

test('a match that does not exist is said to be none', async () => {
  const world = new World()
  const link = new RemoteLink(MATCH, world)
  await settle()
  world.socket.welcomes()
  world.socket.tells({ type: 'refused', id: null, code: 'no-match', error: 'There is no match.' })
  expect(link.state.refused).toEqual({ code: 'no-match', sentence: 'There is no match.' })
})

test('a line that comes twice is said once, and a rematch leads on', async () => {
  const { world, link } = await sitDown()
  const line = { n: 1, from: 'Bo', id: 'person000002', seat: 1, text: 'Hello!', at: 5 }
  world.socket.tells({ type: 'chat', match: MATCH, line })
  world.socket.tells({ type: 'chat', match: MATCH, line })
  expect(link.state.chat).toEqual([line])
  world.socket.tells({ type: 'rematch', match: MATCH, next: 'match0000002' })
  expect(link.state.next).toBe('match0000002')
})

test('what the page cannot read ends the connection with advice', async () => {
  const { world, link } = await sitDown()
  world.socket.tells({ type: 'riddle' })
  expect(link.state.connection).toMatchObject({ state: 'ended' })
  expect(world.socket.isClosed).toBe(true)
})

test('a closed link sends nothing more and comes back no more', async () => {
  const { world, link } = await sitDown()
  link.close()
  expect(world.socket.ofType('unwatch')).toHaveLength(1)
  await world.device('online')
  await world.pass(60_000)
  expect(world.sockets).toHaveLength(1)
})

test('what a partner points at is shown for some seconds, one thing of each', async () => {
  const { world, link } = await sitDown()
  const pointed = (by: number, column: number): void =>
    world.socket.tells({ type: 'pointed', match: MATCH, by, place: { column, row: 9 } })
  pointed(2, 12)
  await world.pass(2000)
  pointed(0, 1)
  pointed(2, 13)
  expect(link.state.points.map(({ by, place: { column } }) => [by, column])).toEqual([
    [0, 1],
    [2, 13],
  ])
  await world.pass(4000)
  expect(link.state.points).toHaveLength(2) // the first that was shown has gone already
  await world.pass(2000)
  expect(link.state.points).toEqual([])
  link.point(0, { column: 12, row: 9 })
  expect(world.socket.ofType('point')).toMatchObject([{ seat: 0, place: { column: 12, row: 9 } }])
})

test('whoever says something hears whether it was taken', async () => {
  const { world, link, faults } = await sitDown()
  const [first, second] = [link.say('Hello!'), link.say('Rude!')]
  world.socket.tells({ type: 'done', id: 'command-1', match: MATCH, entry: 2 })
  world.socket.tells({ ...refused, id: 'command-2', error: 'Be kind.' })
  expect([await first, await second, faults]).toEqual([true, false, ['Be kind.']])
})
