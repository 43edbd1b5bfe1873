import { wordsOf } from '@trialhall/kernel'
import type { CardId, Done, Sayings, Sentence, Words } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt, Moment, Wave } from '../asks.ts'
import type { LanesEvent } from '../events.ts'
import type { LanesState } from '../state.ts'
import { COLOURS, SHAPES } from '../terms.ts'
import { sayAim } from './aims.ts'
import { EVENT_WORDS } from './events.ts'
import { card, className, field, nodeName, PHASE_NAMES, unitOn, who, type LanesFacts } from './names.ts'

const PROMPTS: Sayings<LanesFacts, LanesPrompt, 'type'> = {
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

/** An option, or as much of one as is settled where something about it is refused. */
type Begun<O extends LanesOption> = O extends LanesOption ? Partial<O> & Pick<O, 'do'> : never

const OPTIONS: Sayings<LanesFacts, Begun<LanesOption>, 'do'> = {
  class: (_, o) => [className(o.class ?? 0)],
  muster: (facts, o) => [
    'summon ',
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

function named(facts: LanesFacts, id: CardId | undefined): Sentence {
  return [id === undefined ? 'a card' : card(facts, id)]
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
export const WORDS: Words<LanesState, LanesEvent, LanesPrompt, Begun<LanesOption> | Done> = wordsOf({
  who,
  prompts: PROMPTS,
  options: OPTIONS,
  events: EVENT_WORDS,
})
