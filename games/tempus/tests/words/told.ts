import { factsOf, plain, sightOf, viewFor, type CardId, type Sentence, type Viewer } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import type { TempusEvent } from '../../events.ts'
import type { LastingFace, TempusCard } from '../../faces.ts'
import { cloneState } from '../../match/clone.ts'
import { cardOf, PRINTED } from '../../rules/printed.ts'
import { spaceAt, type Space } from '../../space/index.ts'
import type { TempusState } from '../../state.ts'
import type { TempusFacts } from '../../words/names.ts'
import { WORDS } from '../../words/words.ts'
import { drafted, type Opened } from '../open.ts'

/** The cards that the sentences speak of, by who has them. */
export interface Cards {
  /** In the hand of seat 0, two copies of one card, and one that its party has not seen. */
  readonly parry: CardId
  readonly parryAgain: CardId
  /** In the hand of seat 1, of the other party. */
  readonly secret: CardId
  /** A Primary Attack of seat 0. */
  readonly longsword: CardId
  /** Loot of seat 0. */
  readonly ring: CardId
  readonly quest: CardId
  readonly event: CardId
}

/** A table of four Heroes in round 1: Bonnie and Gains play for Red, Raena and Udayeen for Blue. */
export interface Told extends Opened {
  readonly named: Cards
}

const FOG: LastingFace = {
  slug: 'fog-cloud',
  name: 'Fog Cloud',
  says: '',
  saysYou: '',
  does: '',
  rings: null,
  most: 1,
  marks: false,
  isSpell: true,
  ends: 'round',
  usedBy: [],
  isArea: false,
  bonuses: [],
  quirks: {},
  watches: [],
  ground: null,
}

/** Lays the table, for more Heroes if they are wanted. */
export function table(seats = 4): Told {
  const t = drafted({ seats, options: { guardian: 'hill-giant' } })
  PRINTED.lastings = [FOG]
  PRINTED.monsters = PRINTED.monsters.map((face) => ({ ...face, name: titled(face.slug) }))
  const { state } = t
  const [red, blue] = [t.hero(0), t.hero(1)]
  const longsword = red.primaries.find((card) => cardOf(state, card).slug.endsWith('first')) as CardId
  const parry = twins(state, red.deck)
  const secret = blue.deck.pop() as CardId
  const ring = state.lootDeck.pop() as CardId
  const event = state.eventDeck.pop() as CardId
  const quest = state.quests[0]?.card as CardId
  red.deck = red.deck.filter((card) => !parry.includes(card))
  red.hand.push(...parry)
  blue.hand.push(secret)
  red.loot.push(ring)
  state.events.push(event)
  for (const card of [parry[0], parry[1]]) t.table.show(card, sightOf(0) | sightOf(2))
  t.table.show(secret, sightOf(1) | sightOf(3))
  for (const card of [ring, event]) t.table.reveal(card)
  rename(state, { [longsword]: 'Longsword', [parry[0]]: 'Parry', [secret]: 'Sneak' })
  rename(state, { [ring]: 'Ring of Speed', [event]: 'Meteor', [quest]: 'Read the Runes' })
  t.events.length = 0
  return { ...t, named: { parry: parry[0], parryAgain: parry[1], secret, longsword, ring, quest, event } }
}

function twins(state: TempusState, deck: readonly CardId[]): readonly [CardId, CardId] {
  const def = deck.map((card) => state.cards.def[card])
  const first = deck.findIndex((_, at) => def.indexOf(def[at]) !== def.lastIndexOf(def[at]))
  return [deck[first] as CardId, deck[def.lastIndexOf(def[first])] as CardId]
}

function rename(state: TempusState, names: Readonly<Record<number, string>>): void {
  const cards: TempusCard[] = [...PRINTED.cards]
  for (const [card, name] of Object.entries(names)) {
    const def = state.cards.def[Number(card)] as number
    cards[def] = { ...(cards[def] as TempusCard), name }
  }
  PRINTED.cards = cards
}

function titled(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** What a viewer reads the table by. */
export function factsFor({ state }: Told, viewer: Viewer): TempusFacts {
  return factsOf(viewFor({ clone: cloneState }, state, viewer))
}

/** An event as a viewer reads it. */
export function told(t: Told, event: TempusEvent, viewer: Viewer = null): string {
  return plain(pieces(t, event, viewer))
}

/** The pieces of an event's sentence. */
export function pieces(t: Told, event: TempusEvent, viewer: Viewer = null): Sentence {
  return WORDS.event(factsFor(t, viewer), event)
}

/** What a seat is asked, as it reads it itself. */
export function asked(t: Told, prompt: TempusPrompt, seat = 0, viewer: Viewer = seat): string {
  return plain(WORDS.prompt(factsFor(t, viewer), { seat, prompt }))
}

/** Something that can be picked, as seat 0 reads it. */
export function offered(t: Told, option: TempusOption, viewer: Viewer = 0): string {
  return plain(WORDS.option(factsFor(t, viewer), option))
}

/** A space by column and row. */
export function at(column: number, row: number): Space {
  return spaceAt(column, row)
}
