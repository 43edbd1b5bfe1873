import { logUpTo, type Log } from '../formats/log.ts'
import type { AnyGame } from '../game.ts'
import type { EventRecord } from '../hidden/event-record.ts'
import { Match, type Saved } from '../match/match.ts'
import { foreignLog, ofSeveralRules } from '../match/match-faults.ts'
import type { Outcome } from '../outcome.ts'
import { ok, type Result } from '../result.ts'
import { deedsIn, type ToldDeed, type DeedBegins } from './deeds.ts'
import { follow, type PickedChoice } from './other-courses.ts'
import { partyOf } from '../parties.ts'
import { leadOf, standingsIn, winnerOf, type BySide } from './standings.ts'

/** What a game says of its matches so that they can be told again. */
export interface DeedSense {
  readonly begins: DeedBegins<unknown>
  /** Whether a prompt is a chance to respond. */
  readonly isWindow: (prompt: unknown) => boolean
}

/** A deed that was weighed, from the side of whoever did it. */
export interface WeighedDeed extends ToldDeed {
  /** How far its side came up by it, and how much of that was luck: what came of it less what comes of it on average. */
  readonly swing: number
  readonly luck: number
}

/**
 * Where a match turned: the largest step by which the winner came clearly ahead of everybody, and stayed so to the end. Nobody's giving up
 * is one, so that a match that was given up while all was open did not turn.
 */
export interface TurningPoint {
  readonly at: number
  /** The deed that did it; null where nobody did. */
  readonly deed: ToldDeed | null
  /** The winner was never behind. */
  readonly wasAlwaysAhead: boolean
}

/** A match as its end tells it. */
export interface RetoldMatch {
  /**
   * How each side stood after so many choices: the first entry is before all of them. Where somebody gave up or a draw was agreed on, one
   * entry more says how it ended.
   */
  readonly standings: readonly BySide<number>[]
  readonly told: readonly EventRecord[]
  readonly outcome: Outcome | null
  /** It ended without a choice, by a seat that left or a draw that was agreed on, while no side was clearly ahead. */
  readonly wasOpen: boolean
  readonly turning: TurningPoint | null
  /** What brought its side furthest on average; null where nothing did. */
  readonly best: WeighedDeed | null
  /** What chance was kindest to; null where it decided nothing. */
  readonly luckiest: WeighedDeed | null
  /** What chance gave each side in all deeds that were weighed. */
  readonly fortune: BySide<number>
}

type Checkpoint = Saved['checkpoint']

/** Choices between two checkpoints that are kept, about. */
const STRIDE = 8
/** Deeds that are weighed at most, and what a deed must change to be worth it. */
const MOST_WEIGHED = 20
const LEAST_SWING = 0.02
/** Luck that is told: less could as well be the chance of the other courses. */
const LEAST_LUCK = 0.04
/** A lead that nobody takes for an even match. */
const CLEAR_LEAD = 0.25
/** How often chance is tried otherwise for each. */
const COURSES = 10

/**
 * Tells a match again, a piece at a time, so that nobody has to wait for a long one: walks through it, finds its deeds, and tries what else
 * chance could have made of those that mattered most. It is the same for the same log every time.
 */
export class Retelling {
  private readonly game: AnyGame
  private readonly log: Log
  private readonly sense: DeedSense
  private readonly match: Match
  private readonly checkpoints: Checkpoint[] = []
  private readonly picked: PickedChoice[] = []
  /** How each side stood when the next choice was made, and how a choice had left them: somebody may give up in between. */
  private readonly standings: BySide<number>[] = []
  private readonly brought: BySide<number>[] = []
  private readonly told: EventRecord[] = []
  private deeds: readonly ToldDeed[] | null = null
  private readonly open: ToldDeed[] = []
  private readonly weighed: WeighedDeed[] = []
  private weighing: Weighing | null = null
  private leaves = 0
  /** How many seats have been taken out of the game so far, and after which choices it was that some were. */
  private gone = 0
  private readonly partedAt: Set<number> = new Set()
  private wasOpen = false

  private constructor(game: AnyGame, log: Log, rest: { readonly sense: DeedSense; readonly match: Match }) {
    this.game = game
    this.log = log
    this.sense = rest.sense
    this.match = rest.match
    this.note()
  }

