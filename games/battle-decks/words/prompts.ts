import { chanceOfAtLeast, type Sayings, type Sentence } from '@trialhall/kernel'
import type { BattlePrompt } from '../asks.ts'
import { DIE, NATURAL_FAILURE, NATURAL_SUCCESS, type Moment } from '../terms.ts'
import { card, cards, numeral, sourceName, type BattleFacts } from './names.ts'

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
  shield: (facts, p) => [card(facts, p.card), ' strikes at a pair: who takes it?'],
  instants: () => ['which ability comes first?'],
  instant: (facts, p) => [
    sourceName(p.ability),
    ' of ',
    card(facts, p.card),
    ': whom or what do you choose?',
  ],
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
  'before-refill': 'before hands are refilled',
  'turn-end': 'the turn ends',
}

function momentOf(facts: BattleFacts, { moment, card: actor, cards: targets }: WindowPrompt): Sentence {
  if (actor === null) return [MOMENT_NAMES[moment]]
  const aim =
    targets.length === 0
      ? []
      : [moment === 'declared' ? ' is about to strike ' : ' has struck at ', ...cards(facts, targets)]
  const deed = moment === 'declared' ? ' is about to act' : ' has acted'
  return [card(facts, actor), ...(aim.length > 0 ? aim : [deed])]
}

type RerollPrompt = Extract<BattlePrompt, { type: 'reroll' }>

/** "It succeeds; a new roll would in 67 %." */
function outlook({ die, modifier, needed }: RerollPrompt): string {
  const isSuccess = die === NATURAL_SUCCESS || (die !== NATURAL_FAILURE && die + modifier >= needed)
  const total = `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} against ${numeral(needed)}`
  const chance = Math.round(100 * chanceOfSuccess(needed - modifier))
  return `${total} ${isSuccess ? 'succeeds' : 'fails'}; a new roll succeeds in ${chance} %.`
}

/** A 1 always fails and a 6 always succeeds. */
function chanceOfSuccess(needed: number): number {
  const least = Math.min(NATURAL_SUCCESS, Math.max(NATURAL_FAILURE + 1, needed))
  return chanceOfAtLeast({ sides: DIE }, least)
}
