import { chanceOfAtLeast, UNKNOWN, type CardId, type Roll, type Seat } from '@trialhall/kernel'
import { FIRST_FATE } from '../content/catalog.ts'
import { championOf, fateOf, trialOf } from '../rules/printed.ts'
import { trialBonus } from '../rules/trials.ts'
import type { SigmarView } from '../state.ts'
import { FATE_DIE } from '../terms.ts'

/** How a seat stands with a Trial before any card is played. */
export interface Odds {
  /** Chance of success, rerolls counted, 0 to 1. */
  readonly chance: number
  /** What Champion and kept Fate Cards add. */
  readonly modifier: number
  /** Succeeds without a die. */
  readonly isSure: boolean
}

/** What odds are asked about. */
interface OddsAbout {
  readonly trial: CardId
  /** The modifier in force, if a roll is prepared. */
  readonly modifier?: number
  /** What would come on top, such as a Boost. */
  readonly more?: number
  /** The first die has failed. */
  readonly hasRolled?: boolean
}

/** The odds of a seat at a Trial; null where they cannot be told yet. */
export function oddsOf(view: SigmarView, seat: Seat, about: OddsAbout): Odds | null {
  const def = view.cards.def[about.trial] ?? UNKNOWN
  const player = view.players[seat]
  if (def === UNKNOWN || !player || player.champion < 0) return null
  const keeps = keepsOf(view, player.kept)
  const trial = trialOf(def)
  const standing = trialBonus(view, seat, trial) + keeps.reduce((sum, kept) => sum + (kept?.roll ?? 0), 0)
  const modifier = (about.modifier ?? standing) + (about.more ?? 0)
  if (keeps.some((kept) => kept?.succeeds)) return { chance: 1, modifier, isSure: true }
  const byTrait = player.rerollSpent ? 0 : championOf(player.champion).trait.rerolls
  const rerolls = byTrait + keeps.reduce((sum, kept) => sum + (kept?.rerolls ?? 0), 0)
  const rolls = about.hasRolled ? Math.max(1, rerolls) : 1 + rerolls
  const dice: Roll = { sides: FATE_DIE, rolls, keep: 'high' }
  return { chance: chanceOfAtLeast(dice, trial.difficulty, modifier), modifier, isSure: false }
}

/** What a seat brings to a Duel before any card is played: its Champion and kept Fate Cards. */
export function duelStanding(view: SigmarView, seat: Seat): number {
  const player = view.players[seat]
  if (!player || player.champion < 0) return 0
  const keeps = keepsOf(view, player.kept).map((kept) => (kept?.roll ?? 0) + (kept?.duelRoll ?? 0))
  return keeps.reduce((sum, by) => sum + by, championOf(player.champion).trait.duelBonus)
}

/** What kept Fate Cards give, as far as they are known. */
function keepsOf(view: SigmarView, kept: readonly CardId[]): readonly ReturnType<typeof fateOf>['keeps'][] {
  return kept.flatMap((card) => {
    const def = view.cards.def[card] ?? UNKNOWN
    return def >= FIRST_FATE ? [fateOf(def).keeps] : []
  })
}
