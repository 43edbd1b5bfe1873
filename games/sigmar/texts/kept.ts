import { actionCards, TRIAL_CAP } from '../terms.ts'

/** What a kept Fate Card does when its moment comes (S-R56), as numbers that the rules read and the text is made from. */
export interface Kept {
  /** The next Trial succeeds without a die (S-R53). */
  readonly succeeds: boolean
  /** Added to the next roll, Trial or Duel. */
  readonly roll: number
  /** Added to the next Duel roll. */
  readonly duelRoll: number
  /** Rerolls of the next Trial in which a total fails (S-R65). */
  readonly rerolls: number
  /** Action Cards drawn besides in the next Draw Phase taken. */
  readonly extraDraws: number
  /** Action Cards that may be played besides in the next turn (S-R26). */
  readonly extraCards: number
  /** Multiplies the reward of the next attempted Trial. */
  readonly rewardFactor: number
}

/** Keeps nothing. */
export const NO_KEPT: Kept = {
  succeeds: false,
  roll: 0,
  duelRoll: 0,
  rerolls: 0,
  extraDraws: 0,
  extraCards: 0,
  rewardFactor: 1,
}

/** The text of a kept card. */
export function sayKept(kept: Kept): string {
  return `Keep: ${sentences(kept).join(' ')}`
}

function sentences(kept: Kept): string[] {
  return [
    kept.succeeds ? 'your next Trial succeeds automatically.' : '',
    kept.roll === 0 ? '' : `${signed(kept.roll)} on your next roll, ${source(kept.roll)}.`,
    kept.duelRoll === 0 ? '' : `${signed(kept.duelRoll)} on your next Duel roll.`,
    kept.rerolls === 0 ? '' : 'you may reroll your next failed Trial.',
    kept.extraDraws === 0 ? '' : `draw ${actionCards(kept.extraDraws)} more in the next Draw Phase you take.`,
    kept.extraCards === 0 ? '' : `in your next turn you may play ${actionCards(kept.extraCards)} more.`,
    kept.rewardFactor === 1
      ? ''
      : `the reward of your next attempted Trial is doubled, at most ${TRIAL_CAP}.`,
  ].filter((sentence) => sentence !== '')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`
}

function source(value: number): string {
  return value > 0 ? 'Trial or Duel; it is not a Boost' : 'Trial or Duel; it is not Sabotage'
}
