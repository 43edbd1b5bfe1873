import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Figures } from './measure.ts'

/** Else V8 throws away what it compiled while a contender waits for the others' turns, and a round measures compiling: bytecode that
 * nothing called for some collections, and shapes of objects of which none is left, with all code that relies on them. */
const KEEP_CODE = ['--no-flush-bytecode', '--retain-maps-for-n-gc=1000']

const WORKER = new URL('./worker.ts', import.meta.url)

/** One contender in a process of its own. */
export class Contender {
  readonly name: string
  readonly rounds: Figures[] = []
  private readonly child: ChildProcess

  private constructor(name: string, child: ChildProcess) {
    this.name = name
    this.child = child
  }

  /** Starts the process and waits until it is set up. */
  static async start(measure: string, name: string): Promise<Contender> {
    const child = fork(WORKER, [measure, name], {
      execArgv: ['--expose-gc', ...KEEP_CODE],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const contender = new Contender(name, child)
    await contender.hear()
    return contender
  }

  /** Runs without being counted, until the compiler has seen enough. */
  async warmUp(ms: number): Promise<void> {
    this.child.send(ms)
    await this.hear()
  }

  /** Runs one round that counts. */
  async round(ms: number): Promise<void> {
    this.child.send(ms)
    this.rounds.push((await this.hear()) as Figures)
  }

  stop(): void {
    this.child.kill()
  }

  private async hear(): Promise<unknown> {
    const stop = new AbortController()
    const { signal } = stop
    const ended = once(this.child, 'exit', { signal }).then(([code]) => {
      throw new Error(`${this.name} ended with code ${code}`)
    })
    try {
      const [message] = (await Promise.race([once(this.child, 'message', { signal }), ended])) as [unknown]
      return message
    } finally {
      ended.catch(() => {})
      stop.abort()
    }
  }
}
