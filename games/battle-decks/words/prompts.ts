import type { Sayings, Sentence } from '@trialhall/kernel'
import type { BattlePrompt } from '../asks.ts'
import { chanceOf } from '../odds/chance.ts'
import { PRINTED } from '../rules/printed.ts'
import { NATURAL_FAILURE, NATURAL_SUCCESS, type Moment } from '../terms.ts'
import { copies, copy } from './copies.ts'
import { card, numeral, sourceName, verb, type BattleFacts } from './names.ts'

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
    copy(facts, p.card),
    p.left > 1 ? ` do first? It has ${p.left} actions.` : ' do?',
  ],
  'next-target': (facts, p) => [sourceName(p.ability), ': whom does ', copy(facts, p.card), ' attack?'],
  aim: (facts, p) => ['whom does ', copy(facts, p.card), ` choose for ${sourceName(p.ability)}?`],
  shield: (facts, p) => [
    copy(facts, p.card),
    ` ${verb(facts, p.card, ['strikes', 'strike'])} at a pair: who takes it?`,
  ],
  instants: () => ['which ability comes first?'],
  instant: (facts, p) => [sourceName(p.ability), ' of ', copy(facts, p.card), `: ${questionOf(facts, p)}`],
  window: (facts, p) => [...momentOf(facts, p), ': play an event?'],
  reroll: (facts, p) => [
    copy(facts, p.card),
    ` has rolled ${p.die}${p.isSave ? ' for its save' : ''}: roll again? ${outlook(p)}`,
  ],
  'event-target': (facts, p) => ['what do you play ', card(facts, p.card), ' on?'],
  'save-order': (facts, p) => [copy(facts, p.card), ' strikes: whose save is rolled next?'],
  'second-save': (facts, p) => [
    copy(facts, p.card),
    ' has made its save: who rolls the second one, ',
    ...copies(facts, p.cards),
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

function momentOf(facts: BattleFacts, prompt: WindowPrompt): Sentence {
  const { moment, card: actor, cards: targets, ability } = prompt
  if (actor === null) return [MOMENT_NAMES[moment]]
  const isAhead = moment === 'declared'
  const auxiliary = verb(facts, actor, isAhead ? ['is about to', 'are about to'] : ['has', 'have'])
  const [strike, use, act] = isAhead ? AHEAD : DONE
  const whom = copies(facts, targets)
  if (ability !== null) {
    const using = [copy(facts, actor), ` ${auxiliary} ${use} ${sourceName(ability)}`]
    return whom.length === 0 ? using : [...using, ' on ', ...whom]
  }
  if (whom.length === 0) return [copy(facts, actor), ` ${auxiliary} ${act}`]
  return [copy(facts, actor), ` ${auxiliary} ${strike} `, ...whom]
}

/** Strike, use, act. */
const AHEAD = ['strike', 'use', 'act'] as const
const DONE = ['struck at', 'used', 'acted'] as const

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
