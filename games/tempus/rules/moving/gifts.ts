import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { areAllies, isHero } from '../creatures.ts'
import { giftLoot } from '../loot.ts'
import { areAdjacentCreatures } from '../map.ts'

/** Allied Heroes next to a Hero that moves in its own turn and has not given or received Loot in it; nobody for others (T-29.13). */
export function neighboursOf(state: TempusPosition, id: CreatureId): readonly Seat[] {
  if (!isHero(id) || state.turn?.seat !== id || state.turn.hasGifted) return NOBODY_NEAR
  let near: Seat[] | null = null
  for (const { id: other } of state.heroes)
    if (other !== id && areAllies(state, other, id) && areAdjacentCreatures(state, other, id))
      (near ??= []).push(other)
  return near ?? NOBODY_NEAR
}

const NOBODY_NEAR: readonly Seat[] = []

/**
 * A step has brought a Hero next to an ally: it may give that ally a Loot card, or be given one by it; one card a turn in all (T-29.13, T-R56).
 * `before` are those that it was next to already.
 */
export function offerGifts(table: TempusTable, id: CreatureId, before: readonly Seat[]): void {
  for (const ally of neighboursOf(table.state, id)) {
    const { turn } = table.state
    if (before.includes(ally) || turn === null || turn.hasGifted) continue
    offerGift(table, id, ally)
  }
}

/** The Hero that moves says which card goes to whom; of a card of its ally the ally decides. */
function offerGift(table: TempusTable, mover: Seat, ally: Seat): void {
  const gifts = [...giftsOf(table.state, mover, ally), ...giftsOf(table.state, ally, mover)]
  if (gifts.length === 0) return
  const pick = table.choose(mover, { type: 'gift', creature: ally }, [...gifts, { do: 'pass' } as const])
  if (pick.do === 'pass') return
  const { card, creature: to } = pick
  const from = to === ally ? mover : ally
  if (from === ally && !agrees(table, ally, { card, mover })) return
  if (table.state.turn !== null) table.state.turn.hasGifted = true
  giftLoot(table, { from, to, card })
}

function giftsOf(
  state: TempusPosition,
  from: Seat,
  to: Seat,
): readonly { do: 'give'; card: CardId; creature: Seat }[] {
  return heroOf(state, from).loot.map((card) => ({ do: 'give', card, creature: to }))
}

function agrees(table: TempusTable, ally: Seat, { card, mover }: { card: CardId; mover: Seat }): boolean {
  const options = [{ do: 'yes' }, { do: 'no' }] as const
  return table.choose(ally, { type: 'may', card, creature: mover }, options).do === 'yes'
}
