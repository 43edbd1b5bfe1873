import type { CardId, Sayings, Sentence } from '@trialhall/kernel'
import type { BattlePrompt } from '../asks.ts'
import { chanceOf } from '../odds/chance.ts'
import { seatOf } from '../rules/field.ts'
import { PRINTED } from '../rules/printed.ts'
import { NATURAL_FAILURE, NATURAL_SUCCESS, type Moment } from '../terms.ts'
import { card, cards, numeral, sourceName, verb, type BattleFacts } from './names.ts'

/** What a seat is asked. */
export const PROMPT_WORDS: Sayings<BattleFacts, BattlePrompt, 'type'> = {
  faction: () => ['pick your faction'],
  deploy: () => ['put cards into play'],
  equip: (facts, p) => ['who carries ', card(facts, p.card), '?'],
  activate: ({ view }) => [
    view.isLastTurn ? 'the last turn of the round: who is next?' : 'whom do you activate?',
  ],
  act: (facts, p) => [
    'what does ',
    card(facts, p.card),
    p.left > 1 ? ` do first? It has ${p.left} actions.` : ' do?',
  ],
  'next-target': (facts, p) => [sourceName(p.ability), ': whom does ', card(facts, p.card), ' attack?'],
  aim: (facts, p) => ['whom does ', card(facts, p.card), ` choose for ${sourceName(p.ability)}?`],
  shield: (facts, p) => [
    card(facts, p.card),
    ` ${verb(facts, p.card, ['strikes', 'strike'])} at a pair: who takes it?`,
  ],
  instants: () => ['which ability comes first?'],
  instant: (facts, p) => [sourceName(p.ability), ' of ', card(facts, p.card), `: ${questionOf(facts, p)}`],
  window: (facts, p) => [...momentOf(facts, p), ': play an event?'],
  reroll: (facts, p) => [
    card(facts, p.card),
    ` has rolled ${p.die}${p.isSave ? ' for its save' : ''}: roll again? ${outlook(p)}`,
  ],
  'event-target': (facts, p) => ['what do you play ', card(facts, p.card), ' on?'],
  'save-order': (facts, p) => [card(facts, p.card), ' strikes: whose save is rolled next?'],
  'second-save': (facts, p) => [
    card(facts, p.card),
    ' has made its save: who rolls the second one, ',
    ...cards(facts, p.cards),
    ' or the same again?',
  ],
}

type WindowPrompt = Extract<BattlePrompt, { type: 'window' }>

const MOMENT_NAMES: Readonly<Record<Moment, string>> = {
  'round-start': 'the round begins',
  'turn-start': 'the turn begins',
  'before-activation': 'before the next activation',
  declared: 'it is declared',
  rolled: 'the die lies there',
  applied: 'it is done',
  'before-refill': 'before the hand is refilled',
  'turn-end': 'the turn ends',
}

function momentOf(facts: BattleFacts, { moment, card: actor, cards: targets }: WindowPrompt): Sentence {
  if (actor === null) return [MOMENT_NAMES[moment]]
  const isAhead = moment === 'declared'
  const auxiliary = isAhead
    ? ` ${verb(facts, actor, ['is', 'are'])} about to `
    : ` ${verb(facts, actor, ['has', 'have'])} `
  if (targets.length === 0) return [card(facts, actor), auxiliary, isAhead ? 'act' : 'acted']
  const isKind = targets.every((target) => isFriendly(facts, actor, target))
  const [ahead, done] = isKind ? ['use an ability on ', 'used an ability on '] : ['strike ', 'struck at ']
  return [card(facts, actor), auxiliary, isAhead ? ahead : done, ...cards(facts, targets)]
}

/** Whether both fight on one side; equalizers are nobody's friends. */
function isFriendly({ view }: BattleFacts, actor: CardId, target: CardId): boolean {
  const seat = seatOf(view, actor)
  return seat >= 0 && seat === seatOf(view, target)
}

type InstantPrompt = Extract<BattlePrompt, { type: 'instant' }>

/** What an instant ability asks, in its own words. */
function questionOf({ defOf }: BattleFacts, { card: bearer, ability }: InstantPrompt): string {
  const printed = PRINTED.cards[defOf(bearer)]
  const abilities = printed !== undefined && 'abilities' in printed ? printed.abilities : []
  const found = abilities.find(({ slug }) => slug === ability)
  return found?.kind === 'instant' ? found.deed.asks : 'whom do you choose?'
}

type RerollPrompt = Extract<BattlePrompt, { type: 'reroll' }>

/** "3 + 2 against 6 fails; a new roll has a chance of 50 %." */
function outlook({ die, modifier, needed }: RerollPrompt): string {
  const isSuccess = die === NATURAL_SUCCESS || (die !== NATURAL_FAILURE && die + modifier >= needed)
  const total = `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} against ${numeral(needed)}`
  const chance = Math.round(100 * chanceOf(needed, modifier))
  return `${total} ${isSuccess ? 'succeeds' : 'fails'}; a new roll has a chance of ${chance} %.`
}
