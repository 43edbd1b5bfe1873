import { sightOf, type CardId, type Fields, type Seat } from '@trialhall/kernel'
import { CARDS } from '../content/catalog.ts'
import type { BattleCard, EqualizerCard } from '../faces.ts'
import { newCharacter } from '../rules/deploying.ts'
import { cardOf, equalizerOf } from '../rules/printed.ts'
import { sideOf, type BattleTable, type Side } from '../state.ts'
import { FACTIONS, REINFORCEMENT_HP } from '../terms.ts'

/** What can lie in a pile, and how a fault says it. */
interface Pile {
  readonly kinds: readonly BattleCard['kind'][]
  readonly allowed: string
}

const ANY: Pile = { kinds: ['reinforcement', 'equipment', 'event', 'equalizer'], allowed: 'any card' }
const PILES = {
  deck: ANY,
  removed: ANY,
  hand: { kinds: ['reinforcement', 'equipment', 'event'], allowed: 'no joker' }, // B-6.4
  discard: { kinds: ['reinforcement', 'equipment', 'event'], allowed: 'no joker' }, // B-15.9
  events: { kinds: ['event'], allowed: 'an event' },
  field: { kinds: ['reinforcement'], allowed: 'a reinforcement' },
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
  for (const one of part.parts('equalizers', 2)) {
    const slug = one.oneOf('card', ['', ...roguesOf(side).map((rogue) => rogue.slug)], '')
    const card = takeNamed(table, side, slug)
    if (card === undefined) one.blame('card', slug, 'an equalizer of this deck that is left')
    else table.reveal(card)
    const most = card === undefined ? 0 : equalizerOf(table.state, card).attacks - 1 // after its last it leaves
    const attacks = one.integer('attacks', { min: 0, max: most, default: Math.min(1, most) })
    one.noOthers()
    if (card !== undefined) side.rogues.push({ card, attacks })
  }
}

function roguesOf({ faction }: Side): EqualizerCard[] {
  return CARDS.flatMap((card) =>
    card.kind === 'equalizer' && card.faction === FACTIONS[faction] ? [card] : [],
  )
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
  const slugs = part.listOf(field, slugsOf(side)) ?? []
  const pile: Pile = PILES[field]
  return slugs.flatMap((slug, i) => {
    const card = takeNamed(table, side, slug)
    const isRight = card !== undefined && pile.kinds.includes(cardOf(table.state, card).kind)
    if (!isRight)
      part.blame(`${field}[${i}]`, slug, card === undefined ? 'a card of which a copy is left' : pile.allowed)
    return isRight ? [card] : []
  })
}

/** Takes a card out of a side's deck by name. Of several copies the highest rank, so that a position is always the same. */
function takeNamed(table: BattleTable, { deck }: Side, slug: string): CardId | undefined {
  const called = deck.filter((card) => namesOf(cardOf(table.state, card)).includes(slug))
  const [card] = called.toSorted((a, b) => table.def(a) - table.def(b))
  if (card !== undefined) deck.splice(deck.indexOf(card), 1)
  return card
}

/** What cards of a side's deck can be called: by slug, or by family. */
function slugsOf({ faction }: Side): string[] {
  return CARDS.flatMap((card) =>
    card.faction === FACTIONS[faction] && card.kind !== 'hero' ? namesOf(card) : [],
  )
}

function namesOf(card: BattleCard): string[] {
  return 'family' in card ? [card.slug, card.family] : [card.slug]
}
