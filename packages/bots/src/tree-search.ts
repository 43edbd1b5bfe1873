import { HALT, type Decider, type Seat, type State, type Table } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import type { Policy } from './policy.ts'
import type { Root } from './root.ts'
import type { TreeNode } from './tree-node.ts'

/** How much of the curiosity goes to the pick of the game's own policy before anything is known. */
const TRUST = 0.7

/** What a tree search works with. */
interface TreeSearchParts {
  readonly root: Root
  readonly policy: Policy
  readonly fingerprints: Fingerprints
  /** Segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Visits after which a node is looked beyond; until then the policy plays on from it. */
  readonly expandAfter: number
}

/** How one simulation begins. */
interface SimulationStart {
  /** Index of the position's option to try. */
  readonly first: number
  /** The chance of the policy. */
  readonly seed32: number
  /** Weight of curiosity against success in choosing what to try. */
  readonly exploration: number
}

/**
 * Answers every ask of one simulation: up the tree by what is known of its nodes, one new node at the top, from
 * there on by the policy. One object serves all simulations of a search, so that none of them allocates it anew.
 */
export class TreeSearch implements Decider<State, unknown> {
  /** The nodes taken in the present simulation. */
  readonly path: TreeNode[] = []
  private readonly parts: TreeSearchParts
  private readonly asked: Asked = { seat: 0, prompt: null, options: [] }
  private at: TreeNode | null = null
  /** The option to begin with, until it is picked; -1 from then on. */
  private first = -1
  private exploration = 0
  private simulation = 0
  private segments = 0

  constructor(parts: TreeSearchParts) {
    this.parts = parts
  }

  /** Begins another simulation. */
  restart({ first, seed32, exploration }: SimulationStart): void {
    this.parts.policy.restart(seed32)
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
    const { asked, at, parts } = this
    asked.seat = seat
    asked.prompt = prompt
    asked.options = options
    return at === null ? parts.policy.pick(table, asked) : this.choose(table, this.nodes(at, table.state))
  }

  segmentOver(): void {
    if (++this.segments >= this.parts.depth) throw HALT
  }

  private begin(): number {
    const { first } = this
    this.first = -1
    this.take(this.parts.root.picks[first] as TreeNode)
    return first
  }

  private take(node: TreeNode): void {
    this.path.push(node)
    this.at = node.visits < this.parts.expandAfter ? null : node
  }

  /** One node an option; options that mean the same share one. */
  private nodes(at: TreeNode, state: State): TreeNode[] {
    const { fingerprints } = this.parts
    const { seat, prompt, options } = this.asked
    const ask = fingerprints.ask(state, seat, prompt)
    const eyes = { state, seat }
    return options.map((option) => at.after(fingerprints.option(ask, option, eyes), seat))
  }

  private choose(table: Table<State, unknown>, nodes: readonly TreeNode[]): number {
    const pick = this.parts.policy.isInformed ? this.guided(table, nodes) : this.unguided(table, nodes)
    this.take(nodes[pick] as TreeNode)
    return pick
  }

  /** Follows the game's own policy unless something else has proved better: the more so, the less is known. */
  private guided(table: Table<State, unknown>, nodes: readonly TreeNode[]): number {
    const hint = nodes[this.parts.policy.informed(table, this.asked)]
    const average = averageOf(nodes)
    const rest = (1 - TRUST) / nodes.length
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as TreeNode
      if (node.metIn === this.simulation) continue
      node.metIn = this.simulation
      node.offers++
      const weight = this.exploration * (node === hint ? TRUST + rest : rest)
      const promise = (node.value ?? average) + (weight * Math.sqrt(node.offers)) / (1 + node.visits)
      if (promise <= most) continue
      most = promise
      best = i
    }
    return best
  }

  private unguided(table: Table<State, unknown>, nodes: readonly TreeNode[]): number {
    const best = this.mostPromising(nodes)
    return best >= 0 ? best : this.untried(table, nodes)
  }

  /** Index of the node to follow, or -1 if one of them was never tried. */
  private mostPromising(nodes: readonly TreeNode[]): number {
    const { exploration } = this
    let best = -1
    let most = -1
    let isComplete = true
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as TreeNode
      if (node.metIn === this.simulation) continue
      node.metIn = this.simulation
      node.offers++
      if (node.visits === 0) isComplete = false
      else if (isComplete) {
        const promise = node.promise(exploration)
        if (promise > most) {
          most = promise
          best = i
        }
      }
    }
    return isComplete ? best : -1
  }

  /** Where nothing was tried yet, what the policy would do comes first; then any of the rest. */
  private untried(table: Table<State, unknown>, nodes: readonly TreeNode[]): number {
    const { policy } = this.parts
    let untried = 0
    for (const node of nodes) if (node.visits === 0) untried++
    if (untried === nodes.length && policy.isInformed) return policy.informed(table, this.asked)
    let skipped = policy.any(untried)
    return nodes.findIndex((node) => node.visits === 0 && skipped-- === 0)
  }
}

function averageOf(nodes: readonly TreeNode[]): number {
  let visits = 0
  let total = 0
  for (const node of nodes) {
    visits += node.visits
    total += node.total
  }
  return visits === 0 ? 0 : total / visits
}

/** The ask that is being answered, in one object for the whole search. */
interface Asked {
  seat: Seat
  prompt: unknown
  options: readonly unknown[]
}
