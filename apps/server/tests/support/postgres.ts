import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPgLine, type DatabaseLine } from '../../src/store/postgres/line.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** The address of a hall of its own by a name: always the same one, which is empty at first. */
  hall(name: string): Promise<string>
  /** A connection beside those of the store. */
  line(): Promise<DatabaseLine>
  /** The server's process, where it is ours to be killed. */
  readonly process: PostgresProcess | null
  close(): Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'
const STANDARD = 'postgres://127.0.0.1:5432/postgres'

/**
 * A PostgreSQL to test with: the one at the usual address if it lets us in, or one of Debian's packages in a folder of its own. Null
 * where there is none, which is said in a line.
 */
export async function testPostgres(): Promise<TestPostgres | null> {
  const standard = await openPgLine(databasePlace(STANDARD)).catch(() => null)
  if (standard) {
    await standard.close()
    return inScratchDatabase(STANDARD)
  }
  const own = await ownPostgres()
  if (own === null)
    console.log(
      'No PostgreSQL: none answers at 127.0.0.1:5432, and Debian’s packages are missing. Its tests are skipped.',
    )
  return own
}

/** One of Debian's packages that is ours alone, so that it may be killed; null where they are missing. */
export async function ownPostgres(): Promise<TestPostgres | null> {
  const server = await PostgresProcess.make()
  return server === null ? null : hallsAt(server.url, server)
}

/** What the database at the usual address holds is left alone. */
async function inScratchDatabase(url: string): Promise<TestPostgres> {
  const name = `trialhall_test_${process.pid}_${Date.now()}`
  const admin = await openPgLine(databasePlace(url))
  await admin.query({ text: `CREATE DATABASE ${name}` })
  const halls = hallsAt(url.replace(/[^/]*$/, name), null)
  return {
    ...halls,
    async close() {
      await halls.close()
      await admin.query({ text: `DROP DATABASE ${name} WITH (FORCE)` })
      await admin.close()
    },
  }
}

function hallsAt(url: string, server: PostgresProcess | null): TestPostgres {
  const schemas = new Map<string, Promise<string>>()
  const line = (): Promise<DatabaseLine> => openPgLine(databasePlace(url))
  const made = async (schema: string): Promise<string> => {
    const maker = await line()
    await maker.query({ text: `CREATE SCHEMA ${schema}` })
    await maker.close()
    return schema
  }
  return {
    process: server,
    line,
    async hall(name) {
      const schema = schemas.get(name) ?? made(`hall_${schemas.size + 1}`)
      schemas.set(name, schema)
      return inSchema(url, await schema)
    },
    close: async () => server?.end(),
  }
}

/** The address of a schema, whether it is there or not. */
export function inSchema(url: string, schema: string): string {
  const { href } = Object.assign(new URL(url), { search: '' })
  return `${href}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** A PostgreSQL that runs in a folder of its own. */
export class PostgresProcess {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private child: ChildProcess | null = null

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.url = `postgres://trialhall:secret-word@127.0.0.1:${port}/postgres`
  }

  static async make(): Promise<PostgresProcess | null> {
    if (programFolder() === null) return null
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-postgres-'))
    const owner = ownerOf()
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const how = ['-A', 'trust', '-U', 'trialhall', '-E', 'UTF8', '--locale=C', '-N']
    execFileSync(program('initdb'), ['-D', join(folder, 'data'), ...how], { ...owner, cwd: folder })
    const server = new PostgresProcess(folder, await freePort())
    await server.start()
    return server
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    const data = join(this.folder, 'data')
    const settings = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
    ]
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    this.child = spawn(program('postgres'), args, { ...ownerOf(), cwd: this.folder, stdio: 'ignore' })
    for (;;) {
      const line = await openPgLine(databasePlace(this.url)).catch(() => null)
      if (line) return line.close()
      if (this.child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${this.child.exitCode}`)
      await pause(30)
    }
  }

  /** Ends it with a signal: SIGKILL kills it, SIGINT stops it at once and in order. */
  async stop(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Lets it hang, or go on: the server and all processes of its connections. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = String(this.child?.pid)
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid]).toString().trim().split(/\s+/)
    for (const each of [pid, ...children]) process.kill(Number(each), signal)
  }

  async end(): Promise<void> {
    await this.stop('SIGINT')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function programFolder(): string | null {
  if (!existsSync(DEBIAN)) return null
  const newest = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))[0]
  const folder = join(DEBIAN, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

function program(name: string): string {
  return join(programFolder() ?? '', name)
}

/** PostgreSQL does not run as root: then it runs as the user that its package made. */
function ownerOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
