import { Worker } from 'node:worker_threads'
import type { MatchRecord } from '@trialhall/bots'
import { failed } from '../failure.ts'
import { endProcesses } from '../guests/contestants.ts'
import {
  partSize,
  type BatchFigures,
  type BatchJob,
  type BatchPart,
  type BatchPartDone,
  type BatchWork,
} from './job.ts'

/** How a job is done. */
export interface CrewPlan<K extends BatchJob['kind']> {
  readonly job: BatchJob & { readonly kind: K }
  /** Address of the module from which workers import the games. */
  readonly module: string
  readonly matches: number
  readonly cores: number
  /** Adds the figures of two parts up. */
  readonly merge: (a: BatchFigures[K], b: BatchFigures[K]) => BatchFigures[K]
  /** Stops the crew; what is played by then is the result. */
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
  /** Hears of every match, in their order. */
  readonly onRecords?: ((records: readonly MatchRecord[]) => void) | undefined
  /** True when the figures say enough: no more is played, and the result is these. Asked in the order of the matches, so that it is the same on any number of cores. */
  readonly isDecided?: ((figures: BatchFigures[K]) => boolean) | undefined
}

/** A part that was played. */
type Played<F> = Extract<BatchPartDone<F>, { readonly ok: true }>

/** Workers that play the parts of one job, each one part at a time. */
export class Crew<K extends BatchJob['kind']> {
  private readonly plan: CrewPlan<K>
  private readonly size: number
  /** First match of the next part to give out. */
  private next = 0
  /** The figures of all parts before match number `summedTo`, and those of later parts that came early. */
  private sum: BatchFigures[K] | null = null
  private summedTo = 0
  private readonly early: Map<number, Played<BatchFigures[K]>> = new Map()
  private done = 0
  private isDecided = false
  private readonly stop = new AbortController()

  constructor(plan: CrewPlan<K>) {
    this.plan = plan
    this.size = partSize(plan.job, plan.matches)
    plan.signal.addEventListener('abort', () => this.stop.abort())
  }

  /** The figures of all matches played; null if it was stopped before any. Throws a Failure if a worker fails. */
  async run(): Promise<BatchFigures[K] | null> {
    const { cores, matches } = this.plan
    const count = Math.max(1, Math.min(cores, Math.ceil(matches / this.size)))
    await Promise.all(Array.from({ length: count }, () => this.employ()))
    if (!this.isDecided) for (const [, one] of [...this.early].sort(([a], [b]) => a - b)) this.add(one)
    return this.sum
  }

  private take(): BatchPart | undefined {
    const { matches } = this.plan
    if (this.stop.signal.aborted || this.next >= matches) return undefined
    const from = this.next
    this.next = Math.min(matches, from + this.size)
    return { from, to: this.next }
  }

  /** One worker, until nothing is left to play. */
  private employ(): Promise<void> {
    const { job, module, onRecords } = this.plan
    const pids = new Int32Array(new SharedArrayBuffer(job.bots.length * Int32Array.BYTES_PER_ELEMENT))
    const workerData: BatchWork = { job, module, pids, keepsRecords: onRecords !== undefined }
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData })
    return new Promise<void>((resolve, reject) => {
      const fail = (message: string): void => {
        reject(failed(message))
        this.stop.abort()
      }
      const give = (): void => {
        const part = this.take()
        if (part) worker.postMessage(part)
        else resolve()
      }
      worker.on('message', (result: BatchPartDone<BatchFigures[K]>) => {
        if (!result.ok) return fail(result.message)
        this.note(result)
        give()
      })
      worker.on('error', (error) => fail(`A worker failed: ${error.message}`))
      this.stop.signal.addEventListener('abort', () => resolve())
      give()
    }).finally(async () => {
      await worker.terminate()
      endProcesses(pids)
    })
  }

  private note(played: Played<BatchFigures[K]>): void {
    if (this.stop.signal.aborted) return
    const { part } = played
    this.early.set(part.from, played)
    for (let next = this.early.get(this.summedTo); next; next = this.early.get(this.summedTo)) {
      this.early.delete(next.part.from)
      this.add(next)
      if (this.sum !== null && this.plan.isDecided?.(this.sum)) return this.decide()
    }
    this.done += part.to - part.from
    this.plan.onProgress(this.done)
  }

  private decide(): void {
    this.isDecided = true
    this.stop.abort()
  }

  private add({ part, figures, records }: Played<BatchFigures[K]>): void {
    this.sum = this.sum === null ? figures : this.plan.merge(this.sum, figures)
    this.summedTo = part.to
    this.plan.onRecords?.(records)
  }
}
