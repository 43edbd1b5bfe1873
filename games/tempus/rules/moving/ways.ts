import {
  DIRECTIONS,
  leadTo,
  next,
  SIDE,
  SPACES,
  standsFor,
  stepsFrom,
  type BodyReach,
  type Ground,
  type Pool as Purse,
  type Space,
  type Stand,
} from '../../space/index.ts'
import { OFF, type CreatureId, type Pool, type TempusPosition } from '../../state.ts'
import { hasQuirk } from '../bonuses.ts'
import { areAllies, creatureOf, isHero, isOpponentOf, monsterOf, sizeOf } from '../creatures.ts'
import { isRooted } from '../fight/ailments.ts'
import { bodyOf, groundOf, isFreeFor } from '../map.ts'
import { lastingFace, monsterFace } from '../printed.ts'

/** What spaces of movement may do that others may not: they hold for these spaces alone (T-18.12, T-R31). */
export type Permissions = Partial<
  Pick<Pool, 'throughOpponents' | 'acrossWater' | 'acrossTerrain' | 'isStraight'>
>

/** Spaces of movement, with their permissions. */
export interface Spaces extends Permissions {
  readonly spaces: number
}

/** Spaces of movement of which none is spent. */
export function poolOf(spaces: Spaces): Pool {
  const { throughOpponents = false, acrossWater = false, acrossTerrain = false, isStraight = false } = spaces
  return { left: spaces.spaces, throughOpponents, acrossWater, acrossTerrain, isStraight, heading: 0 }
}

/** What a creature meets when it moves now: the ground, who is in its way, and where steps cost more. */
export interface Surroundings {
  readonly ground: Ground
  /** Of each space who stands there, as the sum of `OPPONENT`, `STRANGER` and `SOMEBODY`. */
  readonly others: readonly number[]
  /** Whether it may end a move on a space, as far as others go, allies too (T-18.06): they share nothing but their Entry Portal (T-R13). */
  isFree(space: Space): boolean
  /** Spaces that entering a space costs beyond the one (T-38.08); undefined where no space costs more. */
  readonly extra: ((space: Space) => number) | undefined
}

/** Spaces that a step into a space costs. */
export function costOf({ extra }: Pick<Surroundings, 'extra'>, space: Space): number {
  return extra === undefined ? 1 : 1 + extra(space)
}

/** One of its opponents, which block unless a permission says otherwise (T-18.05). */
const OPPONENT = 1
/** Others that are not its allies either. */
const STRANGER = 2
/** Anybody but itself. */
const SOMEBODY = 4

/** What a creature meets when it moves now. */
export function surroundingsOf(state: TempusPosition, id: CreatureId): Surroundings {
  const others = EMPTY_MAP.slice()
  const ignoresCreatures = hasQuirk(state, 'burrows', id)
  const markFor = (other: CreatureId): number => {
    if (ignoresCreatures || areAllies(state, other, id)) return SOMEBODY
    return SOMEBODY | (isOpponentOf(state, other, id) ? OPPONENT : STRANGER)
  }
  for (const { id: other, at } of state.heroes)
    if (other !== id && at !== OFF) others[at] = (others[at] ?? 0) | markFor(other)
  for (const { id: other, at } of state.monsters) {
    if (other === id || at === OFF) continue
    const mark = markFor(other)
    for (const space of bodyOf(state, other)) others[space] = (others[space] ?? 0) | mark
  }
  const portal = isHero(id) ? state.portals[(id % 2) as 0 | 1] : OFF
  const isFree = (space: Space): boolean =>
    others[space] === 0 || (space === portal && isFreeFor(state, id, space))
  return { ground: groundOf(state), others, isFree, extra: extraCosts(state, id) }
}

/** A number for each space; copying it is faster than making a typed array. */
const EMPTY_MAP: readonly number[] = Array.from({ length: SPACES }, () => 0)

