import type { Seat } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import { abilityOf } from '../rules/play.ts'
import { championOf, trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { failing, fadeOf } from './path-worth.ts'
import { duelOdds } from './duel-merit.ts'
import { keptBy } from '../rules/kept.ts'
import { DRAW, priceOf } from './price.ts'
import { oddsFor, turnsToCome } from './standing.ts'

/** How good each option is, as odds to win the match. */
export type Merit = (option: SigmarOption) => number

/** A prompt of one kind. */
export type Prompt<T extends SigmarPrompt['type']> = Extract<SigmarPrompt, { type: T }>

/** A Boost: worth its card where it changes the chance enough, and nothing where the roll cannot fail or not succeed. */
export function boostMerit(state: SigmarPosition, seat: Seat, prompt: Prompt<'boost'>): Merit {
  const { card, modifier, reward } = prompt
  const { difficulty } = trialOf(state.cards.def[card] as number)
  const odds = oddsFor(state, seat)
  const rerolls = rerollsOf(state, seat)
  const fail = failing(state, seat)
  const oddsAt = (bonus: number, price: number): number => {
    const chance = 1 - (1 - chanceOf(difficulty, modifier + bonus)) ** (1 + rerolls)
    return chance * odds({ own: reward, price }) + (1 - chance) * odds({ price: price - fail })
  }
  return (option) => {
    if (option.do !== 'boost') return oddsAt(0, 0)
    const { bonus, draws } = abilityOf(state, option.card)
    const price = priceOf(state, seat, option.card) - DRAW * draws * fadeOf(state, seat)
    return oddsAt(bonus, Math.max(price, TRIFLE))
  }
}

/** Nothing is spent where it changes nothing. */
export const TRIFLE = 0.001

/** How often a seat may roll again what fails. */
export function rerollsOf(state: SigmarPosition, seat: Seat): number {
  const player = playerAt(state, seat)
  let rerolls = player.rerollSpent ? 0 : championOf(player.champion).trait.rerolls
  for (const card of player.kept) rerolls += keptBy(state, card).rerolls
  return rerolls
}

/** A Lower: what it takes from the one who rolls, who may shrug some of it off or roll again. */
export function lowerMerit(state: SigmarPosition, seat: Seat, prompt: Prompt<'lower'>): Merit {
  const { by, card, modifier, reward: valor } = prompt
  const { difficulty } = trialOf(state.cards.def[card] as number)
  const odds = oddsFor(state, seat)
  const rerolls = rerollsOf(state, by)
  const { shrug } = championOf(playerAt(state, by).champion).trait
  const shrugged = shrug !== null && difficulty <= shrug.upTo ? shrug.by : 0
  const oddsAt = (lowers: number, price: number): number => {
    const taken = Math.max(0, lowers - (lowers > 0 ? shrugged : 0))
    const chance = 1 - (1 - chanceOf(difficulty, modifier - taken)) ** (1 + rerolls)
    const success = odds({ price, other: { seat: by, valor } })
    return chance * success + (1 - chance) * odds({ price })
  }
  return (option) =>
    option.do === 'lower'
      ? oddsAt(abilityOf(state, option.card).lowers, Math.max(TRIFLE, priceOf(state, seat, option.card)))
      : oddsAt(0, 0)
}

/** A card on a Duel. */
export function duelCardMerit(state: SigmarPosition, seat: Seat, { against }: Prompt<'duel-card'>): Merit {
  const bonusOf = (one: Seat): number => championOf(playerAt(state, one).champion).trait.duelBonus
  const played = state.inPlay.reduce((sum, card) => {
    const { bonus, lowers } = abilityOf(state, card)
    return sum + bonus + lowers
  }, 0)
  const isAnswer = seat !== state.active
  const ahead = bonusOf(seat) - bonusOf(against) + (isAnswer ? -played : played)
  return (option) => {
    if (option.do !== 'boost' && option.do !== 'lower')
      return duelOdds(state, { seat, against, ahead, price: 0 })
    const { bonus, lowers } = abilityOf(state, option.card)
    const price = Math.max(TRIFLE, priceOf(state, seat, option.card))
    return duelOdds(state, { seat, against, ahead: ahead + bonus + lowers, price })
  }
}

/** Valor that the reroll of a Champion is kept for. */
const REROLL = 1.2

/** A reroll: a kept card fades with this roll, used or not; the own trait is for once in a match. */
export function rerollMerit(state: SigmarPosition, seat: Seat, prompt: Prompt<'reroll'>): Merit {
  const { card, modifier, reward } = prompt
  const { difficulty } = trialOf(state.cards.def[card] as number)
  const gain = chanceOf(difficulty, modifier) * reward
  const keeping = REROLL * Math.min(1, turnsToCome(state, seat) / 3)
  return (option) => {
    if (option.do !== 'reroll') return 0
    if (option.card !== null) return 2 + gain
    return gain - keeping + (gain > 0 ? TRIFLE : -TRIFLE)
  }
}
