import type { CardId, Seat } from '@trialhall/kernel'
import { isOver, playerAt, sideOf, type LanesTable, type Unit } from '../../state.ts'
import type { Field } from '../../terms.ts'
import { gainExperience } from '../experience.ts'
import { groundOf, NOWHERE } from '../ground.ts'
import { takeIntoHand } from '../hands.ts'
import { gainLife, loseTogether } from '../life.ts'
import { faceOf } from '../printed.ts'
import { causeOf } from '../spells/cause.ts'
import { endEnchantment } from '../spells/ending.ts'

/** A unit as it was when it died (L-R39). */
interface Fallen {
  readonly unit: Unit
  readonly field: Field
  readonly side: Seat
}

/**
 * After an effect is over: whoever has no HP left dies, all at once; then experience for `credit`, the owner of what killed
 * them; then life, then what the dead say of dying (L-R39, L-R40).
 */
export function settle(table: LanesTable, credit: Seat): void {
  const fallen = takeFallen(table)
  if (fallen.length === 0) return
  returnFallen(table, fallen)
  const kills = fallen.filter(({ unit }) => unit.owner !== credit).length
  gainExperience(table, credit, kills) // L-DTH.3 to L-DTH.5
  takeTolls(table, fallen)
  for (const one of inOrder(table, fallen)) if (!isOver(table.state)) dyingWords(table, one)
}

/** Removes the dead from the battleground, with all that lies on them (L-DTH.6). */
function takeFallen(table: LanesTable): Fallen[] {
  const { board } = table.state
  let fallen: Fallen[] = NOBODY
  for (let field = 0; field < board.length; field++) {
    const unit = board[field] as Unit | null
    if (unit === null || unit.hp === null || unit.hp > 0) continue
    if (fallen === NOBODY) fallen = []
    fallen.push({ unit, field, side: sideOf(unit) })
  }
  for (const { unit } of fallen) removeUnit(table, unit)
  return fallen
}

const NOBODY: Fallen[] = []

function removeUnit(table: LanesTable, unit: Unit): void {
  const { card, owner, field } = unit
  table.state.board[field] = null
  unit.field = NOWHERE
  table.emit({ type: 'died', seat: owner, card, field })
  if (unit.tokens > 0) endEnchantment(table, owner, unit) // L-R30
}

/** Each owner takes the cards of the dead into hand (L-DTH.1). */
function returnFallen(table: LanesTable, fallen: readonly Fallen[]): void {
  for (const seat of [0, 1]) {
    const cards: CardId[] = []
    for (const { unit } of fallen) if (unit.owner === seat) cards.push(unit.card)
    takeIntoHand(table, seat, cards)
  }
}

/** Auras that count the dead: all losses of the batch at the same time, then the gains (L-R39). */
function takeTolls(table: LanesTable, fallen: readonly Fallen[]): void {
  const losses = [0, 0]
  const gains = [0, 0]
  for (let seat = 0; seat < 2; seat++) {
    for (const { face } of playerAt(table.state, seat).area) {
      const { aura } = faceOf(face)
      if (aura === null || aura.toll === 0) continue
      const dead = fallen.filter(({ unit }) => unit.owner !== seat).length
      ;(losses[1 - seat] as number) += aura.toll * dead
      ;(gains[seat] as number) += aura.tollGain * dead
    }
  }
  if (losses[0] === 0 && losses[1] === 0) return
  loseTogether(table, losses)
  gains.forEach((by, seat) => gainLife(table, seat, by))
}

/** Units of the active player first, each group as the active player reads the fields (L-R39). */
function inOrder({ state }: LanesTable, fallen: readonly Fallen[]): readonly Fallen[] {
  if (fallen.length < 2) return fallen
  const reading = groundOf(state).waves[state.active] as readonly Field[]
  const rank = ({ unit, field }: Fallen): number =>
    reading.indexOf(field) + (unit.owner === state.active ? 0 : reading.length)
  return fallen.toSorted((a, b) => rank(a) - rank(b))
}

/** Effects of the form "when this dies", by the allegiance and field that the unit had; their dead die in turn. */
function dyingWords(table: LanesTable, { unit, field, side }: Fallen): void {
  const { whenDying } = faceOf(unit.face)
  if (whenDying.length === 0) return
  const cause = causeOf({ seat: unit.owner, side, card: unit.card, at: field })
  for (const step of whenDying) step.run(table, cause)
  settle(table, unit.owner)
}
