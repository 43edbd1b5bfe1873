import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Outbox } from '../../src/web/outbox.ts'

const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

test('frames wait for the work of the moment, and keep their order', async () => {
  const outbox = new Outbox()
  const [one, other] = [new PassThrough(), new PassThrough()]
  outbox.add(one, Buffer.from('a'))
  outbox.add(other, Buffer.from('x'))
  outbox.add(one, Buffer.from('b'))
  expect(one.read()).toBe(null)
  await nextTick()
  expect([String(one.read()), String(other.read())]).toEqual(['ab', 'x'])
})

test('what must not wait is sent at once, and nothing twice', async () => {
  const outbox = new Outbox()
  const stream = new PassThrough()
  outbox.add(stream, Buffer.from('a'))
  outbox.empty()
  expect(String(stream.read())).toBe('a')
  outbox.add(stream, Buffer.from('b'))
  await nextTick()
  expect(String(stream.read())).toBe('b')
})
