import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run, type Ran } from './support/terminal.ts'

/** Whatever is given: an exit code of the table, and at most one sentence on the error output, never a stack. */
function expectManners({ code, err }: Ran): void {
  expect([0, 1, 2]).toContain(code)
  expect(err).not.toMatch(/\n\s+at |Error:/)
  expect(err).toMatch(code === 0 ? /^(Verified: [^\n]*\n)?$/ : /^trialhall: [^\n]*\.\n$/)
}

const command = fc.constantFrom(...'replay rules cards games env fly --version help'.split(' '))
const FLAGS = '--seed --seats --bots --json --verify --upto --options --option --help --'
const VALUES = 'sprint chess - goal=5 goal {} { 1 -1 9999999999999999999 random random, 🎲 ../..'
const word = fc.constantFrom(...FLAGS.split(' '), ...VALUES.split(' '))

test('any words on the command line', async () => {
  const args = fc.tuple(command, fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 6 }))
  await fc.assert(
    fc.asyncProperty(args, fc.string(), async ([first, rest], typed) => {
      expectManners(await run([first, ...rest].join(' '), typed))
    }),
    { numRuns: 200 },
  )
})

test('any bytes as a log', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 80 }),
    fc
      .uint8Array({ maxLength: 80 })
      .map((tail) => Uint8Array.from([0x54, 6, ...Buffer.from('sprint'), 3, 2, ...tail])),
    fc.json().map((text) => Buffer.from(text)),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async (log) => {
      const ran = await run('replay -', log)
      expect(ran.code).toBe(1)
      expectManners(ran)
    }),
    { numRuns: 200 },
  )
})

test('a log with any field changed is refused, or is a match', async () => {
  const log = JSON.parse((await run('replay --game sprint --seed 5 --json')).out) as Record<string, unknown>
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(log), 'position', 'rolls', 'leaves', 'drawn'),
      fc.jsonValue(),
      async (key, value) => {
        expectManners(await run('replay -', JSON.stringify({ ...log, [key]: value })))
      },
    ),
    { numRuns: 200 },
  )
})
