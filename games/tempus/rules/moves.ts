import type { CardId, Seat } from '@trialhall/kernel'
import type { Space } from '../space/index.ts'
import {
  OFF,
  type CreatureId,
  type Pool,
  type TempusPosition,
  type TempusTable,
  type Turn,
} from '../state.ts'
import { creatureOf, isOnMap } from './creatures.ts'
import { isFreeFor } from './map.ts'
import { waysPast } from './moving/detours.ts'
import { priceOf, putBack, walkAlong, type Walk } from './moving/walking.ts'
import { hasWay, ordersOf, poolOf, waysOf, type Spaces, type Ways } from './moving/ways.ts'
import { spaceOptions, type SpaceOption } from './quick/options.ts'

/**
 * A Hero has more spaces of movement in its turn (T-14.06, T-18.02). They join others with the same permissions and stay apart from those with
 * different ones (T-18.12, T-R31). Outside of its turn it gets none.
 */
export function gainPool(table: TempusTable, seat: Seat, spaces: Spaces): void {
  const { turn } = table.state
  if (turn?.seat !== seat || spaces.spaces <= 0) return
  const gained = poolOf(spaces)
  const same = turn.pools.find((pool) => isAlike(pool, gained))
  if (same === undefined) turn.pools.push(gained)
  else same.left += gained.left
  table.emit({ type: 'gainedSpaces', seat, by: gained.left })
}

function isAlike(one: Pool, other: Pool): boolean {
  if (one.isStraight || other.isStraight) return false // each is a line of its own
  if (one.throughOpponents !== other.throughOpponents) return false
  return one.acrossWater === other.acrossWater && one.acrossTerrain === other.acrossTerrain
}

/** Spaces of the turn that are not spent, with all their permissions together (T-18.14: they are lost with the turn). */
export function spacesLeft({ pools }: Turn): number {
  return pools.reduce((sum, { left }) => sum + left, 0)
}

/** Whether the Hero whose turn it is can go anywhere with the spaces that it has (T-18.01). */
export function canWalk(state: TempusPosition, { seat, pools }: Turn): boolean {
  return pools.some(({ left }) => left > 0) && hasWay(state, seat, pools)
}

/** Whether a creature may end its turn, or perform an Action, where it stands: not in the space of an ally (T-18.06, T-R13). */
export function canStay(state: TempusPosition, id: CreatureId): boolean {
  return isOnMap(state, id) && isFreeFor(state, id, creatureOf(state, id).at)
}

/** A Hero that is caught in the space of an ally comes back to the last space where it may stay (T-R119). */
export function setBack(table: TempusTable, { seat, safe }: Turn): void {
  if (isOnMap(table.state, seat) && !canStay(table.state, seat)) putBack(table, seat, safe)
}

/**
 * One decision to walk in a Hero's turn: it goes to a space of its choice by the cheapest way, and stops earlier where something stops it. What it has left
 * may be walked later (T-18.01). Nothing is asked where it can go nowhere.
 */
export function walk(table: TempusTable, turn: Turn): void {
  const { seat, pools } = turn
  const ways = waysOf(table.state, seat, pools)
  if (ways.ends.length === 0) return
  const { space } = table.choose(seat, { type: 'walk', spaces: spacesLeft(turn) }, endsOf(ways))
  const path = ways.pathTo(space)
  walkAlong(table, seat, { path, end: space, pools: choosePools(table, turn, { path, end: space }) })
}

/** The order in which pools are spent on a walk: the Hero is asked where it makes a difference which spaces are left (T-R31). */
function choosePools(table: TempusTable, { seat, pools }: Turn, way: Omit<Walk, 'pools'>): readonly Pool[] {
  const orders = ordersOf(pools)
  const [only = pools] = orders
  if (orders.length < 2) return only
  const prices = new Map<string, { readonly spaces: readonly number[]; readonly order: readonly Pool[] }>()
  for (const order of orders) {
    const price = priceOf(table.state, seat, { ...way, pools: order })
    const spaces = price === null ? null : pools.map((pool) => price[order.indexOf(pool)] ?? 0)
    if (spaces !== null && !prices.has(spaces.join())) prices.set(spaces.join(), { spaces, order })
  }
  const found = [...prices.values()]
  if (found.length < 2) return found[0]?.order ?? only
  const options = found.map(({ spaces }) => ({ do: 'pay', spaces }) as const)
  const pick = table.choose(seat, { type: 'pay' }, options)
  return found[options.indexOf(pick)]?.order ?? only
}

