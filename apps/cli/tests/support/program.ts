import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../../bin/trialhall.js', import.meta.url))

/** The real program as a process of its own. */
export interface ProgramProcess {
  readonly child: ChildProcess
  /** What it has printed so far: results, and what it says of them. */
  out(): string
  err(): string
  /** Its exit code, once it has ended and all is read. */
  readonly ended: Promise<number | null>
}

/** Starts the built program, far from the repository. */
export function startProgram(args: string, env: Readonly<Record<string, string>> = {}): ProgramProcess {
  const child = spawn(process.execPath, [bin, ...args.split(' ')], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (err += String(text)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, out: () => out, err: () => err, ended }
}
