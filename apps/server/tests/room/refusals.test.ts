import { LARGEST_MESSAGE, PROTOCOL_VERSION } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

const server = await startServer()

test('a command that comes twice is done once and answered twice', async () => {
  const table = await tableOfTwo(server.host)
  const { mover, seat } = await asked(table)
  const { match } = table
  const message = { type: 'choose', match, seat, length: 0, pick: 0, id: 'once' }
  const first = await mover.command(message)
  expect(first).toMatchObject({ type: 'done', entry: 1 })
  await playSome(table, 2)
  expect(await mover.command(message)).toEqual(first)
  expect(await server.store.entries(match)).toHaveLength(3)
})

test('of two clicks at the same moment one is done', async () => {
  const table = await tableOfTwo(server.host)
  const { mover, seat } = await asked(table)
  const { match } = table
  const click = { type: 'choose', match, seat, length: 0, pick: 0 }
  const answers = await Promise.all([
    mover.command({ ...click, id: 'left' }),
    mover.command({ ...click, id: 'right' }),
    mover.command({ ...click, id: 'left' }),
  ])
  expect(answers.map((answer) => answer.type)).toEqual(['done', 'refused', 'done'])
  expect(await server.store.entries(match)).toHaveLength(1)
})

test('what does not fit the table is refused with a code and a sentence, and changes nothing', async () => {
  const table = await tableOfTwo(server.host)
  const { match } = table
  await playSome(table, 2)
  const { mover, other, seat } = await asked(table)
  const { length: before } = await server.store.entries(match)
  const choose = { type: 'choose', match, length: 2, pick: 0 }
  const not = 1 - seat
  const stranger = await (await Person.arrive(server.host)).page()

  const refusals = [
    await mover.command({ ...choose, seat, length: 1 }),
    await mover.command({ ...choose, seat, length: 3 }),
    await mover.command({ ...choose, seat, pick: 99 }),
    await other.command({ ...choose, seat: not }),
    await other.command({ ...choose, seat }),
    await stranger.command({ ...choose, seat }),
    await stranger.command({ type: 'resign', match, seat }),
    await mover.command({ ...choose, seat, match: 'nosuchmatch00000' }),
    await mover.command({ type: 'answer', what: 'undo', match, seat, agree: true }),
  ]
  expect(refusals.map((one) => (one.type === 'refused' ? [one.code, one.field] : one))).toEqual([
    ['bad-request', 'length'],
    ['bad-request', 'length'],
    ['bad-pick', 'index'],
    ['not-asked', 'seat'],
    ['bad-seat', 'seat'],
    ['bad-seat', 'seat'],
    ['bad-seat', 'seat'],
    ['no-match', 'match'],
    ['no-way-back', 'what'],
  ])
  for (const one of refusals) expect(one.type === 'refused' && one.error).toMatch(/\.$/)
  expect(await server.store.entries(match)).toHaveLength(before)
})

test.each([
  ['no JSON', 'hello', /not valid JSON/],
  ['an unknown type', '{"type":"cheat"}', /type is "cheat"/],
  ['a list', '[]', /message is/],
  ['a field too many', '{"type":"ping","at":1,"sudo":true}', /^sudo is not known here: leave it out\.$/],
  ['a field too few', '{"type":"choose","id":"a","match":"m1234567","seat":0,"pick":0}', /length is/],
  [
    'a number as text',
    '{"type":"choose","id":"a","match":"m1234567","seat":"0","length":0,"pick":0}',
    /seat is "0"/,
  ],
  [
    'a fraction',
    '{"type":"choose","id":"a","match":"m1234567","seat":0,"length":0,"pick":0.5}',
    /pick is 0.5/,
  ],
  ['a strange id', '{"type":"watch","match":"../../etc"}', /match is/],
  ['the prototype', '{"type":"__proto__"}', /type is/],
  [
    'talk with a control character',
    '{"type":"chat","id":"a","match":"m1234567","text":"a\\u0000b"}',
    /control characters/,
  ],
  [
    'talk with half a character',
    '{"type":"chat","id":"a","match":"m1234567","text":"\\ud83d"}',
    /control characters/,
  ],
])('%s is refused and the page goes on', async (_name, text, sentence) => {
  const page = await (await Person.arrive(server.host)).page()
  page.raw(text)
  const refused = await page.message('refused')
  expect(refused).toMatchObject({ code: 'bad-request', error: expect.stringMatching(sentence) })
  expect(refused.id).toBe(text.includes('"id":"a"') ? 'a' : null)
  page.send({ type: 'ping', at: 7 })
  expect(await page.message('pong')).toEqual({ type: 'pong', at: 7 })
})

