import { MIDDLE, type Space } from '../../space/index.ts'
import { MONSTER_IDS, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { PARTIES } from '../../terms.ts'
import { creatureOf, isHero, monsterOf } from '../creatures.ts'
import { maxHp } from '../fight/healing.ts'
import { heroesByInitiative, MONSTER_ORDER } from '../initiative.ts'
import { creaturesIn } from '../map.ts'
import { nearestFree, place } from '../placing.ts'
import { monsterFace } from '../printed.ts'
import { vpOf } from '../score.ts'

/**
 * The Guardian check at the end of a round: it enters play once, as soon as a party has VP enough at this moment (T-34.01 to T-34.03,
 * T-34.12, T-R113).
 */
export function checkGuardian(table: TempusTable): void {
  const { state } = table
  if (state.hasGuardian) return
  if (PARTIES.every((_, party) => vpOf(state, party) < state.settings.guardianAt)) return
  state.hasGuardian = true
  enterGuardian(table)
}

/** It appears active on the four spaces in the middle, and whoever stands there makes way (T-34.04 to T-34.06, T-34.10). */
function enterGuardian(table: TempusTable): void {
  const { state } = table
  const id = MONSTER_IDS.guardian
  const inTheWay = inOrder(state, creaturesIn(state, MIDDLE))
  const guardian = monsterOf(state, id)
  guardian.at = MIDDLE[0] as Space
  guardian.isActive = true
  guardian.isSmall = monsterFace(guardian).size > 2 || undefined
  guardian.hp = maxHp(state, id)
  table.emit({ type: 'appeared', creature: id, space: guardian.at })
  for (const creature of inTheWay) makeWay(table, creature)
}

/** No damage and no Push: it is put on the nearest free space (T-34.05, T-R63). */
function makeWay(table: TempusTable, id: CreatureId): void {
  const space = nearestFree(table.state, id, creatureOf(table.state, id).at)
  if (space !== null) place(table, id, space)
}

/** Heroes by initiative, then Monsters in their order (T-R63). */
function inOrder(state: TempusPosition, ids: readonly CreatureId[]): CreatureId[] {
  const heroes = heroesByInitiative(state).flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  const monsters = MONSTER_ORDER.filter((id) => ids.includes(id))
  const others = ids.filter((id) => !isHero(id) && !monsters.includes(id))
  return [...heroes, ...monsters, ...others]
}
