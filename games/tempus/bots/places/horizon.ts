import type { Party } from '@trialhall/kernel'
import { spacesLeft } from '../../rules/moves.ts'
import type { CreatureId, Hero, TempusPosition } from '../../state.ts'
import { ACTIONS_A_TURN } from '../../terms.ts'

/** Steps that an Action leads, about. */
const STRIDE = 5

/** Actions that a Hero still has before the last round is over; Infinity in a match without a last round. */
function actionsLeft(state: TempusPosition, hero: Hero): number {
  const { settings, round, turn } = state
  if (settings.rounds === 0) return Infinity
  const later = ACTIONS_A_TURN * Math.max(0, settings.rounds - round)
  if (turn?.seat === hero.id) return later + turn.actions + turn.nimble
  return later + (isStillToAct(state, hero.id) ? ACTIONS_A_TURN : 0)
}

/** Before the turns of a round everybody's is still to come. */
function isStillToAct({ phase, slots }: TempusPosition, id: CreatureId): boolean {
  return phase === 'turns' ? slots.includes(id) : phase !== 'end'
}

/** Whether a creature has no turn any more before the match ends. */
export function isDone(state: TempusPosition, id: CreatureId): boolean {
  const { settings, round } = state
  return settings.rounds > 0 && round >= settings.rounds && !isStillToAct(state, id)
}

/** Actions that a party still has. */
export function actionsOfParty(state: TempusPosition, party: Party): number {
  let sum = 0
  for (const hero of state.heroes) if (hero.id % 2 === party) sum += actionsLeft(state, hero)
  return sum
}

/** What a Hero may still spend before the match ends. */
export interface Budget {
  /** Infinity in a match without a last round. */
  readonly actions: number
  /** Spaces of movement that it has at present. */
  readonly spaces: number
}

/** All that a Hero has until the end of the match. */
export function budgetOf(state: TempusPosition, hero: Hero): Budget {
  const { turn } = state
  return { actions: actionsLeft(state, hero), spaces: turn?.seat === hero.id ? spacesLeft(turn) : 0 }
}

/** The same after an Action. */
export function lessAction({ actions, spaces }: Budget, gained = 0): Budget {
  return { actions: actions - 1, spaces: spaces + gained }
}

/** Whether so many steps can be gone, with an Action left for work where there is some. */
export function suffices({ actions, spaces }: Budget, steps: number, isWork: boolean): boolean {
  const free = actions - Number(isWork)
  return free >= 0 && steps <= spaces + STRIDE * free
}
