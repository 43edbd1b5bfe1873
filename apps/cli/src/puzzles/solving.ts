import { Policy, shareOf, stoppedClock, think, wallClock, type Bot, type Estimate } from '@trialhall/bots'
import { nextWord, seeded, winShares, type Decider, type Seed, type State } from '@trialhall/kernel'
import type { LaidPuzzle } from './puzzle.ts'

/** How a bot did on one puzzle. */
export interface PuzzleScore {
  readonly id: string
  readonly kind: string
  readonly tries: number
  readonly solved: number
  /** What it picked, and how often. */
  readonly picks: Readonly<Record<string, number>>
}

/** Lets a bot pick `tries` times, each time with chance of its own. */
export function solve(
  { puzzle, position, labels, right }: LaidPuzzle,
  bot: Bot,
  { tries, seed }: { readonly tries: number; readonly seed: Seed },
): PuzzleScore {
  const words = seeded(`${seed}/${puzzle.id}`)
  const picks: Record<string, number> = {}
  let solved = 0
  for (let i = 0; i < tries; i++) {
    const clock = bot.isTimed ? wallClock : stoppedClock
    const { pick } = think(bot, position, { seed32: nextWord(words), clock })
    const label = labels[pick] ?? ''
    picks[label] = (picks[label] ?? 0) + 1
    if (right.has(pick)) solved++
  }
  return { id: puzzle.id, kind: puzzle.kind, tries, solved, picks }
}

/** All puzzles of a kind, or of all kinds. */
export interface KindScore {
  readonly kind: string
  readonly puzzles: number
  /** By puzzles: one that is not solved in every try counts as a part. */
  readonly share: Estimate
}

/** The score of each kind, and of all puzzles as "all". */
export function byKind(scores: readonly PuzzleScore[]): KindScore[] {
  const kinds = [...new Set(scores.map(({ kind }) => kind))].sort()
  const of = (kind: string, some: readonly PuzzleScore[]): KindScore => {
    const solved = some.reduce((sum, one) => sum + one.solved / one.tries, 0)
    return { kind, puzzles: some.length, share: shareOf(solved, some.length) }
  }
  return [
    ...kinds.map((kind) =>
      of(
        kind,
        scores.filter((one) => one.kind === kind),
      ),
    ),
    of('all', scores),
  ]
}

/** What the seat wins after each option, where all play on by the game's quick picks: a check of the puzzle, not of a bot. */
export function playedOut({ position, labels }: LaidPuzzle, count: number): number[] {
  const { game, seat } = position
  const roller = new AfterPick(new Policy(game, 0))
  return labels.map((_, pick) => {
    const words = seeded(pick)
    let won = 0
    for (let i = 0; i < count; i++) {
      const seed32 = nextWord(words)
      roller.restart(pick, seed32)
      const { outcome } = position.simulate(seed32, roller)
      won += outcome ? (winShares(outcome, game)[seat] ?? 0) : 0
    }
    return won / count
  })
}

/** Makes the first pick as told, and all others by the policy. */
export class AfterPick implements Decider<State, unknown> {
  private readonly policy: Policy
  private first = -1

  constructor(policy: Policy) {
    this.policy = policy
  }

  restart(first: number, seed32: number): void {
    this.first = first
    this.policy.restart(seed32)
  }

  decide(...[table, seat, prompt, options]: Parameters<Decider<State, unknown>['decide']>): number {
    if (this.first < 0) return this.policy.pick(table, { seat, prompt, options })
    const pick = this.first
    this.first = -1
    return pick
  }
}
