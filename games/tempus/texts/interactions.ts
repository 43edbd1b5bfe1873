import type { Condition, Deed, InteractionFace } from '../faces.ts'
import { sees } from '../rules/map.ts'
import type { Moment } from '../terms.ts'

type Interaction = Omit<InteractionFace, 'name'>

/** An attack roll of the ally whose turn it is (T-16.17). */
export const allysAttack: Condition = {
  says: 'one attack roll of the ally',
  holds: (state, _, { strike }) => strike !== null && strike.attacker === state.turn?.seat,
}

/** The same, against a creature that the one who helps sees. */
export const seenTarget: Condition = {
  says: 'one attack roll of the ally against a creature you see',
  holds: (state, owner, about) =>
    allysAttack.holds(state, owner, about) &&
    about.strike !== null &&
    sees(state, owner, about.strike.target),
}

const allysHit: Condition = {
  says: 'one hit of the ally',
  holds: (state, owner, about) =>
    about.instance !== null &&
    about.instance.normal + about.instance.piercing > 0 && // T-23.12
    allysAttack.holds(state, owner, about),
}

const allysSkill: Condition = {
  says: 'one skill roll of the ally',
  holds: (state, _, { creature }) => creature === state.turn?.seat,
}

const BETWEEN: readonly Moment[] = ['turn-start', 'turn', 'turn-end']

/** Help at any time of an ally's turn. */
export function aidsTurn(deed: Deed): Interaction {
  return { moments: BETWEEN, condition: null, deed }
}

/** Help with an attack roll, before it. */
export function aidsAttack(condition: Condition, deed: Deed): Interaction {
  return { moments: ['declared'], condition, deed }
}

/** Help with a hit. */
export function aidsHit(deed: Deed): Interaction {
  return { moments: ['hit'], condition: allysHit, deed }
}

/** Help with a skill roll, before it. */
export function aidsSkill(deed: Deed): Interaction {
  return { moments: ['skill'], condition: allysSkill, deed }
}
