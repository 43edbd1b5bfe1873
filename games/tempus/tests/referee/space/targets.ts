import type { CreatureId, TempusState } from '../../../state.ts'
import { lastingName } from '../match.ts'
import { isClosed, isSolid, PLACES, type Place } from './land.ts'
import { areBodiesNext, areNext, far, farBetween } from './steps.ts'
import { areOnOneSide, everybody, landOf, placesOf, seesNow } from './world.ts'

/** How an attack reaches, as its card says. */
export interface Reaching {
  readonly isMelee: boolean
  readonly isSpell: boolean
  readonly range: number
  readonly bounces: boolean
}

function carries(state: TempusState, id: CreatureId, slug: string): boolean {
  return state.lastings.some((one) => one.on === id && lastingName(one) === slug)
}

/** Whether a status or an area keeps an attack on a single target off (C-3, Hide, Camouflage, Antimagic Field). */
function isKept(
  state: TempusState,
  [by, target]: readonly [CreatureId, CreatureId],
  { isSpell }: Reaching,
): boolean {
  const distance = farBetween(placesOf(state, by), placesOf(state, target))
  if (carries(state, target, 'sanctuary')) return true
  if (distance > 2 && (carries(state, target, 'hide') || carries(state, target, 'camouflage'))) return true
  return isSpell && (isInAntimagic(state, by) || isInAntimagic(state, target))
}

/** Spaces from which no Spell is played, and that none targets (C-10, Antimagic Field). */
function antimagicOf(state: TempusState): Place[] {
  return state.lastings
    .filter((one) => lastingName(one) === 'antimagic-field')
    .flatMap(({ spaces }) => spaces)
}

function isInAntimagic(state: TempusState, id: CreatureId): boolean {
  return placesOf(state, id).some((place) => antimagicOf(state).includes(place))
}

/** Whom a Hero may aim an attack on a single target at (T-21). */
export function targetsFor(state: TempusState, by: CreatureId, reaching: Reaching): CreatureId[] {
  return everybody(state).filter(
    (id) =>
      !areOnOneSide(state, by, id) &&
      !isKept(state, [by, id], reaching) &&
      isReached(state, [by, id], reaching),
  )
}

function isReached(
  state: TempusState,
  [by, target]: readonly [CreatureId, CreatureId],
  { isMelee, range, bounces }: Reaching,
): boolean {
  const [from, at] = [placesOf(state, by), placesOf(state, target)]
  const isNext = areBodiesNext(landOf(state), from, at)
  if (isMelee) return isNext && seesNow(state, from, at)
  if (isNext) return false
  if (farBetween(from, at) <= range && seesNow(state, from, at)) return true
  return bounces && bounceTo(state, from[0] as Place, at) <= range
}

/** The least range of a shot that bounces off a space of terrain, or off a wall on an edge (T-R70). */
function bounceTo(state: TempusState, from: Place, at: readonly Place[]): number {
  const land = landOf(state)
  let best = Infinity
  for (const open of PLACES) {
    if (far(open, from) > 13 || isClosed(land, open)) continue
    if (!seesNow(state, [from], [open]) || !seesNow(state, [open], at)) continue
    for (const rock of PLACES) {
      if (far(rock, open) !== 1 || !isSolid(land, rock) || !seesNow(state, [from], [rock])) continue
      if (areNext(land, open, rock)) best = Math.min(best, far(from, rock) + farBetween([rock], at))
    }
    for (const other of [open - 1, open + 1, open - 30, open + 30])
      if (land.walls.has(`${Math.min(open, other)}-${Math.max(open, other)}`))
        best = Math.min(best, far(from, open) + farBetween([open], at))
  }
  return best
}

/** The target spaces that an Area attack may have (T-22.01, T-22.06, T-R122, T-R124). */
export function targetPlaces(state: TempusState, by: CreatureId, { range, isSpell }: Reaching): Place[] {
  const from = placesOf(state, by)
  const land = landOf(state)
  if (isSpell && isInAntimagic(state, by)) return []
  const quiet = isSpell ? antimagicOf(state) : []
  return PLACES.filter(
    (place) =>
      !quiet.includes(place) &&
      !isSolid(land, place) &&
      !from.includes(place) &&
      !areBodiesNext(land, from, [place]) &&
      farBetween(from, [place]) <= range &&
      seesNow(state, from, [place]),
  )
}
