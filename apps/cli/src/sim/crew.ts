import { Worker } from 'node:worker_threads'
import { failed } from '../failure.ts'
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
}

/** Workers that play the parts of one job, each one part at a time. */
export class Crew<K extends BatchJob['kind']> {
  private readonly plan: CrewPlan<K>
  private readonly size: number
  /** First match of the next part to give out. */
  private next = 0
  /** The figures of all parts before match number `summedTo`, and those of later parts that came early. */
  private sum: BatchFigures[K] | null = null
  private summedTo = 0
  private readonly early: Map<number, { readonly part: BatchPart; readonly figures: BatchFigures[K] }> =
    new Map()
  private done = 0

  constructor(plan: CrewPlan<K>) {
    this.plan = plan
    this.size = partSize(plan.matches)
  }

  /** The figures of all matches played; null if it was stopped before any. Throws a Failure if a worker fails. */
  async run(): Promise<BatchFigures[K] | null> {
    const { cores, matches } = this.plan
    const count = Math.max(1, Math.min(cores, Math.ceil(matches / this.size)))
    await Promise.all(Array.from({ length: count }, () => this.employ()))
    for (const [, { part, figures }] of [...this.early].sort(([a], [b]) => a - b)) this.add(part, figures)
    return this.sum
  }

  private take(): BatchPart | undefined {
    const { matches } = this.plan
    if (this.plan.signal.aborted || this.next >= matches) return undefined
    const from = this.next
    this.next = Math.min(matches, from + this.size)
    return { from, to: this.next }
  }

  /** One worker, until nothing is left to play. */
  private employ(): Promise<void> {
    const { job, module } = this.plan
    const workerData: BatchWork = { job, module }
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData })
    return new Promise<void>((resolve, reject) => {
      const { signal } = this.plan
      const give = (): void => {
        const part = this.take()
        if (part) worker.postMessage(part)
        else resolve()
      }
      worker.on('message', (result: BatchPartDone<BatchFigures[K]>) => {
        if (!result.ok) return reject(failed(result.message))
        this.note(result)
        give()
      })
      worker.on('error', (error) => reject(failed(`A worker failed: ${error.message}`)))
      signal.addEventListener('abort', () => resolve())
      give()
    }).finally(() => worker.terminate())
  }

  private note({ part, figures }: BatchPartDone<BatchFigures[K]> & { readonly ok: true }): void {
    this.early.set(part.from, { part, figures })
    for (let next = this.early.get(this.summedTo); next; next = this.early.get(this.summedTo)) {
      this.early.delete(next.part.from)
      this.add(next.part, next.figures)
    }
    this.done += part.to - part.from
    this.plan.onProgress(this.done)
  }

  private add(part: BatchPart, figures: BatchFigures[K]): void {
    this.sum = this.sum === null ? figures : this.plan.merge(this.sum, figures)
    this.summedTo = part.to
  }
}
