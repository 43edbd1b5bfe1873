import type { Seat } from '@trialhall/kernel'
import type { Action, Aim, Mode } from '../../faces.ts'
import { attachedTo } from '../leaving-play.ts'
import { faceOf } from '../printed.ts'
import { firstOf, heroAt, type EldarPosition, type HeroId, type Pending } from '../../state.ts'
import { hasQuirk, statusesOf } from '../statuses.ts'
import { focusCostOf, topBelow } from './targets.ts'
import { BIT, QUIRK, SLOT } from '../../terms.ts'

/** What one part of a sum adds to a Focus cost (E-19.09), for whoever wants the sum explained. */
export interface Share {
  readonly because: 'printed' | 'X' | 'alert' | 'dazed' | 'elusive' | 'marked' | 'masterwork'
  readonly by: number
}

/** What the cheapest enemy adds to actions that Elusive makes dearer, and to those that it does not. */
export interface Enemies {
  readonly least: number
  readonly leastElusive: number
  /** A Ward bars some: which, depends on what is used. */
  readonly isWarded: boolean
}

/** More Focus than anybody ever has: what an action without a legal target costs. */
export const BEYOND_REACH = 1_000_000

/** Alert, Marked and Masterwork together: the most that a cost can fall (E-19.01, E-19.04). */
export const MOST_SAVED = 3
/** Elusive: the most that a target adds to a cost (E-19.03). */
export const MOST_ADDED = 1

/** Focus costs of actions of one seat, as they are at this moment (E-8.04). Looks statuses and plain targets up once. */
export class Prices {
  private readonly state: EldarPosition
  /** By Hero; -1 where nobody has asked yet. */
  private readonly statuses: number[] = [-1, -1, -1, -1, -1, -1]
  private enemies: Enemies | null = null

  constructor(state: EldarPosition) {
    this.state = state
  }

  private statusesOf(id: HeroId): number {
    const known = this.statuses[id] as number
    return known >= 0 ? known : (this.statuses[id] = statusesOf(this.state, id, PRICED))
  }

  /** The most printed Focus that a Hero can pay for, where its action has no enemy for a target (E-19.01, E-19.02). */
  affordableBy(id: HeroId): number {
    return heroAt(this.state, id).focus - shiftOf(this.statusesOf(id))
  }

  /** What enemies add to the actions of the seat: all of its Heroes share it. */
  against(seat: Seat): Enemies {
    return (this.enemies ??= this.lookAt(1 - seat))
  }

  private lookAt(seat: Seat): Enemies {
    const { state } = this
    let least = BEYOND_REACH
    let leastElusive = BEYOND_REACH
    let isWarded = false
    const first = firstOf(state, seat)
    for (let id = first; id < first + state.perSide; id++) {
      if (heroAt(state, id).isDown) continue
      const statuses = this.statusesOf(id)
      least = Math.min(least, shiftBy(statuses, MINDS_ELUSIVE))
      leastElusive = Math.min(leastElusive, shiftBy(statuses, IGNORES_ELUSIVE))
      isWarded ||= hasQuirk(state, id, QUIRK.ward)
    }
    return { least, leastElusive, isWarded }
  }

  /** What its user adds to the cost of an action: Alert, Dazed, Masterwork (E-19.01, E-19.02, E-R14). */
  ofUser(planned: Pending): number {
    const shift = shiftOf(this.statusesOf(planned.hero))
    return isMasterwork(this.state, planned) ? shift - 1 : shift
  }

  /** What an enemy target adds: Elusive and Marked, once each (E-19.03, E-19.04, E-19.11). */
  ofTarget(planned: Pending, action: Action, target: HeroId): number {
    if (heroAt(this.state, target).seat === planned.seat) return 0
    return shiftBy(this.statusesOf(target), action)
  }

  /** The smallest total for which an action can be used now, in any of its modes; BEYOND_REACH where targets are missing. */
  least(planned: Pending, action: Action): number {
    const { modes } = action
    let least = BEYOND_REACH
    for (let i = 0; i < modes.length; i++)
      least = Math.min(least, this.leastOf(modes[i] as Mode, planned, action))
    return least
  }

  /** The same for one mode (E-R5). */
  leastOf({ aims }: Mode, planned: Pending, action: Action): number {
    let shift = 0
    for (let i = 0; i < aims.length; i++) {
      const least = this.leastShift(aims[i] as Aim, planned, action)
      if (least === BEYOND_REACH) return BEYOND_REACH
      shift += least
    }
    return clamped(leastBase(this.state, action, planned) + this.ofUser(planned) + shift)
  }

