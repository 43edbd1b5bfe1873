import type { Deed, Play } from '../../faces.ts'
import { creaturesOnMap, isHero, isOpponentOf } from '../../rules/creatures.ts'
import { areAdjacentCreatures, bodyOf } from '../../rules/map.ts'
import { moveNow } from '../../rules/moves.ts'
import { teleport } from '../../rules/placing.ts'
import { push } from '../../rules/pushing.ts'
import type { Group } from '../groups.ts'
import { cardOfPlay } from '../sources.ts'
import type { CreatureId } from '../../state.ts'
import { toEach } from './basic.ts'

/** Up to so many spaces at once, without a Move Action; its own player decides where (T-R103). */
export function movesNow(group: Group, spaces: number, more: Permissions = {}): Deed {
  const says = `${group.says} may move up to ${spaces}${sayPermissions(more)}`
  const deed = toEach(says, group, (table, id, play) => {
    const by = isHero(id) ? id : play.by
    const { spaces: extra, ...ways } = added(play, id)
    moveNow(table, id, { ...more, ...ways, spaces: spaces + extra, by, card: cardOfPlay(play) })
  })
  return { ...deed, strides: spaces }
}

/** How spaces may be walked. */
export interface Permissions {
  readonly throughOpponents?: boolean
  readonly isStraight?: boolean
}

function sayPermissions({ throughOpponents, isStraight }: Permissions): string {
  const through = throughOpponents ? ' through creatures' : ''
  return isStraight ? `${through} in a straight line` : through
}

/** What Chains on an Attack with a move add to that move (T-R104), and to no other that is made meanwhile (T-18.12). */
function added({ about: { act }, card }: Play, id: CreatureId): Permissions & { readonly spaces: number } {
  if (act === null || act.by !== id || act.card !== card) return { spaces: 0 }
  const { spaces, throughOpponents } = act.move
  return throughOpponents ? { spaces, throughOpponents } : { spaces }
}

/** To the space that the card is aimed at. */
export const teleportsThere: Deed = {
  says: 'you teleport there',
  run(table, { by, space }) {
    if (space !== null) teleport(table, by, space)
  },
}

/** All adjacent opponents, away (Gale Rush). */
export function pushesAway(spaces: number): Deed {
  return {
    says: `Push ${spaces} on each adjacent opponent`,
    run(table, { by }) {
      const { state } = table
      for (const other of creaturesOnMap(state))
        if (isOpponentOf(state, other, by) && areAdjacentCreatures(state, by, other))
          push(table, other, { from: bodyOf(state, by), spaces })
    },
  }
}

/** What a Chain adds to the spaces of its Action (T-18.12). */
export function addsSpaces(spaces: number, more: Crossing = {}): Deed {
  const how = CROSSINGS.filter(({ of }) => more[of]).map(({ says }) => says)
  return {
    says: [`+${spaces} space${spaces === 1 ? '' : 's'}`, ...how].join('; '),
    run(_, { about }) {
      if (about.act === null) return
      about.act.move.spaces += spaces
      Object.assign(about.act.move, more)
    },
  }
}

/** What the spaces of an Action may cross. */
export interface Crossing {
  readonly throughOpponents?: boolean
  readonly acrossWater?: boolean
  readonly acrossTerrain?: boolean
}

const CROSSINGS = [
  { of: 'throughOpponents', says: 'you may move through opponents' },
  { of: 'acrossWater', says: 'you may move across water' },
  { of: 'acrossTerrain', says: 'you may move across walls and obstacles' },
] as const
