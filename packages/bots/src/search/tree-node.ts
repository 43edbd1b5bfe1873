import type { Seat } from '@trialhall/kernel'

/** What is known of one pick: how often it could be made, how often it was, and what it brought its own seat. */
export class TreeNode {
  readonly key: number
  /** Who picks it. */
  readonly seat: Seat
  visits = 0
  /** Simulations in which it was on offer. */
  offers = 0
  /** Sum of its seat's rewards, each 0 to 1. */
  total = 0
  /** The last simulation that met it: the same key twice in one ask is the same pick. */
  metIn = 0
  /** What was picked after it, in any world and after any roll. */
  readonly next: TreeNode[] = []

  constructor(key: number, seat: Seat) {
    this.key = key
    this.seat = seat
  }

  /** The pick of this key after this one; a new one where it was never met. */
  after(key: number, seat: Seat): TreeNode {
    for (const node of this.next) if (node.key === key) return node
    const fresh = new TreeNode(key, seat)
    this.next.push(fresh)
    return fresh
  }

  get value(): number | null {
    return this.visits === 0 ? null : this.total / this.visits
  }

  /** UCB1 over how often the pick was on offer (Cowling, Powley and Whitehouse 2012); only for picks that were tried. */
  promise(exploration: number): number {
    return this.total / this.visits + exploration * Math.sqrt(Math.log(this.offers) / this.visits)
  }

  /** Adds the reward of one simulation that went through here. */
  reward(gained: number): void {
    this.visits++
    this.total += gained
  }
}
