import type { CardId, Seat } from '@trialhall/kernel'
import type { SigmarPrompt } from '../asks.ts'
import type { TrialCard } from '../faces.ts'
import { ACCEPT, REROLL_BY_TRAIT } from '../picks.ts'
import { opponentsOf, playerAt, type SigmarPosition, type SigmarTable } from '../state.ts'
import { TRIAL_CAP } from '../terms.ts'
import { drawToHand } from './decks.ts'
import { discardChosen } from './discards.ts'
import { keptBy, keptThat, spendKept } from './kept.ts'
import { askForCard, clearTable, isBlocked, kindsOf, mayPlay, playCard, type Kinds } from './play.ts'
import { championOf, trialOf } from './printed.ts'
import { addBoost, afterRoll, askForLowers, beginRoll, cannotJoin, rollFateDie, type Roll } from './rolls.ts'
import { changeValor, checkVictory } from './valor.ts'

/** An attempt: who, which active Trial, and whether the path forces it (S-R50) or it is the action of the turn. */
export interface Attempt {
  readonly seat: Seat
  readonly card: CardId
  readonly isInstant: boolean
}

/** The die that counted (0 if none was rolled), and whether the Trial is completed. */
interface Rolled {
  readonly natural: number
  readonly succeeded: boolean
}

/** An attempt from its naming to its reward or loss: steps (1) to (8) of S-R15. */
export function resolveTrial(table: SigmarTable, attempt: Attempt): Rolled {
  const { seat, card, isInstant } = attempt
  table.emit({ type: 'attempted', seat, card, isInstant }) // S-R15 (1)
  const factor = spendWagers(table, seat)
  const blessing = keptThat(table.state, seat, (kept) => kept.succeeds)[0]
  if (blessing === undefined) return rollTrial(table, attempt, factor)
  return spendBlessing(table, attempt, { blessing, factor })
}

/** The next attempt succeeds without a die (S-R53). */
function spendBlessing(
  table: SigmarTable,
  attempt: Attempt,
  by: { blessing: CardId; factor: number },
): Rolled {
  spendKept(table, attempt.seat, by.blessing)
  table.state.phase = 'resolution'
  complete(table, attempt, { factor: by.factor, isAutomatic: true })
  return { natural: 0, succeeded: true }
}

function rollTrial(table: SigmarTable, attempt: Attempt, factor: number): Rolled {
  const { seat, card } = attempt
  const trial = trialOf(table.def(card))
  table.state.phase = 'roll' // S-R12: the Boost belongs to it
  const roll = beginRoll(table, seat, {
    bonus: trialBonus(table.state, seat, trial),
    difficulty: trial.difficulty,
    reward: rewardOf(trial, factor),
  })
  playBoosts(table, roll, card) // S-R15 (2), (3)
  askForLowers(table, roll, { seats: opponentsOf(table.state, seat), card }) // S-R15 (4)
  const natural = rollWithRerolls(table, roll, { card, trial }) // S-R15 (5), (6)
  const succeeded = natural + roll.modifier >= trial.difficulty // S-6.5
  table.state.phase = 'resolution'
  if (succeeded) complete(table, attempt, { factor, isAutomatic: false })
  else fail(table, attempt)
  clearTable(table)
  if (!table.state.isWon) afterRoll(table, roll) // S-R65
  return { natural, succeeded }
}

/** What a Champion's trait adds to a roll for this Trial (S-6.4, S-R35). */
export function trialBonus(state: SigmarPosition, seat: Seat, trial: TrialCard): number {
  const { typeBonus, difficultyBonus } = championOf(playerAt(state, seat).champion).trait
  let bonus = 0
  if (typeBonus !== null && typeBonus.type === trial.type) bonus += typeBonus.bonus
  if (difficultyBonus !== null && trial.difficulty === difficultyBonus.difficulty)
    bonus += difficultyBonus.bonus
  return bonus
}

