import { capitalSentence } from '@trialhall/kernel'
import type { Ask, Seat, Sentence, Words } from '@trialhall/kernel'
import { sayAim } from './aim-words.ts'
import type { LanesOption, LanesPrompt, Moment, Wave } from './asks.ts'
import { EVENT_WORDS } from './event-words.ts'
import type { LanesEvent } from './events.ts'
import { card, className, field, nodeName, PHASE_NAMES, unitOn, who, type LanesFacts } from './names.ts'
import type { LanesState } from './state.ts'
import { COLOURS, SHAPES } from './terms.ts'

type PromptWords = {
  readonly [P in LanesPrompt as P['type']]: (facts: LanesFacts, prompt: P, seat: Seat) => Sentence
}

const PROMPTS: PromptWords = {
  class: () => ['choose your class'],
  main: (_, p) => [`what do you do in your ${PHASE_NAMES[p.phase]}?`],
  respond: (_, p) => [`cast a charged spell ${MOMENTS[p.moment]}?`],
  enchantment: () => ['which Enchantment resolves next?'],
  act: (facts, p) => [...unitNamed(facts, p.card), `: what does it do in the ${WAVES[p.wave]}?`],
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

const WAVES: Readonly<Record<Wave, string>> = { 1: 'first wave', 2: 'second wave', haste: 'extra action' }

function unitNamed(facts: LanesFacts, id: number): Sentence {
  const unit = facts.view.board.find((one) => one?.card === id)
  return unit ? unitOn(facts, unit.field) : ['your unit']
}

type OptionWords = {
  readonly [O in LanesOption as O['do']]: (facts: LanesFacts, option: Partial<O> & Pick<O, 'do'>) => Sentence
}

const OPTIONS: OptionWords = {
  class: (_, o) => [className(o.class ?? 0)],
  muster: (facts, o) => [
    'muster ',
    ...named(facts, o.card),
    ...(o.field === undefined ? [] : [' to ', field(facts, o.field)]),
  ],
  cast: (facts, o) => [
    'cast ',
    ...named(facts, o.card),
    ...(o.card === undefined || o.at === undefined ? [] : sayAim(facts, o.card, o.at)),
  ],
  prepare: (facts, o) => ['prepare ', ...named(facts, o.card), ...inPlaceOf(facts, o.slot)],
  charge: (facts, o) => [
    'charge ',
    ...named(facts, o.card),
    ...(o.colour === undefined ? [] : [` with ${COLOURS[o.colour]}`]),
  ],
  spark: (facts, o) => ['use Spark', ...(o.field === undefined ? [] : [' on ', ...unitOn(facts, o.field)])],
  overwhelm: () => ['use Overwhelm'],
  node: (facts, o) => [`buy ${nodeName(classAsked(facts), o.node ?? 0)}`],
  end: () => ['end the phase'],
  pass: () => ['pass'],
  resolve: (facts, o) => ['resolve ', ...named(facts, o.card)],
  advance: () => ['Advance'],
  attack: () => ['Attack'],
  defend: () => ['Defend'],
  load: (facts, o) => ['charge ', ...named(facts, o.card)],
  shape: (_, o) => [SHAPES[o.shape ?? 0] as string],
  pay: (_, o) => [`${o.tokens ?? 0} tokens`],
}

function named(facts: LanesFacts, id: number | undefined): Sentence {
  return id === undefined ? ['a card'] : [card(facts, id as Parameters<typeof card>[1])]
}

/** The card that would go back to hand, for whoever prepares: only the owner of the slots is asked. */
function inPlaceOf(facts: LanesFacts, slot: number | undefined): Sentence {
  const { viewer, players, active } = facts.view
  const old = slot === undefined ? null : (players[viewer ?? active]?.slots[slot]?.card ?? null)
  return old === null ? [] : [' in place of ', card(facts, old)]
}

function classAsked({ view }: LanesFacts): number {
  return view.players[view.active]?.class ?? 0
}

/** All sentences of the game. */
export const WORDS: Words<LanesState, LanesEvent> = {
  prompt(facts: LanesFacts, ask: Pick<Ask, 'seat' | 'prompt'>): Sentence {
    const prompt = ask.prompt as LanesPrompt
    const say = PROMPTS[prompt.type] as (facts: LanesFacts, prompt: LanesPrompt, seat: Seat) => Sentence
    return [who(facts, ask.seat), ': ', ...say(facts, prompt, ask.seat)]
  },
  option(facts: LanesFacts, given: unknown): Sentence {
    const option = given as LanesOption
    const say = OPTIONS[option.do] as (facts: LanesFacts, option: LanesOption) => Sentence
    return say(facts, option)
  },
  event(facts: LanesFacts, event: LanesEvent): Sentence {
    const say = EVENT_WORDS[event.type] as (facts: LanesFacts, event: LanesEvent) => Sentence
    return capitalSentence(say(facts, event))
  },
}
