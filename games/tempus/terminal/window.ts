import { isHero } from '../rules/creatures.ts'
import { bodyOf } from '../rules/map.ts'
import { columnOf, MIDDLE, rowOf, SIDE } from '../space/index.ts'
import { OFF, type CreatureId, type Space } from '../state.ts'
import type { TempusScene } from './scene.ts'

/** The part of the map that is shown: where it begins, both from 1, and how much of it there is. */
export interface MapWindow {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** The part of the map of this size with whoever acts in its middle, as far as the edges allow. */
export function windowOn(scene: TempusScene, columns: number, rows: number): MapWindow {
  const space = focusOf(scene)
  const across = Math.max(1, Math.min(SIDE, columns))
  const down = Math.max(1, Math.min(SIDE, rows))
  return {
    column: beginning(columnOf(space), across),
    row: beginning(rowOf(space), down),
    columns: across,
    rows: down,
  }
}

function beginning(middle: number, length: number): number {
  return Math.max(1, Math.min(SIDE - length + 1, middle - Math.floor(length / 2)))
}

/**
 * What the window follows: the creature that the ask is about, who is asked, whose turn it is, the viewer's own Hero; the middle of the map while
 * nobody stands on it.
 */
function focusOf({ view, ask }: TempusScene): Space {
  const about = ask !== null && 'creature' in ask.prompt ? [ask.prompt.creature] : []
  const actors = [...about, ask?.seat, view.turn?.seat, view.viewer, ...view.heroes.map(({ id }) => id)]
  const seen = actors.map((id) => spaceOf(view, id ?? null)).find((space) => space !== OFF)
  return seen ?? MIDDLE[0] ?? 0
}

function spaceOf(view: TempusScene['view'], id: CreatureId | null): Space {
  if (id === null || id < 0 || (isHero(id) && view.heroes[id] === undefined)) return OFF
  return bodyOf(view, id)[0] ?? OFF
}
