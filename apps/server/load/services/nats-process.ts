import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Where Debian's package puts it, and other places where it may be. */
const PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server']

/** A NATS server that is ours to be killed. */
export class NatsProcess {
  readonly port: number
  private readonly program: string
  private child: ChildProcess | null = null

  private constructor(program: string, port: number) {
    this.program = program
    this.port = port
  }

  /** Starts one; null where there is none, which is said in a line. */
  static async make(): Promise<NatsProcess | null> {
    const program = PLACES.find((place) => existsSync(place))
    if (program === undefined) {
      console.log('No nats-server of Debian’s package: what it carries is not tested.')
      return null
    }
    const server = new NatsProcess(program, await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    this.child = spawn(this.program, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' })
    while (!(await this.answers())) await pause(20)
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1')
    try {
      await once(socket, 'data')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }

  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
