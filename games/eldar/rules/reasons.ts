import type { Obstacle } from './announcing.ts'
import type { EldarOption } from './asks.ts'
import { actionOf, faceOf } from './printed.ts'
import { draftFace, firstName } from './names.ts'
import { heroAt, type EldarTable } from './state.ts'

/** Says why an action of a Hero is not offered, in one sentence. */
export function refuseUse(
  table: EldarTable,
  use: Extract<EldarOption, { do: 'use' }>,
  obstacle: Obstacle,
): void {
  const { state } = table
  const hero = heroAt(state, use.hero)
  const name = firstName(hero.face)
  const face = draftFace(state, use)
  const action = actionOf(face, use.ability)
  const sentences: Readonly<Record<Obstacle, string>> = {
    down: `${name} is defeated and comes back at the end of the round.`,
    slow: `${action.name} is Slow, and only Fast actions can be reactions.`,
    noSlow: `A card keeps ${name} from Slow actions.`,
    exhausted: `${name} is exhausted, and ${action.name} needs a refreshed Hero.`,
    used: `${name} has used ${action.name} of this card already this round.`,
    hp: `${name} has too few HP to pay for ${action.name}.`,
    deck: `Your deck has too few cards to pay for ${action.name}.`,
    counters: `${action.name} needs counters that are not on its card.`,
    hand: `${action.name} costs a card from your hand, and it is empty.`,
    equipment: `${action.name} costs equipment, and ${name} has none.`,
    target: `${action.name} has no legal target.`,
    focus: `${name} has ${hero.focus} Focus, and ${action.name} costs more.`,
  }
  table.refuse(use, sentences[obstacle])
}

/** Equipment waits for its phase (E-25.02). */
export function refuseEquipment(table: EldarTable, equip: Extract<EldarOption, { do: 'equip' }>): void {
  const { name } = faceOf(table.def(equip.card))
  table.refuse(equip, `${name} is equipment and is played in the Equip Phase.`)
}

/** In the Equip Phase nothing else is played (E-25.03, E-9.05). */
export function refuseInEquipPhase(table: EldarTable, use: Extract<EldarOption, { do: 'use' }>): void {
  if (use.card === null) return
  const { name } = faceOf(table.def(use.card))
  table.refuse(use, `${name} is no equipment, and only equipment is played now.`)
}
