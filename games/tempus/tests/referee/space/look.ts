import { below, type Chance } from '@trialhall/kernel'
import * as game from '../../../rules/map.ts'
import { MONSTER_IDS, type CreatureId, type TempusState } from '../../../state.ts'
import { buildOf, lastingName, monsterName, type Asked } from '../match.ts'
import { isClosed, named, type Place } from './land.ts'
import { costs, stepsFrom, stops, type Purse } from './moves.ts'
import { areBodiesNext, farBetween } from './steps.ts'
import {
  areOnOneSide,
  everybody,
  isInPlay,
  landOf,
  MOVES,
  placesOf,
  seesNow,
  sideOf,
  widthOf,
} from './world.ts'

/** Pairs of creatures that are looked at whenever somebody is asked. */
const PAIRS = 4

/** What differs about who is where: distance, sight and adjacency of some of those on the map. */
export function pairFaults(state: TempusState, chance: Chance): string[] {
  const all = everybody(state)
  return Array.from({ length: PAIRS }, () => [all[below(chance, all.length)], all[below(chance, all.length)]])
    .filter(
      (pair): pair is [CreatureId, CreatureId] =>
        pair[0] !== undefined && pair[1] !== undefined && pair[0] !== pair[1],
    )
    .flatMap(([a, b]) => {
      const [from, to] = [placesOf(state, a), placesOf(state, b)]
      const ledger = [farBetween(from, to), seesNow(state, from, to), areBodiesNext(landOf(state), from, to)]
      const theirs = [
        game.distanceBetween(state, a, b),
        game.sees(state, a, b),
        game.areAdjacentCreatures(state, a, b),
      ]
      // who passes through an opponent shares its space for a moment
      if (ledger.join() === theirs.join() || ledger[0] === 0) return []
      return [`${a} on ${from.map(named)} and ${b} on ${to.map(named)}: game ${theirs}, ledger ${ledger}`]
    })
}

/** Which spaces were offered and should not have been, and the other way round. */
export function offerFaults(what: string, offered: readonly Place[], legal: readonly Place[]): string[] {
  const more = offered.filter((place) => !legal.includes(place))
  const less = legal.filter((place) => !offered.includes(place))
  if (more.length + less.length === 0) return []
  return [
    `${what}: only the game offers ${more.map(named).join(' ')}, only the ledger ${less.map(named).join(' ')}`,
  ]
}

const spacesOf = ({ options }: Asked): Place[] =>
  options.flatMap((option) => (option.do === 'space' ? [option.space] : []))

/** Who stands in a creature's way (T-18.05, T-18.06). */
function blockers(state: TempusState, id: CreatureId): { opponents: Set<Place>; others: Set<Place> } {
  const rest = everybody(state).filter((one) => one !== id)
  const placesOfAll = (ids: readonly CreatureId[]): Set<Place> =>
    new Set(ids.flatMap((one) => placesOf(state, one)))
  return {
    opponents: placesOfAll(rest.filter((one) => !areOnOneSide(state, id, one))),
    others: placesOfAll(rest),
  }
}

/** What Spike Growth makes a space cost beyond the one (T-38.08, T-38.09). */
function thornsOf(state: TempusState): (place: Place) => number {
  const thorns = state.lastings
    .filter((one) => lastingName(one) === 'spike-growth')
    .flatMap(({ spaces }) => spaces)
  return (place) => (thorns.includes(place) ? 1 : 0)
}

/** Where a Hero may walk with the spaces that it has (T-18). */
export function walkFaults(asked: Asked): string[] {
  const { state, seat } = asked
  const { turn } = state
  if (turn === null || turn.seat !== seat || turn.pools.some(({ isStraight }) => isStraight)) return []
  const land = landOf(state)
  const { opponents, others } = blockers(state, seat)
  const purses = turn.pools.map(
    (pool): Purse => ({
      spaces: pool.left,
      across: pool.acrossTerrain ? 'terrain' : pool.acrossWater ? 'water' : null,
      mayEnter: (place) => pool.throughOpponents || !opponents.has(place),
    }),
  )
  const extra = buildOf(state, seat)[2] === 'raena' ? () => 0 : thornsOf(state)
  const legal = [...costs(land, placesOf(state, seat), purses, extra).keys()].filter(
    (place) => !isClosed(land, place) && (!others.has(place) || isShared(state, seat, place)),
  )
  const what = `Hero ${seat} on ${placesOf(state, seat).map(named)} walks with ${JSON.stringify(turn.pools)}`
  return offerFaults(what, spacesOf(asked), legal)
}

