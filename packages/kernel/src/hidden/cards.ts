import { EVERYONE, type Sight } from '../seats.ts'

/** The label of a card in a match. It says nothing about what the card is. */
export type CardId = number & { readonly __card: unique symbol }

/** What a card is: the index of its definition in the game's catalog (`Game.catalog`). */
export type DefIndex = number

/** Stands in a view where the viewer has not seen what a card is. */
export const UNKNOWN: DefIndex = -1

/**
 * Everything about what cards are, in parallel lists indexed by card id. Only `seen` is changed in place; the others change
 * seldom and are replaced when they do, so that copies share them and cost one list.
 * - `def`: what the card is;
 * - `seen`: who knows that;
 * - `pool`: which group it became indistinguishable in when it was last shuffled or concealed;
 * - `secret`: indexed by pool: to whom even the make-up of that pool is unknown (an opponent's own deck list).
 */
export interface Cards {
  def: readonly DefIndex[]
  seen: Sight[]
  pool: readonly number[]
  secret: readonly Sight[]
}

/** No cards yet. */
export function noCards(): Cards {
  return { def: [], seen: [], pool: [], secret: [] }
}

/**
 * Puts cards of these definitions into a state as one new pool and returns their ids in the same order.
 * `secretTo`: viewers who do not know which definitions these are (default: the list is open).
 */
export function addCards(cards: Cards, defs: readonly DefIndex[], secretTo: Sight = 0): CardId[] {
  return enter(cards, defs, { pool: newPool(cards, secretTo), seen: 0 })
}

/** Gives new cards their ids, one after another. */
export function enter(
  cards: Cards,
  defs: readonly DefIndex[],
  all: { readonly pool: number; readonly seen: Sight },
): CardId[] {
  const first = cards.def.length
  cards.def = [...cards.def, ...defs]
  cards.pool = [...cards.pool, ...defs.map(() => all.pool)]
  for (let i = 0; i < defs.length; i++) cards.seen.push(all.seen)
  return defs.map((_, i) => (first + i) as CardId)
}

/** Says anew what these cards are, one definition for each. For positions and re-deals; rules shuffle and conceal. */
export function redefine(cards: Cards, ids: readonly CardId[], defs: readonly DefIndex[]): void {
  const def = cards.def.slice()
  for (let i = 0; i < ids.length; i++) def[ids[i] as CardId] = defs[i] as DefIndex
  cards.def = def
}

/** An independent copy: what it shares with the original is never changed, only replaced. */
export function cloneCards(cards: Cards): Cards {
  return { def: cards.def, seen: cards.seen.slice(), pool: cards.pool, secret: cards.secret }
}

/** Opens a pool that nobody is in yet and returns its number. */
export function newPool(cards: Cards, secretTo: Sight): number {
  cards.secret = [...cards.secret, secretTo]
  return cards.secret.length - 1
}

/**
 * Makes these cards one pool, because they can no longer be told apart. Cards elsewhere that were in a pool with one of
 * them, and that somebody has not seen, join it: what is known of the group as a whole is all that is still known.
 */
export function unitePools(cards: Cards, ids: readonly CardId[]): void {
  const { seen, secret } = cards
  const pool = cards.pool.slice()
  const touched: number[] = []
  let secretTo: Sight = 0
  let last = -1
  for (const id of ids) {
    const own = pool[id] as number
    if (own === last || seen[id] === EVERYONE) continue
    last = own
    secretTo |= secret[own] as Sight
    if (!touched.includes(own)) touched.push(own)
  }
  const united = newPool(cards, secretTo)
  cards.pool = pool
  for (const id of ids) pool[id] = united
  for (const own of touched)
    for (let id = 0; id < pool.length; id++) if (pool[id] === own && seen[id] !== EVERYONE) pool[id] = united
}
