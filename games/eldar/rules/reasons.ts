import { draftOf, type Obstacle } from './announcing.ts'
import type { EldarOption } from '../asks.ts'
import { BEYOND_REACH, Prices } from './prices.ts'
import { actionOf, draftFace, faceOf, firstName } from './printed.ts'
import { heroAt, type EldarTable } from '../state.ts'

/** Says why an action of a Hero is not offered, in one sentence. */
export function refuseUse(
  table: EldarTable,
  use: Extract<EldarOption, { do: 'use' }>,
  obstacle: Obstacle,
): void {
  const { state } = table
  const { face, focus } = heroAt(state, use.hero)
  const action = actionOf(draftFace(state, use), use.ability)
  const least = new Prices(state).least(draftOf(state, use), action)
  const costs = least === BEYOND_REACH ? action.focus : least
  table.refuse(use, SENTENCES[obstacle]({ name: firstName(face), action: action.name, focus, costs }))
}

/** Whom and what a sentence speaks of, the Focus that the Hero has, and the least that would do. */
interface Subject {
  readonly name: string
  readonly action: string
  readonly focus: number
  readonly costs: number
}

const SENTENCES: Readonly<Record<Obstacle, (subject: Subject) => string>> = {
  down: ({ name }) => `${name} is defeated and comes back at the end of the round.`,
  slow: ({ action }) => `${action} is Slow, and only Fast actions can be reactions.`,
  noSlow: ({ name }) => `A card keeps ${name} from Slow actions.`,
  exhausted: ({ name, action }) => `${name} is exhausted, and ${action} needs a refreshed Hero.`,
  used: ({ name, action }) => `${name} has used ${action} of this card already this round.`,
  hp: ({ name, action }) => `${name} has too few HP to pay for ${action}.`,
  deck: ({ action }) => `Your deck has too few cards to pay for ${action}.`,
  counters: ({ action }) => `${action} needs counters that are not on its card.`,
  hand: ({ action }) => `${action} costs a card from your hand, and it is empty.`,
  equipment: ({ name, action }) => `${action} costs equipment, and ${name} has none.`,
  target: ({ action }) => `${action} has no legal target.`,
  focus: ({ name, action, focus, costs }) => `${name} has ${focus} Focus, and ${action} costs ${costs}.`,
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
