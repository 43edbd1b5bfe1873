import {
  addAttack,
  addDefence,
  breaches,
  characterCardOf,
  characterOn,
  equalizerOf,
  partsOf,
  sourceName,
  type BattlePosition,
  type Part,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { printedIn } from '../looks.ts'
import { abilityNamed } from './abilities.ts'

/** A number of the sum: as it is printed, and all that changes it. */
export interface Term {
  readonly printed: number
  readonly parts: readonly Part[]
  /** What changes it and is ignored by a Breach. */
  readonly ignored: readonly Part[]
}

/** ATK and DEF of an attack, with what they are made of. */
export interface AttackSum {
  readonly attack: Term
  readonly defence: Term
}

/** What an attack consists of; null where one of both is gone. */
export function sumOf(
  view: BattlePosition,
  { attacker, target, ability }: { attacker: CardId; target: CardId; ability: string | null },
): AttackSum | null {
  const aimed = characterOn(view, target)
  const attack = attackTerm(view, { attacker, target, ability })
  const by = characterOn(view, attacker) ?? rogueIn(view, attacker)
  if (aimed === null || attack === null || by === null) return null
  const parts = partsOf((into) => addDefence(view, aimed, by, into))
  const isOpen = breaches(view, by)
  return {
    attack,
    defence: {
      printed: characterCardOf(view, target).stats.def,
      parts: isOpen ? parts.filter((part) => part.by < 0) : parts,
      ignored: isOpen ? parts.filter((part) => part.by > 0) : [],
    },
  }
}

function rogueIn(view: BattlePosition, card: CardId): ReturnType<typeof equalizerOf> | null {
  return printedIn(view, card)?.kind === 'equalizer' ? equalizerOf(view, card) : null
}

function attackTerm(
  view: BattlePosition,
  { attacker, target, ability }: { attacker: CardId; target: CardId; ability: string | null },
): Term | null {
  const rogue = rogueIn(view, attacker)
  if (rogue !== null) return { printed: rogue.atk, parts: [], ignored: [] }
  const character = characterOn(view, attacker)
  if (character === null) return null
  const by = ability === null ? 0 : (abilityNamed(ability)?.deed.strikes?.extra.atk ?? 0)
  const extra = by === 0 || ability === null ? [] : [{ source: ability, by }]
  const parts = partsOf((into) => addAttack(view, { attacker: character, target }, into))
  return { printed: characterCardOf(view, attacker).stats.atk, parts: [...parts, ...extra], ignored: [] }
}

/** A term added up. */
export function totalOf({ printed, parts }: Term): number {
  return parts.reduce((sum, { by }) => sum + by, printed)
}

/** Parts of the same source as one, e.g. of two cards of a name. */
export function gathered(parts: readonly Part[]): readonly { readonly name: string; readonly by: number }[] {
  const sums = new Map<string, number>()
  for (const { source, by } of parts) sums.set(source, (sums.get(source) ?? 0) + by)
  return [...sums].map(([source, by]) => ({ name: sourceName(source), by }))
}
