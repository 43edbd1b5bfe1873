import { isHero, monsterOf } from '../rules/creatures.ts'
import { monsterFace } from '../rules/printed.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import { creatureName } from './names.ts'

/**
 * Two characters that stand for a creature on a map: "Ga" for Gains, "gA" for Goblin A, "Og" for the Ogre, "HG" for a Hill Giant.
 * No two creatures of a match have the same.
 */
export function markOf(state: TempusPosition, id: CreatureId): string {
  const words = creatureName(state, id).split(' ')
  const [first = '?', last = '?'] = [words[0], words.at(-1)]
  if (words.length === 1) return first.slice(0, 2)
  const isMinion = !isHero(id) && monsterFace(monsterOf(state, id)).rank === 'minion'
  return `${isMinion ? first.charAt(0).toLowerCase() : first.charAt(0)}${last.charAt(0)}`
}
