import { seeded, type Position } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import { TreeNode } from './tree-node.ts'

/**
 * The picks of the position itself, by index of its options; options that mean the same share one node. What the game shuns is
 * not weighed while there is something else.
 */
export class Root {
  readonly picks: readonly TreeNode[]
  private readonly nodes: readonly TreeNode[]

  constructor(position: Position, fingerprints: Fingerprints) {
    const { game, seat, view, ask } = position
    const trunk = new TreeNode(0, seat)
    const state = { ...view, chance: seeded(0) }
    const hash = fingerprints.ask(state, seat, ask.prompt)
    this.picks = ask.options.map((option) =>
      trunk.after(fingerprints.option(hash, option, { state, seat }), seat),
    )
    const weighed = this.picks.filter((_, i) => game.shuns?.(view, seat, ask.options[i]) !== true)
    this.nodes = weighed.length === 0 ? trunk.next : trunk.next.filter((one) => weighed.includes(one))
  }

  /** False for a pick that is left out. */
  weighs(pick: TreeNode): boolean {
    return this.nodes.includes(pick)
  }

  /** True when all options that are weighed mean the same. */
  get isForced(): boolean {
    return this.nodes.length < 2
  }

  /** Index of the option to try next: each once, then the most promising. */
  next(exploration: number): number {
    let best = this.nodes[0] as TreeNode
    let most = -1
    for (const node of this.nodes) {
      node.offers++
      const promise = node.visits === 0 ? Number.POSITIVE_INFINITY : node.promise(exploration)
      if (promise <= most) continue
      most = promise
      best = node
    }
    return this.picks.indexOf(best)
  }
}
