import type { Game } from '@trialhall/kernel'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import { cloneState } from './match/clone.ts'
import type { LanesEvent } from './events.ts'
import { leaveGame } from './rules/leaving.ts'
import { measures } from './match/measures.ts'
import { OPTIONS } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { begin, setUp } from './rules/setup.ts'
import type { LanesState } from './state.ts'
import { playPhase } from './rules/turn.ts'
import { agreeOnDraw, outcomeOf } from './rules/victory.ts'
import { WORDS } from './words/words.ts'
import { zonesOf } from './match/zones.ts'
import { evaluate } from './bots/evaluate.ts'
import { quickPick, takesBack } from './bots/rollout.ts'

/** Lanes: two heroes, a grid of lanes, mana that comes back. A segment is the setup or one phase. */
export const lanes: Game<LanesState, LanesEvent> = {
  ...cover,
  rulesVersion: 5,
  options: OPTIONS,
  catalog: CATALOG,
  setup: setUp,
  advance(table) {
    if (table.state.phase === 'setup') begin(table)
    else playPhase(table)
  },
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  words: WORDS,
  leave: leaveGame,
  agreeOnDraw,
  measures,
  evaluate,
  rollout: quickPick,
  shuns: takesBack,
  search: { depth: 8, share: 0.25 },
}

export {
  BASES,
  boardOf,
  CATALOG,
  CLASS_OF,
  faceOf,
  FACES,
  faceWith,
  FIRST_NODES,
  sayNode,
  UPGRADES,
} from './content/catalog.ts'
export type { Face } from './texts/makers.ts'
export { NODES_PER_BRANCH, STARTS, type PowerNode } from './content/nodes.ts'
export { PASSIVE_TEXTS } from './content/passives.ts'
export { advanceStops } from './rules/advance.ts'
export type { LanesOption, LanesPrompt, Moment, Wave } from './asks.ts'
export { blowOf, type Blow } from './rules/attack.ts'
export { defenceOf, showsPackTactics, threatsTo } from './rules/defence.ts'
export type { IdleReason, LanesEvent } from './events.ts'
export { distance, groundOf, HERO, NOWHERE, type Field, type Ground } from './rules/ground.ts'
export { faceIndex, heldFace } from './rules/hands.ts'
export { intersectionName, type Intersection } from './rules/intersections.ts'
export { lettersOf, remaining, type Mana } from './rules/mana.ts'
export { className, PHASE_NAMES } from './words/names.ts'
export { CLASS_NAMES } from './match/options.ts'
export { hasWholeBranch, isNextNode, SPARK_COST } from './rules/powers.ts'
export type { LanesPosition, LanesState, LanesView, Lying, Player, Slot, Unit } from './state.ts'
export { canAttack, markOf, playedRound, playerAt, roundOf, sideOf, unitAt } from './state.ts'
export { newUnit } from './rules/summoning.ts'
export { attackRange, fieldAhead, targetOf } from './rules/targets.ts'
export {
  CLASSES,
  COLOUR_LETTERS,
  COLOURS,
  CONDITIONS,
  EXPERIENCE_PER_LEVEL,
  FULL_LIFE,
  OVERWHELM_LIFE,
  PHASES,
  SHAPES,
  SPARK_DAMAGE,
  type ClassId,
  type Colour,
  type Condition,
  type Phase,
} from './terms.ts'
