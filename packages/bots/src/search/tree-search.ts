import { HALT, type Decider, type Game, type Seat, type State, type Table } from '@trialhall/kernel'
import { widthAfter } from './candidates.ts'
import { isQuiet } from './quiet.ts'
import type { Fingerprints } from './fingerprint.ts'
import type { Policy } from './policy.ts'
import type { TreeNode } from './tree-node.ts'

/** How much of the curiosity goes to the pick of the game's own policy before anything is known. */
const TRUST = 0.7

/** What a tree search works with. */
interface TreeSearchParts {
  readonly game: Game
  readonly policy: Policy
  readonly fingerprints: Fingerprints
  /** Quiet segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Visits after which a node is looked beyond; until then the policy plays on from it. */
  readonly expandAfter: number
}

/** How one simulation begins. */
interface SimulationStart {
  /** The pick to try at the position itself. */
  readonly first: TreeNode
  /** Index of the option that it stands for. */
  readonly option: number
  /** The chance of the policy. */
  readonly seed32: number
  /** Weight of curiosity against success in choosing what to try. */
  readonly exploration: number
}

/** The picks that are weighed at an ask. */
interface Fork {
  readonly from: TreeNode
  /** One for each option that is weighed; options that mean the same share one. */
  readonly nodes: readonly TreeNode[]
  /** What the game finds worth a thought, best first; null where nothing is known of that. */
  readonly listed: readonly number[] | null
  /** What the policy would pick. */
  readonly hint: TreeNode | undefined
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
  /** The pick to begin with, until it is made. */
  private first: TreeNode | null = null
  private option = 0
  private exploration = 0
  private simulation = 0
  private segments = 0

  constructor(parts: TreeSearchParts) {
    this.parts = parts
  }

  /** Begins another simulation. */
  restart({ first, option, seed32, exploration }: SimulationStart): void {
    this.parts.policy.restart(seed32)
    this.first = first
    this.option = option
    this.exploration = exploration
    this.path.length = 0
    this.segments = 0
    this.simulation++
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.first !== null) return this.begin(this.first)
    if (options.length === 1) return 0
    const { asked, at, parts } = this
    asked.seat = seat
    asked.prompt = prompt
    asked.options = options
    return at === null ? parts.policy.pick(table, asked) : this.choose(table, at)
  }

  segmentOver({ state }: Table<State, unknown>): void {
    if (isQuiet(this.parts.game, state) && ++this.segments >= this.parts.depth) throw HALT
  }

  private begin(first: TreeNode): number {
    this.first = null
    this.take(first)
    return this.option
  }

  private take(node: TreeNode): void {
    this.path.push(node)
    this.at = node.visits < this.parts.expandAfter ? null : node
  }

  private choose(table: Table<State, unknown>, from: TreeNode): number {
    const { game, policy } = this.parts
    const listed = game.shortlist?.(table.state, this.asked) ?? null
    if (listed?.length === 1) return listed[0] as number
    const nodes = this.nodes(from, table.state, listed)
    const hinted = policy.isInformed ? policy.informed(table, this.asked) : -1
    const hint = nodes[listed ? listed.indexOf(hinted) : hinted]
    const at = this.mostPromising({ from, nodes, listed, hint })
    this.take(nodes[at] as TreeNode)
    return listed ? (listed[at] as number) : at
  }

  private nodes(from: TreeNode, state: State, listed: readonly number[] | null): TreeNode[] {
    const { fingerprints } = this.parts
    const { seat, prompt, options } = this.asked
    const ask = fingerprints.ask(state, seat, prompt)
    const eyes = { state, seat }
    const nodeOf = (option: unknown): TreeNode => from.after(fingerprints.option(ask, option, eyes), seat)
    return listed ? listed.map((index) => nodeOf(options[index])) : options.map(nodeOf)
  }

  /** Place of the pick to follow: the most promising of those tried before, or one more as long as they are few. */
  private mostPromising(fork: Fork): number {
    const { from, nodes } = fork
    const average = averageOf(nodes)
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    let fresh = -1
    let tried = 0
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as TreeNode
      if (node.metIn === this.simulation) continue
      node.metIn = this.simulation
      node.offers++
      if (node.visits === 0) {
        if (fresh < 0 || isBefore(node, nodes[fresh] as TreeNode, fork)) fresh = i
        continue
      }
      tried++
      const promise = this.promiseOf(node, fork, average)
      if (promise < most || (promise === most && node.key < (nodes[best] as TreeNode).key)) continue
      most = promise
      best = i
    }
    if (fresh < 0 || tried >= widthAfter(from.visits)) return best
    return this.promiseOf(nodes[fresh] as TreeNode, fork, average) > most ? fresh : best
  }

  /**
   * With a policy, its pick is followed unless something else has proved better: the more so, the less is known. Without one,
   * what was never tried comes first.
   */
  private promiseOf(node: TreeNode, { nodes, hint }: Fork, average: number): number {
    const { exploration, parts } = this
    if (!parts.policy.isInformed)
      return node.visits === 0 ? Number.POSITIVE_INFINITY : node.promise(exploration)
    const rest = (1 - TRUST) / nodes.length
    const weight = exploration * (node === hint ? TRUST + rest : rest)
    return (node.value ?? average) + (weight * Math.sqrt(node.offers)) / (1 + node.visits)
  }
}

/** Which of two untried picks comes first: that of the policy, then what is listed first; without a list chance decides. */
function isBefore(node: TreeNode, other: TreeNode, { listed, hint }: Fork): boolean {
  if (other === hint) return false
  return node === hint || (listed === null && node.key > other.key)
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
