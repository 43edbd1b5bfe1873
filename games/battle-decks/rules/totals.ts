import type { BattlePosition, Character } from '../state.ts'
import type { Stat } from '../terms.ts'
import { characterCardOf } from './printed.ts'
import { addAttack, addDamage, addDefence, type Ledger } from './stats.ts'

/** What changes a number, and by how much. */
export interface Part {
  readonly source: string
  readonly by: number
}

const ORDER: readonly Stat[] = ['def', 'atk', 'dmg']

/** A number of a character as it is now, against nobody in particular, beside the printed one. */
export interface Total {
  readonly stat: Stat
  readonly printed: number
  readonly now: number
  readonly parts: readonly Part[]
}

/** DEF, ATK and DMG of a character, in the order of the cards, with everything that changes them (B-16.8, B-18.1). */
export function totalsOf(position: BattlePosition, character: Character): readonly Total[] {
  const { stats } = characterCardOf(position, character.card)
  const attack = { attacker: character, target: null }
  const parts = {
    def: partsOf((into) => addDefence(position, character, null, into)),
    atk: partsOf((into) => addAttack(position, attack, into)),
    dmg: partsOf((into) => addDamage(position, attack, into)),
  }
  return ORDER.map((stat) => ({
    stat,
    printed: stats[stat],
    now: parts[stat].reduce((sum, { by }) => sum + by, stats[stat]),
    parts: parts[stat],
  }))
}

/** What an adding-up of the rules consists of, part by part (B-18.2). */
export function partsOf(fill: (into: Ledger) => void): readonly Part[] {
  const parts: Part[] = []
  fill({ add: (source, by) => parts.push({ source, by }) })
  return parts
}
