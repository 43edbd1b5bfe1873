import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Program } from './contenders.ts'

/** Folders of the bundled programs: set by `scripts/load.mjs`. */
const places = {
  server: process.env['TRIALHALL_LOAD'] ?? '.cache/load',
  bench: process.env['TRIALHALL_LOAD_BENCH'] ?? 'bench/dist',
}

/** Starts a server under load; resolves when it listens. */
export async function startServer(
  program: Program,
  args: readonly string[],
  execArgv: readonly string[] = [],
): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  // as `npm start` has it
  const server = start(program, args, ['--expose-gc', '--max-semi-space-size=64', ...execArgv])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  return { server, port }
}

/** Starts a program. */
export function start(
  program: Program,
  args: readonly string[],
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(fileOf(program), [...args], { execArgv: [...execArgv] })
}

/** Where a program is. */
export function fileOf({ place, name }: Program): string {
  return `${places[place]}/${name}.js`
}

/** Tells programs to end, and waits until they have. */
export async function end(programs: readonly ChildProcess[], tell: () => void): Promise<void> {
  const exits = programs.map((child) => once(child, 'exit'))
  tell()
  await Promise.all(exits)
}