  /** Begins to tell a match that is over. A log of another game or of other rules is a fault. */
  static begin(game: AnyGame, log: Log, sense: DeedSense): Result<Retelling> {
    const earlier = log.earlierRules?.at(-1)
    if (earlier) return ofSeveralRules(log, earlier)
    if (log.game !== game.id || log.rulesVersion !== game.rulesVersion) return foreignLog(game, log)
    const match = Match.start(game, log)
    return match.ok ? ok(new Retelling(game, log, { sense, match: match.value })) : match
  }

  /** Does the next piece of work. Null until everything is told. */
  advance(): RetoldMatch | null {
    if (this.deeds === null) this.walk()
    else if (this.weighing !== null) this.weigh(this.weighing)
    else if (this.open.length > 0) this.weighing = this.begun(this.open.shift() as ToldDeed)
    else return this.retold(this.deeds)
    return null
  }

  /** One choice more, or all that comes after the last. */
  private walk(): void {
    const { match, log } = this
    this.letLeave()
    const choice = match.outcome === null ? log.choices[match.length] : undefined
    if (choice && this.isTaken(choice)) return this.note()
    if (log.drawn === true && match.agreeOnDraw().ok) this.noteParting(match.takeEvents())
    return this.finish()
  }

  /** Takes out all who gave up here. What the last choice brought about is told anew by that. */
  private letLeave(): void {
    const { match, told, log } = this
    const { leaves = [] } = log
    for (let leave = leaves[this.leaves]; leave && leave.at <= match.length; leave = leaves[this.leaves]) {
      this.leaves++
      if (!match.leave(leave.seat).ok) continue
      while (told.at(-1)?.at === match.length) told.pop()
      this.noteParting(match.takeEvents())
    }
  }

  private isTaken({ seat, pick }: Log['choices'][number]): boolean {
    const option = this.match.askOf(seat)?.options[pick]
    this.picked.push({ seat, pick, option })
    return this.match.choose(seat, pick).ok
  }

  private note(): void {
    const { match, checkpoints } = this
    this.told.push(...match.takeEvents())
    const standing = standingsIn(this.game, match.state, match.seats)
    this.standings[match.length] = standing
    this.brought[match.length] = standing
    const { checkpoint } = match
    // Whoever left in the middle of a turn is taken out at its end, in what the last choice of it brings about.
    if (checkpoint.leaves > this.gone) this.partedAt.add(match.length)
    this.gone = checkpoint.leaves
    if (checkpoint.at - (checkpoints.at(-1)?.at ?? -STRIDE) >= STRIDE) checkpoints.push(checkpoint)
  }

  /** What changed without a choice: from here on sides stand so, and no deed brought that about. */
  private noteParting(told: readonly EventRecord[]): void {
    const { game, match } = this
    this.told.push(...told)
    this.gone = match.checkpoint.leaves
    const isOver = match.outcome !== null
    if (isOver) this.wasOpen = !hasClearLead(this.standings[match.length] ?? [])
    this.standings[isOver ? match.length + 1 : match.length] = standingsIn(game, match.state, match.seats)
  }

  /** Finds the deeds, and which of them are worth weighing. */
  private finish(): void {
    this.deeds = deedsIn(this.told, this.sense.begins)
    const sorted = this.deeds
      .filter((deed) => !this.isMixed(deed))
      .filter((deed) => Math.abs(this.swingOf(deed)) >= LEAST_SWING)
      .toSorted((a, b) => Math.abs(this.swingOf(b)) - Math.abs(this.swingOf(a)))
    this.open.push(...sorted.slice(0, MOST_WEIGHED))
  }

  /** Somebody's leaving took effect in it: how the sides stand after it is not its doing alone. */
  private isMixed({ from, to }: ToldDeed): boolean {
    return [...this.partedAt].some((at) => from < at && at <= to)
  }

  private swingOf({ seat, from, to }: ToldDeed): number {
    const side = partyOf(this.game, seat)
    return (this.brought[to]?.[side] ?? 0) - (this.standings[from]?.[side] ?? 0)
  }

