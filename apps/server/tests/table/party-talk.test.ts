import { registry } from '@trialhall/kernel'
import type { ChatLine } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { addLine, CHAT_SHOWN, nextPlace } from '../../src/table/hearing.ts'
import type { StoredChat } from '../../src/store/store.ts'
import { by, cameBack, floodOf, pageAt, partyTable, type PartyTable } from '../support/party.ts'
import type { Page } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const games = registry([tug])
const server = await startServer({ games })
const [RED, BLUE] = [0, 1]

/** The lines that a page has heard since it came, one after the other. */
function heardAt(page: Page): ChatLine[] {
  return page.heard.flatMap((message) => (message.type === 'chat' ? [message.line] : []))
}

/** What everybody at the table is told after something was said in secret, so that nothing of that is still on its way. */
async function settled(table: PartyTable, word: string): Promise<void> {
  await by(table, 0, { type: 'chat', text: word })
  for (const page of [...table.pages, table.stranger])
    await page.message('chat', ({ line }) => line.text === word)
}

test('a line to the own party is heard by those who play for it, and by nobody else', async () => {
  const table = await partyTable(server.host)
  const others = [pageAt(table, 1), pageAt(table, 3), table.stranger]
  const before = others.map((page) => page.frames.length)
  expect(await by(table, 2, { type: 'chat', party: RED, text: 'Heave on three' })).toMatchObject({
    type: 'done',
  })
  for (const seat of [0, 2]) {
    const { line } = await pageAt(table, seat).message('chat')
    expect(line).toMatchObject({ text: 'Heave on three', party: RED, seat: 2, n: 1 })
  }
  const after = others.map((page) => page.frames.length)
  await settled(table, 'Ready?')
  expect(after).toEqual(before)
  for (const page of others) {
    expect(page.frames.join('\n')).not.toContain('Heave')
    expect(heardAt(page).map(({ n, party }) => [n, party])).toEqual([[1, undefined]])
  }
})

test('numbers have no gaps, and what is shown later tells nothing of the other party either', async () => {
  const table = await partyTable(server.host)
  for (let n = 0; n < 3; n++) {
    await by(table, 0, { type: 'chat', party: RED, text: `red ${n}` })
    await by(table, 1, { type: 'chat', party: BLUE, text: `blue ${n}` })
    await by(table, 3, { type: 'chat', text: `all ${n}` })
  }
  const lines = async (page: Page): Promise<string[]> => {
    const { page: again, table: shown } = await cameBack(page, server.host, table.match)
    await again.leave()
    return shown.chat.map(({ n, text }) => `${n} ${text}`)
  }
  const open = ['1 all 0', '2 all 1', '3 all 2']
  expect(await lines(table.stranger)).toEqual(open)
  const red = ['1 red 0', '1 all 0', '2 red 1', '2 all 1', '3 red 2', '3 all 2']
  expect(await lines(pageAt(table, 2))).toEqual(red)
  expect(await lines(pageAt(table, 3))).toEqual(red.map((line) => line.replace('red', 'blue')))
})

test('who has seats in both parties hears both, on all of their pages, and says to which they speak', async () => {
  const table = await partyTable(server.host, 'ABBC')
  const second = await pageAt(table, 1).person.page()
  await second.watch(table.match)
  await by(table, 0, { type: 'chat', party: RED, text: 'to red' })
  await by(table, 3, { type: 'chat', party: BLUE, text: 'to blue' })
  await by(table, 1, { type: 'chat', party: RED, text: 'as red' })
  for (const page of [pageAt(table, 1), second]) {
    await page.message('chat', ({ line }) => line.text === 'as red')
    expect(heardAt(page).map(({ party, seat }) => [party, seat])).toEqual([
      [RED, 0],
      [BLUE, 3],
      [RED, 2],
    ])
  }
})

test('nobody talks to a party that they do not play for', async () => {
  const table = await partyTable(server.host)
  const { match, stranger } = table
  const refused = { type: 'refused', code: 'bad-seat', field: 'party' }
  expect(await by(table, 0, { type: 'chat', party: BLUE, text: 'Psst' })).toMatchObject(refused)
  expect(await by(table, 0, { type: 'chat', party: 7, text: 'Psst' })).toMatchObject(refused)
  expect(await stranger.command({ type: 'chat', match, party: RED, text: 'Psst' })).toMatchObject(refused)
  for (const party of [-1, 8, 1.5, 'Red', null])
    expect(await by(table, 0, { type: 'chat', party, text: 'Psst' })).toMatchObject({
      type: 'refused',
      field: 'party',
    })
  await settled(table, 'Ready?')
  for (const page of [...table.pages, stranger]) expect(page.frames.join('\n')).not.toContain('Psst')
  expect((await server.store.chat(match, 99)).map(({ text }) => text)).toEqual(['Ready?'])
})

