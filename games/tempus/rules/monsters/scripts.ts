import type { ScriptLine } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { monsterOf } from '../creatures.ts'
import { sees } from '../map.ts'
import { monsterFace } from '../printed.ts'
import { heroesHitFrom, strikesFrom } from './positions.ts'

/** What a Monster does this turn: a line of its script, and the places from which it can do it. */
export interface Plan {
  readonly line: ScriptLine
  /** Where it may stand for it; its own place alone where it does not move. */
  readonly places: readonly Space[]
}

/** What is planned for: a Monster, its target, and the places that its movement reaches, its own among them. */
export interface Situation {
  readonly id: CreatureId
  readonly target: CreatureId
  readonly places: readonly Space[]
}

/**
 * The first line of the script whose condition holds after the best legal movement (T-34.08, C-13); null where no attack is possible with the single
 * movement (T-32.06, T-32.07).
 */
export function planOf(state: TempusPosition, situation: Situation): Plan | null {
  const { script } = monsterFace(monsterOf(state, situation.id))
  const reachesTarget = script.some(
    (line) => !line.isFromAfar && line.least === 1 && hasPlace(state, situation, line),
  )
  for (const line of script) {
    if (line.when !== null && !line.when(state, situation.id)) continue
    const places = line.isFromAfar
      ? fromAfar(state, situation, { line, reachesTarget })
      : situation.places.filter((place) => works(state, situation, { line, place }))
    if (places.length > 0) return { line, places }
  }
  return null
}

function hasPlace(state: TempusPosition, situation: Situation, line: ScriptLine): boolean {
  return situation.places.some((place) => works(state, situation, { line, place }))
}

/** A line that needs several targets counts them; another needs the target itself. */
function works(
  state: TempusPosition,
  { id, target }: Situation,
  { line, place }: { readonly line: ScriptLine; readonly place: Space },
): boolean {
  if (line.least > 1) return heroesHitFrom(state, { id, place, reach: line.attack.reach }) >= line.least
  return strikesFrom(state, { id, place, reach: line.attack.reach, target })
}

/** From afar it strikes only a target that it sees and cannot reach, from where it stands. */
function fromAfar(
  state: TempusPosition,
  { id, target }: Situation,
  { line, reachesTarget }: { readonly line: ScriptLine; readonly reachesTarget: boolean },
): readonly Space[] {
  const { at } = monsterOf(state, id)
  if (reachesTarget || !strikesFrom(state, { id, place: at, reach: line.attack.reach, target })) return []
  return sees(state, id, target) ? [at] : []
}
