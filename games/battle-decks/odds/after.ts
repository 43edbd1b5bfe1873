import { seeded, Table, type CardId, type Seat } from '@trialhall/kernel'
import type { BattleEvent } from '../events.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { characterOn, isOnField } from '../rules/field.ts'
import { cardOf, characterCardOf, eventOf } from '../rules/printed.ts'
import type { ActivatedAbility } from '../faces.ts'
import type { BattlePosition, BattleState, BattleTable, Character, Side } from '../state.ts'
import { abilityIn, type Use } from './ability.ts'

/** A card of a hand that is played on a character or, where it strips, on a piece of equipment. */
export interface Play {
  readonly card: CardId
  readonly seat: Seat
  readonly target: CardId
}

/**
 * The position as it would be once an event or a piece of equipment has been played, made by the deed of the card itself on a copy.
 * Null for cards that change nothing there: reinforcements, and events that roll a die again.
 */
export function afterPlaying(position: BattlePosition, play: Play): BattlePosition | null {
  const printed = cardOf(position, play.card)
  if (printed.kind === 'equipment') return afterEquipping(position, play)
  if (printed.kind !== 'event' || printed.deed.isReroll) return null
  const table = tableOf(position)
  const { card, seat: owner, target } = play
  eventOf(position, card).deed.run(table, { card, owner, target })
  return table.state
}

/** A character in a position. */
export interface Standing {
  readonly position: BattlePosition
  readonly character: Character
}

/** "gives Barrage II", "loses Barrage II": what equipment grants comes and goes with it (B-16.5). */
export function sayAbilitiesChanged(was: Standing, now: Standing): string[] {
  const [had, has] = [was, now].map(({ position, character }) => abilitiesOf(position, character)) as [
    readonly ActivatedAbility[],
    readonly ActivatedAbility[],
  ]
  const gained = has.filter((one) => !had.includes(one))
  const lost = had.filter((one) => !has.includes(one))
  return [...gained.map(({ name }) => `gives ${name}`), ...lost.map(({ name }) => `loses ${name}`)]
}

function afterEquipping(position: BattlePosition, { card, target }: Play): BattlePosition | null {
  const table = tableOf(position)
  const carrier = characterOn(table.state, target)
  if (carrier === null) return null
  carrier.equipment.push(card)
  return table.state
}

/** The position as it would be once an ability without dice has been used; null for one that rolls, or that its user has not. */
export function afterUsing(position: BattlePosition, use: Use, aim: CardId | null): BattlePosition | null {
  const deed = abilityIn(position, use)?.deed
  if (deed === undefined || deed.danger !== null || deed.strikes !== null) return null
  const table = tableOf(position)
  const user = characterOn(table.state, use.user.card)
  if (user === null || (deed.targets !== null && aim === null)) return null
  deed.run(table, user, aim)
  return table.state
}

/** The position as it would be once an instant ability has been used on a character; null where it is aimed at anything else, or its bearer has not got it. */
export function afterInstant(
  position: BattlePosition,
  { user, slug }: Use,
  target: CardId,
): BattlePosition | null {
  const ability = characterCardOf(position, user.card).instants.find((one) => one.slug === slug)
  if (ability === undefined || !isOnField(position, target)) return null
  const table = tableOf(position)
  const bearer = characterOn(table.state, user.card)
  if (bearer === null) return null
  ability.deed.run(table, bearer, target)
  return table.state
}

/** A table with a copy of a position on it, at which nobody is asked and nobody listens; only what deeds without dice change is copied. */
function tableOf(position: BattlePosition): BattleTable {
  const state: BattleState = { ...position, chance: seeded(0), sides: position.sides.map(copyOfSide) }
  return new Table<BattleState, BattleEvent>(NO_GAME, state, NOBODY)
}

const NO_GAME = { id: 'battle-decks', zones: () => [] }
const NOBODY = { decide: () => 0 }

function copyOfSide(side: Side): Side {
  const characters = side.characters.map((character) => ({
    ...character,
    tokens: [...character.tokens],
    equipment: [...character.equipment],
  }))
  return { ...side, characters, discard: [...side.discard] }
}
