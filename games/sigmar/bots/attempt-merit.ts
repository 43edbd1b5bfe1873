import type { CardId, Seat } from '@trialhall/kernel'
import { keptBy } from '../rules/kept.ts'
import { spaceFrom } from '../rules/path.ts'
import { abilityOf, mayPlay } from '../rules/play.ts'
import { championOf, trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { trialBonus } from '../rules/trials.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { FATE_DIE, TRIAL_CAP } from '../terms.ts'
import { FATE, fadeOf, failing, landing, wayGain } from './path-worth.ts'
import { DRAW, priceOf } from './price.ts'
import { oddsFor } from './standing.ts'

/** How an attempt of a Trial goes. */
export interface Outlook {
  readonly chance: number
  readonly reward: number
}

/** Chance and reward of a Trial for a seat as it stands, with so much from a Boost: rerolls, kept cards and the own trait count. */
export function outlookOf(
  state: SigmarPosition,
  seat: Seat,
  about: { card: CardId; boost: number },
): Outlook {
  const trial = trialOf(state.cards.def[about.card] as number)
  const player = playerAt(state, seat)
  let modifier = trialBonus(state, seat, trial) + about.boost
  let factor = 1
  let rerolls = player.rerollSpent ? 0 : championOf(player.champion).trait.rerolls
  let isSure = false
  for (const card of player.kept) {
    const kept = keptBy(state, card)
    modifier += kept.roll
    factor *= kept.rewardFactor
    rerolls += kept.rerolls
    isSure ||= kept.succeeds
  }
  const reward = Math.min(TRIAL_CAP, trial.reward * factor)
  const once = chanceOf(trial.difficulty, modifier)
  return { chance: isSure ? 1 : 1 - (1 - once) ** (1 + rerolls), reward }
}

/** How good an attempt is, as odds to win: with the Boost that fits it best, what failing costs, and where success leads. */
export function attemptMerit(state: SigmarPosition, seat: Seat, card: CardId): number {
  const odds = oddsFor(state, seat)
  let best = attemptOdds(state, { seat, card, boost: 0, price: 0 }, odds)
  for (const held of boostsOf(state, seat)) {
    const { bonus, draws } = abilityOf(state, held)
    const price = priceOf(state, seat, held) - DRAW * draws * fadeOf(state, seat)
    best = Math.max(best, attemptOdds(state, { seat, card, boost: bonus, price }, odds))
  }
  return best
}

function boostsOf(state: SigmarPosition, seat: Seat): readonly CardId[] {
  const player = playerAt(state, seat)
  return mayPlay(player) ? player.hand.filter((card) => abilityOf(state, card).kind === 'boost') : []
}

interface Plan {
  readonly seat: Seat
  readonly card: CardId
  readonly boost: number
  readonly price: number
}

function attemptOdds(state: SigmarPosition, plan: Plan, odds: ReturnType<typeof oddsFor>): number {
  const { seat, card, price } = plan
  const { chance, reward } = outlookOf(state, seat, plan)
  const player = playerAt(state, seat)
  const fate = state.usesFate ? (FATE * fadeOf(state, seat)) / FATE_DIE : 0
  const next = spaceFrom(player.space, 1)
  const success = landing(state, { seat, space: next, without: card }) + wayGain(state, seat, next)
  const won = odds({ own: reward, price: price - success - fate })
  return chance * won + (1 - chance) * odds({ price: price - failing(state, seat) - fate })
}
