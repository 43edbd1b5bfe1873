import { HALT, type Mind, type Seat, type State, type Table } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import type { Policy } from './policy.ts'
import { Branch } from './tree.ts'

/** How the tree is climbed and where a simulation is cut off. */
export interface Climb {
  /** Segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Weight of curiosity against success in choosing what to try. */
  readonly exploration: number
}

/** What a climber climbs with. */
export interface Gear {
  readonly root: Root
  readonly policy: Policy
  readonly fingerprints: Fingerprints
  readonly climb: Climb
}

/** The picks of the position itself, by index; options that mean the same share one branch. */
export interface Root {
  readonly branch: Branch
  readonly picks: readonly Branch[]
}

/**
 * Answers every ask of one simulation: up the tree by what is known of its branches, one new branch at the top, from
 * there on by the policy. One object serves all simulations of a search, so that none of them allocates it anew.
 */
export class Climber implements Mind<State, unknown> {
  /** The branches taken in the present simulation. */
  readonly path: Branch[] = []
  private readonly gear: Gear
  private readonly asked: Asked = { seat: 0, prompt: null, options: [] }
  private at: Branch | null = null
  private simulation = 0
  private segments = 0

  constructor(gear: Gear) {
    this.gear = gear
  }

  /** Begins another simulation. */
  restart(word: number): void {
    this.gear.policy.restart(word)
    this.at = this.gear.root.branch
    this.path.length = 0
    this.segments = 0
    this.simulation++
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (options.length === 1) return 0
    const { asked, at, gear } = this
    asked.seat = seat
    asked.prompt = prompt
    asked.options = options
    if (at === null) return gear.policy.pick(table, asked)
    return this.choose(table, at === gear.root.branch ? gear.root.picks : this.branches(at, table.state))
  }

  segmentOver(): void {
    if (++this.segments >= this.gear.climb.depth) throw HALT
  }

  /** One branch an option; options that mean the same share one. */
  private branches(at: Branch, state: State): Branch[] {
    const { fingerprints } = this.gear
    const { seat, prompt, options } = this.asked
    const ask = fingerprints.ask(state, seat, prompt)
    const eyes = { state, seat }
    return options.map((option) => at.after(fingerprints.option(ask, option, eyes), seat))
  }

  private choose(table: Table<State, unknown>, branches: readonly Branch[]): number {
    const best = this.mostPromising(branches)
    const pick = best >= 0 ? best : this.untried(table, branches)
    const branch = branches[pick] as Branch
    this.path.push(branch)
    this.at = branch.visits === 0 ? null : branch
    return pick
  }

  /** Index of the branch to follow, or -1 if one of them was never tried. */
  private mostPromising(branches: readonly Branch[]): number {
    const { exploration } = this.gear.climb
    let best = -1
    let most = -1
    let isComplete = true
    for (let i = 0; i < branches.length; i++) {
      const branch = branches[i] as Branch
      if (branch.metIn === this.simulation) continue
      branch.metIn = this.simulation
      branch.offers++
      if (branch.visits === 0) isComplete = false
      else if (isComplete) {
        const promise = branch.promise(exploration)
        if (promise > most) {
          most = promise
          best = i
        }
      }
    }
    return isComplete ? best : -1
  }

  /** Where nothing was tried yet, what the policy would do comes first; then any of the rest. */
  private untried(table: Table<State, unknown>, branches: readonly Branch[]): number {
    const { policy } = this.gear
    let untried = 0
    for (const branch of branches) if (branch.visits === 0) untried++
    if (untried === branches.length && policy.isInformed) return policy.informed(table, this.asked)
    let skipped = policy.any(untried)
    return branches.findIndex((branch) => branch.visits === 0 && skipped-- === 0)
  }
}

/** The ask that is being answered, in one object for the whole search. */
interface Asked {
  seat: Seat
  prompt: unknown
  options: readonly unknown[]
}
