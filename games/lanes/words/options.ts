import { counted, type CardId, type Sayings, type Sentence } from '@trialhall/kernel'
import type { LanesOption } from '../asks.ts'
import { COLOURS, SHAPES } from '../terms.ts'
import { sayAim } from './aims.ts'
import { card, className, field, nodeName, unitOn, type LanesFacts } from './names.ts'

/** An option, or as much of one as is settled where something about it is refused. */
export type Begun<O extends LanesOption> = O extends LanesOption ? Partial<O> & Pick<O, 'do'> : never

/** What can be picked. */
export const OPTION_WORDS: Sayings<LanesFacts, Begun<LanesOption>, 'do'> = {
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
  pay: (_, o) => [counted(o.tokens ?? 0, 'token')],
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
