import {
  type AnyGame,
  type Log,
  type Outcome,
  type Result,
  type Saved,
  type EventRecord,
  logUpTo,
  Match,
  ok,
} from '@trialhall/kernel'

type Checkpoint = Saved['checkpoint']

/** Choices between two checkpoints that are kept, about: to reach a moment, no more than these are played again. */
const STRIDE = 8

/**
 * A whole match, wound so that every moment of it can be laid out at once. Moment 0 is before the first choice, moment
 * n after the nth.
 */
export class Reel {
  readonly game: AnyGame
  readonly log: Log
  /** All that was told, from the setup to the end. */
  readonly told: readonly EventRecord[]
  /** How the match ended; null while it is still played. */
  readonly outcome: Outcome | null
  /** Moments at which something happened, the beginning and the end among them, in order. */
  readonly stops: readonly number[]
  private readonly toldBy: readonly number[]
  private readonly checkpoints: Checkpoint[] = []
  private last: { readonly at: number; readonly match: Match } | null = null

  private constructor(match: Match) {
    this.game = match.game
    this.log = match.log
    this.told = match.takeEvents()
    this.outcome = match.outcome
    this.toldBy = countsOf(this.told, match.length)
    this.stops = stopsOf(this.toldBy)
  }

  /** Plays a log once. A log of another game or other rules, or one that is damaged, is a fault. */
  static wind(game: AnyGame, log: Log): Result<Reel> {
    const match = Match.replay(game, log, { story: true })
    return match.ok ? ok(new Reel(match.value)) : match
  }

  /** Number of choices, which is the number of the last moment. */
  get length(): number {
    return this.log.choices.length
  }

  /** How many events had been told by a moment. */
  toldAt(moment: number): number {
    return this.toldBy[moment] ?? this.told.length
  }

  /** The moment of an event, by its place in the story. */
  momentOf(event: number): number {
    return Math.min(this.told[event]?.at ?? this.length, this.length)
  }

  /** The match as it stood at a moment: to be looked at, never to be played on. */
  matchAt(moment: number): Match {
    if (this.last?.at === moment) return this.last.match
    const log = logUpTo(this.log, moment)
    const checkpoint = this.checkpoints.findLast(({ at }) => at <= moment)
    const match = checkpoint
      ? Match.resume(this.game, { log, checkpoint })
      : Match.replay(this.game, log, { story: false })
    if (!match.ok)
      throw new Error(`Moment ${moment} of a match that was played whole: ${match.fault.message}`)
    this.keep(match.value.save().checkpoint)
    this.last = { at: moment, match: match.value }
    return match.value
  }

  private keep(checkpoint: Checkpoint): void {
    const after = this.checkpoints.findLastIndex(({ at }) => at <= checkpoint.at)
    const before = this.checkpoints[after]?.at ?? 0
    if (checkpoint.at - before >= STRIDE) this.checkpoints.splice(after + 1, 0, checkpoint)
  }
}

/** For each moment, how many events had been told. */
function countsOf(told: readonly EventRecord[], length: number): number[] {
  const counts = Array.from({ length: length + 1 }, () => 0)
  for (const { at } of told) counts[at] = (counts[at] ?? 0) + 1
  let sum = 0
  return counts.map((count) => (sum += count))
}

function stopsOf(toldBy: readonly number[]): number[] {
  const last = toldBy.length - 1
  return toldBy.flatMap((count, at) => (at === 0 || at === last || count > (toldBy[at - 1] ?? 0) ? [at] : []))
}
