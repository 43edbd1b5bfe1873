import { bodiesOn, canStep, distance, fits, sharesOf, spreadsTo, type Space } from '../../space/index.ts'
import {
  OFF,
  type CreatureId,
  type Lasting,
  type Pool,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'
import { creatureOf, isHero, monsterOf, sizeOf } from '../creatures.ts'
import { useUp } from '../lasting-use.ts'
import { entered } from './entering.ts'
import { neighboursOf, offerGifts } from './gifts.ts'
import { bodyOf, isFreeFor } from '../map.ts'
import { lastingFace } from '../printed.ts'
import { canMove, costOf, endSizeOf, mayPass, surroundingsOf, type Surroundings } from './ways.ts'

/** A walk that was decided. */
export interface Walk {
  /** The spaces that are stepped on; of a large creature those of the space that leads. */
  readonly path: readonly Space[]
  /** Where the body stands in the end: the last space of the path, or a place that covers it (T-R62). */
  readonly end: Space
  /** What pays for it, in the order in which it is spent where there is a choice (T-R31). */
  readonly pools: readonly Pool[]
}

/** A walk under way. */
interface Trip extends Walk {
  readonly id: CreatureId
  /** The space that leads. */
  lead: Space
  /** Where it was last that it may stay (T-R119). */
  safe: Space
  /** Places of the body since the last telling. */
  told: Space[]
  /** What it meets, as long as nothing has happened since it looked; null where it must look again. */
  around: Surroundings | null
  /** What it has met on the way: ids of lasting effects. */
  readonly met: number[]
}

/**
 * A creature walks, step by step: each is paid for, and what lies on a space is met before the next (T-18.01, T-18.18, T-R32). It stops where it is put
 * elsewhere, may not move any more, or its way is shut; from the space of an ally it is then set back (T-R119).
 */
export function walkAlong(table: TempusTable, id: CreatureId, walk: Walk): void {
  const { state } = table
  const { at } = creatureOf(state, id)
  const safe = isFreeFor(state, id, at) || state.turn?.seat !== id ? at : state.turn.safe
  const around = surroundingsOf(state, id)
  const lead = leadOf(around, { walk, body: bodyOf(state, id) })
  const { path, end, pools } = walk
  const trip: Trip = { path, end, pools, id, lead, safe, told: [at], around, met: [] }
  let isUnderWay = true
  for (let index = 0; index < walk.path.length && isUnderWay; index++) {
    isUnderWay = payStep(state, trip, index) && takeStep(table, trip, index)
  }
  tell(table, trip)
  if (
    state.ending === null &&
    creatureOf(state, id).at !== OFF &&
    !isFreeFor(state, id, creatureOf(state, id).at)
  )
    putBack(table, id, trip.safe)
}

/** Of a body the space that leads the way: the one that can take the first step. */
function leadOf(around: Surroundings, { walk, body }: { walk: Walk; body: readonly Space[] }): Space {
  const [to] = walk.path
  const leads = (from: Space): boolean =>
    to !== undefined &&
    distance(from, to) === 1 &&
    walk.pools.some((pool) => allows(around, pool, { from, to }))
  return body.find(leads) ?? body[0] ?? OFF
}

interface Step {
  readonly from: Space
  readonly to: Space
}

/** Whether spaces of this pool may be spent on a step (T-18.12, T-R31). */
function allows(around: Surroundings, pool: Pool, { from, to }: Step): boolean {
  if (!mayPass(around, pool, to)) return false
  if (pool.isStraight && pool.heading !== 0 && pool.heading !== to - from) return false
  if (pool.acrossTerrain) return true
  return pool.acrossWater ? spreadsTo(around.ground, from, to) : canStep(around.ground, from, to)
}

/** Pays for the next step. False where the creature cannot go on. */
function payStep(state: TempusPosition, trip: Trip, index: number): boolean {
  const { path, pools, lead } = trip
  const to = path[index]
  if (to === undefined || !canMove(state, trip.id)) return false // T-18.17
  trip.around ??= surroundingsOf(state, trip.id)
  const payment = paymentFor(trip.around, pools, { path, index, lead })
  if (payment === null) return false
  spend(pools, payment, { from: lead, to })
  return true
}

function spend(pools: readonly Pool[], payment: readonly number[], { from, to }: Step): void {
  for (const [i, pool] of pools.entries()) {
    const spaces = payment[i] ?? 0
    pool.left -= spaces
    if (pool.isStraight && spaces > 0) pool.heading = to - from
  }
}

/** What a walk takes of each of its pools, if nothing happens on the way (T-R31); null where they do not pay for it. */
export function priceOf(state: TempusPosition, id: CreatureId, walk: Walk): readonly number[] | null {
  const around = surroundingsOf(state, id)
  const pools = walk.pools.map((pool) => ({ ...pool }))
  let from = leadOf(around, { walk, body: bodyOf(state, id) })
  for (const [index, to] of walk.path.entries()) {
    const payment = paymentFor(around, pools, { path: walk.path, index, lead: from })
    if (payment === null) return null
    spend(pools, payment, { from, to })
    from = to
  }
  return pools.map((pool, i) => (walk.pools[i]?.left ?? 0) - pool.left)
}

/** What is left of a way: the steps of a path from this one on, and where the first of them begins. */
interface Rest {
  readonly path: readonly Space[]
  readonly index: number
  readonly lead: Space
}

/** What each pool pays for the next step so that the rest of the way can be paid too; null where they cannot pay. */
function paymentFor(
  around: Surroundings,
  pools: readonly Pool[],
  { path, index, lead }: Rest,
): readonly number[] | null {
  const [only] = pools
  if (pools.length > 1 || only === undefined || only.isStraight)
    return paymentOf(around, pools, [lead, ...path.slice(index)])
  let sum = 0
  let from = lead
  for (let step = index; step < path.length; step++) {
    const to = path[step] ?? OFF
    if (!allows(around, only, { from, to })) return null
    sum += costOf(around, to)
    from = to
  }
  return sum > only.left ? null : [costOf(around, path[index] ?? OFF)]
}

/**
 * What each pool pays for the first step so that the rest of the way can be paid too: as much as can be from the first. A step that costs more than one space
 * may be paid from several (T-18.02, T-38.08, T-R31). Null where they cannot pay.
 */
function paymentOf(
  around: Surroundings,
  pools: readonly Pool[],
  way: readonly Space[],
): readonly number[] | null {
  const [from, to] = way
  if (from === undefined || to === undefined) return null
  const most = pools.map((pool) => (allows(around, pool, { from, to }) ? pool.left : 0))
  const paysRest = (payment: readonly number[]): boolean => {
    if (way.length === 2) return true
    const after = pools.map((pool) => ({ ...pool }))
    spend(after, payment, { from, to })
    return paymentOf(around, after, way.slice(1)) !== null
  }
  return sharesOf(costOf(around, to), most).find(paysRest) ?? null
}

/** One step: the creature stands there, meets what is there, and may give Loot away. False where it is not there any more. */
function takeStep(table: TempusTable, trip: Trip, index: number): boolean {
  const { state } = table
  const { id } = trip
  const from = trip.lead
  const to = trip.path[index] ?? from
  const isLast = index === trip.path.length - 1
  const neighbours = neighboursOf(state, id)
  const body = bodyOf(state, id)
  const { lastings, turn } = state
  const were = { lastings: lastings.length, hasGifted: turn?.hasGifted }
  trip.lead = to
  moveBody(state, trip, isLast)
  const { at } = creatureOf(state, id)
  count(state, trip)
  useUp(table, id, 'step')
  meet(table, trip, { spaces: [to], from })
  if (isLast && isStillThere(state, id, at)) meetRest(table, trip, body)
  if (!isStillThere(state, id, at)) return false
  offerGifts(table, id, neighbours)
  if (lastings.length !== were.lastings || turn?.hasGifted !== were.hasGifted || lastings.some(isArea))
    trip.around = null
  return isStillThere(state, id, at)
}

/** What an area gives a creature goes by where it stands. */
function isArea({ face }: Lasting): boolean {
  return lastingFace(face).isArea
}

/** A large body follows its leading space where it fits, and ends where that was decided (T-33.02). */
function moveBody(state: TempusPosition, trip: Trip, isLast: boolean): void {
  const { id, lead, end, told } = trip
  const creature = creatureOf(state, id)
  if (isLast) {
    if (!isHero(id)) monsterOf(state, id).isSmall = undefined // T-34.06
    creature.at = end
  } else if (endSizeOf(state, id) === 1) creature.at = lead
  else if (!monsterOf(state, id).isSmall) creature.at = nearestPlace(state, trip, creature.at)
  if (told.at(-1) !== creature.at) told.push(creature.at)
}

/** Where the whole body covers the space that leads and fits, as near to where it is as can be; where it is if it fits nowhere. */
function nearestPlace(state: TempusPosition, { id, lead, around }: Trip, at: Space): Space {
  const { ground, isFree } = around ?? surroundingsOf(state, id)
  const places = bodiesOn(lead, sizeOf(state, id)).filter((body) => fits(ground, body, isFree))
  const off = (place: Space): number => distance(place, at)
  return places.reduce(
    (best, { anchor }) => (off(anchor) < off(best) ? anchor : best),
    places[0]?.anchor ?? at,
  )
}

/** What is remembered of a step: how far the Hero whose turn it is has moved, and where it may come back to. */
function count(state: TempusPosition, trip: Trip): void {
  const { id } = trip
  const { at } = creatureOf(state, id)
  const turn = state.turn?.seat === id ? state.turn : null
  if (turn !== null) turn.steps++
  if (!isFreeFor(state, id, at)) return
  trip.safe = at
  if (turn !== null) turn.safe = at
}

/** What lies on spaces that it has come to. */
function meet(
  table: TempusTable,
  trip: Trip,
  { spaces, from }: { spaces: readonly Space[]; from: Space },
): void {
  const entry = { spaces, from, how: 'walked', tellFirst: () => stopFor(table, trip) } as const
  trip.met.push(...entered(table, trip.id, entry))
}

/** A large body comes at last to more spaces than those of its way; of what it has met already it meets nothing twice. */
function meetRest(table: TempusTable, trip: Trip, before: readonly Space[]): void {
  const { state } = table
  const { path } = trip
  const spaces = bodyOf(state, trip.id).filter((space) => !before.includes(space) && !path.includes(space))
  if (spaces.length === 0) return
  const tellFirst = (): void => stopFor(table, trip)
  entered(table, trip.id, { spaces, from: trip.lead, how: 'walked', except: trip.met, tellFirst })
}

/** Something answers a step: it is told where the creature is, and what it meets then may be something else. */
function stopFor(table: TempusTable, trip: Trip): void {
  tell(table, trip)
  trip.around = null
}

function isStillThere(state: TempusPosition, id: CreatureId, at: Space): boolean {
  return state.ending === null && creatureOf(state, id).at === at
}

function tell(table: TempusTable, trip: Trip): void {
  if (trip.told.length > 1) table.emit({ type: 'moved', creature: trip.id, path: trip.told, how: 'walked' })
  trip.told = trip.told.slice(-1)
}

/** A creature that is caught where it may not stay comes back to the last space where it may (T-R119). It has entered that space before. */
export function putBack(table: TempusTable, id: CreatureId, safe: Space): void {
  const creature = creatureOf(table.state, id)
  if (safe === OFF || creature.at === safe) return
  table.emit({ type: 'moved', creature: id, path: [creature.at, safe], how: 'placed' })
  creature.at = safe
}
