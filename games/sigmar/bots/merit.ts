import type { CardId, RolloutAsk, Seat } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import { spacesWithin } from '../rules/path.ts'
import { abilityOf } from '../rules/play.ts'
import { PRINTED } from '../rules/printed.ts'
import { opponentsOf, playerAt, type SigmarPosition } from '../state.ts'
import { attemptMerit } from './attempt-merit.ts'
import { fadeOf, landing, usualWorth, wayGain } from './path-worth.ts'
import { blockMerit } from './block-merit.ts'
import { duelMerit } from './duel-merit.ts'
import { DRAW, priceOf } from './price.ts'
import { oddsFor, turnsToCome } from './standing.ts'
import { boostMerit, duelCardMerit, lowerMerit, rerollMerit, type Merit } from './window-merit.ts'

/** An ask of this game, as quick picks see it. */
export type SigmarAsk = RolloutAsk<SigmarPrompt, SigmarOption>

/** What Champions are worth against each other, by their index: the rates at which they won between equal bots. */
const CHAMPIONS: readonly number[] = [0.22, 0.28, 0.23, 0.28, 0.25, 0.22, 0.24, 0.28]

/** How good each option of an ask is. By what the asked seat sees and by nothing else. */
export function meritIn(state: SigmarPosition, { seat, prompt, options }: SigmarAsk): Merit {
  switch (prompt.type) {
    case 'action':
      return actionMerit(state, seat, options)
    case 'boost':
      return boostMerit(state, seat, prompt)
    case 'lower':
      return lowerMerit(state, seat, prompt)
    case 'block':
      return blockMerit(state, seat, prompt)
    case 'duel-card':
      return duelCardMerit(state, seat, prompt)
    case 'reroll':
      return rerollMerit(state, seat, prompt)
    default:
      return (option) => otherMerit(state, seat, option)
  }
}

/** What takes no thought about odds: cards by their worth, spaces by what they bring. */
function otherMerit(state: SigmarPosition, seat: Seat, option: SigmarOption): number {
  switch (option.do) {
    case 'champion':
      return CHAMPIONS[option.champion] ?? 0
    case 'discard':
      return -priceOf(state, seat, option.card)
    case 'regain':
      return priceOf(state, seat, option.card)
    case 'take-valor':
    case 'undo-duel':
      return 1
    case 'move':
      return spaceWorth(state, seat, option.space)
    case 'attempt':
      return usualWorth(state, seat, option.card)
    default:
      return 0
  }
}

function spaceWorth(state: SigmarPosition, seat: Seat, space: number): number {
  return landing(state, { seat, space, without: null }) + wayGain(state, seat, space)
}

function actionMerit(state: SigmarPosition, seat: Seat, options: readonly SigmarOption[]): Merit {
  const odds = oddsFor(state, seat)
  const ofAction = (option: SigmarOption): number => {
    switch (option.do) {
      case 'attempt':
        return attemptMerit(state, seat, option.card)
      case 'duel':
        return duelMerit(state, seat, option.seat)
      case 'play':
        return playMerit(state, seat, option.card)
      case 'rest':
        return odds({ price: turnsToCome(state, seat) > 0 ? -DRAW : 0 })
      default:
        return 0
    }
  }
  const still = odds({})
  const main = Math.max(...options.map(ofAction))
  return (option) =>
    option.do === 'extra' ? main + playMerit(state, seat, option.card) - still : ofAction(option)
}

/** A Heal or a Teleport. */
function playMerit(state: SigmarPosition, seat: Seat, card: CardId): number {
  const odds = oddsFor(state, seat)
  const { kind, reach, regains, regainsAfterUndo } = abilityOf(state, card)
  const price = priceOf(state, seat, card)
  if (kind === 'teleport') {
    const gain = bestSpace(state, seat, reach)
    const blocked = blockChance(state, seat, gain)
    return (1 - blocked) * odds({ price: price - gain }) + blocked * odds({ price })
  }
  const regained = DRAW * fadeOf(state, seat)
  const defeat = playerAt(state, seat).defeats.at(-1)
  const again = odds({ price: price - regained * regains })
  if (defeat === undefined || defeat.valor === 0) return again
  const back = Math.min(defeat.valor, playerAt(state, defeat.winner).valor)
  const undone = {
    own: back,
    price: price - regained * regainsAfterUndo,
    other: { seat: defeat.winner, valor: -back },
  }
  return Math.max(again, odds(undone))
}

/** How likely a card that brings so much Valor is Blocked: somebody must hold a Block, and nobody spends it on a trifle. */
function blockChance(state: SigmarPosition, seat: Seat, gain: number): number {
  let cards = 0
  for (const other of opponentsOf(state, seat)) cards += playerAt(state, other).hand.length
  return (1 - (1 - PRINTED.blockShare) ** cards) * Math.max(0, Math.min(1, gain))
}

function bestSpace(state: SigmarPosition, seat: Seat, reach: number): number {
  const { space: at } = playerAt(state, seat)
  return Math.max(...spacesWithin(at, reach).map((space) => spaceWorth(state, seat, space)))
}
