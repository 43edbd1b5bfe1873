import type { Position } from '@trialhall/kernel'

/** Tells milliseconds from any fixed moment on. */
export type Clock = () => number

/** The clock on the wall. */
export const wallClock: Clock = () => performance.now()

/** A clock that stands still: only budgets in simulations end, so that every pick can be repeated. */
export const stoppedClock: Clock = () => 0

/** What a bot found out about one option. */
export interface OptionNote {
  /** Simulations that tried it. */
  readonly visits: number
  /** How well the seat does after it, 0 (lost) to 1 (won); null if it was never tried. */
  readonly value: number | null
}

/** A decision, and what it stands on: for pages that show how a bot thinks, and for research. */
export interface Thought {
  /** Index of the option picked. */
  readonly pick: number
  readonly simulations: number
  readonly ms: number
  /** How well the seat stands in the bot's eyes, 0 to 1; null if it has no idea. */
  readonly value: number | null
  /** One note an option, in order; empty for bots that do not look at them. */
  readonly options: readonly OptionNote[]
}

/** What a bot is given besides the position. The same position and seed32 give the same pick, unless the clock decides. */
export interface Start {
  /** 32 bits: the only source of chance for this decision. */
  readonly seed32: number
  readonly clock: Clock
}

/** A decision being made, in slices: between two of them a worker can hear that it is to stop. */
export interface Deliberation {
  /** Thinks until the clock shows `until` at the latest. True when there is nothing more to think about. */
  advance(until: number): boolean
  /** The best decision so far; at any time. */
  conclude(): Thought
}

/** Something that decides for a seat. It sees what its seat sees and nothing else. */
export interface Bot {
  readonly id: string
  /** True when the clock decides how much it thinks, so that its picks cannot be repeated. */
  readonly isTimed: boolean
  /** The longest it may think about one decision, in milliseconds; Infinity if only simulations are counted. */
  readonly limitMs: number
  begin(position: Position, start: Start): Deliberation
}

/** How a bot is made to think in one go. */
export interface Thinking {
  readonly seed32: number
  readonly clock?: Clock
}

/** Thinks to the end, without a pause. */
export function think(bot: Bot, position: Position, { seed32, clock = wallClock }: Thinking): Thought {
  const deliberation = bot.begin(position, { seed32, clock })
  deliberation.advance(Number.POSITIVE_INFINITY)
  return deliberation.conclude()
}
