import { sightOf, type CardId, type Fields, type Seat } from '@trialhall/kernel'
import type { BattleCard } from '../faces.ts'
import { newCharacter } from '../rules/deploying.ts'
import { equalizerOf } from '../rules/printed.ts'
import { sideOf, type BattleTable, type Side } from '../state.ts'
import { REINFORCEMENT_HP } from '../terms.ts'
import { calledOf, deckOf, isCalled, nameIn, namesIn, sayAllowed } from './position-names.ts'

/** What can lie in a pile, and how a fault says it. */
interface Pile {
  readonly kinds: readonly BattleCard['kind'][]
  readonly allowed: (faction: string) => string
}

const ANY: Pile = {
  kinds: ['reinforcement', 'equipment', 'event', 'equalizer'],
  allowed: (faction) => `a card of ${faction}`,
}
const PILES = {
  deck: ANY,
  removed: ANY,
  hand: {
    kinds: ['reinforcement', 'equipment', 'event'],
    allowed: (faction) => `a card of ${faction} but no joker`,
  }, // B-6.4
  discard: {
    kinds: ['reinforcement', 'equipment', 'event'],
    allowed: (faction) => `a card of ${faction} but no joker`,
  }, // B-15.9
  events: { kinds: ['event'], allowed: (faction) => `an event of ${faction}` },
  field: { kinds: ['reinforcement'], allowed: (faction) => `a reinforcement of ${faction}` },
} as const satisfies Readonly<Record<string, Pile>>

/** Lays all piles but the deck, whose named cards are returned from the bottom up: characters may still take equipment from it. */
export function layPiles(table: BattleTable, seat: Seat, part: Fields): CardId[] {
  const side = sideOf(table.state, seat)
  const top = take(table, side, { part, field: 'deck' }).reverse()
  const hand = take(table, side, { part, field: 'hand' })
  for (const card of hand) table.show(card, sightOf(seat))
  side.hand.push(...hand)
  for (const field of ['discard', 'events', 'removed'] as const)
    side[field].push(...takeOpen(table, side, { part, field }))
  layRogues(table, side, part)
  for (const card of takeOpen(table, side, { part, field: 'field' }))
    side.characters.push(newCharacter(card, { hp: REINFORCEMENT_HP, arrived: 0 }))
  return top
}

interface DeckLaying {
  readonly top: readonly CardId[]
  readonly isExact: boolean
}

/** Puts the named cards on the deck; with `isExact` there are no others, they are out of the game and open. */
export function layDeck(table: BattleTable, seat: Seat, { top, isExact }: DeckLaying): void {
  const side = sideOf(table.state, seat)
  if (isExact)
    for (const card of side.deck.splice(0)) {
      table.reveal(card)
      side.removed.push(card)
    }
  side.deck.push(...top)
}

function layRogues(table: BattleTable, side: Side, part: Fields): void {
  const allowed = sayAllowed((faction) => `an equalizer of ${faction}`, side, deckOf(side, ['equalizer']))
  for (const one of part.parts('equalizers', 2)) {
    const slug = nameIn(one, 'card', allowed)
    const isRight = deckOf(side, ['equalizer']).some((card) => card.slug === slug)
    const card = isRight ? takeNamed(table, side, slug) : undefined
    if (card === undefined) one.blame('card', slug, isRight ? 'an equalizer that is left' : allowed)
    else table.reveal(card)
    const most = card === undefined ? 0 : equalizerOf(table.state, card).attacks - 1 // after its last it leaves
    const attacks = one.integer('attacks', { min: 0, max: most, default: Math.min(1, most) })
    one.noOthers()
    if (card !== undefined) side.rogues.push({ card, attacks })
  }
}

interface Taking {
  readonly part: Fields
  readonly field: keyof typeof PILES
}

/** Takes the cards that a list names out of the deck, and shows them to all. */
function takeOpen(table: BattleTable, side: Side, taking: Taking): CardId[] {
  const cards = take(table, side, taking)
  for (const card of cards) table.reveal(card)
  return cards
}

/** Takes the cards that a list names out of the deck; each must be of a kind that can lie there, and a copy must be left. */
function take(table: BattleTable, side: Side, { part, field }: Taking): CardId[] {
  const pile: Pile = PILES[field]
  const cards = deckOf(side, pile.kinds)
  const allowed = sayAllowed(pile.allowed, side, cards)
  return namesIn(part, field, allowed).flatMap((name, i) => {
    const isRight = cards.some((card) => calledOf(card).includes(name))
    const card = isRight ? takeNamed(table, side, name) : undefined
    if (card === undefined)
      part.blame(`${field}[${i}]`, name, isRight ? 'a card of which a copy is left' : allowed)
    return card === undefined ? [] : [card]
  })
}

/** Takes a card out of a side's deck by name. Of several copies the highest rank, so that a position is always the same. */
function takeNamed(table: BattleTable, { deck }: Side, slug: string): CardId | undefined {
  const called = deck.filter((card) => isCalled(table.state, card, slug))
  const [card] = called.toSorted((a, b) => table.def(a) - table.def(b))
  if (card !== undefined) deck.splice(deck.indexOf(card), 1)
  return card
}
