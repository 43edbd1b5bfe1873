import { type CardId, type Seat } from '@trialhall/kernel'
import { happen, happenTo } from './happenings.ts'
import { leavePlay } from './leaving-play.ts'
import { faceOf } from './printed.ts'
import { heroAt, NOBODY, playerAt, type EldarTable, type HeroId } from '../state.ts'
import { hasQuirk } from './statuses.ts'
import { OCCASION, QUIRK, SLOT, type SlotName } from '../terms.ts'

/** Draws one card; an empty deck gives none and costs nothing (E-27.18, E-R45). */
export function drawCard(table: EldarTable, seat: Seat): void {
  const { deck, hand } = playerAt(table.state, seat)
  const card = table.draw(deck, hand, seat)
  if (card !== null) table.emit({ type: 'drew', seat, card })
}

/** A card goes from hand straight to the graveyard (E-27.08). */
export function discardCard(table: EldarTable, seat: Seat, card: CardId): void {
  const { hand, graveyard } = playerAt(table.state, seat)
  table.reveal(card) // E-3.05
  table.move(card, hand, graveyard)
  table.emit({ type: 'discarded', seat, card })
}

/** Top cards of the own deck go to the graveyard, as many as there are (E-27.09, E-R46). Returns them. */
export function scrapCards(table: EldarTable, seat: Seat, count: number): CardId[] {
  const { deck, graveyard } = playerAt(table.state, seat)
  const cards: CardId[] = []
  while (cards.length < count && deck.length > 0) {
    const card = deck.pop() as CardId
    table.reveal(card)
    graveyard.push(card)
    cards.push(card)
  }
  if (cards.length > 0) table.emit({ type: 'scrapped', seat, cards })
  return cards
}

/** One of the top cards may stay on top, the others go to the bottom in random order (E-27.11, E-27.12, E-R46, E-R48). */
export function foreseeCards(table: EldarTable, seat: Seat, count: number): void {
  const player = playerAt(table.state, seat)
  const from = Math.max(0, player.deck.length - count)
  const cards = player.deck.slice(from).reverse()
  if (cards.length === 0) return
  table.look(cards, seat)
  const options = [...cards.map((card) => ({ do: 'keep', card }) as const), { do: 'keepNone' } as const]
  const pick = table.choose(seat, { type: 'foresee', count: cards.length }, options)
  const rest = pick.do === 'keep' ? cards.filter((card) => card !== pick.card) : cards
  player.deck.splice(from)
  table.shuffle(rest, 'foresee')
  player.deck.unshift(...rest)
  if (pick.do === 'keep') player.deck.push(pick.card)
  table.emit({ type: 'foresaw', seat, count: cards.length, isKept: pick.do === 'keep' })
}

/** A permanent enters play on a Hero; what was in its place goes in the same moment (E-22.03, E-R60). */
export function attach(
  table: EldarTable,
  card: CardId,
  on: { readonly hero: HeroId; readonly slot: SlotName; readonly origin: HeroId },
): void {
  const { state } = table
  const { hero, slot, origin } = on
  const face = table.def(card)
  const { kit } = heroAt(state, hero)
  const old = kit[SLOT[slot]]
  if (old) leavePlay(table, old.card, 'replaced') // E-22.04
  const attached = { card, face, counters: startingCounters(table, card, origin), origin }
  kit[SLOT[slot]] = attached
  if (slot !== 'equipment') table.emit({ type: 'attached', hero, card, counters: attached.counters })
  happenTo(table, { bearer: hero, attached }, OCCASION.entered) // E-R61
  const by = NOBODY
  if (slot === 'affliction') happen(table, { occasion: OCCASION.afflicted, hero, by })
  if (slot === 'equipment') happen(table, { occasion: OCCASION.equipped, hero, by })
}

/** An injury enters play with its blood counters, one more if Mei played it (E-24.07, E-R58). */
function startingCounters(table: EldarTable, card: CardId, origin: HeroId): number {
  const { injury } = faceOf(table.def(card))
  return injury > 0 && hasQuirk(table.state, origin, QUIRK.lingeringVenom) ? injury + 1 : injury
}

/** Takes one out of a list, if it is there; what lies behind moves up. Faster than lastIndexOf and splice. */
export function removeFrom<T>(list: T[], one: T): void {
  let at = list.length - 1
  while (at >= 0 && list[at] !== one) at--
  if (at < 0) return
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T
  list.pop()
}
