import type { Position } from '@trialhall/kernel'
import { candidatesOf, meaningsOf, widthAfter } from './candidates.ts'
import type { Fingerprints } from './fingerprint.ts'
import { TreeNode } from './tree-node.ts'

/** The picks of the position itself; options that mean the same share one node. */
export class Root {
  /** The node of each option, by its index. */
  readonly picks: readonly TreeNode[]
  /** The nodes that are weighed, in the order in which they are first tried. */
  readonly weighed: readonly TreeNode[]
  private readonly optionOf: Map<TreeNode, number> = new Map()
  private readonly isShortlist: boolean
  private tries = 0

  constructor(position: Position, fingerprints: Fingerprints) {
    const { seat } = position
    const trunk = new TreeNode(0, seat)
    this.picks = meaningsOf(position, fingerprints).map((key) => trunk.after(key, seat))
    const { order, isShortlist } = candidatesOf(position, fingerprints)
    this.isShortlist = isShortlist
    for (const index of order) {
      const node = this.picks[index] as TreeNode
      if (!this.optionOf.has(node)) this.optionOf.set(node, index)
    }
    this.weighed = [...this.optionOf.keys()]
  }

  /** True when all options that are weighed mean the same. */
  get isForced(): boolean {
    return this.weighed.length < 2
  }

  /** How many simulations it takes to try everything that the game finds worth a thought. */
  get leastTries(): number {
    return this.isShortlist ? this.weighed.length : 0
  }

  /** Index of the option that a node stands for. */
  indexOf(node: TreeNode): number {
    return this.optionOf.get(node) as number
  }

  /** The node to try next: each of those that are open once, then the most promising. */
  next(exploration: number): TreeNode {
    let best = this.weighed[0] as TreeNode
    let most = -1
    const open = this.isShortlist ? this.weighed.length : widthAfter(this.tries++)
    for (let i = 0; i < open && i < this.weighed.length; i++) {
      const node = this.weighed[i] as TreeNode
      node.offers++
      const promise = node.visits === 0 ? Number.POSITIVE_INFINITY : node.promise(exploration)
      if (promise <= most) continue
      most = promise
      best = node
    }
    return best
  }
}
