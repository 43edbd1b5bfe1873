import type { Play, Reach } from '../../faces.ts'
import { layArea, type Area } from '../../rules/fight/areas.ts'
import { creaturesIn } from '../../rules/map.ts'
import { openWindow } from '../../rules/play/windows.ts'
import { happening } from '../../rules/sources.ts'
import type { Space, TempusTable } from '../../state.ts'

/** An area that is no attack: how it is laid, and which of its spaces count. */
export interface OpenArea {
  readonly reach: Reach
  /** Left out: all of them. */
  spacesOf?(spaces: readonly Space[]): readonly Space[]
}

/**
 * Lays the area of a card that rolls nothing. If it is a Spell, whoever stands in it can answer before anything comes of it, as before the rolls of an
 * attack (T-38.06, T-R101). Null where none can be laid, or it was stopped.
 */
export function layOpenly(
  table: TempusTable,
  { by, card, about: { act } }: Play,
  { reach, spacesOf }: OpenArea,
): Area | null {
  const laid = layArea(table, { attacker: by, reach, by, card, isAttack: false })
  if (laid === null) return null
  const area = { ...laid, spaces: spacesOf?.(laid.spaces) ?? laid.spaces }
  if (act?.isSpell !== true) return area
  Object.assign(act, { area: area.spaces, aim: area.aim })
  if (creaturesIn(table.state, area.spaces).length > 0) openWindow(table, happening('declared', by, { act }))
  return act.isStopped ? null : area
}
