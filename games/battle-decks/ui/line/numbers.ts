import {
  addAttack,
  addDamage,
  addDefence,
  characterCardOf,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'

/** What changes a number, and by how much. */
export interface Part {
  readonly source: string
  readonly by: number
}

/** A number of a character as it is now, against nobody in particular, beside the printed one. */
export interface Total {
  readonly stat: 'def' | 'atk' | 'dmg'
  readonly printed: number
  readonly now: number
  readonly parts: readonly Part[]
}

/** DEF, ATK and DMG of a character, in the order of the cards. */
export function totalsOf(view: BattleView, character: Character): readonly Total[] {
  const { stats } = characterCardOf(view, character.card)
  const attack = { attacker: character, target: null }
  const parts = {
    def: listed((into) => addDefence(view, character, null, into)),
    atk: listed((into) => addAttack(view, attack, into)),
    dmg: listed((into) => addDamage(view, attack, into)),
  }
  return (['def', 'atk', 'dmg'] as const).map((stat) => ({
    stat,
    printed: stats[stat],
    now: parts[stat].reduce((sum, { by }) => sum + by, stats[stat]),
    parts: parts[stat],
  }))
}

/** What an adding-up of the rules consists of. */
function listed(fill: (into: { add(source: string, by: number): void }) => void): readonly Part[] {
  const parts: Part[] = []
  fill({ add: (source, by) => parts.push({ source, by }) })
  return parts
}
