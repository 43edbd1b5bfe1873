import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { failed } from './failure.ts'

/** What the server's own program for operators answered. */
export interface Operated {
  readonly code: number
  readonly output: string
  readonly errors: string
}

/** Runs the server's program for operators. */
export type Operate = (args: readonly string[]) => Promise<Operated>

// Both `src/` and `dist/` stand one folder below the package.
const program = new URL('../../server/dist/operator.js', import.meta.url)
const builder = new URL('../../../scripts/build.mjs', import.meta.url)

/** Runs the server's program for operators, which is built when its sources are newer. */
export async function operate(args: readonly string[]): Promise<Operated> {
  if (existsSync(builder)) {
    const { buildStale } = (await import(builder.href)) as { buildStale(target: string): Promise<boolean> }
    await buildStale('server')
  }
  if (!existsSync(program))
    throw failed('The server is not built; "npm run build" in the repository makes it.')
  const child = spawn(process.execPath, ['--no-warnings', fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output, errors }
}
