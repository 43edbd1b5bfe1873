import type { ScriptLine } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { hasQuirk } from '../bonuses.ts'
import { monsterOf } from '../creatures.ts'
import { bodyOf, canSee, distanceBetween } from '../map.ts'
import { endSizeOf } from '../moving/ways.ts'
import { monsterFace } from '../printed.ts'
import { bodyAt, farthest, heroesHitFrom, strikesFrom } from './positions.ts'

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

/** Whether a Monster can attack at all (C-3). */
export function mayAttack(state: TempusPosition, id: CreatureId): boolean {
  return !hasQuirk(state, 'noAttack', id) && !hasQuirk(state, 'noMonsterAttack', id)
}

/**
 * Whether a line of the script could strike anybody after so many spaces of movement, by distance alone: if not, nobody needs to look for a place. A large body
 * covers spaces farther ahead than the one that leads it.
 */
export function mayReach(
  state: TempusPosition,
  { id, target, spaces }: Pick<Situation, 'id' | 'target'> & { readonly spaces: number },
): boolean {
  const ahead = spaces + endSizeOf(state, id) - 1
  return monsterFace(monsterOf(state, id)).script.some(({ attack, least }) => {
    const most = ahead + farthest(attack.reach)
    const isNear = (other: CreatureId): boolean => distanceBetween(state, id, other) <= most
    return least > 1 ? state.heroes.some((hero) => isNear(hero.id)) : isNear(target)
  })
}

/**
 * The first line of the script whose condition holds after the best legal movement (T-34.08, C-13); null where no attack is possible with the single
 * movement (T-32.06, T-32.07).
 */
export function planOf(state: TempusPosition, situation: Situation): Plan | null {
  const { id } = situation
  const lines = monsterFace(monsterOf(state, id)).script.filter(
    ({ when }) => when === null || when(state, id),
  )
  const placesOf = (line: ScriptLine): readonly Space[] =>
    situation.places.filter((place) => works(state, situation, { line, place }))
  const isReached = (): boolean =>
    lines.some(
      (line) =>
        !line.isFromAfar &&
        line.least === 1 &&
        situation.places.some((place) => works(state, situation, { line, place })),
    )
  for (const line of lines) {
    if (line.isFromAfar && isReached()) continue
    const places = placesOf(line)
    if (places.length > 0) return { line, places }
  }
  return null
}

/** Whether a line can be used from a place. One that needs several targets counts them; another needs the target itself. */
function works(
  state: TempusPosition,
  { id, target }: Situation,
  { line, place }: { readonly line: ScriptLine; readonly place: Space },
): boolean {
  const { attack, least, isFromAfar, standsStill = false } = line
  if (standsStill && place !== monsterOf(state, id).at) return false
  if (least > 1) return heroesHitFrom(state, { id, place, reach: attack.reach }) >= least
  if (!strikesFrom(state, { id, place, reach: attack.reach, target })) return false
  return !isFromAfar || canSee(state, bodyAt(state, id, place), bodyOf(state, target))
}
