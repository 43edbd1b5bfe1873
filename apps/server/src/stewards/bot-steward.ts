import { fault, type Seat } from '@trialhall/kernel'
import type { BotPool } from '@trialhall/bots/worker'
import { randomInt } from 'node:crypto'
import { BotPrices, easingOf, type BotEasing } from './bot-easing.ts'
import type { Answer } from '../room/command.ts'
import { FairQueue, type Job } from './fair-queue.ts'
import type { Room } from '../room/room.ts'

/** What a steward needs. */
export interface BotStewardParts {
  /** Where its number of workers changes, it says so. */
  readonly pool: Pick<BotPool, 'think' | 'workers'> & { onRoom?: () => void }
  /** Milliseconds from any moment on. */
  readonly now?: () => number
}

/** A decision that was made: seconds it waited and took, whether the bot had to be stood in for, and by whom it thought. */
export interface Decided {
  readonly waited: number
  readonly took: number
  readonly note: string | null
  readonly easing: BotEasing | null
}

/**
 * Lets the bots of all rooms think, in worker threads, as many at a time as there are. Whose turn it is the queue says, by person and
 * by cost; where many wait, strong bots think as weaker ones, and their tables are told.
 */
export class BotSteward {
  private readonly pool: BotStewardParts['pool']
  private readonly now: () => number
  private readonly busy: Map<Room, AbortController> = new Map()
  private readonly queue: FairQueue<Room, BotJob> = new FairQueue()
  private readonly prices: BotPrices = new BotPrices()
  private thinking = 0
  private isClosed = false
  /** For metrics and logs. */
  onThought: (decided: Decided) => void = () => undefined

  constructor({ pool, now = () => performance.now() }: BotStewardParts) {
    this.pool = pool
    this.now = now
    if ('onRoom' in pool) pool.onRoom = () => this.serve()
  }

  /** A match has gone on: whatever was being thought about is void, and the next bot that is asked begins. */
  attend(room: Room): void {
    this.drop(room)
    if (this.isClosed) return
    const asked = botAsked(room)
    room.thinking = asked?.seat ?? null
    if (!asked) return
    if (isEndless(room)) return this.callOff(room, asked.seat)
    const { isRated } = room
    const game = room.live.match.game.id
    const job = { ...asked, person: whoWaits(room), game, isRated, since: this.now() }
    this.queue.add(room, job)
    this.serve()
    if (this.queue.has(room) && !isRated)
      this.ease(room, job, this.prices.affordable(job.game, job.bot, this.share))
  }

  private drop(room: Room): void {
    this.queue.remove(room)
    this.busy.get(room)?.abort()
    this.busy.delete(room)
  }

  /** Begins whatever may be thought about now. */
  private serve(): void {
    while (this.thinking < this.pool.workers) {
      const { prices, share } = this
      const asOf = ({ game, bot, isRated }: BotJob): string =>
        isRated ? bot : prices.affordable(game, bot, share)
      // In line they stand by what was asked for: who asked for little is served first among those who had as much.
      const next = this.queue.take(({ game, bot }) => prices.price(game, bot))
      if (!next) return
      void this.serveOne(next.key, next.job, asOf(next.job))
    }
  }

  /** Milliseconds that each of those who wait may take. */
  private get share(): number {
    return this.prices.share(this.queue.fronts, this.pool.workers)
  }

  private ease(room: Room, { seat, bot }: BotAsked, as: string): void {
    const easing = easingOf(bot, as)
    room.easing = easing && { seat, ...easing }
  }

  private async serveOne(room: Room, job: BotJob, as: string): Promise<void> {
    const began = this.now()
    this.thinking++
    this.ease(room, job, as)
    try {
      await this.decide(room, { ...job, as, began })
    } finally {
      this.thinking--
      this.queue.done(job.person, this.now() - began)
      this.serve()
    }
  }

  /** Bots alone agree on a draw. Where the game knows none, the match rests as it stands. */
  private callOff(room: Room, seat: Seat): void {
    room.thinking = null
    if (room.live.match.whyNoDraw() !== null) return
    room.submit({ kind: 'draw', seat, pick: 0, length: -1, key: null }, { answer: () => undefined })
  }

