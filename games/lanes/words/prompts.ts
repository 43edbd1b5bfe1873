import type { Sayings, Sentence } from '@trialhall/kernel'
import type { LanesPrompt, Moment, Wave } from '../asks.ts'
import { COLOURS } from '../terms.ts'
import { card, PHASE_NAMES, unitOn, type LanesFacts } from './names.ts'

/** What a seat is asked. */
export const PROMPT_WORDS: Sayings<LanesFacts, LanesPrompt, 'type'> = {
  class: () => ['choose your class'],
  main: (_, p) => [`your ${PHASE_NAMES[p.phase]}: what do you do?`],
  respond: (_, p) => [`cast a charged spell ${MOMENTS[p.moment]}?`],
  enchantment: () => ['which Enchantment resolves next?'],
  act: (facts, p) => [...unitNamed(facts, p.card), `: what does it do ${WAVES[p.wave]}?`],
  load: (_, p) => [`which prepared spell gets a ${COLOURS[p.colour]} charge?`],
  shape: (facts, p) => ['which shape marks the Enchantment of ', card(facts, p.card), '?'],
  pay: (_, p) => [`how many tokens pay for ${p.mana} ${COLOURS[p.colour]} mana?`],
}

const MOMENTS: Readonly<Record<Moment, string>> = {
  orbs: 'in this Mana Orb phase',
  enchantments: 'in this Enchantments phase',
  action: 'after this action',
  end: 'before this Main phase ends',
}

const WAVES: Readonly<Record<Wave, string>> = {
  1: 'in the first wave',
  2: 'in the second wave',
  haste: 'with its extra action',
}

function unitNamed(facts: LanesFacts, id: number): Sentence {
  const unit = facts.view.board.find((one) => one?.card === id)
  return unit ? unitOn(facts, unit.field) : ['your unit']
}
