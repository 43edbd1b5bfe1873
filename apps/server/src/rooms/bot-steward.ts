import { fault, type Seat } from '@trialhall/kernel'
import type { BotPool } from '@trialhall/bots/worker'
import { randomInt } from 'node:crypto'
import type { Answer } from './command.ts'
import type { Room } from './room.ts'

/**
 * Lets the bots of all rooms think, in worker threads: of the rooms of one person one decision at a time, and one of all rooms where
 * bots are alone. So whoever plays against a bot waits for a few others at most, however many matches somebody has begun.
 */
export class BotSteward {
  private readonly pool: Pick<BotPool, 'think'>
  private readonly busy: Map<Room, AbortController> = new Map()
  /** Rooms whose turn has not come, in the order in which they came. */
  private readonly waiting: Map<Room, BotAsked> = new Map()
  /** Those for whom something is thought about. */
  private readonly served: Set<string> = new Set()
  private isClosed = false
  /** Seconds each decision took, and whether the bot had to be stood in for; for metrics. */
  onThought: (seconds: number, note: string | null) => void = () => undefined

  constructor(pool: Pick<BotPool, 'think'>) {
    this.pool = pool
  }

  /** A match has gone on: whatever was being thought about is void, and the next bot that is asked begins. */
  attend(room: Room): void {
    this.drop(room)
    if (this.isClosed) return
    const asked = botAsked(room)
    room.thinking = asked?.seat ?? null
    if (!asked) return
    if (isEndless(room)) return this.callOff(room, asked.seat)
    this.waiting.set(room, asked)
    this.serve()
  }

  private drop(room: Room): void {
    this.waiting.delete(room)
    this.busy.get(room)?.abort()
    this.busy.delete(room)
  }

  /** Begins whatever may be thought about now. */
  private serve(): void {
    for (const [room, asked] of this.waiting) {
      const whose = whoWaits(room)
      if (this.served.has(whose)) continue
      this.waiting.delete(room)
      this.served.add(whose)
      void this.decide(room, asked).finally(() => {
        this.served.delete(whose)
        this.serve()
      })
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
    for (const room of [...this.busy.keys(), ...this.waiting.keys()]) this.forget(room)
  }

  private async decide(room: Room, { seat, bot, options }: BotAsked): Promise<void> {
    const abort = new AbortController()
    this.busy.set(room, abort)
    const { match } = room.live
    const length = match.length
    const began = performance.now()
    const question = {
      game: match.game.id,
      saved: match.saveForBot(),
      seat,
      bot,
      word: randomInt(2 ** 32),
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
    this.onThought((performance.now() - began) / 1000, answer.ok ? answer.value.note : answer.fault.message)
    room.thinking = null
    this.choose(room, { seat, pick, length, options, tries: 0 })
  }

  /** Where the rules cannot go on from an option, the next one is tried. */
  private choose(room: Room, choice: BotChoice): void {
    const { seat, pick, length, options, tries } = choice
    const answer = (given: Answer): void => {
      const isStuck = 'fault' in given && given.fault.code === 'rules-stuck'
      if (!isStuck || tries >= options || room.live.match.length !== length) return
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

interface BotAsked {
  readonly seat: Seat
  readonly bot: string
  readonly options: number
}

/** The strength that plays on for a person who ran out of time. */
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
  for (const { seat, options } of live.match.asks) {
    const holder = stored.seats[seat]
    const bot = holder?.kind === 'bot' ? holder.bot : live.flagged.has(seat) ? STAND_IN : null
    if (bot !== null && bot !== undefined) return { seat, bot, options: options.length }
  }
  return null
}