/** Heroes of one party may stand on their Entry Portal together (T-R13). */
function isShared(state: TempusState, seat: number, place: Place): boolean {
  const there = everybody(state).filter((id) => id !== seat && placesOf(state, id).includes(place))
  return state.portals[seat % 2] === place && there.every((id) => id < 8 && id % 2 === seat % 2)
}

/** Monsters that have one melee attack and no other script. */
const PLAIN = ['Goblin', 'Kobold', 'Bugbear', 'Ogre', 'Bulezau', 'Oblex Spawn']

/** Where a Monster with a target may end its move (T-32.06, T-32.07, T-R60, T-R94). */
export function monsterFaults(asked: Asked): string[] {
  const { state, prompt } = asked
  if (prompt.type !== 'monster-move' || prompt.target < 0 || prompt.target === prompt.creature) return []
  const { creature, target } = prompt
  const name = monsterName(state, creature)
  if (!PLAIN.includes(name)) return []
  const legal = monsterStops(state, creature, target)
  return offerFaults(
    `${name} ${creature} on ${placesOf(state, creature).map(named)} towards ${target} on ${placesOf(state, target).map(named)}, others ${everybody(state).map((id) => `${id}${sideOf(state, id) ?? ''}${placesOf(state, id).map(named)}`)}`,
    spacesOf(asked),
    legal,
  )
}

/** Whether it may move and not attack. */
function isCalmed(state: TempusState, creature: CreatureId): boolean {
  const places = placesOf(state, creature)
  return state.lastings.some((one) => {
    const isIn = one.on === creature || one.spaces.some((space) => places.includes(space))
    return isIn && ['laughing', 'hypnotic-pattern'].includes(lastingName(one))
  })
}

function monsterStops(state: TempusState, creature: CreatureId, target: CreatureId): Place[] {
  const land = landOf(state)
  const name = monsterName(state, creature)
  const raging = creature === MONSTER_IDS.ogre && isInPlay(state, 'Rage of the Ogre') ? 3 : 0
  const move = (MOVES.get(name) ?? 0) + raging
  const goal = placesOf(state, target)
  const bodyAt = (place: Place): Place[] => bodyOn(place, widthOf(state, creature))
  const near = reachOf(state, creature, move)
  const fighting = near.filter((place) => areBodiesNext(land, bodyAt(place), goal))
  if (fighting.length > 0 && !isCalmed(state, creature)) return fighting
  const steps = stepsFrom(land, goal)
  const left = (place: Place): number => Math.min(...bodyAt(place).map((one) => steps.get(one) ?? Infinity))
  const far = fighting.length > 0 ? near : reachOf(state, creature, 2 * move)
  const least = Math.min(...far.map(left))
  return far.filter((place) => left(place) === least)
}

function bodyOn(place: Place, size: number): Place[] {
  return Array.from({ length: size * size }, (_, i) => place + (i % size) + 30 * Math.floor(i / size))
}

/** Whether a Monster may pass another creature: an ally, and a nimble one its opponents, too (T-18.05, T-18.06, T-R123). */
function passes(state: TempusState, creature: CreatureId, other: CreatureId): boolean {
  if (areOnOneSide(state, creature, other)) return true
  const isOpponent = other < 8 || sideOf(state, other) !== null
  return isOpponent && monsterName(state, creature) === 'Goblin'
}

/** Where a Monster can stop with so many spaces, its own place among them. */
function reachOf(state: TempusState, creature: CreatureId, spaces: number): Place[] {
  const land = landOf(state)
  const { others } = blockers(state, creature)
  const inTheWay = new Set(
    everybody(state)
      .filter((id) => id !== creature && !passes(state, creature, id))
      .flatMap((id) => placesOf(state, id)),
  )
  const size = widthOf(state, creature)
  const at = placesOf(state, creature)[0] as Place
  const mayEnter = (place: Place): boolean => !inTheWay.has(place)
  const isFree = (place: Place): boolean => !others.has(place)
  const extra = thornsOf(state)
  const found = stops(land, { at, size, isFree, extra, purse: { spaces, across: null, mayEnter } })
  return [at, ...found.keys()]
}
