import type { Game } from '@trialhall/kernel'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import type { TempusEvent } from './events.ts'
import { adeptPick } from './bots/adept.ts'
import { evaluate } from './bots/evaluate.ts'
import { novicePick } from './bots/novice.ts'
import { quickPick } from './bots/rollout.ts'
import { shortlist } from './bots/shortlist.ts'
import { cloneState } from './match/clone.ts'
import { measures, rates } from './match/measures.ts'
import { migrateState } from './match/migrate.ts'
import { OPTIONS, vetOptions } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { setUp } from './match/setup.ts'
import { traits } from './match/traits.ts'
import { zonesOf } from './match/zones.ts'
import { playSegment } from './rules/round/rounds.ts'
import { concede, outcomeOf } from './rules/score.ts'
import type { TempusState } from './state.ts'
import { WORDS } from './words/words.ts'

/**
 * Trials of Tempus: two parties of Heroes on a map of 30 by 30 spaces. A segment is a pick of the draft, a phase, one decision of a Hero's turn with all that
 * comes of it, or the slot of a Monster or an Event.
 */
export const tempus: Game<TempusState, TempusEvent> = {
  ...cover,
  rulesVersion: 5,
  migrate: migrateState,
  options: OPTIONS,
  vet: vetOptions,
  catalog: CATALOG,
  setup: setUp,
  advance: playSegment,
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  words: WORDS,
  leave: concede,
  measures,
  rates,
  traits,
  evaluate,
  rollout: quickPick,
  novice: novicePick,
  amateur: adeptPick,
  shortlist,
  isQuiet: ({ turn }) => turn === null,
  search: { depth: 1, share: 1, simulations: [0, 0, 0, 96], isPaired: true },
}

export { CATALOG } from './content/catalog.ts'
export type { Pool, TempusOption, TempusPrompt } from './asks.ts'
export type {
  FightEvent,
  MoveKind,
  RoundEvent,
  ScoreEvent,
  TempusEvent,
  Told,
  TurnEvent,
} from './events.ts'
export type {
  AttackFace,
  EventCard,
  HeroCard,
  Line,
  LootCard,
  MonsterFace,
  QuestCard,
  ResultTable,
  TempusCard,
} from './faces.ts'
export { cardOdds, monsterOdds, targetsOfCard } from './odds/card.ts'
export { onlyTargetOf } from './rules/play/aims.ts'
export { changesNothing, comesAgain } from './rules/play/vain.ts'
export { happening } from './rules/sources.ts'
export { skillOdds, type SkillOdds } from './odds/skill.ts'
export type { OddsRow, StrikeOdds } from './odds/strike.ts'
export {
  areAllies,
  creatureOf,
  isHero,
  isMinion,
  isOnMap,
  monsterOf,
  partyOfCreature,
  sizeOf,
} from './rules/creatures.ts'
export { offeredTo } from './rules/draft.ts'
export { tokensOn } from './rules/fight/ailments.ts'
export { drOf } from './rules/fight/damage-left.ts'
export { maxHp } from './rules/fight/healing.ts'
export { skillCardOf } from './rules/fight/skills.ts'
export { compareInitiative } from './rules/initiative.ts'
export { cardOf, lastingFace, monsterFace, PRINTED } from './rules/printed.ts'
export { hasTier, workOf } from './rules/quests/progress.ts'
export { subjectOf } from './rules/lasting.ts'
export { roundUnderWay } from './rules/round/tracker.ts'
export { vpOf } from './rules/score.ts'
export {
  MONSTER_IDS,
  NEITHER,
  NOBODY,
  OFF,
  type CreatureId,
  type Hero,
  type Lasting,
  type LooseLoot,
  type Monster,
  type QuestState,
  type Slot,
  type TempusPosition,
  type TempusState,
  type TempusView,
} from './state.ts'
export {
  AILMENTS,
  MONSTER_INITIATIVE,
  PARTIES,
  PHASES,
  SKILLS,
  TIER_VP,
  type Ailment,
  type Phase,
  type Skill,
} from './terms.ts'
export { sayAttack, sayReach } from './texts/attacks.ts'
export { sayDamage } from './texts/tables.ts'
export { happeningWords, PHASE_NAMES } from './words/moments.ts'
export {
  creatureInSentence,
  creatureName,
  heroName,
  lastingName,
  partyName,
  type TempusFacts,
} from './words/names.ts'
export { tallyWords } from './words/lastings.ts'
export { knownHandWords } from './words/hands.ts'
export { pickName } from './words/picks.ts'
