import { Worker } from 'node:worker_threads'
import { failed } from '../failure.ts'
import { partsOf, type Figures, type Job, type Part, type PartDone } from './job.ts'

/** How a job is done. */
export interface CrewPlan<K extends Job['kind']> {
  readonly job: Job & { readonly kind: K }
  readonly matches: number
  readonly cores: number
  /** Adds the figures of two parts up. */
  readonly merge: (a: Figures[K], b: Figures[K]) => Figures[K]
  /** Stops the crew; what is played by then is the result. */
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/** Workers that play the parts of one job, each one part at a time. */
export class Crew<K extends Job['kind']> {
  private readonly plan: CrewPlan<K>
  private readonly waiting: Part[]
  private readonly figures: Map<number, Figures[K]> = new Map()
  private done = 0

  constructor(plan: CrewPlan<K>) {
    this.plan = plan
    this.waiting = partsOf(plan.matches)
  }

  /** The figures of all matches played; null if it was stopped before any. Throws a Failure if a worker fails. */
  async run(): Promise<Figures[K] | null> {
    const count = Math.max(1, Math.min(this.plan.cores, this.waiting.length))
    await Promise.all(Array.from({ length: count }, () => this.employ()))
    const inOrder = [...this.figures].sort(([a], [b]) => a - b).map(([, figures]) => figures)
    const [first, ...rest] = inOrder
    return first ? rest.reduce(this.plan.merge, first) : null
  }

  /** One worker, until nothing is left to play. */
  private employ(): Promise<void> {
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData: this.plan.job })
    return new Promise<void>((resolve, reject) => {
      const { signal } = this.plan
      const give = (): void => {
        const part = signal.aborted ? undefined : this.waiting.shift()
        if (part) worker.postMessage(part)
        else resolve()
      }
      worker.on('message', (result: PartDone<Figures[K]>) => {
        if (!result.ok) return reject(failed(result.message))
        this.note(result)
        give()
      })
      worker.on('error', (error) => reject(failed(`A worker failed: ${error.message}`)))
      signal.addEventListener('abort', () => resolve())
      give()
    }).finally(() => worker.terminate())
  }

  private note({ part, figures }: PartDone<Figures[K]> & { readonly ok: true }): void {
    this.figures.set(part.from, figures)
    this.done += part.to - part.from
    this.plan.onProgress(this.done)
  }
}
