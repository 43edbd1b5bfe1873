import type { Draft, EldarView } from '@trialhall/game-eldar'
import type { CardId, DefIndex, Seat } from '@trialhall/kernel'

function withDraft(view: EldarView, change: (draft: Draft) => Partial<Draft>): EldarView {
  return view.draft === null ? view : { ...view, draft: { ...view.draft, ...change(view.draft) } }
}

function bySeat<T>(lists: readonly T[], seat: Seat, change: (list: T) => T): T[] {
  return lists.map((list, at) => (at === seat ? change(list) : list))
}

/** A coin has said who picks first. */
export function coinFell(view: EldarView, first: Seat): EldarView {
  return withDraft(view, () => ({ first }))
}

/** Heroes lie before a seat. */
export function heroesLaid(view: EldarView, seat: Seat, faces: readonly DefIndex[]): EldarView {
  return withDraft(view, ({ shown }) => ({ shown: bySeat(shown, seat, () => faces.slice()) }))
}

/** One of them is taken, and the others are gone. */
export function heroTaken(view: EldarView, seat: Seat, face: DefIndex): EldarView {
  return withDraft(view, ({ shown, taken }) => ({
    shown: bySeat(shown, seat, () => []),
    taken: bySeat(taken, seat, (faces) => [...faces, face]),
  }))
}

/** A group of cards lies before both: a turn of cards has begun. */
export function groupLaid(
  view: EldarView,
  { group, cards }: { readonly group: number; readonly cards: readonly CardId[] },
): EldarView {
  return withDraft(view, ({ pool, turn }) => ({
    group: cards.slice(),
    pool: pool.filter((card) => !cards.includes(card)),
    turn: Math.max(turn, group > 5 ? group + 1 : group),
    picks: 0,
  }))
}

/** A card of the group is taken. */
export function cardTaken(view: EldarView, seat: Seat, taken: CardId): EldarView {
  return withDraft(view, ({ group, cards, picks }) => ({
    group: group.filter((card) => card !== taken),
    cards: bySeat(cards, seat, (own) => [...own, taken]),
    picks: picks + 1,
  }))
}

/** What is left of a group is out. */
export function cardsOut(view: EldarView, out: readonly CardId[]): EldarView {
  return withDraft(view, ({ removed, turn }) => ({
    group: [],
    removed: [...removed, ...out],
    picks: 0,
    turn: turn + 1,
  }))
}