test('parties do not talk among themselves before the match begins, nor in a game without parties', async () => {
  const table = await partyTable(server.host)
  const { body } = await pageAt(table, 0).person.ask('POST', '/api/matches', {
    body: { game: 'tug', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] },
  })
  const { id: match } = body as { id: string }
  expect(await by(table, 0, { type: 'chat', match, party: RED, text: 'Psst' })).toMatchObject({
    type: 'refused',
    field: 'party',
    error: expect.stringContaining('once the match has begun'),
  })
  const usual = await startServer()
  const two = await tableOfTwo(usual.host)
  expect(await two.ada.command({ type: 'chat', match: two.match, party: 0, text: 'Psst' })).toMatchObject({
    type: 'refused',
    field: 'party',
  })
})

test('a command says a line once, and a thousand lines are as many as anybody may say', async () => {
  const began = Date.now()
  const still = await startServer({ games, now: () => began })
  const table = await partyTable(still.host)
  const { match } = table
  const once = { type: 'chat', id: 'once', party: RED, text: 'once' }
  expect([await by(table, 0, once), await by(table, 0, once)]).toMatchObject([
    { type: 'done' },
    { type: 'done' },
  ])
  const done = await floodOf(pageAt(table, 0), 1000, (n) => ({
    type: 'chat',
    match,
    text: `line ${n}`,
    ...(n % 2 === 0 ? { party: RED } : {}),
  }))
  expect(done).toBe(8) // ten at once, of which two were spent; one more a second, but the clock stands still
  expect(await still.store.chat(table.match, 999)).toHaveLength(done + 1)
})

test('what was said to a party is there after a restart, for that party alone', async () => {
  const store = await memoryStore()
  const close = store.close.bind(store)
  store.close = async () => undefined
  const first = await startServer({ games, store })
  const table = await partyTable(first.host)
  await by(table, 0, { type: 'chat', party: RED, text: 'to red' })
  await by(table, 0, { type: 'chat', text: 'to all' })
  await first.close()
  const second = await startServer({ games, store })
  const shown = await Promise.all(
    [pageAt(table, 2), pageAt(table, 1), table.stranger].map((page) =>
      cameBack(page, second.host, table.match),
    ),
  )
  expect(shown.map(({ table: { chat } }) => chat.map(({ n, text }) => `${n} ${text}`))).toEqual([
    ['1 to red', '1 to all'],
    ['1 to all'],
    ['1 to all'],
  ])
  const [red, blue] = shown
  await red?.page.command({ type: 'chat', match: table.match, party: RED, text: 'again' })
  await red?.page.command({ type: 'chat', match: table.match, text: 'hello' })
  expect((await red?.page.message('chat', ({ line }) => line.party === RED))?.line.n).toBe(2)
  expect((await blue?.page.message('chat'))?.line).toMatchObject({ n: 2, text: 'hello' })
  await second.close()
  await close()
})

/** A line as the store has it. */
function stored(n: number, party?: number): StoredChat {
  const line = { match: 'm', n, from: 'Ada', seat: 0, text: 'x', at: 0, command: `ada:${n}` }
  return party === undefined ? line : { ...line, party }
}

test('however much a party says, no line to all is forgotten for it', () => {
  const chat: StoredChat[] = []
  const say = (party?: number): void => {
    const { n, place } = nextPlace(chat, party)
    addLine(chat, { ...stored(n, party), place })
  }
  say()
  for (let n = 0; n < CHAT_SHOWN + 50; n++) say(RED)
  say()
  const open = chat.filter(({ party }) => party === undefined)
  expect(open.map(({ place }) => place)).toEqual([1, 2])
  const red = chat.filter(({ party }) => party === RED)
  expect([red.length, red[0]?.place, red.at(-1)?.place]).toEqual([CHAT_SHOWN, 51, CHAT_SHOWN + 50])
})

test('the store keeps as many lines of each party as of all', async () => {
  const store = await memoryStore()
  for (let n = 1; n <= 6; n++) await store.addChat(stored(n, n % 2 === 0 ? RED : undefined))
  expect(await store.chat('m', 2)).toEqual([stored(3), stored(4, RED), stored(5), stored(6, RED)])
})
