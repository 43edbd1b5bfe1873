import type { CardId } from '@trialhall/kernel'
import type { Danger } from '../faces.ts'
import { characterOn } from '../rules/field.ts'
import { saveBonusOf } from '../rules/stats.ts'
import type { BattlePosition, Character } from '../state.ts'
import { chanceOf, chanceWithRerolls } from './chance.ts'
import { blend, fateOf, type Fate } from './fate.ts'

/** Damage that a character must save against. */
export interface Peril extends Pick<Danger, 'damage' | 'save'> {
  readonly by: Character
  readonly target: CardId
  /** How often a save that fails may be rolled again; never where it is left out. */
  readonly rerolls?: number
}

/** What can be said of a save before it is rolled. */
export interface SaveOdds extends Fate {
  readonly target: CardId
  /** What is added to the die. */
  readonly modifier: number
  readonly needed: number
  /** The chance of a success, 0 to 1. */
  readonly safe: number
  /** What a failure takes. */
  readonly damage: number
  /** HP that are lost on average. */
  readonly expected: number
}

/** The odds of one save; null where its character is not on the field. */
export function saveOdds(position: BattlePosition, peril: Peril): SaveOdds | null {
  const target = characterOn(position, peril.target)
  if (target === null) return null
  const modifier = saveBonusOf(position, target)
  const safe = chanceWithRerolls(chanceOf(peril.save, modifier), peril.rerolls ?? 0)
  return suffering(position, peril, { modifier, suffers: 1 - safe, safe })
}

function suffering(
  position: BattlePosition,
  { by, target, damage, save }: Peril,
  { modifier, suffers, safe }: { readonly modifier: number; readonly suffers: number; readonly safe: number },
): SaveOdds {
  const fate = blend([{ chance: suffers, fate: fateOf(position, { by, target, damage }) }])
  return { target, modifier, needed: save, safe, damage, expected: suffers * damage, ...fate }
}

/** The saves of a pair of which both must save: the odds of the pairing member, then of its partner (B-14.12). */
export interface PairOdds {
  readonly pairing: SaveOdds
  readonly partner: SaveOdds
}

/** Who rolls the second save where the first has succeeded (B-14.13). */
export type SecondRoller = 'partner' | 'pairing'

/**
 * The odds of both members of a pair, by what their controller will do: the pairing member rolls first; where it fails, the partner rolls its
 * own; where it succeeds, the partner rolls or the pairing member does again in its place (B-14.12 to B-14.14, B-R45, B-R46). `safe`: that
 * a member suffers nothing. Null where one of them is not on the field.
 */
export function pairOdds(
  position: BattlePosition,
  perils: { readonly pairing: Peril; readonly partner: Peril },
  second: SecondRoller,
): PairOdds | null {
  const pairing = saveOdds(position, perils.pairing)
  const partner = saveOdds(position, perils.partner)
  if (pairing === null || partner === null) return null
  if (second === 'partner') return { pairing, partner }
  const fails = 1 - pairing.safe
  const [pairingSuffers, partnerSuffers] = [fails + pairing.safe * fails, fails * (1 - partner.safe)]
  return {
    pairing: suffering(position, perils.pairing, {
      modifier: pairing.modifier,
      suffers: pairingSuffers,
      safe: 1 - pairingSuffers,
    }),
    partner: suffering(position, perils.partner, {
      modifier: partner.modifier,
      suffers: partnerSuffers,
      safe: 1 - partnerSuffers,
    }),
  }
}
