import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleTable } from '../state.ts'
import { DIE, NATURAL_FAILURE, NATURAL_SUCCESS } from '../terms.ts'
import { respond } from './windows.ts'

/** A die of a player's character: what is added to it, and what the total must reach. */
export interface Check {
  readonly card: CardId
  /** Whom the attack is aimed at; null in a save. */
  readonly target: CardId | null
  readonly modifier: number
  readonly needed: number
}

/** A natural 1 fails and a natural 6 succeeds whatever is added; else the total must reach what is needed (B-8.1, B-8.4, B-8.5, B-13.1, B-13.3, B-13.4). */
export function isSuccess(die: number, { modifier, needed }: Pick<Check, 'modifier' | 'needed'>): boolean {
  if (die === NATURAL_FAILURE) return false
  return die === NATURAL_SUCCESS || die + modifier >= needed
}

/** Whether no other roll would be better: any save that is made, and of attacks only a natural 6, which doubles the damage (B-8.5). */
export function isBest(die: number, check: Check): boolean {
  return check.target === null ? isSuccess(die, check) : die === NATURAL_SUCCESS
}

/** Rolls the die and tells it. Returns the natural roll. */
export function rollDie(table: BattleTable, check: Check): number {
  const die = table.die(DIE, check.target === null ? 'save' : 'attack')
  const { card, target, modifier, needed } = check
  const rolled = { card, die, modifier, total: die + modifier, needed, isSuccess: isSuccess(die, check) }
  if (target === null) table.emit({ type: 'saveRolled', ...rolled })
  else table.emit({ type: 'attackRolled', cards: [target], ...rolled })
  return die
}

/**
 * Rolls a die of a seat's character: it lies there, not yet applied, and its controller may roll it again with events as long as there
 * are any; the last roll stands and counts as the natural one (B-R51, W4).
 */
export function rollFor(table: BattleTable, seat: Seat, check: Check): number {
  let die = rollDie(table, check)
  for (;;) {
    const { card, modifier, needed, target } = check
    const prompt = {
      type: 'reroll',
      moment: 'rolled',
      card,
      target,
      die,
      modifier,
      needed,
      isSave: target === null,
      isVain: isBest(die, check),
    } as const
    if (!respond(table, seat, prompt)) return die
    die = rollDie(table, check)
  }
}
