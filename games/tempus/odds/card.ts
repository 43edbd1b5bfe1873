import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import type { RollChanges } from '../acts.ts'
import type { AttackFace } from '../faces.ts'
import { allAround, isTarget, targetsOf, type Reaching } from '../rules/fight/targets.ts'
import { reachOf } from '../rules/fight/reach.ts'
import type { StrikeOrder } from '../rules/fight/strikes.ts'
import { monsterOf } from '../rules/creatures.ts'
import { actionOn } from '../rules/play/actions.ts'
import { monsterFace } from '../rules/printed.ts'
import { sourceOfCard, sourceOfMonster } from '../rules/sources.ts'
import { heroOf, type CreatureId, type TempusPosition } from '../state.ts'
import { strikeOdds, type StrikeOdds } from './strike.ts'

/** An attack that a card of a Hero would make. */
export interface CardAttack {
  readonly seat: Seat
  readonly card: CardId
  /** What is known to change its rolls; nothing where it is left out. */
  readonly changes?: RollChanges | undefined
  /** How far it reaches in melee, where that is known to be otherwise than usual. */
  readonly reach?: number | undefined
}

/** The attack on a card; null where it has none, or nobody who asks knows the card. */
export function attackOn(state: TempusPosition, card: CardId): AttackFace | null {
  return (state.cards.def[card] ?? UNKNOWN) === UNKNOWN ? null : (actionOn(state, card)?.attack ?? null)
}

/** The odds of a card's attack against one target, on the side that lies up (T-10.10); null where it has no attack. */
export function cardOdds(
  state: TempusPosition,
  { seat, card, changes }: CardAttack,
  target: CreatureId,
): StrikeOdds | null {
  const attack = attackOn(state, card)
  if (attack === null) return null
  const side = heroOf(state, seat).flipped.includes(card) ? 1 : 0
  const { type } = attack.reach
  const isLaid = type === 'area' || type === 'line'
  const order: StrikeOrder = {
    attacker: seat,
    target,
    attack,
    side,
    source: sourceOfCard(state, seat, card),
    act: null,
    aim: isLaid ? heroOf(state, seat).at : null, // any space: it only says that an area strikes
    modifier: 0,
  }
  return strikeOdds(state, order, changes)
}

/** Whom a card's attack could strike from where its Hero stands; nobody where an area must be laid first (T-21, T-22). */
export function targetsOfCard(
  state: TempusPosition,
  { seat, card, reach }: CardAttack,
): readonly CreatureId[] {
  const attack = attackOn(state, card)
  if (attack === null) return []
  const reaching: Reaching = { attacker: seat, attack, reach: reach ?? reachOf(state, seat) }
  const { type } = attack.reach
  if (type === 'melee' || type === 'ranged') return targetsOf(state, reaching)
  return type === 'around' || type === 'within' ? allAround(state, reaching) : []
}

/** The odds of a Monster's attack on a target: of the first line of its script that reaches it; null where none does (T-32.06). */
export function monsterOdds(
  state: TempusPosition,
  attacker: CreatureId,
  target: CreatureId,
): StrikeOdds | null {
  const { script } = monsterFace(monsterOf(state, attacker))
  const line = script.find(
    ({ attack, deed }) => deed === null && isTarget(state, { attacker, attack, reach: 1 }, target),
  )
  if (line === undefined) return null
  const order: StrikeOrder = {
    attacker,
    target,
    attack: line.attack,
    side: 0,
    source: sourceOfMonster(state, attacker),
    act: null,
    aim: null,
    modifier: 0,
  }
  return strikeOdds(state, order)
}
