import { games } from '@trialhall/games'
import type { Log, Options, Outcome } from '@trialhall/kernel'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { SeatInfo, Stops } from '@trialhall/table-ui'
import type { Timer } from '../../../src/local/engine/timer.ts'
import type { LocalTable, LocalUpdate } from '../../../src/local/engine/local-table.ts'
import { tableFor } from '../../../src/local/engine/opening.ts'
import type { SavedMatch } from '../../../src/device/saved-match.ts'
import { plannedMatch, seatFor } from '../../../src/match/seating.ts'
import type { BotQuestion, Thinker } from '../../../src/local/engine/thinker.ts'

export const BOT_PAUSE = 500
export const QUIET_PAUSE = 100
const PASS_PAUSE = 300

/** A clock that a test moves by hand. */
class HandClock implements Timer {
  private waiting: { readonly milliseconds: number; readonly call: () => void }[] = []

  after(milliseconds: number, then: () => void): () => void {
    const one = { milliseconds, call: then }
    this.waiting.push(one)
    return () => void (this.waiting = this.waiting.filter((other) => other !== one))
  }

  get pauses(): number[] {
    return this.waiting.map(({ milliseconds }) => milliseconds)
  }

  /** Lets everything that waits happen, and what promises follow from it. */
  async strike(): Promise<void> {
    const due = this.waiting
    this.waiting = []
    for (const { call } of due) call()
    await new Promise((settle) => setImmediate(settle))
  }
}

/** A bot that takes the first option, and remembers what it was asked. */
class FirstThinker implements Thinker {
  readonly asked: BotQuestion[] = []
  cancelled = 0
  failure: Error | null = null

  think(question: BotQuestion): ReturnType<Thinker['think']> {
    this.asked.push(question)
    const decision = this.failure ? Promise.reject(this.failure) : Promise.resolve({ pick: 0, note: null })
    return { decision, cancel: () => void this.cancelled++ }
  }

  close(): void {
    this.asked.length = 0
  }
}

/** A seating by signs: p for a person, b for a bot, the same digit for the seats of one person. */
export function seating(signs: string): SeatInfo[] {
  return Array.from(signs, (sign, seat) => {
    const person = Number.parseInt(sign, 10)
    if (Number.isInteger(person)) return { ...seatFor('person', seat), person }
    return seatFor(sign === 'p' ? 'person' : 'bot', seat)
  })
}

/** A new match of Sigmar's Trial with a seating by letters, or of another game. */
export function savedMatch(letters: string, options: Options = {}, game = games.games[0]): SavedMatch {
  if (!game) throw new Error('There are no games.')
  const plan = { game, seats: seating(letters), options, seed: 'a test' }
  return sure(plannedMatch(plan, { id: 'test', now: 0 }))
}

/** What a table is opened with besides. */
interface Around {
  readonly hall?: typeof games
  /** Milliseconds that the pauses of a turn take at most. */
  readonly turn?: number
}

/** A table with everything around it in the hands of a test. */
export class Room {
  readonly clock: HandClock = new HandClock()
  readonly thinker: FirstThinker = new FirstThinker()
  readonly updates: LocalUpdate[] = []
  readonly faults: string[] = []
  readonly kept: { readonly log: Log; readonly outcome: Outcome | null }[] = []
  readonly table: LocalTable

  constructor(saved: SavedMatch, stops: Stops = [], { hall = games, turn = Infinity }: Around = {}) {
    const table = tableFor(saved, {
      games: hall,
      thinker: this.thinker,
      clock: this.clock,
      pace: { bot: BOT_PAUSE, quiet: QUIET_PAUSE, pass: PASS_PAUSE, turn },
      stops,
      listener: {
        update: (update) => void this.updates.push(update),
        fault: (sentence) => void this.faults.push(sentence),
        keep: (log, outcome) => void this.kept.push({ log, outcome }),
      },
    })
    if (!table.ok) throw new Error(table.fault.message)
    this.table = table.value
    this.table.open()
  }

  get now(): LocalUpdate['snapshot'] {
    const last = this.updates.at(-1)
    if (!last) throw new Error('Nothing was told yet.')
    return last.snapshot
  }

  /** Number of events that a reader has who followed all updates. */
  get storyLength(): number {
    const last = this.updates.at(-1)
    return last ? last.story.kept + last.story.told.length : 0
  }

  /** Lets bots move and windows pass until a person is needed or the match is over. */
  async settle(): Promise<void> {
    while (this.clock.pauses.length > 0) await this.clock.strike()
  }

  pick(option: number): void {
    const { own, length } = this.now
    if (!own) throw new Error('Nobody at the screen is asked.')
    this.table.choose(own.seat, option, { length })
  }
}

/** The log that was kept last, replayed. */
export function replayed(room: Room): Match {
  const log = room.kept.at(-1)?.log
  const game = games.games[0]
  if (!log || !game) throw new Error('Nothing was kept.')
  return sure(Match.replay(game, log, { story: false }))
}
