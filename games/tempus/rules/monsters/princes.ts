import type { Seat } from '@trialhall/kernel'
import { MONSTER_IDS, type CreatureId, type TempusTable } from '../../state.ts'
import { isOnMap, monsterOf } from '../creatures.ts'
import { attackWith } from '../fight/attacks.ts'
import { targetsOf } from '../fight/targets.ts'
import { canMove } from '../moving/ways.ts'
import { monsterFace } from '../printed.ts'
import { questsAfterMove } from '../quests/hooks.ts'
import { sourceOfMonster } from '../sources.ts'
import { goTo, movesOf, placesFor } from './moving.ts'
import { mayAttack } from './scripts.ts'

/** Whether a Monster is one of the two Ogre Princes. */
export function isPrince(id: CreatureId): boolean {
  return id === MONSTER_IDS.redPrince || id === MONSTER_IDS.bluePrince
}

/**
 * The turn of an Ogre Prince: the Hero that controls it moves it wherever it can go, then lets it attack whom it likes or nobody; it never moves after an attack
 * (T-38.20).
 */
export function princeTurn(table: TempusTable, id: CreatureId, by: Seat): void {
  move(table, id, by)
  if (isOnMap(table.state, id) && table.state.ending === null) maybeAttack(table, id, by)
}

function move(table: TempusTable, id: CreatureId, by: Seat): void {
  const { state } = table
  if (!canMove(state, id)) return
  const spaces = movesOf(state, id)
  goTo(table, { id, by, target: id }, placesFor(state, { id, spaces }))
  questsAfterMove(table, id)
}

function maybeAttack(table: TempusTable, id: CreatureId, by: Seat): void {
  const { state } = table
  const [line] = monsterFace(monsterOf(state, id)).script
  if (line === undefined || !mayAttack(state, id)) return
  const targets = targetsOf(state, { attacker: id, attack: line.attack, reach: 1 })
  if (targets.length === 0) return
  const options = [
    ...targets.map((creature) => ({ do: 'creature', creature }) as const),
    { do: 'pass' } as const,
  ]
  const pick = table.choose<(typeof options)[number]>(by, { type: 'monster-target', creature: id }, options)
  if (pick.do === 'pass') return
  attackWith(table, {
    attacker: id,
    attack: line.attack,
    side: 0,
    source: sourceOfMonster(state, id),
    act: null,
    by,
    modifier: 0,
    only: pick.creature,
    least: 1,
  })
}
