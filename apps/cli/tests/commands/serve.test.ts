import { expect, test } from 'vitest'
import { run } from '../support/terminal.ts'

test.each(['--help', '--port 8080 --proxy', '-h', '--no-such-flag', '--host=::1 stray', ''])(
  'serve hands %s to the server, which knows its own flags',
  async (flags) => {
    const ran = await run(`serve ${flags}`)
    expect(ran).toEqual({ code: 0, out: `serves ${flags}\n`, err: '' })
  },
)
