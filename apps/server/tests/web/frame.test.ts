import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, test } from 'vitest'
import { textFrame } from '../../src/web/frame.ts'

test('a frame is what a WebSocket library reads, of every length and with every letter', async () => {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'a'.repeat(length),
    `ä…🎲${'é'.repeat(length / 2)}`,
  ])
  server.on('connection', (_socket, { socket }) => {
    for (const text of texts) socket.write(textFrame(text))
  })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      if (heard.push(String(data)) === texts.length) resolve()
    })
  })
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
  http.close()
})
