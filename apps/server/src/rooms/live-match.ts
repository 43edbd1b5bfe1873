import {
  fault,
  heardBy,
  Match,
  ok,
  type AnyGame,
  type Heard,
  type Log,
  type Result,
  type Seat,
  type Told,
  type Viewer,
} from '@trialhall/kernel'
import type { Entry, StoredMatch } from '../store/store.ts'

/**
 * A match in memory, made from its stored log: nothing but a cache of it. Applies entries in order; keeps the story, and how
 * long the story was after each entry, so that a page that was away is told only what it missed.
 */
export class LiveMatch {
  readonly match: Match
  private readonly storyAfter: number[]
  private readonly commands: Set<string> = new Set()
  /** Seats that a bot plays on for, because they ran out of time. */
  readonly flagged: Set<Seat> = new Set()
  /** Everything that was told and still holds. */
  story: Told[]

  private constructor(match: Match) {
    this.match = match
    this.story = match.takeEvents()
    this.storyAfter = [this.story.length]
  }

  /** Starts the match and applies what its log holds. A log that does not fit is a fault: it is of other rules. */
  static from(game: AnyGame, stored: StoredMatch, entries: readonly Entry[]): Result<LiveMatch> {
    const { seats, seed, options } = stored
    const started = Match.start(game, { seats: seats.length, seed, options })
    if (!started.ok) return started
    const live = new LiveMatch(started.value)
    for (const entry of entries) {
      const applied = live.apply(entry)
      if (!applied.ok) return applied
    }
    return ok(live)
  }

  /** Number of entries applied. */
  get entries(): number {
    return this.storyAfter.length - 1
  }

  /** True if this command was applied already. */
  hasDone(command: string): boolean {
    return this.commands.has(command)
  }

  /** Does what an entry says. A fault changes nothing. */
  apply(entry: Pick<Entry, 'kind' | 'seat' | 'pick' | 'command'>): Result<null> {
    const done = this.perform(entry)
    if (!done.ok) return done
    this.follow(entry.kind)
    this.storyAfter.push(this.story.length)
    if (entry.command !== null) this.commands.add(entry.command)
    return done
  }

  private perform({ kind, seat, pick }: Pick<Entry, 'kind' | 'seat' | 'pick'>): Result<null> {
    switch (kind) {
      case 'choose':
        return this.match.choose(seat, pick)
      case 'back':
        return this.match.back(seat)
      case 'undo':
        return this.undoTo(seat)
      case 'leave':
        return this.match.leave(seat)
      case 'flag':
        this.flagged.add(seat)
        return ok(null)
    }
  }

  /** Takes back everything from a seat's last choice on: what all have agreed to. */
  private undoTo(seat: Seat): Result<null> {
    const { choices } = this.match.log
    const last = choices.findLastIndex((choice) => choice.seat === seat)
    if (last < 0)
      return fault('no-way-back', 'seat', 'You have not chosen anything yet, so nothing can be undone.')
    for (let n = choices.length; n > last; n--) this.match.undo()
    return ok(null)
  }

  private follow(kind: Entry['kind']): void {
    if (kind === 'choose') {
      for (const told of this.match.takeEvents()) this.story.push(told)
    } else if (kind !== 'flag') {
      this.match.takeEvents()
      this.story = retold(this.match)
    }
  }

  /** How much of the story a page still has right that knows the log up to an entry. */
  keptSince(entry: number): number {
    if (entry < 0 || entry > this.entries) return 0
    let kept = this.storyAfter[entry] ?? 0
    for (let n = entry + 1; n < this.storyAfter.length; n++) kept = Math.min(kept, this.storyAfter[n] ?? 0)
    return Math.min(kept, this.story.length)
  }

  /** The story from one event on, as one viewer hears it. */
  heard(viewer: Viewer, from: number): Heard[] {
    return this.story.slice(from).map((told) => heardBy(told, viewer))
  }

  /** The whole match for keeping, verifying and replaying. Holds the seed: for matches that are over. */
  get log(): Log {
    return this.match.log
  }
}

/** The story of a match some of whose choices were taken back, told anew. */
function retold(match: Match): Told[] {
  const again = Match.replay(match.game, match.log, { story: true })
  return again.ok ? again.value.takeEvents() : []
}