test('bytes instead of text are refused', async () => {
  const page = await (await Person.arrive(server.host)).page()
  page.raw(Buffer.from('{"type":"ping","at":1}'))
  expect(await page.message('refused')).toMatchObject({ error: 'The message is not valid JSON.' })
})

test('a message that is too long ends the connection with 1009, and nothing else', async () => {
  const page = await (await Person.arrive(server.host)).page()
  page.raw(JSON.stringify({ type: 'ping', at: 1, padding: 'x'.repeat(LARGEST_MESSAGE) }))
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1009 })
  const again = await page.person.page()
  await again.message('welcome')
})

test('a page that sends too much is told so, and cut off if it goes on', async () => {
  const { USUAL_LIMITS } = await import('../../src/web/limits.ts')
  const strict = await startServer({ limits: { ...USUAL_LIMITS, messages: { most: 5, perSecond: 0 } } })
  const page = await (await Person.arrive(strict.host)).page()
  for (let n = 0; n < 6; n++) page.send({ type: 'ping', at: n })
  expect(await page.message('refused')).toMatchObject({ error: expect.stringContaining('Too many messages') })
  expect(page.closed).toBeNull()
  for (let n = 0; n < 250; n++) page.send({ type: 'ping', at: n })
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1008 })
})

test('a person may have so many pages and follow so many matches', async () => {
  const { USUAL_LIMITS } = await import('../../src/web/limits.ts')
  const strict = await startServer({ limits: { ...USUAL_LIMITS, pages: 2, follows: 1 } })
  const person = await Person.arrive(strict.host)
  const [one, two] = [await person.page(), await person.page()]
  await one.message('welcome')
  await two.message('welcome')
  const three = await person.page()
  expect(await three.until('the end', () => three.closed)).toMatchObject({ code: 4429 })
  const matches = await Promise.all(
    [1, 2].map(() => person.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })),
  )
  const [first = '', second = ''] = matches.map((match) => match.id)
  await one.watch(first)
  one.send({ type: 'watch', match: second })
  expect(await one.message('refused')).toMatchObject({ field: 'match' })
  one.send({ type: 'unwatch', match: first })
  await one.watch(second)
})

test('nobody brings a bot that thinks for as long as they please', async () => {
  const person = await Person.arrive(server.host)
  for (const bot of ['search:600000ms', 'search:10000000', 'constructor', '']) {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot }]
    const { status, body } = await person.ask('POST', '/api/matches', { body: { game: 'sigmar', seats } })
    expect([status, body]).toMatchObject([400, { code: 'bad-bot', field: 'seats[1].bot' }])
  }
})

test('who has no cookie, comes from elsewhere or speaks another version gets no socket', async () => {
  const nobody = await new Person(server.host).page()
  expect(await nobody.until('the end', () => nobody.closed)).toMatchObject({ code: 4401 })
  const person = await Person.arrive(server.host)
  await expect(person.page({ headers: { origin: 'https://evil.example' } })).rejects.toThrow('403')
  const old = await person.page({ path: '/api/socket?v=0' })
  expect(await old.until('the end', () => old.closed)).toMatchObject({ code: 4426 })
  const page = await person.page({
    path: `/api/socket?v=${PROTOCOL_VERSION}`,
    headers: { origin: `http://${server.host}` },
  })
  expect(await page.message('welcome')).toMatchObject({
    version: PROTOCOL_VERSION,
    id: person.me.id,
    name: person.me.name,
  })
})
