import { UNKNOWN, type CardId, type Sayings } from '@trialhall/kernel'
import type { SigmarPrompt } from '../asks.ts'
import { trialOf } from '../rules/printed.ts'
import { card, numeral, signed, who, type SigmarFacts } from './names.ts'
import { sayUse } from './uses.ts'

/** What a seat is asked. */
export const PROMPT_WORDS: Sayings<SigmarFacts, SigmarPrompt, 'type'> = {
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
