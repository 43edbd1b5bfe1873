import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { hearLines } from '../../src/env/lines.ts'

test('lines end at line feeds alone: JSON may hold what else ends a line of text', async () => {
  const stream = new PassThrough()
  const heard: string[] = []
  hearLines(stream, (line) => heard.push(line))
  const first = JSON.stringify({ label: 'a\u2028b\u2029c\u0085d “é”' })
  for (const byte of Buffer.from(`${first}\n\n{"index":1}`)) stream.write(Buffer.of(byte))
  stream.end()
  await new Promise((resolve) => stream.on('close', resolve))
  expect(heard).toEqual([first, '', '{"index":1}'])
})
