import { ENDS_HERE, type Game } from '@trialhall/kernel'
import { evaluate } from './bots/evaluate.ts'
import { amateurPick, novicePick, quickPick } from './bots/rollout.ts'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import type { SigmarEvent } from './events.ts'
import { cloneState } from './match/clone.ts'
import { measures, rates } from './match/measures.ts'
import { OPTIONS } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { setUp } from './match/setup.ts'
import { traits } from './match/traits.ts'
import { zonesOf } from './match/zones.ts'
import { leaveGame } from './rules/leaving.ts'
import { begin, takeSeats } from './rules/setup.ts'
import { playTurn } from './rules/turn.ts'
import { outcomeOf } from './rules/victory.ts'
import type { SigmarState } from './state.ts'
import { WORDS } from './words/words.ts'

/** Sigmar's Trial: two to four Champions, one die, thirty Valor. A segment is a part of the setup or one turn. */
export const sigmar: Game<SigmarState, SigmarEvent> = {
  ...cover,
  rulesVersion: 2,
  /** Matches of versions before 2 end: what they would have to become was never written. */
  migrate: () => ENDS_HERE,
  options: OPTIONS,
  catalog: CATALOG,
  setup: setUp,
  advance(table) {
    const { phase, round } = table.state
    if (phase !== 'setup') playTurn(table)
    else if (round === 0) begin(table)
    else takeSeats(table)
  },
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  words: WORDS,
  leave: leaveGame,
  measures,
  rates,
  traits,
  evaluate,
  rollout: quickPick,
  novice: novicePick,
  amateur: amateurPick,
  search: { depth: 4, share: 1, simulations: [0, 0, 0, 800], isPaired: true, trust: 2, worlds: 32 },
}

export { CATALOG, FIRST_CHAMPION, FIRST_FATE, FIRST_TRIAL } from './content/catalog.ts'
export { championOf, trialOf, fateOf, actionOf } from './rules/printed.ts'
export { CHAMPIONS } from './content/champions.ts'
export type { SigmarOption, SigmarPrompt, TrialRoll } from './asks.ts'
export type { SigmarEvent } from './events.ts'
export { isAdjacent, markOf, PATH, SPACES } from './rules/path.ts'
export type { Player, SigmarPosition, SigmarState, SigmarView } from './state.ts'
export { DECKS, DUEL_VALOR, FATE_DIE, HAND_LIMIT, MARKS, MOST_TRIALS, PHASES, TRIAL_TYPES } from './terms.ts'
export { chanceOf } from './rules/rolls.ts'
export { trialBonus } from './rules/trials.ts'
export { isOver } from './rules/victory.ts'
export { duelStanding, oddsOf, type Odds } from './odds/odds.ts'
