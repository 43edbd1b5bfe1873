import type { Seat } from '@trialhall/kernel'
import type { TrialRoll } from '../asks.ts'
import { abilityOf } from '../rules/play.ts'
import { trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { FATE_DIE } from '../terms.ts'
import { fadeOf, landing } from './path-worth.ts'
import { DRAW, priceOf } from './price.ts'
import { oddsFor, type Change } from './standing.ts'
import { rerollsOf, TRIFLE, type Merit, type Prompt } from './window-merit.ts'

/** Valor that a roll has at stake as a rule. */
const USUAL_STAKE = 3.3

/** The odds to win if the card is let through, and if it is Blocked at a price. */
interface Outcomes {
  readonly through: number
  blocked(price: number): number
}

/** Who may Block, and what. */
interface Chance {
  readonly seat: Seat
  readonly prompt: Prompt<'block'>
}

/** A Block: what the card would have done. A Boost that does more than most is no reason to spend one: what it is kept for is still to come. */
export function blockMerit(state: SigmarPosition, seat: Seat, prompt: Prompt<'block'>): Merit {
  const outcomes = outcomesOf(state, { seat, prompt })
  return (option) => {
    if (option.do !== 'block') return 0
    const price = Math.max(TRIFLE, priceOf(state, seat, option.card))
    return Math.min(...outcomes.map(({ through, blocked }) => blocked(price) - through))
  }
}

/** By all that can be said of the card; the least counts. In a Duel, whoever keeps the Block may answer with another card. */
function outcomesOf(state: SigmarPosition, chance: Chance): readonly Outcomes[] {
  const { on } = chance.prompt
  const usual = ofUse(state, chance)
  return on === null ? [usual] : [usual, ofTrial(state, chance, on)]
}

/** A Boost for a Trial: what it adds to the chance, and the cards that it draws. */
function ofTrial(
  state: SigmarPosition,
  { seat, prompt: { by, card } }: Chance,
  { trial, modifier, reward }: TrialRoll,
): Outcomes {
  const odds = oddsFor(state, seat)
  const { difficulty } = trialOf(state.cards.def[trial] as number)
  const { bonus, draws } = abilityOf(state, card)
  const tries = 1 + rerollsOf(state, by)
  const after = (total: number, { price, hope }: { price: number; hope: number }): number => {
    const chance = 1 - (1 - chanceOf(difficulty, total)) ** tries
    const gained = (valor: number): number => odds({ price, other: { seat: by, valor, hope } })
    return chance * gained(reward) + (1 - chance) * gained(0)
  }
  return {
    through: after(modifier + bonus, { price: 0, hope: DRAW * draws * fadeOf(state, by) }),
    blocked: (price) => after(modifier, { price, hope: 0 }),
  }
}

/** A Heal or a Teleport, and what Boosts usually do. */
function ofUse(state: SigmarPosition, chance: Chance): Outcomes {
  const odds = oddsFor(state, chance.seat)
  return { through: odds(changeByUse(state, chance)), blocked: (price) => odds({ price }) }
}

function changeByUse(
  state: SigmarPosition,
  { seat, prompt: { by, card, to, undoes, cards } }: Chance,
): Change {
  const hoped = (hope: number): Change => ({ other: { seat: by, valor: 0, hope } })
  const { bonus } = abilityOf(state, card)
  if (bonus > 0) return hoped((bonus / FATE_DIE) * USUAL_STAKE)
  if (to !== null) return hoped(landing(state, { seat: by, space: to, without: null }))
  const hope = DRAW * cards.length * fadeOf(state, by)
  if (undoes === null) return hoped(hope)
  const back = Math.min(playerAt(state, by).defeats.at(-1)?.valor ?? 0, playerAt(state, undoes).valor)
  return { own: undoes === seat ? -back : 0, other: { seat: by, valor: back, hope } }
}
