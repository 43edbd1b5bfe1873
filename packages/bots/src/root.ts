import { seeded, type Position } from '@trialhall/kernel'
import type { Fingerprints } from './fingerprint.ts'
import { Branch } from './tree.ts'

/**
 * The picks of the position itself, by index of its options; options that mean the same share one branch. What the game shuns is
 * not weighed while there is something else.
 */
export class Root {
  readonly picks: readonly Branch[]
  private readonly branches: readonly Branch[]

  constructor(position: Position, fingerprints: Fingerprints) {
    const { game, seat, view, ask } = position
    const trunk = new Branch(0, seat)
    const state = { ...view, chance: seeded(0) }
    const hash = fingerprints.ask(state, seat, ask.prompt)
    this.picks = ask.options.map((option) =>
      trunk.after(fingerprints.option(hash, option, { state, seat }), seat),
    )
    const weighed = this.picks.filter((_, i) => game.shuns?.(view, seat, ask.options[i]) !== true)
    this.branches = weighed.length === 0 ? trunk.next : trunk.next.filter((one) => weighed.includes(one))
  }

  /** False for a pick that is left out. */
  weighs(pick: Branch): boolean {
    return this.branches.includes(pick)
  }

  /** True when all options that are weighed mean the same. */
  get isForced(): boolean {
    return this.branches.length < 2
  }

  /** Index of the option to try next: each once, then the most promising. */
  next(exploration: number): number {
    let best = this.branches[0] as Branch
    let most = -1
    for (const branch of this.branches) {
      branch.offers++
      const promise = branch.visits === 0 ? Number.POSITIVE_INFINITY : branch.promise(exploration)
      if (promise <= most) continue
      most = promise
      best = branch
    }
    return this.picks.indexOf(best)
  }
}
