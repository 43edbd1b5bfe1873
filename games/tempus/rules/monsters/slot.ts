import { OFF, type CreatureId, type Monster, type TempusPosition, type TempusTable } from '../../state.ts'
import { tickAilments } from '../fight/ailment-ticks.ts'
import { attackWith } from '../fight/attacks.ts'
import { hasQuirk } from '../bonuses.ts'
import { campOf, isOnMap, monsterOf } from '../creatures.ts'
import { endOfTurnDiscards } from '../decks.ts'
import { settleCamps } from '../fight/defeat.ts'
import { leaderOf } from '../initiative.ts'
import { endDue } from '../lasting.ts'
import { sourceOfMonster } from '../sources.ts'
import { notice } from '../watches.ts'
import { everReaches, goTo, movesOf, placesFor, towardsCentre, towardsTarget } from './moving.ts'
import { isPrince, princeTurn } from './princes.ts'
import type { Course } from '../moves.ts'
import { mayAttack, mayReach, planOf, type Plan } from './scripts.ts'
import { controllerOf, targetsFor } from './targeting.ts'
import { lookAround } from './waking.ts'

/**
 * The slot of a Monster on initiative 10: a sleeping Camp looks around, an active Monster chooses its target, moves and attacks, and its Ailments tick even
 * while it sleeps (T-31.01, T-31.07, T-31.08, T-26.17, T-R52). The slot of one that sleeps on is not told.
 */
export function monsterSlot(table: TempusTable, id: CreatureId): void {
  const { state } = table
  const monster = monsterOf(state, id)
  if (monster.at === OFF) return
  state.clock++
  const wasActive = monster.isActive
  if (wasActive) table.emit({ type: 'turnBegan', creature: id })
  notice(table, { at: 'turn-start', creature: id })
  const camp = campOf(state, id)
  if (camp !== undefined && !monster.isActive && camp.members.find((member) => isOnMap(state, member)) === id)
    lookAround(table, camp)
  if (!wasActive && monster.isActive) table.emit({ type: 'turnBegan', creature: id })
  const { isActive } = monster
  if (isActive && isOnMap(state, id)) act(table, monster)
  endMonsterTurn(table, id)
  if (isActive && state.ending === null) table.emit({ type: 'turnEnded', creature: id })
}

/** Ailments, other effects of a turn's end, what lasts until now, and played cards (T-14.14, T-26.14). */
function endMonsterTurn(table: TempusTable, id: CreatureId): void {
  const { state } = table
  if (state.ending !== null) return
  tickAilments(table, id)
  if (isOnMap(state, id)) notice(table, { at: 'turn-end', creature: id })
  if (state.ending !== null) return
  endDue(table, 'turn', id)
  settleCamps(table)
  endOfTurnDiscards(table)
}

/** The turn of an active Monster: choose a target, move, attack (T-31.08). One that is held does neither (C-3). */
function act(table: TempusTable, { id, ally }: Monster): void {
  const { state } = table
  if (hasQuirk(state, 'noTurn', id)) return
  if (isPrince(id) && ally !== undefined) {
    princeTurn(table, id, leaderOf(state, ally))
    return
  }
  const target = chosenTarget(state, id)
  const by = controllerOf(state, id, target)
  const spaces = movesOf(state, id)
  if (target === null) {
    towardsCentre(table, { id, by }, spaces)
    return
  }
  const isNear = mayReach(state, { id, target, spaces })
  const reached = isNear ? placesFor(state, { id, spaces }) : null
  const plan = reached === null ? null : planOf(state, { id, target, places: reached.places })
  if (reached === null || plan === null)
    towardsTarget(table, { id, by, target }, 2 * spaces) // T-32.07, T-R94
  else if (mayAttack(state, id)) attack(table, { id, target, by, plan, course: reached.course })
  else towardsTarget(table, { id, by, target }, spaces)
}

/** The best target that its whole body can ever reach (T-32.01, T-33.03, T-33.04). */
function chosenTarget(state: TempusPosition, id: CreatureId): CreatureId | null {
  return targetsFor(state, id).find((target) => everReaches(state, id, target)) ?? null
}

interface Attack {
  readonly id: CreatureId
  readonly target: CreatureId
  readonly by: number
  readonly plan: Plan
  readonly course: Course
}

/** It moves to a place from which the attack is possible, chosen by its controller, and attacks; it never moves afterwards (T-32.06, T-32.08). */
function attack(table: TempusTable, { id, target, by, plan, course }: Attack): void {
  const { state } = table
  const { line, places } = plan
  goTo(table, { id, by, target }, { places, course })
  if (!isOnMap(state, id) || state.ending !== null) return
  if (line.deed !== null) {
    line.deed(table, { monster: id, target, by })
    return
  }
  attackWith(table, {
    attacker: id,
    attack: line.attack,
    side: 0,
    source: sourceOfMonster(state, id),
    act: null,
    by,
    modifier: 0,
    only: line.least === 1 && line.attack.rolls === 1 ? target : null,
    least: line.least,
  })
}