  /** What the cheapest legal target adds; BEYOND_REACH where there is none. */
  private leastShift(aim: Aim, planned: Pending, action: Action): number {
    if (aim.plain === 'ally' || aim.isOptional) return 0 // the acting Hero itself, if nobody else
    if (aim.plain === 'enemy') {
      const { least, leastElusive, isWarded } = this.against(planned.seat)
      if (!isWarded) return action.ignoresElusive ? leastElusive : least
    }
    if (aim.kind !== 'hero') return aim.isOpen(this.state, planned) ? 0 : BEYOND_REACH
    return this.cheapest(planned, action, aim.legal(this.state, planned))
  }

  private cheapest(planned: Pending, action: Action, targets: readonly HeroId[]): number {
    let best = BEYOND_REACH
    for (const target of targets) best = Math.min(best, this.ofTarget(planned, action, target))
    return best
  }

  /** The total with the targets and the X of what is planned: one sum, clamped once (E-19.05, E-R14). */
  total(planned: Pending, action: Action): number {
    const base = action.isX ? Math.max(0, planned.x) : action.focus
    return clamped(base + this.ofUser(planned) + shiftBy(this.targetStatuses(planned, action), action))
  }

  /** What the total is made of (E-19.09). */
  shares(planned: Pending, action: Action): Share[] {
    const statuses = this.statusesOf(planned.hero)
    const shares: Share[] = [
      action.isX ? { because: 'X', by: Math.max(0, planned.x) } : { because: 'printed', by: action.focus },
    ]
    if ((statuses & BIT.alert) !== 0) shares.push({ because: 'alert', by: -1 })
    if ((statuses & BIT.dazed) !== 0) shares.push({ because: 'dazed', by: 1 })
    if (isMasterwork(this.state, planned)) shares.push({ because: 'masterwork', by: -1 })
    const bits = this.targetStatuses(planned, action)
    if ((bits & BIT.elusive) !== 0 && !action.ignoresElusive) shares.push({ because: 'elusive', by: 1 })
    if ((bits & BIT.marked) !== 0) shares.push({ because: 'marked', by: -1 })
    return shares
  }

  /** Statuses that any enemy target of it has: several count once (E-R14). */
  private targetStatuses(planned: Pending, action: Action): number {
    const aims = action.modes[planned.mode]?.aims ?? []
    let bits = 0
    for (let place = 0; place < aims.length; place++) {
      const target = planned.targets[place] ?? -1
      if (aims[place]?.kind !== 'hero' || target < 0) continue
      if (heroAt(this.state, target).seat !== planned.seat) bits |= this.statusesOf(target)
    }
    return bits
  }
}

const MINDS_ELUSIVE = { ignoresElusive: false }
const IGNORES_ELUSIVE = { ignoresElusive: true }

/** The statuses that prices depend on. */
const PRICED = BIT.alert | BIT.dazed | BIT.elusive | BIT.marked

/** What statuses of its user add to the cost of an action (E-19.01, E-19.02). */
function shiftOf(statuses: number): number {
  let shift = 0
  if ((statuses & BIT.alert) !== 0) shift--
  if ((statuses & BIT.dazed) !== 0) shift++
  return shift
}

/** What statuses of enemy targets add (E-19.03, E-19.04). */
function shiftBy(statuses: number, { ignoresElusive }: Pick<Action, 'ignoresElusive'>): number {
  let shift = 0
  if ((statuses & BIT.elusive) !== 0 && !ignoresElusive) shift++
  if ((statuses & BIT.marked) !== 0) shift--
  return shift
}

/** Never below 0 (E-19.05). */
function clamped(total: number): number {
  return Math.max(0, total)
}

/** The smallest base of an action: X begins at 0, or right above what it must exceed (E-14.02, E-R53). */
export function leastBase(state: EldarPosition, action: Action, planned: Pending): number {
  if (!action.isX) return action.focus
  const aims = action.modes[0]?.aims ?? []
  if (aims[0]?.kind !== 'pending') return 0
  const target = topBelow(state, planned)
  return target && target.kind !== 'trigger' ? focusCostOf(target) + 1 : 0
}

/** Elric's equipment is used for less: card text goes before the rules (E-R1). */
function isMasterwork(state: EldarPosition, planned: Pending): boolean {
  return (
    planned.kind === 'ability' &&
    faceOf(planned.face).kind === 'equipment' &&
    attachedTo(state, planned.hero, SLOT.equipment)?.card === planned.card &&
    hasQuirk(state, planned.hero, QUIRK.masterwork)
  )
}
