import {
  has,
  is,
  isConscious,
  isHero,
  without,
  type Board,
  type Card,
  type Character,
  type Token,
} from './board.ts'
import type { Numbers } from './ledger.ts'

const friends = (board: Board, of: Character): Character[] =>
  without(board.side(of.card.owner).characters, of)

/** Single modifiers of a number: tokens that count here, and equipment (B-16.4, B-18.2). */
function carried(on: Character, stat: keyof Numbers, target: Card | null): number[] {
  const counts = (token: Token): boolean => token.against === null || token.against === target
  return [
    ...on.tokens.filter(counts).map((token) => token[stat]),
    ...on.equipment.map(({ facts }) => facts[stat]),
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What is added to the die of a basic attack (B-8.1, B-10.4). */
export function attackOf(board: Board, attacker: Character, target: Card): number {
  const beasts = friends(board, attacker).filter((one) => isConscious(one) && is(one, 'Beast')).length
  const pack = has(attacker, 'Pack') ? Math.min(2, beasts) : 0
  const charge = has(attacker, 'Charge') && attacker.isNew ? 2 : 0
  return attacker.card.facts.atk + sum(carried(attacker, 'atk', target)) + pack + charge
}

/** What the total must reach (B-8.1, B-10.3): modifiers one by one, since Breach ignores those that help. */
export function defenceOf(
  board: Board,
  target: Character,
  by: { classes: readonly string[]; breaches: boolean },
) {
  const isReached = by.classes.includes('Flyer') || by.classes.includes('Gunner')
  const ranks = friends(board, target).filter(({ card }) => card.facts.abilities.includes('Formation')).length
  const modifiers = [
    ...carried(target, 'def', null),
    has(target, 'Airborne') && !isReached ? 1 : 0,
    has(target, 'Formation') ? Math.min(2, ranks) : 0,
  ]
  return target.card.facts.def + sum(modifiers.filter((one) => one < 0 || !by.breaches))
}

/** What a hit takes (B-8.2, B-8.5, B-R23, B-R28). */
export function damageOf(
  attacker: Character,
  target: Character,
  { die, extra }: { die: number; extra: number },
) {
  const gore = has(attacker, 'Gore') && isHero(target) ? 1 : 0
  const printed = attacker.card.facts.dmg * (die === 6 ? 2 : 1)
  return Math.max(0, printed + sum(carried(attacker, 'dmg', target.card)) + gore + extra)
}

/** A natural 1 fails, a natural 6 succeeds, else the total decides (B-8.4, B-8.5, B-13.3, B-13.4). */
export const succeeds = (die: number, modifier: number, needed: number): boolean =>
  die !== 1 && (die === 6 || die + modifier >= needed)
