import {
  abilitySaveOdds,
  characterOn,
  equalizerOf,
  type BattleView,
  type SaveOdds,
  type Strike,
  type Use,
} from '@trialhall/game-battle-decks'
import { abilityNamed } from './abilities.ts'
import type { Clash } from './clash.ts'

/** The attack of a clash as odds are asked for it; null where nobody is attacked, or one of both is gone. */
export function strikeIn(view: BattleView, clash: Clash): Strike | null {
  const { kind, target } = clash
  if (kind === 'ability' || target === null) return null
  const attacker = kind === 'rogue' ? equalizerOf(view, clash.attacker) : characterOn(view, clash.attacker)
  if (attacker === null) return null
  const extra = clash.ability === null ? undefined : abilityNamed(clash.ability)?.deed.strikes?.extra
  return extra === undefined ? { attacker, target } : { attacker, target, extra }
}

/** The ability of a clash with who uses it; null for an attack. */
export function abilityUsed(view: BattleView, { kind, attacker, ability }: Clash): Use | null {
  const user = characterOn(view, attacker)
  return kind === 'ability' && ability !== null && user !== null ? { user, slug: ability } : null
}

/** The saves that the ability of a clash makes necessary, before any of them. */
export function savesIn(view: BattleView, clash: Clash): readonly SaveOdds[] {
  const use = abilityUsed(view, clash)
  return use === null ? [] : abilitySaveOdds(view, use, clash.target)
}
