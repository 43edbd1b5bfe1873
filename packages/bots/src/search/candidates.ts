import {
  HALT,
  seeded,
  type Decider,
  type Position,
  type Seat,
  type State,
  type Table,
} from '@trialhall/kernel'
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

/** A number for each option of a position, in order: equal for those that mean the same to the seat that is asked. */
export function meaningsOf({ seat, view, ask }: Position, fingerprints: Fingerprints): number[] {
  const state = { ...view, chance: seeded(0) }
  const hash = fingerprints.ask(state, seat, ask.prompt)
  return ask.options.map((option) => fingerprints.option(hash, option, { state, seat }))
}

/** All indices in an order that depends on what the options are and on the seed of their fingerprints, not on where they stand. */
export function scattered(options: readonly unknown[], fingerprints: Fingerprints): number[] {
  const keys = options.map((option) => fingerprints.of(option))
  return [...keys.keys()].sort((a, b) => (keys[a] as number) - (keys[b] as number))
}

function quickPickFirst(position: Position, order: readonly number[], seed32: number): readonly number[] {
  const picked = quickPickOf(position, { order, seed32, policy: new Policy(position.game, 0) })
  return picked === null ? order : [picked, ...order.filter((index) => index !== picked)]
}

/** How a quick pick is made. */
interface QuickWay {
  readonly policy: Policy
  /** Every index of the ask once: between equals it decides, and chance. */
  readonly order: readonly number[]
  readonly seed32: number
}

/** The quick pick for a position; null where the game has none. */
export function quickPickOf(position: Position, { policy, order, seed32 }: QuickWay): number | null {
  if (!policy.isInformed) return null
  policy.restart(seed32)
  const asker = new Asker(policy, order)
  position.simulate(seed32, asker)
  return asker.picked
}

/** Asks the policy for its pick at the first ask of a world and leaves it there. */
class Asker implements Decider<State, unknown> {
  picked = 0
  private readonly policy: Policy
  private readonly order: readonly number[]

  constructor(policy: Policy, order: readonly number[]) {
    this.policy = policy
    this.order = order
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    const ordered = this.order.map((index) => options[index])
    this.picked = this.order[this.policy.informed(table, { seat, prompt, options: ordered })] as number
    throw HALT
  }
}