  /** Ends all thinking for a room. */
  forget(room: Room): void {
    this.drop(room)
    room.thinking = null
  }

  /** Ends all thinking for good: what is still being written wakes no bot whose choice nobody could write any more. */
  close(): void {
    this.isClosed = true
    for (const room of [...this.busy.keys(), ...this.queue.keys]) this.forget(room)
  }

  private async decide(room: Room, about: Deciding): Promise<void> {
    const { seat, bot, as, options, began } = about
    const abort = new AbortController()
    this.busy.set(room, abort)
    const { match } = room.live
    const length = match.lengthFor(seat)
    const question = {
      game: match.game.id,
      saved: match.saveForBot(),
      seat,
      bot: as,
      seed32: randomInt(2 ** 32),
      options,
    }
    const answer = await this.pool
      .think(question, { signal: abort.signal })
      .catch(
        (error: unknown): Awaited<ReturnType<BotPool['think']>> => fault('bad-bot', 'bot', String(error)),
      )
    if (abort.signal.aborted || this.busy.get(room) !== abort) return
    this.busy.delete(room)
    const pick = answer.ok ? answer.value.thought.pick : 0
    const note = answer.ok ? answer.value.note : answer.fault.message
    const took = this.now() - began
    if (note === null) this.prices.note(match.game.id, as, took)
    const waited = (began - about.since) / 1000
    this.onThought({ waited, took: took / 1000, note, easing: easingOf(bot, as) })
    room.thinking = null
    this.choose(room, { seat, pick, length, options, tries: 0 })
  }

  /** Where the rules cannot go on from an option, the next one is tried. */
  private choose(room: Room, choice: BotChoice): void {
    const { seat, pick, length, options, tries } = choice
    const answer = (given: Answer): void => {
      const isStuck = 'fault' in given && given.fault.code === 'rules-stuck'
      if (!isStuck || tries >= options || room.live.match.lengthFor(seat) !== length) return
      this.choose(room, { ...choice, pick: (pick + 1) % options, tries: tries + 1 })
    }
    room.submit({ kind: 'choose', seat, pick, length, key: null }, { answer })
  }
}

interface BotChoice {
  readonly seat: Seat
  readonly pick: number
  readonly length: number
  readonly options: number
  readonly tries: number
}

/** A bot that is asked, and who waits for it since when. */
interface BotJob extends BotAsked, Job {
  readonly game: string
  /** It plays for ratings, so it thinks as itself, however many wait. */
  readonly isRated: boolean
  readonly since: number
}

interface Deciding extends BotJob {
  /** The strength that it thinks as. */
  readonly as: string
  readonly began: number
}

interface BotAsked {
  readonly seat: Seat
  readonly bot: string
  readonly options: number
}

/** The strength that plays on for a person who ran out of time, where the table chose none for those who leave. */
const STAND_IN = 'adept'

/**
 * Choices after which bots alone do not go on: nobody could call their match off, and it would fill the disk. Ten times as many as
 * the longest matches have.
 */
const MOST_ALONE = 5000

/** The first person who plays at a table, or nobody. */
function whoWaits({ parts: { stored, live } }: Room): string {
  const gone = [...live.match.leavers, ...live.flagged]
  return stored.seats.find(({ kind }, seat) => kind === 'person' && !gone.includes(seat))?.identity ?? NOBODY
}

const NOBODY = ''

function isEndless({ parts: { stored, live } }: Room): boolean {
  if (live.match.length < MOST_ALONE) return false
  const gone = [...live.match.leavers, ...live.flagged]
  return stored.seats.every(({ kind }, seat) => kind === 'bot' || gone.includes(seat))
}

function botAsked(room: Room): BotAsked | null {
  const { stored, live } = room.parts
  if (live.isCalledOff) return null
  const standIn = stored.onLeave?.kind === 'bot' ? stored.onLeave.bot : STAND_IN
  for (const { seat, options } of live.match.asks) {
    const holder = stored.seats[seat]
    const bot = holder?.kind === 'bot' ? holder.bot : live.flagged.has(seat) ? standIn : null
    if (bot !== null && bot !== undefined) return { seat, bot, options: options.length }
  }
  return null
}
