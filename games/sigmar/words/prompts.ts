import { UNKNOWN, type CardId, type Sayings } from '@trialhall/kernel'
import type { SigmarPrompt } from '../asks.ts'
import { trialOf } from '../rules/printed.ts'
import { FATE_DIE } from '../terms.ts'
import { card, numeral, signed, who, type SigmarFacts } from './names.ts'
import { sayUse } from './uses.ts'

/** What a seat is asked. */
export const PROMPT_WORDS: Sayings<SigmarFacts, SigmarPrompt, 'type'> = {
  champion: () => ['pick your Champion'],
  action: () => ['choose your one action of this turn'],
  boost: (facts, p) => ['play a Boost on your roll for ', card(facts, p.card), `? ${odds(facts, 'You', p)}`],
  block: (facts, p) => [who(facts, p.by), ' plays ', card(facts, p.card), ...sayUse(facts, p), ': Block it?'],
  lower: (facts, p) => [
    who(facts, p.by),
    ' rolls for ',
    card(facts, p.card),
    `: lower the roll? ${odds(facts, 'They', p)}`,
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

/** What the die must show, in words for whoever rolls or for others. */
function odds(
  { defOf }: SigmarFacts,
  roller: 'You' | 'They',
  { card: trial, modifier }: { readonly card: CardId; readonly modifier: number },
): string {
  const def = defOf(trial)
  if (def === UNKNOWN) return ''
  const needed = Math.min(FATE_DIE + 1, Math.max(1, trialOf(def).difficulty - modifier))
  if (needed === 1) return 'As it is, any roll will do.'
  if (needed > FATE_DIE) return 'As it is, no roll will do.'
  const need = modifier === 0 ? `${roller} need` : `With ${signed(modifier)} ${roller.toLowerCase()} need`
  return `${need} ${needed === FATE_DIE ? 'a 6' : `${needed} or more`}.`
}
