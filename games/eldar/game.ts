import { ENDS_HERE, type Game } from '@trialhall/kernel'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import { again } from './match/again.ts'
import { cloneState } from './match/clone.ts'
import type { EldarEvent } from './events.ts'
import { guessHidden } from './bots/guess-hidden.ts'
import { evaluate } from './bots/evaluate.ts'
import { measures, rates } from './match/measures.ts'
import { OPTIONS, vetOptions } from './match/options.ts'
import { novicePick } from './bots/novice.ts'
import { quickPick } from './bots/rollout.ts'
import { shortlist } from './bots/shortlist.ts'
import { setPosition } from './match/position.ts'
import { playOn } from './rules/round.ts'
import { setUp } from './match/setup.ts'
import type { EldarState } from './state.ts'
import { traits } from './match/traits.ts'
import { agreeOnDraw, leaveGame, outcomeOf } from './rules/victory.ts'
import { WORDS } from './words/words.ts'
import { zonesOf } from './match/zones.ts'

/** Trials of the Eldar: two Heroes and a deck each, a stack of actions and reactions. A segment ends where somebody is about to act. */
export const eldar: Game<EldarState, EldarEvent> = {
  ...cover,
  rulesVersion: 6,
  /** Matches of versions before 6 end: what they would have to become was never written. */
  migrate: () => ENDS_HERE,
  options: OPTIONS,
  catalog: CATALOG,
  vet: vetOptions,
  setup: setUp,
  advance: playOn,
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  again,
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
  search: { depth: 6, depths: [6, 6, 6, 10], share: 1, simulations: [0, 0, 16, 240], isPaired: true },
  guessHidden,
}

export { CARD_COUNT, CATALOG, FACES } from './content/catalog.ts'
export { checkDeck, type CheckedDeck } from './content/deck-check.ts'
export { deckText, defOf, fitted } from './content/decks.ts'
export { readList, sayFault, type ListFault } from './content/lists.ts'
export { checkPool, poolFrom, type Pool } from './content/pools.ts'
export { SAMPLES, type Sample } from './content/samples.ts'
export { sayAbility, sayDoes, sayFace, sayLines, sayPrice } from './texts/sentences.ts'
export { newPending, type Use } from './rules/actions/announcing.ts'
export type { EldarOption, EldarPrompt } from './asks.ts'
export { finalDamage } from './rules/damage.ts'
export type { EldarEvent } from './events.ts'
export type {
  Ability,
  Action,
  Aim,
  Blow,
  Change,
  Cost,
  DeckList,
  Face,
  Mode,
  Ongoing,
  Trigger,
} from './faces.ts'
export { draftStepOf, groupOf, isHeroTurn, pickOrder } from './rules/setup/draft.ts'
export { rulesOf, type DeckRules } from './rules/setup/formats.ts'
export { newHero } from './rules/setup/lay.ts'
export { attachedTo } from './rules/leaving-play.ts'
export { actionName, heroName, PHASE_NAMES } from './words/names.ts'
export { changesOf, isDecided, isInvalidTarget } from './texts/preview.ts'
export { BEYOND_REACH, Prices, type Share } from './rules/actions/prices.ts'
export { sumWords } from './words/sums.ts'
export { actionOf, CARD, usedFace, faceOf, firstName, triggerOf } from './rules/printed.ts'
export type {
  Attached,
  Draft,
  EldarPosition,
  EldarState,
  EldarView,
  Hero,
  HeroId,
  Pending,
  Player,
} from './state.ts'
export { heroAt, keyOf, NO_CARD, playerAt, standing, topOf } from './state.ts'
export { attributeOf, isBloodied, isIn, statusesOf } from './rules/statuses.ts'
export {
  ATTRIBUTES,
  BIT,
  BUFFS,
  CLASSES,
  DEBUFFS,
  FORMATS,
  KINDS,
  PHASE_OF,
  PHASES,
  SLOT,
  SLOTS,
  STATUSES,
  STEPS,
  type Attribute,
  type ClassId,
  type Format,
  type Kind,
  type Phase,
  type SlotName,
  type Status,
  type Step,
} from './terms.ts'
