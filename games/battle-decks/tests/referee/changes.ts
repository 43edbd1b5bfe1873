import type { Seat } from '@trialhall/kernel'
import { Decided, isConscious, isHero, without, type Board, type Character, type Token } from './board.ts'

const SEATS: readonly Seat[] = [0, 1]

/** A character leaves: out of the game as a hero, into its owner's pile as a reinforcement (B-8.3, B-9.4, B-9.6). */
export function leave(board: Board, one: Character): void {
  const side = board.side(one.card.owner)
  board.tell('defeated', { card: one.card.id, isHero: isHero(one) })
  unpair(board, one)
  side.characters = without(side.characters, one)
  for (const card of one.equipment) board.toDiscard(card)
  if (isHero(one)) side.removed.push(one.card)
  else board.toDiscard(one.card)
}

/** A pair is no more (B-14.4). */
export function unpair(board: Board, one: Character): void {
  const { partner } = one
  if (partner === null) return
  board.tell('unpaired', { card: one.card.id, cards: [partner.card.id] })
  for (const member of [one, partner]) Object.assign(member, { partner: null, isPairing: false })
}

/** The match ends when somebody has no hero left (B-19.1, B-19.2, B-R67). */
export function checkEnd(board: Board): void {
  const left = SEATS.filter((seat) => board.side(seat).characters.some(isHero))
  if (left.length === 2) return
  if (left.length === 1) throw new Decided('heroes', left)
  throw new Decided('together', SEATS)
}

/** HP back, never above what is printed (B-9.8, B-R21). */
export function restore(board: Board, one: Character, by: number): void {
  const hp = Math.min(one.card.facts.hp, one.hp + by)
  const wasConscious = isConscious(one)
  if (hp !== one.hp) board.isStirred = true
  board.tell('restored', { card: one.card.id, by: hp - one.hp, hp })
  one.hp = hp
  if (!wasConscious && isConscious(one)) board.tell('rose', { card: one.card.id })
}

/** Puts a modifier on a character until the round ends (B-18.1). */
export function mark(
  board: Board,
  one: Character,
  { source, against = null, ...numbers }: Partial<Token> & { source: string },
): void {
  const token: Token = { source, atk: 0, def: 0, dmg: 0, ...numbers, against }
  one.tokens.push(token)
  const { atk, def, dmg } = token
  const cards = against === null ? [] : [against.id]
  board.tell('modified', { card: one.card.id, source, atk, def, dmg, cards })
}
