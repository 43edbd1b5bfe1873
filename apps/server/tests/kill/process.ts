import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own way to bundle a program. */
interface Bundler {
  bundleForNode(how: { entries: readonly string[]; outdir: string; isWhole: true }): Promise<void>
}

const bundler = new URL('../../../../scripts/kit/bundle.mjs', import.meta.url)
const source = fileURLToPath(new URL('../../src/', import.meta.url))
/** Below the repository, so that the bundle finds its packages; each worker of the run has its own, so that none writes what another runs. */
const place = `../../../../.cache/tests/server/${process.env['VITEST_POOL_ID'] ?? 'own'}/`
const built = fileURLToPath(new URL(place, import.meta.url))
let building: Promise<void> | null = null

/** What its metrics are given for. */
export const METRICS_TOKEN = 'a-token-of-some-length'

/** Bundles the server as a release does; once for all test files of a worker. */
export function buildServer(): Promise<void> {
  building ??= bundleServer()
  return building
}

async function bundleServer(): Promise<void> {
  const entries = [
    'main.ts',
    'product.ts',
    'stewards/bot-worker.ts',
    'people/password-worker.ts',
    'store/store-worker.ts',
  ].map((name) => join(source, name))
  const { bundleForNode } = (await import(bundler.href)) as Bundler
  await bundleForNode({ entries, outdir: built, isWhole: true })
  mkdirSync(join(built, 'web'), { recursive: true })
  writeFileSync(join(built, 'web/index.html'), '<title>Trialhall</title>')
}

/** Bundles one of the server's files by itself; answers its path. */
export async function bundle(name: string): Promise<string> {
  const { bundleForNode } = (await import(bundler.href)) as Bundler
  await bundleForNode({ entries: [join(source, name)], outdir: built, isWhole: true })
  return join(built, name.replace(/^.*\/|ts$/g, '') + 'js')
}

/** A server in a process of its own. */
export interface ServerProcess {
  /** Where it listens: `127.0.0.1:port`, unless its settings say otherwise. */
  readonly host: string
  /** What it has printed so far. */
  printed(): string
  /** Resolves with its exit code when it ends by itself. */
  readonly gone: Promise<number | null>
  /** Lets it hang, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it with a signal; resolves with its exit code and what it printed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; output: string }>
}

/** Starts the built server on a data folder, or with settings of its own; by a command that becomes what it starts, if one is given. */
export async function startProcess(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  starter: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = '', ...args] = [...starter, process.execPath, join(built, 'main.js')]
  const child = spawn(command, args, {
    env: {
      ...process.env,
      TRIALHALL_METRICS_TOKEN: METRICS_TOKEN,
      HOST: '127.0.0.1',
      PORT: '0',
      TRIALHALL_DATA: folder,
      TRIALHALL_WEB: join(built, 'web'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  const host = await hostOf(child, () => output)
  const gone = once(child, 'exit').then(([code]) => code as number | null)
  return {
    host,
    gone,
    printed: () => output,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal)
      return { code: await gone, output }
    },
  }
}

function hostOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((found, failed) => {
    child.stdout?.on('data', () => {
      const host = /http:\/\/(\S+)/.exec(output())?.[1]
      if (host) found(host)
    })
    child.once('exit', (code) => failed(new Error(`the server ended with code ${code}: ${output()}`)))
  })
}
