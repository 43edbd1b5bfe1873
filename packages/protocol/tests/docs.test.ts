import { readFileSync } from 'node:fs'
import { ClientMessage, readClientMessage, readServerMessage, ServerMessage } from '@trialhall/protocol'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const online = page.slice(page.indexOf('\n# Online play'))

/** The `type` of every message of a union. */
function typesOf(union: { def: { options: readonly unknown[] } }): string[] {
  const options = union.def.options as readonly { shape: { type: { def: { values: readonly string[] } } } }[]
  return options.flatMap((option) => option.shape.type.def.values)
}

test('every message is described', () => {
  const types = [...typesOf(ClientMessage), ...typesOf(ServerMessage)]
  expect(types).toHaveLength(26)
  for (const type of types) expect(online).toContain(`\n| \`${type}\` |`)
})

test('every example is what the schemas take', () => {
  const examples = [...online.matchAll(/^([→←]) (.+)$/gm)]
  expect(examples.length).toBeGreaterThan(4)
  for (const [, way, text = ''] of examples) {
    const read = way === '→' ? readClientMessage(text) : readServerMessage(text)
    expect(read).toMatchObject({ ok: true })
  }
})

test('what is wrong is said with its field, its value and what is allowed', () => {
  const read = readClientMessage(
    '{"type":"choose","id":"","match":"k3v9x0q2m7a1b5c8","seat":9,"length":0,"pick":0}',
  )
  expect(read).toMatchObject({ ok: false, fault: { code: 'bad-request', field: 'id' } })
  const seat = readClientMessage('{"type":"back","id":"a","match":"k3v9x0q2m7a1b5c8","seat":9}')
  expect(seat).toMatchObject({ ok: false, fault: { field: 'seat', message: 'seat is 9: must be 0 to 7.' } })
})
