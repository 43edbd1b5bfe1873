import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { networkOf, USUAL_LIMITS } from '../../src/web/limits.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const UNLIMITED = { most: 1e6, perSecond: 1e6 }

test.each([
  ['a body that stops in the middle', 'POST /api/me HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{"na'],
  ['a head that stops in the middle', 'GET /api/me HTTP/1.1\r\nHost'],
  ['nothing at all', ''],
])('%s is not waited for', async (_name, text) => {
  const { host } = await startServer({}, { requestMs: 150 })
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1').on('error', () => undefined)
  socket.resume().write(text)
  await once(socket, 'close')
})

test('behind a proxy an address is what the proxy says, not what somebody says to the proxy', async () => {
  const limits = { ...USUAL_LIMITS, newcomers: { most: 2, perSecond: 0 } }
  const { host } = await startServer({ limits }, { trustProxy: true })
  const ask = async (path: string, forwarded: string): Promise<number> =>
    (await new Person(host).ask('GET', path, { headers: { 'x-forwarded-for': forwarded } })).status
  const guests = [1, 2, 3].map((n) => ask('/api/me', `198.51.100.${n}, 203.0.113.5`))
  expect((await Promise.all(guests)).toSorted()).toEqual([200, 200, 429])
  expect(await ask('/api/me', '203.0.113.6')).toBe(200)
})

test('whoever has a network of addresses has one share', () => {
  expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('::ffff:203.0.113.5')).toBe('::ffff:203.0.113.5')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('what makes a match be told anew is limited for a person, whatever pages they open', async () => {
  const limits = { ...USUAL_LIMITS, messages: UNLIMITED, efforts: { most: 6, perSecond: 0 } }
  const server = await startServer({ limits })
  const table = await tableOfTwo(server.host) // ada has opened a match and follows it: bob has sat down and follows it
  const { match } = table
  await playSome(table, 1)
  const { person } = table.ada
  const again = await person.page()
  for (let n = 0; n < 5; n++) await again.watch(match)
  expect(await again.command({ type: 'offer', what: 'undo', match, seat: 0 })).toMatchObject({
    type: 'refused',
    error: expect.stringContaining('Too many'),
  })
  const another = await person.page()
  another.send({ type: 'watch', match })
  expect(await another.message('refused')).toMatchObject({ id: null })
  expect((await person.ask('POST', '/api/me', { body: { name: 'Eve' } })).status).toBe(429)
  expect((await person.ask('GET', '/api/matches')).status).toBe(200)
  await playSome(table, 2)
})

test('who cannot be looked up is cut off, to come again', async () => {
  const store = await memoryStore()
  const { identityBySecret } = store
  let isAway = false
  store.identityBySecret = (hash) =>
    isAway ? Promise.reject(new Error('the disk is away')) : identityBySecret.call(store, hash)
  const server = await startServer({ store })
  const person = await Person.arrive(server.host)
  isAway = true
  const page = await person.page()
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1006 })
  isAway = false
  await (await person.page()).message('welcome')
})

test('what is nested without end is refused in a sentence, not answered with an error of ours', async () => {
  const server = await startServer()
  const person = await Person.arrive(server.host)
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
  for (const body of [`{"game":${deep(30_000)},"seats":[]}`, `{"game":"sigmar","seats":${deep(30_000)}}`]) {
    const headers = { 'content-type': 'application/json', cookie: person.cookie }
    const answer = await fetch(`http://${server.host}/api/matches`, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ ok: false })])
  }
  const page = await person.page()
  page.raw(`{"type":"watch","match":${deep(4000)}}`)
  expect(await page.message('refused')).toMatchObject({ id: null, field: 'match' })
})

test('who talks too much is told so, whatever pages they open, and logs are read as often as people do', async () => {
  const limits = { ...USUAL_LIMITS, messages: UNLIMITED, chat: { most: 3, perSecond: 0 } }
  const { host } = await startServer({ limits })
  const { match, ada, bob } = await tableOfTwo(host)
  const pages = [ada, await ada.person.page(), await ada.person.page(), await ada.person.page()]
  const said = []
  for (const page of pages) said.push((await page.command({ type: 'chat', match, text: 'well?' })).type)
  expect(said).toEqual(['done', 'done', 'done', 'refused'])
  expect((await bob.command({ type: 'chat', match, text: 'Well.' })).type).toBe('done')
  const strict = await startServer({ limits: { ...USUAL_LIMITS, efforts: { most: 2, perSecond: 0 } } })
  const nobody = new Person(strict.host)
  const read = async (): Promise<number> => (await nobody.ask('GET', '/api/matches/nosuchmatch/log')).status
  expect([await read(), await read(), await read()]).toEqual([404, 404, 429])
})
