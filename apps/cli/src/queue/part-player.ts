import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '@trialhall/kernel'
import { ThreadHand } from '../sim/hands.ts'
import type { BatchPartDone } from '../sim/job.ts'
import { kinText, strangerText, type Kin } from './kin.ts'
import { claimPart, deliverPart, giveBackParts, giveUpPart, renewParts, type PartClaim } from './part-rows.ts'
import type { QueueLine, Told } from './queue-line.ts'
import { RENEW_MS, runsIn, SOON } from './run-rows.ts'
import { requirePlayable, taskIn, type QueueTask } from './task.ts'

/** What a worker is given. */
export interface PartPlayerParts {
  readonly line: QueueLine
  readonly kin: Kin
  readonly games: Registry
  /** Address of the module from which threads import the games. */
  readonly module: string
  readonly threads: number
  readonly tell: Told
  /** Milliseconds without anything to do after which it ends. */
  readonly idleMs: number
}

/** A thread, and the run that it plays. */
interface Slot {
  readonly name: string
  run: string | null
  hand: ThreadHand<unknown> | null
}

const POLL_MS = 250

/** A worker: takes parts of runs, a thread each, plays them and hands in what came of them. */
export class PartPlayer {
  private readonly parts: PartPlayerParts
  private readonly id: string = randomUUID()
  /** What it plays now. */
  private readonly active: Map<number, Slot> = new Map()
  private readonly tasks: Map<string, Promise<QueueTask | null>> = new Map()
  /** Runs that it must not play, which was said. */
  private readonly refused: Set<string> = new Set()
  private readonly strange: Set<string> = new Set()
  private quietUntil = 0
  private busyAt: number = performance.now()

  constructor(parts: PartPlayerParts) {
    this.parts = parts
  }

  /** Works until it is stopped, or has been without work for long. Throws a Failure where the queue refuses it. */
  async work(signal: AbortSignal): Promise<void> {
    const over = new AbortController()
    signal.addEventListener('abort', () => over.abort())
    const slots = Array.from(
      { length: this.parts.threads },
      (_, i): Slot => ({
        name: `${this.id}/${i}`,
        run: null,
        hand: null,
      }),
    )
    const beating = this.beat(over.signal)
    try {
      await Promise.race([
        Promise.all(slots.map((slot) => this.serve(slot, over.signal))),
        aborted(signal),
        beating,
      ])
    } finally {
      over.abort()
      await this.leave(slots)
    }
  }

  private async leave(slots: readonly Slot[]): Promise<void> {
    const claims = [...this.active.keys()]
    this.active.clear()
    await Promise.all(slots.map(({ hand }) => hand?.end()))
    const { line } = this.parts
    const goodbye = async (): Promise<void> => {
      await giveBackParts(line, claims)
      await line.ask('DELETE FROM queue_workers WHERE id = $1', [this.id])
    }
    await Promise.race([goodbye().catch(() => undefined), pause(RENEW_MS)])
  }

  /** One thread, a part after the other. */
  private async serve(slot: Slot, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const claim = await this.claimed()
      if (claim) await this.playOne(slot, claim)
      else if (this.active.size === 0 && performance.now() - this.busyAt > this.parts.idleMs) return
      else await pause(POLL_MS)
    }
  }

  /** Threads that find nothing look one after the other, not all at once. */
  private async claimed(): Promise<PartClaim | null> {
    if (performance.now() < this.quietUntil) return null
    const { line, kin } = this.parts
    const claim = await claimPart(line, { kin: kinText(kin), except: [...this.refused] })
    if (claim === null) this.quietUntil = performance.now() + POLL_MS
    else this.busyAt = performance.now()
    return claim
  }

  private async playOne(slot: Slot, claim: PartClaim): Promise<void> {
    const task = await this.taskOf(claim)
    if (task === null) return giveBackParts(this.parts.line, [claim.claim])
    this.active.set(claim.claim, slot)
    const played = await this.playedBy(slot, claim, task)
    const isMine = this.active.delete(claim.claim)
    this.busyAt = performance.now()
    if (played === null || !isMine) return
    await deliverPart(this.parts.line, claim, { hand: slot.name, result: JSON.stringify(played) })
  }

  private async playedBy(
    slot: Slot,
    claim: PartClaim,
    task: QueueTask,
  ): Promise<BatchPartDone<unknown> | null> {
    if (slot.run !== claim.run) await free(slot)
    slot.run = claim.run
    slot.hand ??= new ThreadHand({ ...task, module: this.parts.module })
    try {
      return await slot.hand.play({ from: claim.first, to: claim.last })
    } catch (error) {
      await free(slot)
      const { line, tell } = this.parts
      await giveUpPart(line, claim.claim)
      tell(
        `Run ${claim.run}: a thread failed at matches ${claim.first + 1} to ${claim.last}: ${(error as Error).message}`,
      )
      return null
    }
  }

  /** What a run plays; null where this worker must not. */
  private taskOf({ run }: PartClaim): Promise<QueueTask | null> {
    const known = this.tasks.get(run) ?? this.looked(run)
    this.tasks.set(run, known)
    return known
  }

  private async looked(run: string): Promise<QueueTask | null> {
    const { line, games, tell } = this.parts
    const found = (await runsIn(line)).find(({ id }) => id === run)
    const task = found ? taskIn(found.task) : null
    try {
      if (task === null) throw new Error('it holds no task of this program.')
      requirePlayable(task, games)
      tell(`Run ${run}: ${found?.command}`)
      return task
    } catch (error) {
      this.refused.add(run)
      tell(`Run ${run} is refused: ${(error as Error).message}`)
      return null
    }
  }

  /** Says again and again that it is alive, and ends what is no longer wanted. */
  private async beat(signal: AbortSignal): Promise<void> {
    const { line, kin } = this.parts
    while (!signal.aborted) {
      await line.ask(
        `INSERT INTO queue_workers (id, kin, until) VALUES ($1, $2, ${SOON}) ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
        [this.id, kinText(kin)],
      )
      await this.renew()
      await this.tellStrangers()
      await pause(RENEW_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  private async renew(): Promise<void> {
    const claims = [...this.active.keys()]
    if (claims.length === 0) return
    const wanted = await renewParts(this.parts.line, claims)
    for (const claim of claims.filter((one) => !wanted.has(one))) {
      const slot = this.active.get(claim)
      this.active.delete(claim)
      if (slot) await free(slot)
    }
  }

  private async tellStrangers(): Promise<void> {
    const { line, kin, tell } = this.parts
    for (const { id, kin: other, task } of await runsIn(line)) {
      if (other === kinText(kin) || this.strange.has(id)) continue
      this.strange.add(id)
      const read = taskIn(task)
      const run = { id, kin: other, game: read?.job.game ?? '?', rulesVersion: read?.rulesVersion ?? 0 }
      tell(strangerText(kin, run) ?? '')
    }
  }
}

async function free(slot: Slot): Promise<void> {
  const { hand } = slot
  slot.hand = null
  slot.run = null
  await hand?.end()
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}
