import { UNKNOWN, type Ask, type CardId, type Seat, type Sentence, type Words } from '@trialhall/kernel'
import { trialOf } from '../content/catalog.ts'
import type { SigmarOption, SigmarPrompt } from './asks.ts'
import { EVENT_WORDS } from './event-words.ts'
import type { SigmarEvent } from './events.ts'
import { card, championName, signed, space, who, type SigmarFacts } from './names.ts'
import type { SigmarState } from './state.ts'
import { sayUse } from './uses.ts'

type PromptWords = {
  readonly [P in SigmarPrompt as P['type']]: (facts: SigmarFacts, prompt: P, seat: Seat) => Sentence
}

const PROMPTS: PromptWords = {
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
  reroll: (facts, p) => [`a total of ${p.total} fails `, card(facts, p.card), ': roll again?'],
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

type OptionWords = {
  readonly [O in SigmarOption as O['do']]: (facts: SigmarFacts, option: O) => Sentence
}

const OPTIONS: OptionWords = {
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
export const WORDS: Words<SigmarState, SigmarEvent> = {
  prompt(facts: SigmarFacts, ask: Pick<Ask, 'seat' | 'prompt'>): Sentence {
    const prompt = ask.prompt as SigmarPrompt
    const say = PROMPTS[prompt.type] as (facts: SigmarFacts, prompt: SigmarPrompt, seat: Seat) => Sentence
    return [who(facts, ask.seat), ': ', ...say(facts, prompt, ask.seat)]
  },
  option(facts: SigmarFacts, given: unknown): Sentence {
    if (given === 'done') return ['done']
    const option = given as SigmarOption
    const say = OPTIONS[option.do] as (facts: SigmarFacts, option: SigmarOption) => Sentence
    return say(facts, option)
  },
  event(facts: SigmarFacts, event: SigmarEvent): Sentence {
    const say = EVENT_WORDS[event.type] as (facts: SigmarFacts, event: SigmarEvent) => Sentence
    return say(facts, event)
  },
}
