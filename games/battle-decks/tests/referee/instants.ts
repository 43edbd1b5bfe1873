import type { Seat } from '@trialhall/kernel'
import { cardsOf, has, without, type Board, type Card, type Character } from './board.ts'
import { mark } from './changes.ts'
import { slugOf } from './ledger.ts'
import { drawWhile } from './rogues.ts'

interface Instant {
  readonly bearer: Character
  readonly ability: string
}

const INSTANTS = ['Spot', 'Field Works', 'Resupply', 'Pounce']
/** What says "may" (B-R56). */
const OPTIONAL = ['Spot', 'Resupply']

/**
 * Instant abilities of some characters of a seat, in an order that its player picks (B-12.3, B-12.4, B-R56). Pounce acts on entering only.
 */
export function useInstants(board: Board, seat: Seat, bearers: readonly Character[]): void {
  const isArrival = bearers.some(({ isNew }) => isNew)
  let left: Instant[] = bearers.flatMap((bearer) =>
    INSTANTS.filter((ability) => has(bearer, ability) && (ability !== 'Pounce' || isArrival)).map(
      (ability) => ({ bearer, ability }),
    ),
  )
  for (;;) {
    // a joker that Resupply draws may fell a bearer whose turn has not come (B-R18)
    left = left.filter(({ bearer, ability }) => has(bearer, ability) && board.find(bearer.card) !== null)
    left = left.filter((one) => targetsOf(board, one).length > 0)
    if (left.length === 0) return
    const next = choose(board, seat, left)
    if (next === null) return
    left = without(left, next)
    useOne(board, seat, next)
  }
}

function choose(board: Board, seat: Seat, left: readonly Instant[]): Instant | null {
  if (left.length === 1) return left[0] as Instant
  const options = left.map(({ bearer, ability }) => ({
    do: 'instant',
    card: bearer.card.id,
    ability: slugOf(ability),
  }))
  const pick = board.ask(seat, { type: 'instants' }, options)
  return (
    left[options.findIndex((one) => one.card === pick['card'] && one.ability === pick['ability'])] ?? null
  )
}

function targetsOf(board: Board, { bearer, ability }: Instant): readonly Card[] {
  const { owner } = bearer.card
  if (ability === 'Spot') return cardsOf(board.characters)
  if (ability === 'Field Works') return cardsOf(board.side(owner).characters)
  if (ability === 'Resupply') return board.side(owner).hand
  return cardsOf(board.side(1 - owner).characters)
}

function useOne(board: Board, seat: Seat, { bearer, ability }: Instant): void {
  const targets = targetsOf(board, { bearer, ability })
  const prompt = { type: 'instant', card: bearer.card.id, ability: slugOf(ability) }
  const options = targets.map(({ id }) => ({ do: 'target', card: id }))
  const pick = board.ask(seat, prompt, [
    ...options,
    ...(OPTIONAL.includes(ability) ? [{ do: 'decline' }] : []),
  ])
  if (pick.do === 'decline') return
  const target = board.named(targets, pick)
  const isResupply = ability === 'Resupply'
  const cards = isResupply ? [] : [target.id]
  board.tell('used', { card: bearer.card.id, ability: slugOf(ability), cards })
  const on = board.find(target)
  if (ability === 'Spot' && on) mark(board, on, { source: 'spot', def: -2 })
  if (ability === 'Field Works' && on) mark(board, on, { source: 'field-works', def: 1 })
  if (ability === 'Pounce') mark(board, bearer, { source: 'pounce', atk: 2, against: target })
  if (isResupply) resupply(board, seat, target)
}

function resupply(board: Board, seat: Seat, card: Card): void {
  const side = board.side(seat)
  side.hand = without(side.hand, card)
  board.toDiscard(card)
  board.tell('discarded', { seat, card: card.id })
  const before = side.hand.length
  drawWhile(board, side, () => side.hand.length === before)
}
