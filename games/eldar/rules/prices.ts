import type { Action, Aim, Mode } from './faces.ts'
import { ally, enemy, focusCostOf, topBelow } from './aims.ts'
import { attachedTo } from './leaving-play.ts'
import { faceOf } from './printed.ts'
import { heroAt, type EldarPosition, type HeroId, type Pending } from './state.ts'
import { hasQuirk, statusesOf } from './statuses.ts'
import { BIT } from './terms.ts'

/** What one part of a sum adds to a Focus cost, for whoever wants the sum explained. */
export interface Share {
  readonly because: 'printed' | 'X' | 'alert' | 'dazed' | 'elusive' | 'marked' | 'masterwork'
  readonly by: number
}

/** Focus costs of actions of one seat, as they are at this moment (E-8.04). Looks statuses and plain targets up once. */
export class Prices {
  private readonly state: EldarPosition
  private readonly statuses: number[] = []
  private enemies: readonly number[] | null = null
  private allies: readonly number[] | null = null
  private hasWard: boolean | null = null

  constructor(state: EldarPosition) {
    this.state = state
  }

  private statusesOf(id: HeroId): number {
    return (this.statuses[id] ??= statusesOf(this.state, id))
  }

  /** What its user adds to the cost of an action: Alert, Dazed, Masterwork (E-19.01, E-19.02, E-R14). */
  ofUser(draft: Pending): number {
    const statuses = this.statusesOf(draft.hero)
    let shift = 0
    if ((statuses & BIT.alert) !== 0) shift--
    if ((statuses & BIT.dazed) !== 0) shift++
    if (isMasterwork(this.state, draft)) shift--
    return shift
  }

  /** What an enemy target adds: Elusive and Marked, once each (E-19.03, E-19.04, E-19.11). */
  ofTarget(draft: Pending, action: Action, target: HeroId): number {
    if (heroAt(this.state, target).seat === draft.seat) return 0
    const statuses = this.statusesOf(target)
    let shift = 0
    if ((statuses & BIT.elusive) !== 0 && !action.ignoresElusive) shift++
    if ((statuses & BIT.marked) !== 0) shift--
    return shift
  }

  /** The smallest total for which a mode can be used now; Infinity where a target is missing (E-R5). */
  least(draft: Pending, action: Action, mode: Mode): number {
    let shift = this.ofUser(draft)
    for (const aim of mode.aims) {
      if (aim.isOptional) continue
      const legal = this.legalFor(aim, draft)
      if (legal.length === 0) return Infinity
      if (aim.kind === 'hero') shift += this.cheapest(draft, action, legal)
    }
    return clamped(leastBase(this.state, action, draft) + shift)
  }

  /** As the aim says; plain aims are looked up once, since all of one seat's actions share them while nobody has a Ward. */
  private legalFor(aim: Aim, draft: Pending): readonly number[] {
    const { state } = this
    this.hasWard ??= state.heroes.some((_, id) => hasQuirk(state, id, 'ward'))
    if (this.hasWard) return aim.legal(state, draft)
    if (aim === enemy) return (this.enemies ??= aim.legal(state, draft))
    if (aim === ally) return (this.allies ??= aim.legal(state, draft))
    return aim.legal(state, draft)
  }

  private cheapest(draft: Pending, action: Action, targets: readonly HeroId[]): number {
    let best = Infinity
    for (const target of targets) best = Math.min(best, this.ofTarget(draft, action, target))
    return best
  }

  /** The total with the targets and the X of the draft: one sum, clamped once (E-19.05, E-R14). */
  total(draft: Pending, action: Action): number {
    return clamped(this.shares(draft, action).reduce((sum, { by }) => sum + by, 0))
  }

  /** What the total is made of. */
  shares(draft: Pending, action: Action): Share[] {
    const statuses = this.statusesOf(draft.hero)
    const shares: Share[] = [
      action.isX ? { because: 'X', by: Math.max(0, draft.x) } : { because: 'printed', by: action.focus },
    ]
    if ((statuses & BIT.alert) !== 0) shares.push({ because: 'alert', by: -1 })
    if ((statuses & BIT.dazed) !== 0) shares.push({ because: 'dazed', by: 1 })
    if (isMasterwork(this.state, draft)) shares.push({ because: 'masterwork', by: -1 })
    const bits = this.targetStatuses(draft, action)
    if ((bits & BIT.elusive) !== 0 && !action.ignoresElusive) shares.push({ because: 'elusive', by: 1 })
    if ((bits & BIT.marked) !== 0) shares.push({ because: 'marked', by: -1 })
    return shares
  }

  /** Statuses that any enemy target of the draft has: several count once (E-R14). */
  private targetStatuses(draft: Pending, action: Action): number {
    const aims = action.modes[draft.mode]?.aims ?? []
    let bits = 0
    for (let place = 0; place < aims.length; place++) {
      const target = draft.targets[place] ?? -1
      if (aims[place]?.kind !== 'hero' || target < 0) continue
      if (heroAt(this.state, target).seat !== draft.seat) bits |= this.statusesOf(target)
    }
    return bits
  }
}

function clamped(total: number): number {
  return Math.max(0, total)
}

/** The smallest base of an action: X begins at 0, or right above what it must exceed. */
export function leastBase(state: EldarPosition, action: Action, draft: Pending): number {
  if (!action.isX) return action.focus
  const aims = action.modes[0]?.aims ?? []
  if (aims[0]?.kind !== 'pending') return 0
  const target = topBelow(state, draft)
  return target && target.kind !== 'trigger' ? focusCostOf(target) + 1 : 0
}

/** Elric's equipment is used for less. */
function isMasterwork(state: EldarPosition, draft: Pending): boolean {
  return (
    faceOf(draft.face).kind === 'equipment' &&
    draft.kind === 'ability' &&
    attachedTo(state, draft.hero, 'equipment')?.card === draft.card &&
    hasQuirk(state, draft.hero, 'masterwork')
  )
}
