import { ENDS_HERE, type Game } from '@trialhall/kernel'
import { evaluate } from './bots/evaluate.ts'
import { novicePick } from './bots/novice.ts'
import { quickPick } from './bots/rollout.ts'
import { shortlist } from './bots/shortlist.ts'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import type { LanesEvent } from './events.ts'
import { cloneState } from './match/clone.ts'
import { leaveGame } from './match/leaving.ts'
import { measures, rates } from './match/measures.ts'
import { OPTIONS } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { setUp } from './match/setup.ts'
import { traits } from './match/traits.ts'
import { zonesOf } from './match/zones.ts'
import { begin } from './rules/setup.ts'
import { playPhase } from './rules/turn.ts'
import { agreeOnDraw, outcomeOf } from './rules/victory.ts'
import type { LanesState } from './state.ts'
import { WORDS } from './words/words.ts'

/** Lanes: two heroes, a grid of lanes, mana that comes back. A segment is the setup or one phase. */
export const lanes: Game<LanesState, LanesEvent> = {
  ...cover,
  rulesVersion: 5,
  /** Matches of versions before 5 end: what they would have to become was never written. */
  migrate: () => ENDS_HERE,
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
  rates,
  traits,
  evaluate,
  rollout: quickPick,
  novice: novicePick,
  shortlist,
  search: { depth: 8, share: 1, simulations: [0, 12, 40, 400], isPaired: true },
}

export { isVainCast } from './bots/spells.ts'
export { FACES } from './content/cards.ts'
export { CATALOG, FIRST_NODES, sayNode } from './content/catalog.ts'
export { STARTS } from './content/nodes.ts'
export { PASSIVE_POWERS } from './content/passives.ts'
export type { Face, PowerNode } from './faces.ts'
export type { Action } from './rules/battle/actions.ts'
export { advanceStops } from './rules/battle/advance.ts'
export {
  foreseeWaves,
  orderKey,
  type ForeseenAct,
  type Orders,
  type WaveAt,
} from './match/foresight.ts'
export type { LanesOption, LanesPrompt, Moment, Wave } from './asks.ts'
export { blowOf, type Blow } from './rules/battle/attack.ts'
export { defenceOf, showsPackTactics, threatsTo } from './rules/battle/defence.ts'
export type { IdleReason, LanesEvent } from './events.ts'
export { distance, groundOf, HERO, NOWHERE, type Ground } from './rules/ground.ts'
export { faceIndex, heldFace } from './rules/hands.ts'
export { intersectionName, type Intersection } from './rules/intersections.ts'
export { lettersOf, remaining } from './rules/mana.ts'
export { className, PHASE_NAMES } from './words/names.ts'
export { boardOf, faceOf, faceWith } from './rules/printed.ts'
export { hasWholeBranch, isNextNode, SPARK_COST } from './rules/powers.ts'
export type { LanesPosition, LanesState, LanesView, Lying, Player, Slot, Unit } from './state.ts'
export { canAttack, markOf, playedRound, playerAt, roundOf, sideOf, unitAt } from './state.ts'
export { newUnit } from './rules/summoning.ts'
export { attackRange, fieldAhead, targetOf } from './rules/battle/targets.ts'
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
  type Field,
  type Mana,
  CLASS_NAMES,
  NODES_PER_BRANCH,
} from './terms.ts'
