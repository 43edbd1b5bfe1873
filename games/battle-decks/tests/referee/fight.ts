import { cardsOf, has, ids, type Board, type Card, type Character } from './board.ts'
import { checkEnd } from './changes.ts'
import { harm } from './harm.ts'
import { attackOf, damageOf, defenceOf, succeeds } from './numbers.ts'
import { roll, tellRoll } from './rolls.ts'
import { openWindow } from './windows.ts'

/** Whom an attack is aimed at, and the ability that it is part of with what that adds to the total and to DMG. */
export interface Blow {
  readonly target: Card
  readonly extra: number
  readonly ability: string | null
}

/** One basic attack, step by step (B-R30). The target has been picked. */
export function basicAttack(
  board: Board,
  attacker: Character,
  { target: aimedAt, extra, ability }: Blow,
): void {
  const { card } = attacker
  const target = shielded(board, { card, ability }, board.find(aimedAt) as Character)
  openWindow(board, 'declared', { card, cards: [target.card], ability })
  const modifier = attackOf(board, attacker, target.card) + extra
  const by = { classes: card.facts.classes, breaches: has(attacker, 'Breach') }
  const needed = defenceOf(board, target, by)
  const rolled = roll(board, attacker, { modifier, needed, against: target.card })
  if (rolled.isSuccess) {
    const amount = damageOf(attacker, target, { die: rolled.die, extra })
    harm(board, [target], { amount, by: attacker })
    checkEnd(board)
  }
  openWindow(board, 'applied', { card, cards: [target.card], ability })
}

/** Who of a pair takes it, before any die is rolled (B-14.9, B-R43, B-R44). */
export function shielded(
  board: Board,
  by: { readonly card: Card; readonly ability: string | null },
  target: Character,
): Character {
  const { partner } = target
  if (partner === null) return target
  const seat = target.card.owner
  const cards = cardsOf([target, partner])
  const prompt = { type: 'shield', card: by.card.id, cards: ids(cards), ability: by.ability }
  const card = board.pick(seat, prompt, cards)
  board.tell('shielded', { seat, card: card.id })
  return card === target.card ? target : partner
}

/**
 * An attack of an equalizer on everybody who has the highest HP: who that is stands before the first roll, each is attacked singly, and
 * the end of the match is looked for after all of them (B-15.2, B-15.4, B-R33, B-R35).
 */
export function rogueAttack(board: Board, card: Card): void {
  const most = Math.max(...board.characters.map(({ hp }) => hp))
  const order = [board.initiative, 1 - board.initiative]
  const tied = order.flatMap((seat) => board.side(seat).characters.filter(({ hp }) => hp === most))
  board.tell('rogueAttacked', { card: card.id, cards: tied.map((one) => one.card.id) })
  for (const one of tied) if (board.find(one.card) !== null) rogueStrikes(board, card, one)
  checkEnd(board)
  openWindow(board, 'applied', { card, cards: cardsOf(tied), ability: null })
}

function rogueStrikes(board: Board, card: Card, aimedAt: Character): void {
  const target = shielded(board, { card, ability: null }, aimedAt)
  openWindow(board, 'declared', { card, cards: [target.card], ability: null })
  const { classes, atk: modifier, dmg } = card.facts
  const needed = defenceOf(board, target, { classes, breaches: false })
  const die = board.die(`${card.facts.slug} roll`) // B-R32: never again
  const isSuccess = succeeds(die, modifier, needed)
  tellRoll(board, card, { die, modifier, needed, isSuccess, against: target.card })
  if (isSuccess) harm(board, [target], { amount: dmg * (die === 6 ? 2 : 1), by: null })
}
