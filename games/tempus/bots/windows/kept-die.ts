import type { CardId, Seat } from '@trialhall/kernel'
import { areAllies } from '../../rules/creatures.ts'
import { cardOf } from '../../rules/printed.ts'
import { NOBODY, type CreatureId, type TempusPosition } from '../../state.ts'
import { keptDie } from '../../texts/deeds/rolls.ts'

/** A roll for which a kept die could count. */
export interface KeptDieUse {
  readonly seat: Seat
  /** Who rolls. */
  readonly creature: CreatureId
  /** Who is attacked; nobody where a skill is tried. */
  readonly target: CreatureId
}

/** Dice that most rolls succeed with, and those that they fail with. */
const GOOD = 14
const POOR = 6
/** What a certain success, or a certain failure of a rival, is worth. */
const CERTAIN = 0.2
/** A die that may still come in useful is kept. */
const KEPT = -0.1

/** The die that a card of a Hero would put in the place of a roll (Portent); null where it does nothing of the kind. */
export function dieOn(state: TempusPosition, seat: Seat, card: CardId): number | null {
  const face = cardOf(state, card)
  const keeps = face?.kind === 'hero' ? face.free?.deed.keptBy : undefined
  return keeps === undefined ? null : (keptDie(state, seat, keeps)?.count ?? null)
}

/** What it is worth that a kept die counts: a good one for a friend, a poor one for a rival that tries something or strikes a friend. */
export function keptDieWorth(
  state: TempusPosition,
  die: number,
  { seat, creature, target }: KeptDieUse,
): number {
  if (areAllies(state, creature, seat)) {
    const isOnFriend = target !== NOBODY && areAllies(state, target, seat)
    return die >= GOOD && !isOnFriend ? CERTAIN : KEPT
  }
  const isFoeOfUs = target === NOBODY || areAllies(state, target, seat)
  return die <= POOR && isFoeOfUs ? CERTAIN : KEPT
}
