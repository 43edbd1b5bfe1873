import type { Kept } from '../faces.ts'
import { actionCards, TRIAL_CAP } from '../terms.ts'

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
