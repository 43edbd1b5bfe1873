import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { answerMeasures } from './measures.ts'

// The least that a server can do: it passes what one seat sends on to both. No rules, no checks, no disk.
const http = createServer()
const tables = new Map<string, Set<WebSocket>>()
new WebSocketServer({ server: http }).on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set()
  tables.set(url, table.add(socket))
  socket.on('message', (data) => {
    const text = JSON.stringify(JSON.parse(String(data)))
    for (const each of table) each.send(text)
  })
  socket.on('close', () => table.delete(socket))
})
http.listen(0, '127.0.0.1', () =>
  answerMeasures({
    port: (http.address() as AddressInfo).port,
    rest: () => undefined,
    end: () => Promise.resolve(),
  }),
)
