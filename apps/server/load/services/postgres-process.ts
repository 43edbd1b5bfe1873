import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPgLine } from '../../src/store/postgres/line.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { freePort } from './free-port.ts'

const DEBIAN = '/usr/lib/postgresql'

/** A PostgreSQL that runs in a folder of its own. */
export class PostgresProcess {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private readonly isDurable: boolean
  private child: ChildProcess | null = null

  private constructor(folder: string, { port, isDurable }: { port: number; isDurable: boolean }) {
    this.folder = folder
    this.port = port
    this.isDurable = isDurable
    this.url = `postgres://trialhall:secret-word@127.0.0.1:${port}/postgres`
  }

  /** Makes one and starts it; a durable one waits for the disk, which costs tests time and measures nothing without. */
  static async make({ isDurable = false } = {}): Promise<PostgresProcess | null> {
    if (programFolder() === null) return null
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-postgres-'))
    const owner = ownerOf()
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const how = ['-A', 'trust', '-U', 'trialhall', '-E', 'UTF8', '--locale=C', '-N']
    execFileSync(program('initdb'), ['-D', join(folder, 'data'), ...how], { ...owner, cwd: folder })
    const server = new PostgresProcess(folder, { port: await freePort(), isDurable })
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
      ...(this.isDurable ? [] : ['fsync=off']),
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

  /** Seconds of CPU that it has needed, with the processes of its connections, also of those that have ended. */
  get cpu(): number {
    return this.pids().reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_A_SECOND
  }

  /** The server and all processes of its connections. */
  private pids(): string[] {
    const pid = String(this.child?.pid)
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid]).toString().trim().split(/\s+/)
    return [pid, ...children]
  }

  /** Lets it hang, or go on: the server and all processes of its connections. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.pids()) process.kill(Number(pid), signal)
  }

  async end(): Promise<void> {
    await this.stop('SIGINT')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const TICKS_A_SECOND = 100

/** What Linux has counted for a process, and for its children that have ended; nothing where it has ended itself, or on other systems. */
function ticksOf(pid: string): number {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return 0
  const [, after = ''] = readFileSync(stat, 'utf8').split(') ')
  return after
    .split(' ')
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0)
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