function endsOf({ ends }: Ways): readonly SpaceOption[] {
  return spaceOptions(ends)
}

/** A move that is made at once, and not with spaces of a turn (T-R103). */
export interface MoveNow extends Spaces {
  /** Who decides. */
  readonly by: Seat
  /** The card that moves the creature; null where none does. */
  readonly card: CardId | null
}

/** A creature moves up to so many spaces now, in one go or with stops, as a seat decides; the rest is not kept (T-R103). */
export function moveNow(table: TempusTable, id: CreatureId, { by, card, ...spaces }: MoveNow): void {
  const { state } = table
  const pool = poolOf(spaces)
  for (let before = Infinity; pool.left > 0 && pool.left < before && isMoving(state, id); ) {
    before = pool.left
    const ways = waysOf(state, id, [pool])
    if (ways.ends.length === 0) return
    const options = [...endsOf(ways), { do: 'stop' } as const]
    const pick = table.choose(by, { type: 'place', creature: id, card }, options)
    if (pick.do === 'stop') return
    walkAlong(table, id, { path: ways.pathTo(pick.space), end: pick.space, pools: [pool] })
  }
}

function isMoving(state: TempusPosition, id: CreatureId): boolean {
  return state.ending === null && creatureOf(state, id).at !== OFF
}

/** Places in which a creature may end a move of so many spaces, in rising order; its own is not among them (T-32.11, T-33.02). */
export function reachable(state: TempusPosition, id: CreatureId, spaces: Spaces): readonly Space[] {
  return courseOf(state, id, spaces).ways.ends
}

/** Where a creature can go with spaces that it has for this one move, and what pays for it. */
export interface Course {
  readonly ways: Ways
  readonly pool: Pool
}

/** Where a creature can go now with so many spaces. */
export function courseOf(state: TempusPosition, id: CreatureId, spaces: Spaces): Course {
  const pool = poolOf(spaces)
  return { ways: waysOf(state, id, [pool]), pool }
}

/** Where a creature goes, with which spaces, and who picks the way; left out: nobody does, and the cheapest is taken. */
export interface Going extends Spaces {
  readonly to: Space
  readonly by?: Seat
}

/**
 * A creature goes to one of these places by the cheapest way; where ways differ in the hazards that are entered on them, whoever moves it picks one (T-R60,
 * T-32.13). Nothing happens where it cannot.
 */
export function go(table: TempusTable, id: CreatureId, going: Going): void {
  goOn(table, id, { ...going, course: courseOf(table.state, id, going) })
}

/** The same where it is known already where it can go: nothing has happened since. */
export function goOn(
  table: TempusTable,
  id: CreatureId,
  { to, by, course: { ways, pool } }: Pick<Going, 'to' | 'by'> & { readonly course: Course },
): void {
  const cheapest = ways.pathTo(to)
  const goal = cheapest.at(-1)
  const choice = goal === undefined || by === undefined ? [] : waysPast(table.state, id, { pool, goal })
  const path = choice.length > 1 && by !== undefined ? chooseWay(table, by, { id, ways: choice }) : cheapest
  if (path.length > 0) walkAlong(table, id, { path, end: to, pools: [pool] })
}

function chooseWay(
  table: TempusTable,
  by: Seat,
  { id, ways }: { readonly id: CreatureId; readonly ways: readonly (readonly Space[])[] },
): readonly Space[] {
  const options = ways.map((spaces) => ({ do: 'path', spaces }) as const)
  return table.choose(by, { type: 'monster-path', creature: id }, options).spaces
}
