import type { CardId, Seat } from '@trialhall/kernel'
import type { Objective } from '../../faces.ts'
import { distance } from '../../space/index.ts'
import { heroOf, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import type { Skill } from '../../terms.ts'
import { isAdjacentToSpace } from '../../rules/map.ts'

/** The party of a seat. */
export function partyOfSeat(seat: Seat): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1
}

/** The spaces among these on which a Hero stands: none or one (T-R74). */
export function standsOn(state: TempusPosition, seat: Seat, spaces: readonly Space[]): readonly Space[] {
  return spaces.filter((space) => heroOf(state, seat).at === space)
}

/** The spaces among these that a Hero is on or adjacent to: no wall is between (T-R74, T-19.01). */
export function standsAt(state: TempusPosition, seat: Seat, spaces: readonly Space[]): readonly Space[] {
  return spaces.filter((space) => heroOf(state, seat).at === space || isAdjacentToSpace(state, seat, space))
}

/** The spaces among these that a Hero is within 1 of, whatever is between (T-R74, T-19.03). */
export function isWithinOne(state: TempusPosition, seat: Seat, spaces: readonly Space[]): readonly Space[] {
  return spaces.filter((space) => distance(heroOf(state, seat).at, space) <= 1)
}

/** A skill that can be tried at a space for a Quest or an Event; a failed try costs the Action and may be repeated (C-9). */
export interface Attempt {
  readonly card: CardId
  readonly skill: Skill
  readonly space: Space
  readonly passed: (table: TempusTable) => void
  readonly failed?: (table: TempusTable) => void
}

/** A try as an objective. */
export function attempt({ card, skill, space, passed, failed }: Attempt): Objective {
  return {
    option: { do: 'skill', card, skill, space },
    modifier: 0,
    finish(table, isPassed) {
      if (isPassed) passed(table)
      else failed?.(table)
    },
  }
}

/** Heroes of which parties are within 1 of a space. */
export function partiesNear(state: TempusPosition, space: Space): ReadonlySet<0 | 1> {
  const near = state.heroes.filter(({ at }) => at >= 0 && distance(at, space) <= 1)
  return new Set(near.map(({ id }) => partyOfSeat(id)))
}
