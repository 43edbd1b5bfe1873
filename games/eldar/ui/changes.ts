import {
  actionOf,
  CARD,
  faceOf,
  newHero,
  NO_CARD,
  SLOT,
  type Attached,
  type EldarEvent,
  type EldarView,
  type Hero,
  type HeroId,
  type Pending,
  type Player,
} from '@trialhall/game-eldar'
import { seatLetter, UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { defIn } from './looks.ts'

/** A Hero with other numbers. */
export function withHero(
  view: EldarView,
  id: HeroId,
  change: Partial<Hero> | ((hero: Hero) => Partial<Hero>),
): EldarView {
  const heroes = view.heroes.map((hero, at) =>
    at === id ? { ...hero, ...(typeof change === 'function' ? change(hero) : change) } : hero,
  )
  return { ...view, heroes }
}

/** A player with other cards or Glory. */
export function withPlayer(
  view: EldarView,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): EldarView {
  const players = view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player))
  return { ...view, players }
}

/** Heroes and the deck of a seat lie on the table; where they did not before, which card is which is not known any more. */
export function teamLaid(view: EldarView, { seat, faces, cards }: Laid): EldarView {
  if (view.heroes.some((hero) => hero.seat === seat)) return view
  const team = faces.map((face) => newHero(face, seat))
  const heroes = seat === 0 ? [...team, ...view.heroes] : [...view.heroes, ...team]
  const owner = Array.from(view.owner)
  const def = view.cards.def.slice()
  for (const card of cards) {
    owner[card] = seatLetter(seat)
    if (view.draft === null) def[card] = UNKNOWN
  }
  const laid = {
    ...view,
    heroes,
    owner: owner.join(''),
    cards: { ...view.cards, def },
    step: 'begin' as const,
  }
  return withPlayer(laid, seat, () => ({ deck: cards.slice(), hand: [] }))
}

type Laid = Extract<EldarEvent, { readonly type: 'heroesRevealed' }>

/** The seat that a card belongs to. */
export function ownerOf({ owner }: Pick<EldarView, 'owner'>, card: CardId): Seat {
  return owner.charCodeAt(card) === 66 ? 1 : 0
}

/** A card out of the hand and the graveyard of its owner, and off whatever Hero it was on. */
export function lifted(view: EldarView, card: CardId): EldarView {
  const heroes = view.heroes.map((hero) =>
    hero.kit.some((one) => one?.card === card)
      ? { ...hero, kit: hero.kit.map((one) => (one?.card === card ? null : one)) }
      : hero,
  )
  return withPlayer({ ...view, heroes }, ownerOf(view, card), ({ hand, graveyard, deck }) => ({
    hand: without(hand, card),
    graveyard: without(graveyard, card),
    deck: without(deck, card),
  }))
}

function without(cards: CardId[], card: CardId): CardId[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : cards
}

/** Zones in which cards of a player lie in sight or in hand. */
export type Lying = 'hand' | 'graveyard' | 'banished'

/** A card that has come to a zone of its owner. */
export function cameTo(view: EldarView, card: CardId, zone: Lying): EldarView {
  const from = lifted(view, card)
  return withPlayer(from, ownerOf(view, card), (player) => ({ [zone]: [...player[zone], card] }))
}

/** A permanent that has come to a Hero; what lay in its place is gone by then. */
export function attached(
  view: EldarView,
  card: CardId,
  { hero, counters, origin }: { hero: HeroId; counters: number; origin: HeroId },
): EldarView {
  const face = defIn(view, card)
  const slot = face === UNKNOWN ? null : faceOf(face).slot
  if (slot === null) return view
  const one: Attached = { card, face, counters, origin }
  return withHero(lifted(view, card), hero, ({ kit }) => ({
    kit: kit.map((old, at) => (at === SLOT[slot] ? one : old)),
  }))
}

/** How many counters lie on a permanent. */
export function withCounters(view: EldarView, card: CardId, counters: number): EldarView {
  const heroes = view.heroes.map((hero) => ({
    ...hero,
    kit: hero.kit.map((one) => (one?.card === card ? { ...one, counters } : one)),
  }))
  return { ...view, heroes }
}

type Begun = Extract<EldarEvent, { type: 'used' | 'triggered' }>

/** Something that is put on the stack, before its targets are known. */
export function stacked(view: EldarView, event: Begun): EldarView {
  const { hero, face, ability, serial } = event
  const isCard = event.type === 'used' && ability === CARD
  const pending: Pending = {
    serial,
    kind: event.type === 'triggered' ? 'trigger' : isCard ? 'card' : 'ability',
    seat: view.heroes[hero]?.seat ?? 0,
    hero,
    card: event.card ?? NO_CARD,
    face,
    ability,
    mode: 0,
    targets: event.type === 'triggered' ? event.targets.slice() : [],
    x: -1,
    subject: event.type === 'triggered' ? event.subject : -1,
    origin: hero,
    noted: 0,
  }
  const from = isCard && event.card !== null ? lifted(view, event.card) : view
  return { ...from, stack: [...from.stack.filter((one) => one.serial !== serial), pending] }
}

/** What is pending with other targets. */
export function withPending(view: EldarView, serial: number, change: Partial<Pending>): EldarView {
  return {
    ...view,
    stack: view.stack.map((one) => (one.serial === serial ? { ...one, ...change } : one)),
  }
}

/** What leaves the stack; its card goes where commands go, those that stay come to a Hero by an event of their own. */
export function unstacked(view: EldarView, serial: number): EldarView {
  const gone = view.stack.find((one) => one.serial === serial)
  if (!gone) return view
  const left = { ...view, stack: view.stack.filter((one) => one !== gone) }
  if (gone.kind !== 'card') return left
  const isBanished = actionOf(gone.face, CARD).banishesItself
  return cameTo(left, gone.card, isBanished ? 'banished' : 'graveyard')
}
