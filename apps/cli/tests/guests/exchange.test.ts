import type { MessagePort, Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Exchange, type ExecNews } from '../../src/guests/exchange.ts'

/** An exchange with a process of which nothing is heard but what is said here. */
function exchanged(...news: readonly ExecNews[]): Exchange {
  const ports: MessagePort[] = []
  const worker = { postMessage: ({ port }: { port: MessagePort }) => ports.push(port) } as unknown as Worker
  const exchange = new Exchange(worker, { shared: new SharedArrayBuffer(4), id: 'twice', patienceMs: 50 })
  for (const one of news) ports[0]?.postMessage(one)
  return exchange
}

test('a line that was written before the ask is no answer to it', () => {
  const exchange = exchanged({ line: '{"index":0}' })
  expect(() => exchange.ask('{}')).toThrow('twice wrote a line that nobody asked for: "{\\"index\\":0}".')
})

test('a process that ended before the ask is told of, and one that says nothing', () => {
  const ended = exchanged({ ended: 'ended with exit code 3', said: 'no weights' })
  expect(() => ended.ask('{}')).toThrow(
    'twice ended with exit code 3 before it answered, and said: no weights.',
  )
  expect(() => exchanged().ask('{}')).toThrow('twice did not answer within 0.05 s')
})