/** Boosts before the die, each of which opponents may Block (S-R12, S-R14). */
function playBoosts(table: SigmarTable, roll: Roll, card: CardId): void {
  const { state } = table
  const { seat } = roll
  const bars = (boost: CardId): string | null => cannotJoin(table, roll, boost)
  while (mayPlay(playerAt(state, seat))) {
    const answer = askForCard(table, {
      seat,
      prompt: { type: 'boost', card, modifier: roll.modifier, reward: roll.reward },
      kinds: BOOSTS,
      bars,
    })
    if (answer === null) return
    playCard(table, seat, answer.card)
    table.emit({ type: 'boosted', seat, card: answer.card, bonus: answer.ability.bonus })
    const blockers = opponentsOf(state, seat)
    const on = { trial: card, modifier: roll.modifier, reward: roll.reward }
    if (!isBlocked(table, { by: seat, card: answer.card, blockers, on })) addBoost(roll, answer.ability)
  }
}

const BOOSTS: Kinds = kindsOf('boost')

/** Rolls, and offers rerolls as long as the total fails and there are any; the last die counts (S-R34, S-R65). */
function rollWithRerolls(table: SigmarTable, roll: Roll, about: { card: CardId; trial: TrialCard }): number {
  let die = rollFateDie(table, roll, 'trial')
  if (die + roll.modifier >= about.trial.difficulty) return die
  const { seat } = roll
  const fading = keptThat(table.state, seat, (kept) => kept.rerolls > 0)
  while (die + roll.modifier < about.trial.difficulty) {
    const { modifier, reward } = roll
    if (!takesReroll(table, seat, { card: about.card, total: die + modifier, modifier, reward })) break
    die = rollFateDie(table, roll, 'reroll')
  }
  for (const card of fading) if (playerAt(table.state, seat).kept.includes(card)) spendKept(table, seat, card)
  return die
}

type Failure = Omit<Extract<SigmarPrompt, { type: 'reroll' }>, 'type'>

function takesReroll(table: SigmarTable, seat: Seat, about: Failure): boolean {
  const { state } = table
  const player = playerAt(state, seat)
  const hasTrait = !player.rerollSpent && championOf(player.champion).trait.rerolls > 0
  const dawns = keptThat(state, seat, (kept) => kept.rerolls > 0)
  if (!hasTrait && dawns.length === 0) return false
  const options = [
    ...(hasTrait ? [REROLL_BY_TRAIT] : []),
    ...dawns.map((card) => ({ do: 'reroll', card }) as const),
    ACCEPT,
  ]
  const pick = table.choose(seat, { type: 'reroll', ...about }, options)
  if (pick.do !== 'reroll') return false
  if (pick.card === null) player.rerollSpent = true
  else spendKept(table, seat, pick.card)
  table.emit({ type: 'rerolled', seat, card: pick.card })
  return true
}

/** What success pays, at most 5 Valor (S-13.3, S-R33). */
function rewardOf(trial: TrialCard, factor: number): number {
  return Math.min(TRIAL_CAP, trial.reward * factor)
}

/** Valor, at most 5 from one Trial, and the Trial to its discard pile (S-7.1, S-7.2, S-13.3, S-R33). */
function complete(table: SigmarTable, attempt: Attempt, how: { factor: number; isAutomatic: boolean }): void {
  const { seat, card } = attempt
  const { state } = table
  const trial = trialOf(table.def(card))
  table.move(card, state.trials, state.trialDiscard)
  playerAt(state, seat).completed++ // S-R36
  table.emit({ type: 'succeeded', seat, card, isAutomatic: how.isAutomatic })
  changeValor(table, seat, rewardOf(trial, how.factor))
  checkVictory(table)
}

/** A card is lost, the Trial stays (S-7.3, S-7.4, S-R28). */
function fail(table: SigmarTable, { seat, card }: Attempt): void {
  table.emit({ type: 'failed', seat, card })
  const { failureDraws } = championOf(playerAt(table.state, seat).champion).trait
  if (failureDraws > 0) drawToHand(table, seat, failureDraws)
  else discardChosen(table, seat, 'failure')
}

/** Wagers are used up by the attempt, whatever comes of it; returns what the reward is multiplied by. */
function spendWagers(table: SigmarTable, seat: Seat): number {
  let factor = 1
  for (const card of keptThat(table.state, seat, (kept) => kept.rewardFactor > 1)) {
    factor *= keptBy(table.state, card).rewardFactor
    spendKept(table, seat, card)
  }
  return factor
}
