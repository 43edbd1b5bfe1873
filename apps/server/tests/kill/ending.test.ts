import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, playOn } from '../support/person.ts'
import { tableOfTwo, playSome } from '../support/tables.ts'
import { METRICS_TOKEN, buildServer, startProcess } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-ending-'))

beforeAll(buildServer, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a server that is asked to end says good-bye and gives its folder back', async () => {
  const server = await startProcess(folder)
  const table = await tableOfTwo(server.host)
  await playSome(table, 3)
  const ended = server.end('SIGTERM')
  expect(await table.ada.message('bye')).toMatchObject({ retryMs: expect.any(Number) })
  expect(await table.ada.until('the end', () => table.ada.closed)).toMatchObject({ code: 1001 })
  const { code, output } = await ended
  expect(code).toBe(0)
  const [first, second, ...more] = output.split('\n')
  expect(first).toBe(`Trialhall is open at http://${server.host}`)
  expect(second).toMatch(
    /^Matches are kept in \S+ by SQLite [\d.]+ (of Node [\d.]+\.|as WebAssembly\. Node 22)/,
  )
  expect(more).toEqual([''])
  expect(existsSync(join(folder, 'owner.pid'))).toBe(false)
}, 60_000)

test('a server that ends waits neither for those who send slowly nor for those who never say good-bye', async () => {
  const server = await startProcess(folder)
  const person = await Person.arrive(server.host)
  const head = `Host: ${server.host}\r\nCookie: ${person.cookie}\r\n`
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
  const said = [
    `POST /api/me HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":`,
    'GET / HT',
    '',
    `GET /api/socket HTTP/1.1\r\n${head}${upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  ]
  const sockets = said.map((text) => {
    const socket = connect(Number(server.host.split(':')[1]), '127.0.0.1').on('error', () => undefined)
    socket.write(text)
    return socket
  })
  await once(sockets.at(-1) as Socket, 'data') // the page is open; it reads nothing more
  const began = Date.now()
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  expect(Date.now() - began).toBeLessThan(20_000)
  for (const socket of sockets) socket.destroy()
}, 60_000)

test('a second server on the same folder says whose it is and ends', async () => {
  const server = await startProcess(folder)
  await expect(startProcess(folder)).rejects.toThrow(
    /ended with code 1: The data folder .* is in use by process \d+/,
  )
  await server.end('SIGTERM')
}, 60_000)

test('bots think in threads of the built server', async () => {
  const server = await startProcess(folder)
  const person = await Person.arrive(server.host)
  const { id } = await person.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] })
  const page = await person.page()
  await page.watch(id)
  await playOn(page, id, { seed: 1, upTo: 12 })
  const { body } = await person.ask('GET', '/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  expect(String(body)).toMatch(/trialhall_bot_stand_ins_total 0/)
  expect(Number(/trialhall_bot_seconds_count (\d+)/.exec(String(body))?.[1])).toBeGreaterThan(0)
  const account = await person.ask('POST', '/api/account', {
    body: { name: 'ada_1', password: 'long enough' },
  })
  expect(account.body).toMatchObject({ account: 'ada_1' })
  await server.end('SIGTERM')
}, 60_000)
