import { newPending } from './announcing.ts'
import type { EldarOption } from '../../asks.ts'
import type { Obstacle } from '../../faces.ts'
import { BEYOND_REACH, Prices } from './prices.ts'
import { actionOf, usedFace, faceOf, firstName, isSeveral } from '../printed.ts'
import { heroAt, type EldarTable } from '../../state.ts'

/** Says why an action of a Hero is not offered, in one sentence (E-8.09). */
export function refuseUse(
  table: EldarTable,
  use: Extract<EldarOption, { do: 'use' }>,
  obstacle: Obstacle,
): void {
  const { state } = table
  const { face, focus } = heroAt(state, use.hero)
  const action = actionOf(usedFace(state, use), use.ability)
  const least = new Prices(state).least(newPending(state, use), action)
  const costs = least === BEYOND_REACH ? action.focus : least
  table.refuse(use, obstacle({ name: firstName(face), action: action.name, focus, costs }))
}

/** Equipment waits for its phase (E-25.02). */
export function refuseEquipment(table: EldarTable, equip: Extract<EldarOption, { do: 'equip' }>): void {
  const face = faceOf(table.def(equip.card))
  const be = isSeveral(face) ? 'are' : 'is'
  table.refuse(equip, `${face.name} ${be} equipment and ${be} played in the Equip Phase.`)
}

/** In the Equip Phase nothing else is played (E-25.03, E-9.05). */
export function refuseInEquipPhase(table: EldarTable, use: Extract<EldarOption, { do: 'use' }>): void {
  if (use.card === null) return
  const { name } = faceOf(table.def(use.card))
  table.refuse(use, `${name} is not equipment, and only equipment can be played now.`)
}
