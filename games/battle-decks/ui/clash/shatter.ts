import {
  chanceOf,
  characterCardOf,
  characterOn,
  isConscious,
  isHero,
  saveBonusOf,
  type BattlePosition,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'

/** The save that a hit makes necessary (B-12.12). */
export interface Shatter {
  readonly needed: number
  readonly modifier: number
  /** The chance of a success, 0 to 1. */
  readonly safe: number
}

/** The save against Shatter after a hit of one character on another; null where there is none. */
export function shatterOf(view: BattlePosition, attacker: CardId, target: CardId): Shatter | null {
  const [by, hurt] = [characterOn(view, attacker), characterOn(view, target)]
  if (by === null || hurt === null || !isConscious(by) || !isHero(view, hurt)) return null
  const { shatter } = characterCardOf(view, attacker).traits
  if (shatter === null) return null
  const modifier = saveBonusOf(view, hurt)
  return { needed: shatter, modifier, safe: chanceOf(shatter, modifier) }
}
