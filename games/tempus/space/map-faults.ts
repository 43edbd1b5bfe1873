import { drawingFaults } from './drawing-faults.ts'
import { readDrawing } from './drawing.ts'
import { SIDE, SPACES, around, turned, written, type Space } from './grid.ts'
import { isClosed, type Ground } from './ground.ts'
import { hasCorner, hasWall } from './links.ts'
import { CORNERS, MIDDLE, type BattleMap, type CampSite } from './map.ts'
import { stepsFrom } from './steps.ts'
import { kindOf, marked } from './terrain.ts'

/** What a Battlerealm must be (B-7, B-11), one sentence a fault. Empty for a map as it should be. */
export function mapFaults(map: BattleMap): readonly string[] {
  const drawing = readDrawing(map.drawing)
  if (drawing.columns !== SIDE || drawing.rows !== SIDE)
    return [`A Battlerealm has ${SIDE} columns and rows, not ${drawing.columns} by ${drawing.rows}.`]
  return [
    ...drawingFaults(drawing),
    ...lopsided(map.ground),
    ...cutOff(map),
    ...misplaced(map),
    ...camped(map),
    ...cramped(map.ground),
  ]
}

/** Terrain, walls and corners are the same after half a turn (B-8). */
function lopsided(ground: Ground): readonly string[] {
  return all()
    .filter((space) => !isSameTurned(ground, space))
    .map((space) => `${written(space)} is not what lies at ${written(turned(space))} after half a turn.`)
}

function isSameTurned({ terrain }: Ground, space: Space): boolean {
  if (kindOf(terrain, space) !== kindOf(terrain, turned(space))) return false
  return [0, 1, 2, 3, 4, 5, 6, 7].every((direction) => {
    const has = direction % 2 === 0 ? hasWall : hasCorner
    return has(terrain, space, direction) === has(terrain, turned(space), (direction + 4) % 8)
  })
}

/** Every open space can be reached from the first Entry Portal. */
function cutOff({ ground, portals }: BattleMap): readonly string[] {
  const reached = new Set(portals.slice(0, 1))
  for (const space of reached) for (const to of stepsFrom(ground, space)) reached.add(to)
  return all()
    .filter((space) => !isClosed(ground, space) && !reached.has(space))
    .map((space) => `${written(space)} is cut off.`)
}

/** The drawing shows every object where the sheet has it, and no other. */
function misplaced(map: BattleMap): readonly string[] {
  return Object.entries(objectsOf(map)).flatMap(([mark, listed]) => {
    const drawn = marked(map.drawing, mark)
    return [
      ...drawn
        .filter((space) => !listed.includes(space))
        .map((space) => `${mark} at ${written(space)} is drawn and not listed.`),
      ...listed
        .filter((space) => !drawn.includes(space))
        .map((space) => `${mark} at ${written(space)} is listed and not drawn.`),
    ]
  })
}

/** The spaces of each object by the letter that stands for it in drawings. */
function objectsOf(map: BattleMap): Readonly<Record<string, readonly Space[]>> {
  return {
    P: map.portals,
    C: map.chests,
    1: [map.goblinCamp.token],
    2: [map.koboldCamp.token],
    3: [map.bugbearCamp.token],
    E: [map.eliteCamp.token],
    W: [map.placeOfPower],
    O: map.obelisks,
    A: map.altars,
    H: map.herbs,
    G: map.ogreAreas.flat(),
  }
}

/** Every Monster starts on an open space beside its token. */
function camped(map: BattleMap): readonly string[] {
  const sites: readonly CampSite[] = [map.goblinCamp, map.koboldCamp, map.bugbearCamp, map.eliteCamp]
  return sites.flatMap(({ token, starts }) => {
    if (starts.length !== 4) return [`The Camp at ${written(token)} has no room for its Monsters.`]
    return starts
      .filter((space) => isClosed(map.ground, space))
      .map((space) => `A Monster of the Camp at ${written(token)} cannot start on ${written(space)}.`)
  })
}

/** The 4 by 4 spaces in the middle and those around the four corner spaces are open, with no wall among the former (B-11). */
function cramped(ground: Ground): readonly string[] {
  const middle = new Set(MIDDLE.flatMap((space) => [space, ...around(space)]))
  const corners = CORNERS.flatMap((space) => [space, ...around(space)])
  const inner = MIDDLE.filter((space) => stepsFrom(ground, space).length < around(space).length)
  return [...new Set([...middle, ...corners])]
    .filter((space) => isClosed(ground, space))
    .concat(inner)
    .map((space) => `${written(space)} must be open floor: a Guardian or an Entry Portal needs the room.`)
}

function all(): readonly Space[] {
  return Array.from({ length: SPACES }, (_, space) => space)
}
