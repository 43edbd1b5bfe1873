import type { Seat } from '@trialhall/kernel'
import { couldStandBeside, distance, MIDDLE, stepsAway, type Space } from '../../space/index.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../../state.ts'
import { hasQuirk, quirkOf } from '../bonuses.ts'
import { creatureOf, monsterOf, sizeOf } from '../creatures.ts'
import { areAdjacentCreatures, bodyOf, groundOf } from '../map.ts'
import { courseOf, goOn, type Course } from '../moves.ts'
import { canMove, endSizeOf, type Spaces } from '../moving/ways.ts'
import { spaceOptions } from '../quick/options.ts'
import { monsterFace } from '../printed.ts'
import { bodyAt } from './positions.ts'

/** The spaces of movement that a Monster has in its turn. */
export function movesOf(state: TempusPosition, id: CreatureId): number {
  return monsterFace(monsterOf(state, id)).move + quirkOf(state, 'movesMore', id)
}

/** A Monster and the spaces that it may move. */
export interface March {
  readonly id: CreatureId
  readonly spaces: number
}

/** How a Monster moves: by the rules of Heroes, unless it is nimble or burrows (T-32.11, C-12). */
function spacesOf(state: TempusPosition, { id, spaces }: March): Spaces {
  const burrows = hasQuirk(state, 'burrows', id)
  return {
    spaces,
    throughOpponents: burrows || hasQuirk(state, 'throughOpponents', id),
    acrossTerrain: burrows,
  }
}

/** Places where a Monster could be, and how it comes there. */
export interface Reached {
  readonly places: readonly Space[]
  readonly course: Course
}

/** Where a Monster could be for its attack: its own place, and all that its movement reaches, if it may move at all (T-32.06, T-26.19). */
export function placesFor(state: TempusPosition, march: March): Reached {
  const { at } = monsterOf(state, march.id)
  const course = courseOf(state, march.id, spacesOf(state, march))
  const places = [at]
  for (const place of course.ways.ends) if (place !== at) places.push(place)
  return { places, course }
}

/** Who moves which Monster, after whom or towards whom. */
export interface Move {
  readonly id: CreatureId
  readonly by: Seat
  /** Its target; itself where it has none. */
  readonly target: CreatureId
}

/** Its controller picks one of these places, all in reach, and it goes there (T-32.06, T-R60). */
export function goTo(table: TempusTable, { id, by, target }: Move, { places, course }: Reached): void {
  const prompt = { type: 'monster-move', creature: id, target } as const
  const { space } = table.choose(by, prompt, spaceOptions(places))
  if (space !== monsterOf(table.state, id).at) goOn(table, id, { to: space, by, course })
}

/** It comes as near to its target as so many spaces let it, measured along its way with other creatures ignored (T-32.07, T-R60, T-R94, T-R95). */
export function towardsTarget(table: TempusTable, move: Move, spaces: number): void {
  approach(table, move, { spaces, goals: bodyOf(table.state, move.target) })
}

/** It moves nearer to its target with the movement of one turn, after something else that it did (C-13). */
export function comeNearer(table: TempusTable, move: Move): void {
  towardsTarget(table, move, movesOf(table.state, move.id))
}

/** Without a target it moves towards the centre of the map (T-32.09, T-R96). */
export function towardsCentre(table: TempusTable, { id, by }: Omit<Move, 'target'>, spaces: number): void {
  approach(table, { id, by, target: id }, { spaces, goals: MIDDLE })
}

interface Approach {
  readonly spaces: number
  readonly goals: readonly Space[]
}

function approach(table: TempusTable, move: Move, { spaces, goals }: Approach): void {
  const { state } = table
  const { id } = move
  if (!canMove(state, id)) return
  const left = stepsLeft(state, id, goals)
  const { places, course } = placesFor(state, { id, spaces })
  const lefts = places.map(left)
  const least = lefts.reduce((one, other) => Math.min(one, other), FAR)
  goTo(table, move, { places: places.filter((_, i) => lefts[i] === least), course })
}

/** Of a place the steps that are left from it. Who burrows, or has no way at all, goes as the crow flies. */
function stepsLeft(state: TempusPosition, id: CreatureId, goals: readonly Space[]): (place: Space) => number {
  const steps = stepsAway(groundOf(state), goals)
  const hasWay = bodyAt(state, id, creatureOf(state, id).at).some((space) => (steps[space] ?? FAR) < FAR)
  const away =
    hasWay && !hasQuirk(state, 'burrows', id)
      ? (space: Space): number => steps[space] ?? FAR
      : (space: Space): number => goals.reduce((least, goal) => Math.min(least, distance(space, goal)), FAR)
  return (place) => bodyAt(state, id, place).reduce((least, space) => Math.min(least, away(space)), FAR)
}

const FAR = Infinity

/** Whether the whole body of a Large Monster can ever come next to a target: one that it never reaches is ignored (T-33.03). Others keep it (T-R95). */
export function everReaches(state: TempusPosition, id: CreatureId, target: CreatureId): boolean {
  const grows = endSizeOf(state, id)
  if (grows === 1 || areAdjacentCreatures(state, id, target)) return true
  const body = { anchor: monsterOf(state, id).at, size: sizeOf(state, id), grows }
  const comer = hasQuirk(state, 'burrows', id) ? ({ ...body, across: 'terrain' } as const) : body
  return couldStandBeside(groundOf(state), comer, bodyOf(state, target))
}
