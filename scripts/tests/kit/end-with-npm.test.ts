import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const PROGRAM = `
import { endWithNpm } from ${JSON.stringify(new URL('../../kit/end-with-npm.mjs', import.meta.url).href)}
process.on('SIGTERM', () => { console.log('told to end'); process.exit(0) })
endWithNpm(process)
setTimeout(() => { console.log('still here'); process.exit(0) }, 1500)
console.log('begun')
`

/** What the program says when the shell between npm and it has been ended, and the program was begun by npm or not. */
async function afterTheShellEnds(env: Record<string, string>): Promise<string> {
  const quoted = `'${PROGRAM.replaceAll("'", `'\\''`)}'`
  const command = `${process.execPath} --input-type=module -e ${quoted}; true`
  const { npm_lifecycle_event: _own, ...rest } = process.env
  const shell = spawn('sh', ['-c', command], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
    if (said.trim() === 'begun') shell.kill('SIGTERM')
  })
  await once(shell.stdout, 'close')
  return said
}

test.skipIf(process.platform === 'win32')('ends with the npm that began it', async () => {
  expect(await afterTheShellEnds({ npm_lifecycle_event: 'start' })).toBe('begun\ntold to end\n')
})

test.skipIf(process.platform === 'win32')('outlives a shell that is not npm’s', async () => {
  expect(await afterTheShellEnds({})).toBe('begun\nstill here\n')
})
