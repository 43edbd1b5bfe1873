import { botNamed, Policy, stoppedClock, think, type Bot } from '@trialhall/bots'
import {
  below,
  HALT,
  Match,
  nextWord,
  playout,
  seeded,
  winShares,
  type AnyGame,
  type Ask,
  type Chance,
  type Decider,
  type Position,
  type Seat,
  type State,
  type Table,
} from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { Fit, Sight } from './fit.ts'

/** A position that somebody imagined, and what became of it: shares of the victory of the seat that looks, 0 to 1. */
export interface Deep {
  readonly sight: Sight
  /** What bots say today. */
  readonly today: number
  /** The mean of the ends of quick matches from here. */
  readonly playouts: number
  /** What bots say today of the positions that follow in them, each counting less than the one before, and at last the end. */
  readonly traced: number
  /** The end of the match; null where a position was met in a quick match only. */
  readonly end: number | null
}

/** How deep positions are gathered. */
export interface Gathering {
  /** The bot that plays. */
  readonly players: string
  /** Share of its picks at random, so that positions differ. */
  readonly randomness: number
  /** Quick matches from every position. */
  readonly playouts: number
}

/** What of the estimate is left to later positions (the λ of TD). */
const LAMBDA = 0.8
const ALL = 1000

/**
 * Positions of one match between bots, each looked at as a search does: the seat to move imagines a world that it could be in and quick
 * picks up to where a search judges. Nothing is taken from what that seat does not see, but for who won.
 */
export function deepOf(of: Fit, gathering: Gathering, seed: string): Deep[] {
  const { game, seats, stride } = of
  const bot = sure(botNamed(gathering.players))
  const match = sure(Match.start(game, { seats, seed, options: of.optionsFor(seed) }))
  const chance = seeded(`${seed}/gather`)
  const watcher = new Watcher(of, gathering.playouts)
  const seen: (Deep & { readonly seat: Seat })[] = []
  for (let asked = 0; match.outcome === null; ) {
    const { seat, options } = match.asks[0] as Ask
    const position = options.length > 1 ? match.position(seat) : null
    if (position !== null && ++asked % stride === 0)
      for (const deep of watcher.look(position, nextWord(chance))) seen.push({ ...deep, seat })
    sure(match.choose(seat, position === null ? 0 : pickOf(bot, position, { chance, ...gathering })))
    match.takeEvents()
  }
  const shares = winShares(match.outcome, game)
  return seen.map(({ seat, end, ...deep }) => ({
    ...deep,
    end: end === null ? null : (shares[seat] as number),
  }))
}

interface Picking {
  readonly chance: Chance
  readonly randomness: number
}

function pickOf(bot: Bot, position: Position, { chance, randomness }: Picking): number {
  const { length } = position.ask.options
  if (below(chance, ALL) < randomness * ALL) return below(chance, length)
  return think(bot, position, { seed32: nextWord(chance), clock: stoppedClock }).pick
}

/** Imagines positions and plays on from them. */
class Watcher {
  private readonly of: Fit
  private readonly count: number
  private readonly game: AnyGame
  private readonly policy: Policy

  constructor(of: Fit, count: number) {
    this.of = of
    this.count = count
    this.game = of.game
    this.policy = new Policy(of.game, 0)
  }

  /** Where quick picks lead from a position, in a world that its seat could be in, and what is met on the way to the ends of quick matches from there. */
  look(position: Position, word: number): Deep[] {
    const { seat } = position
    let left = this.game.search?.depth ?? 1
    let sight: Sight | null = null
    const { state, outcome } = position.simulate(
      word,
      this.quickly(word, (table) => {
        if (!this.isQuiet(table.state) || --left > 0) return
        sight = this.of.sightIn(table.state, seat)
        if (sight !== null) throw HALT
      }),
    )
    if (outcome !== null || sight === null) return []
    const lines = Array.from({ length: this.count }, (_, k) => this.line(state, seat, `${word}/${k}`))
    const first: Deep = {
      sight,
      today: this.judged(state, seat),
      playouts: meanOf(lines.map(({ end }) => end)),
      traced: meanOf(lines.map(({ traced }) => traced)),
      end: 0,
    }
    return [first, ...lines.flatMap(({ met }) => met)]
  }

  /** A quick match from a state: its end, and the positions that are met in it. */
  private line(state: State, seat: Seat, seed: string): Line {
    const world = this.game.clone(state)
    world.chance = seeded(seed)
    const steps: Step[] = []
    const outcome = playout(
      this.game,
      world,
      this.quickly(world.chance.a, (table) => {
        if (!this.isQuiet(table.state) || this.game.outcome(table.state) !== null) return
        const isLookedAt = (steps.length + 1) % this.of.stride === 0
        const sight = isLookedAt ? this.of.sightIn(table.state, seat) : null
        steps.push({ today: this.judged(table.state, seat), sight })
      }),
    )
    const end = outcome === null ? 0.5 : (winShares(outcome, this.game)[seat] as number)
    return { end, ...tracedBack(steps, end) }
  }

  private quickly(
    word: number,
    segmentOver: (table: Table<State, unknown>) => void,
  ): Decider<State, unknown> {
    this.policy.restart(word)
    return {
      // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
      decide: (table, seat, prompt, options) =>
        options.length === 1 ? 0 : this.policy.pick(table, { seat, prompt, options }),
      segmentOver,
    }
  }

  private isQuiet(state: State): boolean {
    return this.game.isQuiet?.(state) ?? true
  }

  private judged(state: State, seat: Seat): number {
    return this.game.evaluate?.(state, seat) ?? 0.5
  }
}

interface Step {
  readonly today: number
  readonly sight: Sight | null
}

interface Line {
  readonly end: number
  readonly traced: number
  readonly met: readonly Deep[]
}

/** What each step of a line is worth by those that follow, from the last one back. */
function tracedBack(steps: readonly Step[], end: number): Omit<Line, 'end'> {
  const met: Deep[] = []
  let traced = end
  for (const { sight, today } of steps.toReversed()) {
    if (sight !== null) met.push({ sight, today, traced, playouts: end, end: null })
    traced = (1 - LAMBDA) * today + LAMBDA * traced
  }
  return { traced, met }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
