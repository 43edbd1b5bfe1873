import { below, fault, ok, reseed, seeded, type Result } from '@trialhall/kernel'
import type { Thought } from '../bot.ts'
import { botNamed } from '../names.ts'
import type { Channel } from './channel.ts'
import type { FromBotWorker, ThinkRequest, ToBotWorker } from './messages.ts'

/** A pool's answer: always with a legal pick. */
export interface BotAnswer {
  readonly thought: Thought
  /** Why the pick is not the bot's own but one at random, in one sentence; null if all went well. */
  readonly note: string | null
}

/** What a pool is made of. */
export interface PoolParts {
  /** Most workers at a time; they are started when they are needed. */
  readonly workers: number
  readonly open: () => Channel<ToBotWorker, FromBotWorker>
  /** Most milliseconds for a bot whose own budget has no time limit. Default: one minute. */
  readonly mostMs?: number
  /** Milliseconds beyond its budget, for a busy machine, after which a worker counts as stuck. Default: 2000. */
  readonly graceMs?: number
}

interface Task {
  readonly id: number
  readonly request: ThinkRequest
  readonly limitMs: number
  readonly signal: AbortSignal | undefined
  readonly settle: (answer: Result<BotAnswer>) => void
}

/** A worker and what it is busy with. */
interface Hand {
  readonly channel: Channel<ToBotWorker, FromBotWorker>
  task: Task | null
  /** It has answered before, so it is loaded. */
  isLoaded: boolean
  alarm: ReturnType<typeof setTimeout> | undefined
}

const MOST_MS = 60_000
const GRACE_MS = 2000
/** Milliseconds more for the first answer of a worker, which has to be loaded before it can think. */
const LOAD_MS = 10_000

/**
 * Bots that think in workers, so that no page and no server ever waits for them. Requests beyond the number of workers
 * queue up. A worker that is stuck or dies is replaced, and a pick at random stands in for its answer.
 */
export class BotPool {
  private readonly parts: PoolParts
  private readonly queue: Task[] = []
  private hands: Hand[] = []
  private tasks = 0
  private isClosed = false

  constructor(parts: PoolParts) {
    this.parts = parts
  }

  /** Most decisions that are thought about at a time. */
  get workers(): number {
    return this.parts.workers
  }

  /**
   * Has a bot decide. A wrong request is a fault. An abort ends the thinking soon; the answer is then the best found by
   * then, or a pick at random.
   */
  think(request: ThinkRequest, how: { readonly signal?: AbortSignal } = {}): Promise<Result<BotAnswer>> {
    const bot = botNamed(request.bot)
    if (!bot.ok) return Promise.resolve(bot)
    if (this.isClosed)
      return Promise.resolve(
        fault('bad-request', 'pool', 'The bots have been sent home: the pool is closed.'),
      )
    const limitMs = Math.min(bot.value.limitMs, this.parts.mostMs ?? MOST_MS)
    return new Promise((settle) => {
      const task: Task = { id: this.tasks++, request, limitMs, signal: how.signal, settle }
      this.queue.push(task)
      how.signal?.addEventListener('abort', () => this.cancel(task), { once: true })
      this.assign()
    })
  }

  /** Ends all workers. What was under way is answered at random. */
  close(): void {
    this.isClosed = true
    for (const hand of this.hands) this.dismiss(hand, 'the pool was closed')
    for (const task of this.queue.splice(0)) standIn(task, 'the pool was closed')
  }

  private assign(): void {
    while (this.queue.length > 0) {
      const hand = this.freeHand()
      if (!hand) return
      const task = this.queue.shift() as Task
      if (task.signal?.aborted) standIn(task, 'it was cancelled before it could begin')
      else this.give(hand, task)
    }
  }

  private freeHand(): Hand | null {
    const free = this.hands.find((hand) => hand.task === null)
    if (free) return free
    return this.hands.length < this.parts.workers ? this.hire() : null
  }

  private hire(): Hand {
    const hand: Hand = { channel: this.parts.open(), task: null, isLoaded: false, alarm: undefined }
    hand.channel.listen((message) => this.hear(hand, message))
    hand.channel.onDeath((why) => this.replace(hand, `its worker died: ${why}`))
    this.hands.push(hand)
    return hand
  }

  private give(hand: Hand, task: Task): void {
    hand.task = task
    const loading = hand.isLoaded ? 0 : LOAD_MS
    this.setAlarm(hand, loading + task.limitMs * 1.1)
    hand.channel.send({ type: 'think', id: task.id, request: task.request })
  }

  private setAlarm(hand: Hand, ms: number): void {
    clearTimeout(hand.alarm)
    const patience = ms + (this.parts.graceMs ?? GRACE_MS)
    hand.alarm = setTimeout(() => this.replace(hand, 'it did not answer in time'), patience)
  }

  private cancel(task: Task): void {
    const waiting = this.queue.indexOf(task)
    if (waiting >= 0) {
      this.queue.splice(waiting, 1)
      standIn(task, 'it was cancelled before it could begin')
      return
    }
    const hand = this.hands.find((one) => one.task === task)
    if (!hand) return
    hand.channel.send({ type: 'cancel', id: task.id })
    this.setAlarm(hand, 0)
  }

  private hear(hand: Hand, message: FromBotWorker): void {
    const { task } = hand
    hand.isLoaded = true
    if (task?.id !== message.id) return
    clearTimeout(hand.alarm)
    hand.task = null
    if (message.type === 'thought') task.settle(ok({ thought: message.thought, note: null }))
    else if (message.type === 'fault') task.settle({ ok: false, fault: message.fault })
    else standIn(task, `it failed: ${message.error}`)
    this.assign()
  }

  private replace(hand: Hand, why: string): void {
    if (!this.hands.includes(hand)) return
    this.hands = this.hands.filter((one) => one !== hand)
    this.dismiss(hand, why)
    this.assign()
  }

  private dismiss(hand: Hand, why: string): void {
    const { task } = hand
    clearTimeout(hand.alarm)
    hand.task = null
    this.hands = this.hands.filter((one) => one !== hand)
    hand.channel.end()
    if (task) standIn(task, why)
  }
}

/** Answers in a bot's place. */
function standIn(task: Task, why: string): void {
  const chance = seeded(0)
  reseed(chance, task.request.seed32)
  const pick = below(chance, task.request.options)
  const thought: Thought = { pick, simulations: 0, ms: 0, value: null, options: [] }
  task.settle(
    ok({
      thought,
      note: `The bot ${task.request.bot} did not decide (${why}); the pick was made at random.`,
    }),
  )
}
