import type { Sayings } from '@trialhall/kernel'
import type { SigmarOption } from '../asks.ts'
import { card, championName, space, who, type SigmarFacts } from './names.ts'

/** What can be picked. */
export const OPTION_WORDS: Sayings<SigmarFacts, SigmarOption, 'do'> = {
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
