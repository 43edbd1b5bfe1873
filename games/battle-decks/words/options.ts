import type { Sayings } from '@trialhall/kernel'
import type { BattleOption } from '../asks.ts'
import { copy } from './copies.ts'
import { card, factionName, playingCard, sourceName, type BattleFacts } from './names.ts'

/** What can be picked. */
export const OPTION_WORDS: Sayings<BattleFacts, BattleOption, 'do'> = {
  faction: (_, o) => [factionName(o.faction)],
  deploy: (facts, o) => ['play ', card(facts, o.card), playingCard(facts, o.card)],
  event: (facts, o) => ['play ', card(facts, o.card), playingCard(facts, o.card)],
  'end-deploy': () => ['play no more cards'],
  activate: (facts, o) => ['activate ', copy(facts, o.card)],
  attack: (facts, o) => ['attack ', copy(facts, o.card)],
  use: (_, o) => [`use ${sourceName(o.ability)}`],
  unpair: () => ['end the pairing'],
  nothing: () => ['do nothing'],
  target: (facts, o) => [copy(facts, o.card)],
  instant: (facts, o) => [`${sourceName(o.ability)} of `, copy(facts, o.card)],
  decline: () => ['do not use it'],
  pass: () => ['pass'],
  'in-order': () => ['roll the rest in order'],
}
