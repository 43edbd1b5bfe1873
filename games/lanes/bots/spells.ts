import type { Seat } from '@trialhall/kernel'
import type { Face, Who } from '../faces.ts'
import { powersOf } from '../rules/passives.ts'
import { isOf } from '../rules/spells/aiming.ts'
import { causeOf } from '../rules/spells/cause.ts'
import { playerAt, sideOf, unitAt, type LanesPosition, type Unit } from '../state.ts'
import { isChanged } from '../texts/counting.ts'

/** Worth of units that a spell finds by itself: what harm does to one, what help does to one that is hurt. */
const REACHED = { harmed: 3, helped: 2 } as const

/** Whether all that a spell gives is gone with the turn (L-MN2.6): laid in a slot it would never be cast in the enemy's turn. */
export function isForNow({ does }: Face): boolean {
  return does.some(({ givesMana }) => givesMana === true)
}

/** A spell that is about to be cast, with what its text chooses. */
export interface Cast {
  readonly face: Face
  readonly at: readonly number[]
}

/**
 * Whether a spell does nothing for whoever casts it, or nothing more than with a target less: healing those who lack nothing, a stance for those who have one or
 * will be struck by nobody, Haste long before it can be used, a storm where no foe stands.
 */
export function isVainCast(state: LanesPosition, seat: Seat, { face, at }: Cast): boolean {
  const { aim, does } = face
  if (does.length === 0 || isPaidBack(state, seat, face)) return false
  if (aim.kind !== 'unit') return isOnNobody(state, seat, { face, at })
  return at.some((field) => {
    const unit = unitAt(state, field)
    return unit !== null && (!isChanged(state, unit, does) || isGivenBack(seat, unit, face))
  })
}

/** Whether a spell would free a unit of the enemy of its Turnover, by which it fights for this seat (L-CON.13, L-R69). */
function isGivenBack(seat: Seat, { owner, turnover }: Unit, { does }: Face): boolean {
  return owner !== seat && turnover > 0 && does.some(({ purges }) => purges === true)
}

/** Whether casting brings something by itself, whatever the spell does: passive powers that look at spells (L-R58). */
function isPaidBack(state: LanesPosition, seat: Seat, { types }: Face): boolean {
  if (state.active !== seat) return false
  const player = playerAt(state, seat)
  const isFirst = player.casts === 0 && powersOf(player, 'firstSpell').length > 0
  return (
    isFirst || powersOf(player, 'burn').some(({ does }) => !player.hasScorched && types.includes(does.type))
  )
}

/** Whether all that a spell does is done to units that it finds by itself, and it finds none that is worth it. */
function isOnNobody(state: LanesPosition, seat: Seat, { face: { does }, at }: Cast): boolean {
  const cause = causeOf({ seat, at: at[0] ?? -1 })
  return does.every(({ serves }) => serves !== undefined && serves(state, cause).length === 0)
}

/** What a spell does for a seat to the unit on a field where it strikes: harm to foes, to its own side only where the text makes no difference. */
export function reachMerit({ does }: Face, unit: Unit, seat: number): number {
  let merit = 0
  for (const { reaches } of does) {
    if (reaches === undefined || !isOf(reaches, unit, seat)) continue
    merit += sideOf(unit) === seat ? ownMerit(reaches, unit) : REACHED.harmed
  }
  return merit
}

/** A text that means friends alone helps those that are hurt; what means everybody harms them too. */
function ownMerit(reaches: Who, { hp, baseHp }: Unit): number {
  if (reaches === 'any') return -REACHED.harmed
  return (hp ?? 0) < (baseHp ?? 0) ? REACHED.helped : 0
}
