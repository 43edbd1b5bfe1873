import { HALT, type Decider, type Position, type Seat, type State, type Table } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import { Policy } from './policy.ts'

/** How quickly more options are weighed: of a list without a shortlist the first 25 are tried once each, then fewer new ones. */
const BREADTH = 5

/**
 * How many of the options of an ask are weighed after so many tries: the longer it is thought about, the more of them
 * (progressive widening, Coulom 2007). Few options looked at well are better than hundreds tried once.
 */
export function widthAfter(tries: number): number {
  return Math.ceil(BREADTH * Math.sqrt(tries + 1))
}

/** The options of a position that a bot weighs. */
export interface Candidates {
  /** Their indices, in the order in which they are tried. No option stands anywhere because of its place in the ask. */
  readonly order: readonly number[]
  /** The game says that each of them is worth a thought; else they are weighed a few at a time. */
  readonly isShortlist: boolean
}

/** The shortlist of the game; without one all options in an order of chance, behind the game's quick pick where they are many. */
export function candidatesOf(position: Position, fingerprints: Fingerprints): Candidates {
  const { game, view, ask } = position
  const listed = game.shortlist?.(view, ask) ?? null
  if (listed) return { order: listed, isShortlist: true }
  const order = scattered(ask.options, fingerprints)
  const isTriedAtOnce = order.length <= BREADTH * BREADTH
  return {
    order: isTriedAtOnce ? order : quickPickFirst(position, order, fingerprints.seed32),
    isShortlist: false,
  }
}

/** All indices in an order that depends on what the options are and on the seed of their fingerprints, not on where they stand. */
function scattered(options: readonly unknown[], fingerprints: Fingerprints): number[] {
  const keys = options.map((option) => fingerprints.of(option))
  return [...keys.keys()].sort((a, b) => (keys[a] as number) - (keys[b] as number))
}

function quickPickFirst(position: Position, order: readonly number[], seed32: number): readonly number[] {
  const policy = new Policy(position.game, 0)
  if (!policy.isInformed) return order
  policy.restart(seed32)
  const asker = new Asker(policy)
  position.simulate(seed32, asker)
  return [asker.picked, ...order.filter((index) => index !== asker.picked)]
}

/** Asks the policy for its pick at the first ask of a world and leaves it there. */
class Asker implements Decider<State, unknown> {
  picked = 0
  private readonly policy: Policy

  constructor(policy: Policy) {
    this.policy = policy
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    this.picked = this.policy.informed(table, { seat, prompt, options })
    throw HALT
  }
}
