import { PassThrough } from 'node:stream'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { render } from 'ink'
import { expect, test } from 'vitest'
import { TableApp } from '../../src/play/app.tsx'
import { Sitting } from '../../src/play/sitting.ts'
import { strokesOf } from '../../src/play/strokes.ts'
import { sprint } from '../support/sprint.ts'

test.each([
  ['a key', '7', {}, ['7']],
  ['a capital letter', 'Q', {}, ['q']],
  ['a named key', '', { downArrow: true }, ['down']],
  ['a column, a row and Enter at once', '12 7\r', {}, ['1', '2', ' ', '7', 'return']],
  ['a digit taken back at once', '1\u007f', {}, ['1', 'backspace']],
  ['a pasted sentence', 'to be or not to be', {}, []],
  ['a key with Ctrl', 'a', { ctrl: true }, []],
])('%s', (_, input, key, strokes) => {
  expect(strokesOf(input, key)).toEqual(strokes)
})

/** As much of a terminal as the table asks of one. */
class Terminal extends PassThrough {
  readonly isTTY = true
  readonly columns = 80
  readonly rows = 24
  readonly setRawMode = (): this => this
  readonly ref = (): this => this
  readonly unref = (): this => this
}

/** The table of a match of two persons on a terminal that does what it is told. */
function shown(onInterrupt: () => void) {
  const match = sure(Match.start(sprint, { seed: 3, seats: 2 }))
  const sitters = ['Ana', 'Bo'].map((name) => ({ name, bot: null }))
  const sitting = new Sitting(match, sitters, { asksAll: false })
  const [stdin, stdout] = [new Terminal(), new Terminal()]
  stdout.resume()
  const props = { sitting, paceMs: 0, file: undefined, hasColour: false, onInterrupt }
  const app = render(<TableApp {...props} />, {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    patchConsole: false,
    exitOnCtrlC: false,
  })
  return { match, stdin, app }
}

test('keys that come in one piece are all heard: a pick, the next one, and leaving', async () => {
  const { match, stdin, app } = shown(() => undefined)
  stdin.write('\r1\r\r1')
  stdin.write('q')
  stdin.write('y')
  await app.waitUntilExit()
  expect(match.length).toBe(2)
})

test('Ctrl-C is no key of the table: it stops the program', async () => {
  const { match, stdin, app } = shown(() => app.unmount())
  stdin.write('\u0003')
  await app.waitUntilExit()
  expect(match.length).toBe(0)
})
