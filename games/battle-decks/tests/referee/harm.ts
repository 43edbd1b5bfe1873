import { has, isConscious, isHero, type Board, type Character } from './board.ts'
import { leave } from './changes.ts'
import { save } from './rolls.ts'

/** Damage to all of these at once, then saves against Shatter, then whoever is defeated leaves (B-R30, B-R59, B-R60). */
export function harm(
  board: Board,
  targets: readonly Character[],
  { amount, by }: { amount: number; by: Character | null },
): void {
  if (amount === 0 || targets.length === 0) return // B-R28
  board.isStirred = true
  const fallen = targets.filter((one) => isHero(one) && isConscious(one) && one.hp <= amount)
  for (const target of targets.filter(isHero)) {
    target.hp -= amount
    board.tell('hurt', { card: target.card.id, by: amount, hp: target.hp })
  }
  const beaten = targets.filter((one) => !isHero(one) || one.hp <= -5)
  const shattered = targets.filter((one) => !beaten.includes(one) && isShattered(board, one, by))
  for (const one of targets)
    if (beaten.includes(one) || shattered.includes(one)) leave(board, one)
    else if (fallen.includes(one)) board.tell('fell', { card: one.card.id }) // B-9.3
}

/** Whoever Shatter damages must make a save or is defeated (B-12.12, B-R47). */
function isShattered(board: Board, one: Character, by: Character | null): boolean {
  return by !== null && has(by, 'Shatter') && !save(board, one, 2)
}