  private begun(deed: ToldDeed): Weighing | null {
    const log = logUpTo(this.log, deed.from)
    const checkpoint = this.checkpoints.findLast(({ at }) => at <= deed.from)
    const match = checkpoint
      ? Match.resume(this.game, { log, checkpoint })
      : Match.replay(this.game, log, { story: false })
    return match.ok ? { deed, match: match.value, ends: [] } : null
  }

  /** Tries one other course of a deed. */
  private weigh({ deed, match, ends }: Weighing): void {
    const { game, picked, sense } = this
    const other = match.withOtherChance(deed.from * COURSES + ends.length)
    follow(other, { deed, picked, isWindow: sense.isWindow })
    ends.push(standingsIn(game, other.state, other.seats)[partyOf(game, deed.seat)] ?? 0)
    if (ends.length < COURSES) return
    const usual = ends.reduce((sum, end) => sum + end, 0) / COURSES
    const after = this.brought[deed.to]?.[partyOf(game, deed.seat)] ?? 0
    this.weighed.push({ ...deed, swing: this.swingOf(deed), luck: after - usual })
    this.weighing = null
  }

  private retold(deeds: readonly ToldDeed[]): RetoldMatch {
    const { standings, told, match, weighed, wasOpen } = this
    const { outcome } = match
    const best = bestOf(weighed, LEAST_SWING, ({ swing, luck }) => swing - luck)
    const luckiest = bestOf(weighed, LEAST_LUCK, ({ luck }) => luck)
    const turning = this.turningPoint(deeds)
    return { standings, told, outcome, wasOpen, turning, best, luckiest, fortune: this.fortune() }
  }

  private fortune(): BySide<number> {
    const { game, weighed, standings } = this
    return (standings[0] ?? []).map((_, side) =>
      weighed.reduce((sum, { seat, luck }) => (partyOf(game, seat) === side ? sum + luck : sum), 0),
    )
  }

  private turningPoint(deeds: readonly ToldDeed[]): TurningPoint | null {
    const { standings, brought, partedAt, game, match } = this
    const winner = winnerOf(match.outcome, game)
    if (winner === null) return null
    const leads = brought.map((sides) => leadOf(sides, winner))
    const behind = leads.findLastIndex((lead) => lead <= 0)
    const wasAlwaysAhead = leads.slice(0, behind + 1).every((lead) => Math.abs(lead) < LEAST_SWING)
    const clear = leads.findIndex((lead, at) => at > behind && lead >= CLEAR_LEAD)
    // Whoever won by choices came clearly ahead with the last one at least.
    if (clear < 0) return null
    const steps = leads.map((lead, at) =>
      partedAt.has(at) ? 0 : lead - leadOf(standings[at - 1] ?? [], winner),
    )
    const at = largestStep(steps, { after: Math.max(0, behind), to: clear })
    if (at === null) return null
    const deed = deeds.find(({ from, to }) => from < at && at <= to) ?? null
    return { at: deed?.to ?? at, deed, wasAlwaysAhead }
  }
}

interface Weighing {
  readonly deed: ToldDeed
  /** The match as it stood before the deed. */
  readonly match: Match
  /** How its side stood after each other course. */
  readonly ends: number[]
}

/** Whether some side is ahead of all others as nobody takes for even. */
function hasClearLead(standings: BySide<number>): boolean {
  return standings.some((_, side) => leadOf(standings, side) >= CLEAR_LEAD)
}

/** The choice of a stretch that made the largest step ahead; null where none did. */
function largestStep(steps: readonly number[], { after, to }: { after: number; to: number }): number | null {
  let most = 0
  let found: number | null = null
  for (let at = after + 1; at <= to; at++) {
    const step = steps[at] ?? 0
    if (step <= most) continue
    most = step
    found = at
  }
  return found
}

/** The deed that is worth most, if it is worth at least so much. */
function bestOf(
  deeds: readonly WeighedDeed[],
  least: number,
  worth: (deed: WeighedDeed) => number,
): WeighedDeed | null {
  const [first] = deeds.toSorted((a, b) => worth(b) - worth(a))
  return first !== undefined && worth(first) >= least ? first : null
}
