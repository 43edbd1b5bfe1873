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
  return withDraft(view, ({ shown, heroes }) => ({
    shown: bySeat(shown, seat, () => faces.slice()),
    heroes: heroes.filter((face) => !faces.includes(face)),
  }))
}

/** One of them is taken, and the others are gone; with the last of both seats the turn is over. */
export function heroTaken(view: EldarView, seat: Seat, face: DefIndex): EldarView {
  return withDraft(view, ({ shown, taken, turn }) => {
    const left = bySeat(shown, seat, () => [])
    return {
      shown: left,
      taken: bySeat(taken, seat, (faces) => [...faces, face]),
      turn: left.every((faces) => faces.length === 0) ? turn + 1 : turn,
    }
  })
}

/** A group of cards lies before both. */
export function groupLaid(view: EldarView, cards: readonly CardId[]): EldarView {
  return withDraft(view, ({ pool }) => ({
    group: cards.slice(),
    pool: pool.filter((card) => !cards.includes(card)),
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
