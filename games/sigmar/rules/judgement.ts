import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import { trialOf } from '../content/catalog.ts'
import type { SigmarOption, SigmarPrompt } from './asks.ts'
import { abilityOf } from './play.ts'
import { playerAt, type SigmarState, type SigmarTable } from './state.ts'
import { trialBonus } from './trials.ts'

/** What a card in hand is worth in Valor, about. */
const HAND_VALUE = 0.45
/** What a Champion's Rest is worth. */
const REST_VALUE = 0.4
/** Spread of the Valor still to come, for one turn left. */
const SPREAD = 2.2

/** Valor that a turn still to come brings, about. */
const TURN_VALUE = 1.2

/** How likely a seat is to win, judged by Valor, cards and the turns still to come: 0 to 1. */
export function evaluate(state: SigmarState, seat: Seat): number {
  const own = worth(state, seat)
  let best = Number.NEGATIVE_INFINITY
  for (const [other, player] of state.players.entries()) {
    if (other !== seat && !player.left) best = Math.max(best, worth(state, other))
  }
  const spread = SPREAD * Math.sqrt(turnsLeft(state, seat) + 0.25)
  return 1 / (1 + Math.exp((best - own) / spread))
}

function worth(state: SigmarState, seat: Seat): number {
  const player = playerAt(state, seat)
  const turns = turnsLeft(state, seat)
  const hand = HAND_VALUE * Math.min(7, player.hand.length) * Math.min(1, turns / 2)
  const rest = player.rested ? REST_VALUE : 0
  return player.valor + 0.05 * player.completed + hand + rest + TURN_VALUE * turns
}

/** Turns that a seat still has, the present one included; who has moved in this round has one less than who has not. */
function turnsLeft(state: SigmarState, seat: Seat): number {
  const count = state.players.length
  const place = (other: Seat): number => (other - state.first + count) % count
  const rounds = state.roundLimit - state.round
  return Math.max(0, rounds + (place(seat) >= place(state.active) ? 1 : 0))
}

/** A quick pick for rollouts: the best Trial by expected Valor, Boosts and Sabotage where they change the odds most. */
export function quickPick(table: SigmarTable, ask: RolloutAsk, chance: Chance): number {
  const options = ask.options as readonly SigmarOption[]
  switch ((ask.prompt as SigmarPrompt).type) {
    case 'action':
      return quickAction(table, ask.seat, options)
    case 'boost':
    case 'lower':
      return quickModifier(table, ask)
    case 'reroll':
      return 0
    default:
      return below(chance, options.length)
  }
}

function quickAction(table: SigmarTable, seat: Seat, options: readonly SigmarOption[]): number {
  let best = 0
  let bestValue = 0
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as SigmarOption
    if (option.do !== 'attempt') continue
    const trial = trialOf(table.def(option.card))
    const value = chanceOf(trial.difficulty, trialBonus(table.state, seat, trial) + 1) * (trial.reward + 0.5)
    if (value > bestValue) {
      best = i
      bestValue = value
    }
  }
  return bestValue > 0 ? best : options.length - 1
}

/** Chance that a die plus a modifier reaches a difficulty. */
export function chanceOf(difficulty: number, modifier: number): number {
  return Math.min(6, Math.max(0, 7 - difficulty + modifier)) / 6
}

function quickModifier(table: SigmarTable, ask: RolloutAsk): number {
  const prompt = ask.prompt as Extract<SigmarPrompt, { type: 'boost' | 'lower' }>
  const { difficulty, reward } = trialOf(table.def(prompt.card))
  const options = ask.options as readonly SigmarOption[]
  const pass = options.length - 1
  const now = chanceOf(difficulty, prompt.modifier)
  let best = pass
  let bestGain = HAND_VALUE
  for (let i = 0; i < pass; i++) {
    const option = options[i] as Extract<SigmarOption, { do: 'boost' | 'lower' }>
    const { bonus, lowers } = abilityOf(table.state, option.card)
    const gain = Math.abs(chanceOf(difficulty, prompt.modifier + bonus - lowers) - now) * reward
    if (gain <= bestGain) continue
    best = i
    bestGain = gain
  }
  return best
}
