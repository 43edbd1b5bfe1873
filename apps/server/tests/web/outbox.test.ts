import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, test } from 'vitest'
import { Outbox, type Outlet } from '../../src/web/outbox.ts'

const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

/** A socket that keeps what it is sent. */
class Kept implements Outlet {
  readonly sent: string[] = []

  send(message: unknown): void {
    this.sent.push(String(message))
  }
}

test('messages wait for the work of the moment, and keep their order', async () => {
  const outbox = new Outbox()
  const [one, other] = [new Kept(), new Kept()]
  outbox.add(one, Buffer.from('a'))
  outbox.add(other, 'x')
  outbox.add(one, 'b')
  expect(one.sent).toEqual([])
  await nextTick()
  expect([one.sent, other.sent]).toEqual([['a', 'b'], ['x']])
})

test('what must not wait is sent at once, and nothing twice', async () => {
  const outbox = new Outbox()
  const socket = new Kept()
  outbox.add(socket, 'a')
  outbox.empty()
  expect(socket.sent).toEqual(['a'])
  outbox.add(socket, 'b')
  await nextTick()
  expect(socket.sent).toEqual(['a', 'b'])
})

test('a text and the bytes of one arrive as the same text, of every length and with every letter', async () => {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'a'.repeat(length),
    `ä…🎲${'é'.repeat(length / 2)}`,
  ])
  const sent = texts.flatMap((text) => [text, Buffer.from(text)])
  const outbox = new Outbox()
  server.on('connection', (socket) => {
    for (const message of sent) outbox.add(socket, message)
  })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: unknown[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false)
      if (heard.push(String(data)) === sent.length) resolve()
    })
  })
  expect(heard).toEqual(sent.map(String))
  client.terminate()
  server.close()
  http.close()
})
