import type { Seat } from '@trialhall/kernel'
import type { Extra, Stats } from '../faces.ts'
import { isConscious, isHero, isReady, seatOf } from '../rules/field.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { DIE } from '../terms.ts'
import { worthOfUsualAttack } from './attack-worth.ts'
import { lossBy, worthOfCharacter } from './worth.ts'

/** How many attacks more a character has to expect in a round, of which a point of DEF averts a sixth. */
const ATTACKS_TO_COME = 0.5
/** How much a usual hit takes. */
const USUAL_HIT = 2

/** What a modifier until the end of the round is worth to a seat if a character gets it: harm to enemies counts as gain. */
export function worthOfChange(
  state: BattlePosition,
  seat: Seat,
  { target, stats }: { readonly target: Character; readonly stats: Partial<Stats> },
): number {
  const { atk = 0, def = 0, dmg = 0 } = stats
  const gain = worthOfBlade(state, target, { atk, dmg }) + worthOfArmour(state, target, def)
  return seatOf(state, target.card) === seat ? gain : -gain
}

/** ATK and DMG count for whoever is still to act. */
function worthOfBlade(state: BattlePosition, target: Character, blade: Extra): number {
  if (!isReady(target)) return 0
  return worthOfUsualAttack(state, target, blade) - worthOfUsualAttack(state, target)
}

/** DEF counts while there are enemies to act, most on those who are worth an attack. */
function worthOfArmour(state: BattlePosition, target: Character, def: number): number {
  if (def === 0) return 0
  const enemies = readyOf(state, 1 - seatOf(state, target.card))
  const loss = isHero(state, target) ? lossBy(state, target, USUAL_HIT) : worthOfCharacter(state, target)
  const share = isConscious(target) ? 1 : 0.7
  return (def / DIE) * loss * share * Math.min(enemies, 3) * ATTACKS_TO_COME
}

function readyOf(state: BattlePosition, seat: Seat): number {
  let count = 0
  for (const character of sideOf(state, seat).characters) if (isReady(character)) count++
  return count
}
