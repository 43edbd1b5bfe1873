import type { MatchRecord } from '@trialhall/bots'
import { failed, Failure } from '../failure.ts'
import type { PartHand } from './hands.ts'
import { Unplayable } from './staff.ts'
import { partSize, type BatchFigures, type BatchJob, type BatchPart, type BatchPartDone } from './job.ts'

/** How a job is done. */
export interface CrewPlan<K extends BatchJob['kind']> {
  readonly job: BatchJob & { readonly kind: K }
  readonly matches: number
  /** How many parts are played at a time, and who plays them. */
  readonly hands: number
  readonly hire: () => PartHand<BatchFigures[K]>
  /** Adds the figures of two parts up. */
  readonly merge: (a: BatchFigures[K], b: BatchFigures[K]) => BatchFigures[K]
  /** Stops the crew; what is played by then is the result. */
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
  /** Hears of every match, in their order. Where it throws, no more is played and it hears no more; the figures are of what was played. */
  readonly onRecords?: ((records: readonly MatchRecord[]) => void) | undefined
  /** True when the figures say enough: no more is played, and the result is these. Asked in the order of the matches, so that it is the same on any number of cores. */
  readonly isDecided?: ((figures: BatchFigures[K]) => boolean) | undefined
}

/** A part that was played. */
type Played<F> = Extract<BatchPartDone<F>, { readonly ok: true }>

/** Hands out the parts of one job, each hand one part at a time, and adds up what they bring. */
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
  private fault: Error | null = null
  private readonly stop = new AbortController()
  private readonly hired: Set<PartHand<BatchFigures[K]>> = new Set()

  constructor(plan: CrewPlan<K>) {
    this.plan = plan
    this.size = partSize(plan.job, plan.matches)
    plan.signal.addEventListener('abort', () => this.stop.abort())
    this.stop.signal.addEventListener('abort', () => {
      for (const hand of this.hired) void hand.end()
    })
  }

  /** The figures of all matches played; null if it was stopped before any. Throws a Failure if a hand fails. */
  async run(): Promise<BatchFigures[K] | null> {
    const { hands, matches } = this.plan
    const count = Math.max(1, Math.min(hands, Math.ceil(matches / this.size)))
    await Promise.all(Array.from({ length: count }, () => this.employ()))
    if (!this.isDecided) for (const [, one] of [...this.early].sort(([a], [b]) => a - b)) this.add(one)
    return this.sum
  }

  /** What kept somebody from hearing of the matches; null where all were told. */
  get unheard(): Error | null {
    return this.fault
  }

  private take(): BatchPart | undefined {
    const { matches } = this.plan
    if (this.stop.signal.aborted || this.next >= matches) return undefined
    const from = this.next
    this.next = Math.min(matches, from + this.size)
    return { from, to: this.next }
  }

  /** One hand, until nothing is left to play. */
  private async employ(): Promise<void> {
    const hand = this.plan.hire()
    this.hired.add(hand)
    try {
      for (let part = this.take(); part; part = this.take()) {
        const result = await hand.play(part)
        if (result === null) return
        if (!result.ok) throw new Unplayable(result.message)
        this.note(result)
      }
    } catch (error) {
      this.stop.abort()
      throw error instanceof Failure ? error : failed(`A worker failed: ${(error as Error).message}`)
    } finally {
      this.hired.delete(hand)
      await hand.end()
    }
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
    this.tell(records)
  }
  private tell(records: readonly MatchRecord[]): void {
    if (this.fault !== null) return
    try {
      this.plan.onRecords?.(records)
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error))
      this.stop.abort()
    }
  }
}
