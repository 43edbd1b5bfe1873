import { UNKNOWN, wordsOf, type CardId, type Done, type Sayings, type Words } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import type { SigmarEvent } from '../events.ts'
import { trialOf } from '../rules/printed.ts'
import type { SigmarState } from '../state.ts'
import { EVENT_WORDS } from './events.ts'
import { card, championName, numeral, signed, space, who, type SigmarFacts } from './names.ts'
import { sayUse } from './uses.ts'

const PROMPTS: Sayings<SigmarFacts, SigmarPrompt, 'type'> = {
  champion: () => ['pick your Champion'],
  action: () => ['choose your one action of this turn'],
  boost: (facts, p) => [
    'play a Boost on your roll for ',
    card(facts, p.card),
    `? ${odds(facts, p.card, p.modifier)}`,
  ],
  block: (facts, p) => [who(facts, p.by), ' plays ', card(facts, p.card), ...sayUse(facts, p), ': Block it?'],
  lower: (facts, p) => [
    who(facts, p.by),
    ' rolls for ',
    card(facts, p.card),
    `: lower the roll? ${odds(facts, p.card, p.modifier)}`,
  ],
  'duel-card': (facts, p) => ['play a card in the Duel with ', who(facts, p.against), '?'],
  reroll: (facts, p) => [`a total of ${numeral(p.total)} fails `, card(facts, p.card), ': roll again?'],
  discard: (_, p) => [DISCARDS[p.reason]],
  spoils: (facts, p) => ['take spoils from ', who(facts, p.loser), ': Valor or a card?'],
  heal: (facts, p) => ['how do you use ', card(facts, p.card), '?'],
  regain: (facts, p) => ['which lost card do you regain with ', card(facts, p.card), '?'],
  teleport: (facts, p) => ['where does ', card(facts, p.card), ' take you?'],
  stride: () => ['the Trial is completed: how far do you walk?'],
  wander: (facts, p) => [card(facts, p.card), ': move your Champion?'],
  instant: () => ['an Instant Trial: which active Trial do you attempt at once?'],
}

const DISCARDS = {
  failure: 'the Trial failed: which card do you lose?',
  fate: 'Fate takes a card: which one do you lose?',
  limit: 'more than 7 cards in hand: which one do you discard?',
} as const

function odds({ defOf }: SigmarFacts, trial: CardId, modifier: number): string {
  const def = defOf(trial)
  if (def === UNKNOWN) return ''
  const needed = Math.min(7, Math.max(1, trialOf(def).difficulty - modifier))
  return needed > 6
    ? `No roll reaches it at ${signed(modifier)}.`
    : `It takes a ${needed} or more at ${signed(modifier)}.`
}

const OPTIONS: Sayings<SigmarFacts, SigmarOption, 'do'> = {
  champion: (_, o) => [championName(o.champion)],
  attempt: (facts, o) => ['attempt ', o.card === undefined ? 'a Trial' : card(facts, o.card)],
  play: (facts, o) => ['play ', card(facts, o.card)],
  extra: (facts, o) => ['play ', card(facts, o.card), ' besides your action'],
  duel: (facts, o) => ['duel ', who(facts, o.seat)],
  rest: () => ['rest'],
  boost: (facts, o) => ['play ', card(facts, o.card)],
  block: (facts, o) => ['play ', card(facts, o.card)],
  lower: (facts, o) => ['play ', card(facts, o.card)],
  pass: () => ['pass'],
  reroll: (facts, o) => (o.card === null ? ['reroll'] : ['reroll with ', card(facts, o.card)]),
  accept: () => ['accept the failure'],
  discard: (facts, o) => ['discard ', card(facts, o.card)],
  'take-valor': () => ['take Valor'],
  'take-card': () => ['take a card at random'],
  'undo-duel': () => ['undo the lost Duel'],
  'regain-cards': () => ['regain lost cards'],
  regain: (facts, o) => ['regain ', card(facts, o.card)],
  move: (_, o) => ['move to ', space(o.space)],
  stay: () => ['stay'],
}

/** All sentences of the game. */
export const WORDS: Words<SigmarState, SigmarEvent, SigmarPrompt, SigmarOption | Done> = wordsOf({
  who,
  prompts: PROMPTS,
  options: OPTIONS,
  events: EVENT_WORDS,
})
