import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failed, Failure } from '../failure.ts'
import type { PartHand } from '../sim/hands.ts'
import type { BatchPart, BatchPartDone } from '../sim/job.ts'
import { Unplayable, type Staff } from '../sim/staff.ts'
import { playedParts, type Delivered } from './part-rows.ts'
import type { QueueLine, Told } from './queue-line.ts'
import {
  forget,
  handIn,
  hold,
  hopelessPart,
  LEASE_MS,
  letRest,
  RENEW_MS,
  workersIn,
  type NewRun,
} from './run-rows.ts'

/** Parts whose results are waited for at the same time. */
const HANDS = 256
const POLL_MS = 100
/** Milliseconds after which people are told that nobody works at their run. */
const ALONE_MS = 3000
/** Milliseconds for saying good-bye to a database that may be away. */
const LEAVE_MS = 2000

/** What is waited for at a part. */
interface Waiting<F> {
  readonly part: BatchPart
  readonly settle: (played: BatchPartDone<F> | null) => void
  readonly fail: (error: Error) => void
}

/** A run in the queue as this process waits for its figures: workers, wherever they are, play its parts. */
export class RunStaff<F> implements Staff<F> {
  readonly hands = HANDS
  private readonly line: QueueLine
  private readonly run: NewRun
  private readonly tell: Told
  private readonly holder: string = randomUUID()
  private readonly waiting: Map<number, Waiting<F>> = new Map()
  private readonly players: Set<string> = new Set()
  private readonly began: number = performance.now()
  private heldAt = 0
  private upto = 0
  private hasToldAlone = false
  private isDismissed = false
  private fault: Error | null = null
  private watching: Promise<void> = Promise.resolve()

  private constructor(line: QueueLine, run: NewRun, tell: Told) {
    this.line = line
    this.run = run
    this.tell = tell
  }

  /** Hands a run in, or goes on with one that is there. Throws a Failure where another process waits for it. */
  static async at<F>(line: QueueLine, run: NewRun, tell: Told): Promise<RunStaff<F>> {
    const staff = new RunStaff<F>(line, run, tell)
    await staff.take()
    staff.watching = staff.watch()
    return staff
  }

  get again(): string {
    return `the same command, or --resume ${this.run.id}, goes on`
  }

  private async take(): Promise<void> {
    const { id } = this.run
    const deadline = performance.now() + LEASE_MS + RENEW_MS
    for (;;) {
      await handIn(this.line, this.run)
      if (await hold(this.line, { id, holder: this.holder, upto: 0 })) return
      if (performance.now() > deadline)
        throw failed(`Another process waits for run ${id}; end that one first, or play with another --seed.`)
      await pause(POLL_MS)
    }
  }

  hire(): PartHand<F> {
    let mine: Waiting<F> | null = null
    return {
      play: (part) =>
        new Promise((settle, fail) => {
          if (this.fault) return fail(this.fault)
          mine = { part, settle, fail }
          this.waiting.set(part.from, mine)
        }),
      end: async () => {
        if (mine) this.waiting.delete(mine.part.from)
        mine?.settle(null)
      },
    }
  }

  cores(): number {
    return this.players.size
  }

  async dismiss(why: 'done' | 'stopped' | 'failed'): Promise<void> {
    this.isDismissed = true
    const leave = async (): Promise<void> => {
      await this.watching
      const { id } = this.run
      if (why === 'stopped') await letRest(this.line, id, this.holder)
      else await forget(this.line, id, this.holder)
    }
    await Promise.race([leave().catch(() => undefined), pause(LEAVE_MS)])
    await this.line.close()
  }

  /** Until nothing is wanted any more. */
  private async watch(): Promise<void> {
    try {
      while (!this.isDismissed) {
        const played = await playedParts(this.line, this.run.id, [...this.waiting.keys()])
        for (const one of played) this.deliver(one)
        await this.maybeHold()
        if (played.length === 0) await pause(POLL_MS)
      }
    } catch (error) {
      this.fault =
        error instanceof Failure ? error : failed(`The queue cannot be used: ${(error as Error).message}`)
      for (const { fail } of this.waiting.values()) fail(this.fault)
    }
  }

  private deliver({ first, hand, result }: Delivered): void {
    const waiting = this.waiting.get(first)
    if (!waiting) return
    this.waiting.delete(first)
    this.players.add(hand)
    waiting.settle(JSON.parse(result) as BatchPartDone<F>)
  }

  /** Says that one still waits, and how far workers may go: only an arena that may end early is held back. */
  private async maybeHold(): Promise<void> {
    const upto = Math.max(this.upto, ...[...this.waiting.values()].map(({ part }) => part.to))
    const isDue = performance.now() - this.heldAt > RENEW_MS
    if (!isDue && upto === this.upto) return
    const { id } = this.run
    if (!(await hold(this.line, { id, holder: this.holder, upto })))
      throw failed(`Run ${id} is gone from the queue, or another process waits for it now.`)
    this.upto = upto
    if (!isDue) return
    this.heldAt = performance.now()
    await this.lookAround()
  }

  private async lookAround(): Promise<void> {
    const { id, kin } = this.run
    const part = await hopelessPart(this.line, id)
    if (part)
      throw new Unplayable(
        `Matches ${part.first + 1} to ${part.last} of run ${id} ended every worker that began them; nobody tries again.`,
      )
    if (this.hasToldAlone || performance.now() - this.began < ALONE_MS) return
    const { own, other } = await workersIn(this.line, kin)
    if (own > 0) return
    this.hasToldAlone = true
    this.tell(aloneText(id, other))
  }
}

function aloneText(id: string, others: number): string {
  const there = others === 1 ? 'The one that is there is' : `The ${others} that are there are`
  const strangers = others === 0 ? '' : ` ${there} of another version.`
  return `Run ${id} waits for workers: start "trialhall worker --queue" with the same version of the program.${strangers}`
}
