import type { Game } from '@trialhall/kernel'
import { CATALOG } from './content/catalog.ts'
import { PATH } from './rules/path.ts'
import { zonesOf } from './rules/decks.ts'
import type { SigmarEvent } from './rules/events.ts'
import { evaluate, quickPick } from './rules/judgement.ts'
import { leaveGame } from './rules/leaving.ts'
import { measures } from './rules/measures.ts'
import { OPTIONS } from './rules/options.ts'
import { arrange } from './rules/position.ts'
import { begin, cloneState, setUp, takeSeats } from './rules/setup.ts'
import type { SigmarState } from './rules/state.ts'
import { playTurn } from './rules/turn.ts'
import { outcomeOf } from './rules/victory.ts'
import { WORDS } from './rules/words.ts'

/** Sigmar's Trial: two to four Champions, one die, thirty Valor. A segment is a part of the setup or one turn. */
export const sigmar: Game<SigmarState, SigmarEvent> = {
  id: 'sigmar',
  title: "Sigmar's Trial",
  blurb:
    'Two to four Champions race to thirty Valor with one die, a hand of cards and a path of twelve spaces.',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  catalog: CATALOG,
  content: contentCounts(),
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
  arrange,
  words: WORDS,
  leave: leaveGame,
  measures,
  evaluate,
  rollout: quickPick,
}

function contentCounts(): Record<string, number> {
  const of = (kinds: readonly string[]): number =>
    CATALOG.filter((face) => kinds.includes(face.kind)).reduce((sum, face) => sum + face.copies, 0)
  return {
    trials: of(['trial']),
    actionCards: of(['boost', 'lower', 'block', 'heal', 'teleport']),
    fateCards: of(['fate']),
    champions: of(['champion']),
    spaces: PATH.length,
  }
}

export {
  CATALOG,
  championOf,
  FIRST_CHAMPION,
  FIRST_FATE,
  FIRST_TRIAL,
  trialOf,
  fateOf,
  actionOf,
} from './content/catalog.ts'
export { CHAMPIONS } from './content/champions.ts'
export type { SigmarOption, SigmarPrompt } from './rules/asks.ts'
export type { SigmarEvent } from './rules/events.ts'
export { isAdjacent, markOf, PATH, SPACES } from './rules/path.ts'
export type { Player, SigmarPosition, SigmarState, SigmarView } from './rules/state.ts'
export { DECKS, FATE_DIE, HAND_LIMIT, MARKS, MOST_TRIALS, PHASES, TRIAL_TYPES } from './rules/terms.ts'
export { chanceOf } from './rules/judgement.ts'
export { trialBonus } from './rules/trials.ts'