/** Additional costs of lasting effects, added up where several lie; some creatures never pay any (T-38.08). */
function extraCosts(state: TempusPosition, id: CreatureId): Surroundings['extra'] {
  let costs: number[] | null = null
  for (const { face, spaces } of state.lastings) {
    const cost = lastingFace(face).ground?.cost ?? 0
    if (cost === 0 || spaces.length === 0) continue
    costs ??= EMPTY_MAP.slice()
    for (const space of spaces) costs[space] = (costs[space] ?? 0) + cost
  }
  if (costs === null || hasQuirk(state, 'noExtraCosts', id)) return undefined
  const paid = costs
  return (space) => paid[space] ?? 0
}

/** Whether creatures let spaces of this pool lead into a space (T-18.05, T-18.06). */
export function mayPass({ others }: Surroundings, pool: Pool, space: Space): boolean {
  const mark = others[space] ?? 0
  return (mark & STRANGER) === 0 && (pool.throughOpponents || (mark & OPPONENT) === 0)
}

/** Where a creature may end its move, and how it gets there. */
export interface Ways {
  /** Places for its body, the north-west space of a large one, in rising order; its own is not among them. */
  readonly ends: readonly Space[]
  /** Spaces that the cheapest way there costs; Infinity where there is none. */
  costTo(end: Space): number
  /** The spaces of the cheapest way, without the first: of a large creature those of the space that leads (T-33.02, T-R62). */
  pathTo(end: Space): readonly Space[]
}

const NO_WAY: Ways = { ends: [], costTo: () => Infinity, pathTo: () => [] }

interface Way {
  readonly stand: Stand
  readonly among: BodyReach
}

/** Where a creature may end a move with these spaces (T-18.01 to T-18.12, T-33.02). Nowhere where it may not move (T-18.17). */
export function waysOf(state: TempusPosition, id: CreatureId, pools: readonly Pool[]): Ways {
  const { at } = creatureOf(state, id)
  if (at === OFF || !canMove(state, id)) return NO_WAY
  const around = surroundingsOf(state, id)
  const reaches = headingsOf(pools).map((heading) =>
    standsFor(around.ground, {
      body: { anchor: at, size: sizeOf(state, id) },
      grows: endSizeOf(state, id),
      pools: pursesOf(around, pools, heading),
      extra: around.extra,
      isFree: around.isFree,
    }),
  )
  return {
    ends: endsOf(reaches),
    costTo: (end) => wayTo(reaches, end)?.stand.cost ?? Infinity,
    pathTo: (end) => {
      const way = wayTo(reaches, end)
      return way === null ? [] : leadTo(way.among, way.stand)
    },
  }
}

function endsOf(reaches: readonly BodyReach[]): readonly Space[] {
  const ends: Space[] = []
  for (const { stands } of reaches) for (const { anchor } of stands) ends.push(anchor)
  return reaches.length === 1 ? ends : [...new Set(ends)].sort((one, other) => one - other)
}

/** The cheapest way to an end, of equal ones the first. */
function wayTo(reaches: readonly BodyReach[], end: Space): Way | null {
  let best: Way | null = null
  for (const among of reaches) {
    const stand = among.stands.find(({ anchor }) => anchor === end)
    if (stand !== undefined && stand.cost < (best?.stand.cost ?? Infinity)) best = { stand, among }
  }
  return best
}

/** Whether a creature may end a move anywhere with these spaces: the answer of `waysOf`, mostly without a search. */
export function hasWay(state: TempusPosition, id: CreatureId, pools: readonly Pool[]): boolean {
  return isHero(id) && canMove(state, id) && endsNearby(state, id, pools)
    ? true
    : waysOf(state, id, pools).ends.length > 0
}

