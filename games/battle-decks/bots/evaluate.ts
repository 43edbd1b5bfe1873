import type { Seat } from '@trialhall/kernel'
import { isConscious, isHero } from '../rules/field.ts'
import { characterCardOf, heroOf } from '../rules/printed.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'

/** How likely a seat is to win: its heroes, reinforcements and cards against those of the other side, 0 to 1. */
export function evaluate(state: BattlePosition, seat: Seat): number {
  const { ending } = state
  if (ending !== null) return ending.winners.length > 1 ? 0.5 : Number(ending.winners[0] === seat)
  return 1 / (1 + Math.exp((worthOf(state, 1 - seat) - worthOf(state, seat)) / SPREAD))
}

/** Worth that makes a side win in 73 of 100. */
const SPREAD = 3

/** All that a side has. */
function worthOf(state: BattlePosition, seat: Seat): number {
  const side = sideOf(state, seat)
  let worth = 0.25 * side.hand.length + 0.02 * side.deck.length
  for (const character of side.characters) worth += worthOfCharacter(state, character)
  return worth
}

/** A hero is worth its life, most of it above 0; whoever is conscious also what it can do. */
function worthOfCharacter(state: BattlePosition, character: Character): number {
  const { atk, def, dmg } = characterCardOf(state, character.card).stats
  const fight = 0.12 * atk + 0.1 * def + 0.2 * dmg
  if (!isHero(state, character)) return 0.6 * fight + (character.isActivated ? 0 : 0.15)
  const { hp } = heroOf(state, character.card)
  const life = 2.2 * ((character.hp - DEFEATED_AT) / (hp - DEFEATED_AT))
  return 1.5 + life + (isConscious(character) ? fight : 0)
}
