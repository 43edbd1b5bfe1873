import { ENDS_HERE, type Game } from '@trialhall/kernel'
import { adeptPick } from './bots/adept.ts'
import { evaluate } from './bots/evaluate.ts'
import { standing } from './bots/standing.ts'
import { novicePick } from './bots/novice.ts'
import { quickPick } from './bots/rollout.ts'
import { shortlist } from './bots/shortlist.ts'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import type { BattleEvent } from './events.ts'
import { cloneState } from './match/clone.ts'
import { couldBe } from './match/could-be.ts'
import { measures, rates } from './match/measures.ts'
import { OPTIONS } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { setUp } from './match/setup.ts'
import { traits } from './match/traits.ts'
import { zonesOf } from './match/zones.ts'
import { beginRound } from './rules/rounds.ts'
import { dealHands, takeFactions } from './rules/setup.ts'
import { activationStep, beginTurn, refillStep } from './rules/turn.ts'
import { agreeOnDraw, concede, outcomeOf } from './rules/victory.ts'
import type { BattleState, BattleTable, Phase } from './state.ts'
import { WORDS } from './words/words.ts'

const SEGMENTS: Readonly<Record<Phase, (table: BattleTable) => void>> = {
  factions: takeFactions,
  hands: dealHands,
  round: beginRound,
  turn: beginTurn,
  activation: activationStep,
  refill: refillStep,
}

/** Battle Decks: three heroes a side, two decks of supplies and reinforcements, one die. A segment is one step of a turn. */
export const battleDecks: Game<BattleState, BattleEvent> = {
  ...cover,
  rulesVersion: 3,
  /** In matches of version 1 the Quartermaster has less DMG, in those of version 2 the Wolf Pack has more and the Mammoth less. */
  migrate: () => ENDS_HERE,
  options: OPTIONS,
  catalog: CATALOG,
  setup: setUp,
  advance: (table) => SEGMENTS[table.state.phase](table),
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  words: WORDS,
  leave: concede,
  agreeOnDraw,
  measures,
  rates,
  traits,
  evaluate,
  standing,
  rollout: quickPick,
  novice: novicePick,
  amateur: adeptPick,
  shortlist,
  isQuiet: ({ phase }) => phase === 'turn',
  search: { depth: 3, share: 1, simulations: [0, 0, 0, 160], isPaired: true, worlds: 8 },
  couldBe,
}

export { CARDS, CATALOG, sayAbility } from './content/catalog.ts'
export type { BattleOption, BattlePrompt } from './asks.ts'
export type { BattleEvent } from './events.ts'
export type {
  Ability,
  ActivatedAbility,
  BattleCard,
  CharacterCard,
  EqualizerCard,
  EquipmentCard,
  ReinforcementCard,
} from './faces.ts'
export { abilityAttackOdds, abilityIn, abilitySaveOdds, type Use } from './odds/ability.ts'
export { afterInstant, afterPlaying, afterUsing, sayAbilitiesChanged } from './odds/after.ts'
export { attackOdds, mayTakeIt, type AttackOdds, type Strike } from './odds/attack.ts'
export { chanceOf, leastDie } from './odds/chance.ts'
export { handOdds } from './odds/hand.ts'
export { pairOdds, saveOdds, type SaveOdds } from './odds/saves.ts'
export { inDeckOrder } from './match/deck-order.ts'
export { abilitiesOf } from './rules/activation.ts'
export { attackTargets } from './rules/attacks.ts'
export { newCharacter } from './rules/deploying.ts'
export { rogueTargets } from './rules/equalizers.ts'
export { characterOn, heroesLeft, isConscious, isHero, isReady, ownerOf, seatOf } from './rules/field.ts'
export { cardOf, characterCardOf, equalizerOf, equipmentOf, heroOf } from './rules/printed.ts'
export { isSuccess } from './rules/rolls.ts'
export { addAttack, addDamage, addDefence, breaches, saveBonusOf } from './rules/stats.ts'
export { partsOf, type Part, totalsOf, type Total } from './rules/totals.ts'
export type { BattlePosition, BattleState, BattleView, Character, Rogue, Side, Token } from './state.ts'
export { sayStats } from './texts/modifiers.ts'
export { DEFEATED_AT, FACTIONS, type Faction, type Moment, MOMENTS, SUITS, type Suit } from './terms.ts'
export { copy } from './words/copies.ts'
export { factionName, signed, numeral, sourceName, verb, type BattleFacts } from './words/names.ts'
