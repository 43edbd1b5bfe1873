import { factsOf, picksBySpace, spaceKey } from '@trialhall/kernel'
import { accent, faint, strong, type Line, type Span } from '@trialhall/terminal'
import { realmOf } from '../rules/map.ts'
import { spaceAt, type Terrain } from '../space/index.ts'
import type { Space, TempusState } from '../state.ts'
import { SPACES } from '../words/spaces.ts'
import type { TempusFacts } from '../words/names.ts'
import { busySpaces, thingsAt } from '../words/standing.ts'
import type { TempusScene } from './scene.ts'
import type { MapWindow } from './window.ts'

/** Columns that a space takes: two for what stands there, one for a wall to the east. */
export const CELL = 3
/** Columns before the first space, for the number of its row. */
export const MARGIN = 3
/** What the signs of the map mean. */
export const MAP_LEGEND =
  '## obstacle · ~~ water · __ | walls · [] Chest · $ Loot · ^^ Camp · >R portal · · can be picked'

/** A part of the map, a line for the numbers of its columns and one for each row. */
export function mapLines(scene: TempusScene, shown: MapWindow): Line[] {
  const drawing = drawingOf(scene)
  const columns = Array.from({ length: shown.columns }, (_, i) => shown.column + i)
  const rows = Array.from({ length: shown.rows }, (_, i) => shown.row + i)
  const numbers = columns.map((column) => `${column}`.padStart(2).padEnd(CELL)).join('')
  return [
    [faint(' '.repeat(MARGIN) + numbers)],
    ...rows.map(
      (row): Line => [
        faint(`${row}`.padStart(2).padEnd(MARGIN)),
        ...columns.flatMap((column) => cellOf(drawing, column, row)),
      ],
    ),
  ]
}

/** What all cells are drawn from. */
interface Drawing {
  readonly facts: TempusFacts
  readonly terrain: Terrain
  readonly picks: ReadonlyMap<string, unknown>
  readonly busy: Uint8Array
}

function drawingOf({ view, ask }: TempusScene): Drawing {
  return {
    facts: factsOf<TempusState>(view),
    terrain: realmOf(view).ground.terrain,
    picks: picksBySpace(SPACES, ask?.options ?? []),
    busy: busySpaces(view),
  }
}

function cellOf({ facts, terrain, picks, busy }: Drawing, column: number, row: number): readonly Span[] {
  const space = spaceAt(column, row)
  const [thing] = busy[space] === 1 ? thingsAt(facts, space) : []
  const isOffered = picks.has(spaceKey({ column, row }))
  const wall = wallSign(terrain, space, thing !== undefined || isOffered)
  if (thing === undefined) return [isOffered ? accent(' ·') : faint(floorSign(terrain, space)), faint(wall)]
  const text = thing.mark.padEnd(2)
  return [isOffered ? accent(text) : thing.seat === undefined ? text : strong(text), faint(wall)]
}

/** A wall to the south of an empty space lies on its floor. */
function floorSign({ wallsSouth }: Terrain, space: Space): string {
  return wallsSouth[space] === 1 ? '__' : '  '
}

/** A wall to the east; one to the south too, where something stands on the floor. */
function wallSign({ wallsEast, wallsSouth }: Terrain, space: Space, isTaken: boolean): string {
  if (wallsEast[space] === 1) return '|'
  return isTaken && wallsSouth[space] === 1 ? '_' : ' '
}
