import { HALT, type Mind, type Seat, type State, type Table } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import type { Policy } from './policy.ts'
import type { Root } from './root.ts'
import type { Branch } from './tree.ts'

/** How much of the curiosity goes to the pick of the game's own policy before anything is known. */
const TRUST = 0.7

/** What a climber climbs with. */
interface Gear {
  readonly root: Root
  readonly policy: Policy
  readonly fingerprints: Fingerprints
  /** Segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Visits after which a branch is looked beyond; until then the policy plays on from it. */
  readonly ripe: number
}

/** How one simulation begins. */
interface Ascent {
  /** Index of the position's option to try. */
  readonly first: number
  /** The chance of the policy. */
  readonly word: number
  /** Weight of curiosity against success in choosing what to try. */
  readonly exploration: number
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
  /** The option to begin with, until it is picked; -1 from then on. */
  private first = -1
  private exploration = 0
  private simulation = 0
  private segments = 0

  constructor(gear: Gear) {
    this.gear = gear
  }

  /** Begins another simulation. */
  restart({ first, word, exploration }: Ascent): void {
    this.gear.policy.restart(word)
    this.first = first
    this.exploration = exploration
    this.path.length = 0
    this.segments = 0
    this.simulation++
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.first >= 0) return this.begin()
    if (options.length === 1) return 0
    const { asked, at, gear } = this
    asked.seat = seat
    asked.prompt = prompt
    asked.options = options
    return at === null ? gear.policy.pick(table, asked) : this.choose(table, this.branches(at, table.state))
  }

  segmentOver(): void {
    if (++this.segments >= this.gear.depth) throw HALT
  }

  private begin(): number {
    const { first } = this
    this.first = -1
    this.take(this.gear.root.picks[first] as Branch)
    return first
  }

  private take(branch: Branch): void {
    this.path.push(branch)
    this.at = branch.visits < this.gear.ripe ? null : branch
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
    const pick = this.gear.policy.isInformed ? this.guided(table, branches) : this.unguided(table, branches)
    this.take(branches[pick] as Branch)
    return pick
  }

  /** Follows the game's own policy unless something else has proved better: the more so, the less is known. */
  private guided(table: Table<State, unknown>, branches: readonly Branch[]): number {
    const hint = branches[this.gear.policy.informed(table, this.asked)]
    const average = averageOf(branches)
    const rest = (1 - TRUST) / branches.length
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < branches.length; i++) {
      const branch = branches[i] as Branch
      if (branch.metIn === this.simulation) continue
      branch.metIn = this.simulation
      branch.offers++
      const weight = this.exploration * (branch === hint ? TRUST + rest : rest)
      const promise = (branch.value ?? average) + (weight * Math.sqrt(branch.offers)) / (1 + branch.visits)
      if (promise <= most) continue
      most = promise
      best = i
    }
    return best
  }

  private unguided(table: Table<State, unknown>, branches: readonly Branch[]): number {
    const best = this.mostPromising(branches)
    return best >= 0 ? best : this.untried(table, branches)
  }

  /** Index of the branch to follow, or -1 if one of them was never tried. */
  private mostPromising(branches: readonly Branch[]): number {
    const { exploration } = this
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

function averageOf(branches: readonly Branch[]): number {
  let visits = 0
  let total = 0
  for (const branch of branches) {
    visits += branch.visits
    total += branch.total
  }
  return visits === 0 ? 0 : total / visits
}

/** The ask that is being answered, in one object for the whole search. */
interface Asked {
  seat: Seat
  prompt: unknown
  options: readonly unknown[]
}