/** Whether a single step leads to an end. */
function endsNearby(state: TempusPosition, id: CreatureId, pools: readonly Pool[]): boolean {
  const { at } = creatureOf(state, id)
  if (at === OFF) return false
  const around = surroundingsOf(state, id)
  const { ground, isFree } = around
  return stepsFrom(ground, at).some(
    (to) =>
      isFree(to) &&
      pools.some((pool) => !pool.isStraight && pool.left >= costOf(around, to) && mayPass(around, pool, to)),
  )
}

/** Whether a creature may step at this moment: Root and what resembles it also freeze spaces that it has (T-18.17, T-26.10, T-R51). */
export function canMove(state: TempusPosition, id: CreatureId): boolean {
  return !isRooted(state, id) && !hasQuirk(state, 'noMove', id)
}

/** Stricter spaces are spent first where there is a choice. */
export function strictFirst(pools: readonly Pool[]): readonly Pool[] {
  const left = pools.filter((pool) => pool.left > 0)
  return left.length < 2 ? left : left.sort((one, other) => freedomOf(one) - freedomOf(other))
}

function freedomOf({ throughOpponents, acrossWater, acrossTerrain, isStraight }: Pool): number {
  return Number(throughOpponents) + Number(acrossWater) + Number(acrossTerrain) - Number(isStraight)
}

/**
 * Orders in which pools can be spent: what may do less goes first. More than one where none of two may do all that the other may (T-R31).
 */
export function ordersOf(pools: readonly Pool[]): readonly (readonly Pool[])[] {
  const left = pools.filter((pool) => pool.left > 0)
  if (left.length < 2) return [left]
  return left
    .filter((pool) => !left.some((other) => other !== pool && isStricter(other, pool)))
    .flatMap((pool) => ordersOf(left.filter((other) => other !== pool)).map((rest) => [pool, ...rest]))
}

/** Whether spaces of one pool may do less than those of another, and nothing else. */
function isStricter(one: Pool, other: Pool): boolean {
  const mays = (pool: Pool): readonly boolean[] => [
    pool.throughOpponents,
    pool.acrossWater,
    pool.acrossTerrain,
    !pool.isStraight,
  ]
  const more = mays(other)
  const less = mays(one)
  return less.every((may, i) => !may || more[i] === true) && less.some((may, i) => !may && more[i] === true)
}

/** All directions where a straight line is still to be begun, otherwise none in particular. */
function headingsOf(pools: readonly Pool[]): readonly number[] {
  const begins = pools.some(({ left, isStraight, heading }) => left > 0 && isStraight && heading === 0)
  return begins ? DIRECTIONS.map((_, direction) => direction) : NO_HEADING
}

const NO_HEADING: readonly number[] = [0]

/** Pools as the search of paths takes them: those without permissions first. */
export function pursesOf(around: Surroundings, pools: readonly Pool[], heading: number): Purse[] {
  return strictFirst(pools).map((pool) => ({
    spaces: pool.left,
    mayEnter: (space) => mayPass(around, pool, space),
    across: acrossOf(pool),
    heading: headingOf(pool, heading),
  }))
}

function acrossOf({ acrossTerrain, acrossWater }: Pool): Purse['across'] {
  if (acrossTerrain) return 'terrain'
  return acrossWater ? 'water' : undefined
}

/** The only direction of a straight line; of one that begins the one that is looked at. */
function headingOf({ isStraight, heading }: Pool, begun: number): number | undefined {
  if (!isStraight) return undefined
  return heading === 0 ? begun : directionOfStep(heading)
}

/** The direction of a step that changes the number of a space by so much. */
function directionOfStep(step: number): number {
  const inside = SIDE + 1
  return DIRECTIONS.findIndex((_, direction) => next(inside, direction) - inside === step)
}

/** Side of the body with which a move ends: a Guardian grows to its full size with its first move (T-34.06). */
export function endSizeOf(state: TempusPosition, id: CreatureId): number {
  if (isHero(id)) return 1
  const monster = monsterOf(state, id)
  return monster.isSmall ? monsterFace(monster).size : sizeOf(state, id)
}
