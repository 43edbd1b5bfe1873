import type { CardId, Seat } from '@trialhall/kernel'
import type { Deed, LastingFace } from '../faces.ts'
import { areAllies, creaturesOnMap, isHero, monsterOf } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { cardOf, lastingFace } from '../rules/printed.ts'
import { distance, type Space } from '../space/index.ts'
import { heroOf, OFF, type CreatureId, type TempusPosition } from '../state.ts'
import { gainBy } from './help.ts'
import { blowWorth } from './prey.ts'
import { WORTH } from './weights.ts'

/** What it is worth to have somebody in an area. */
export const HELD = 0.1
/** How much of what a token does is left for each step that it is farther away than beside somebody. */
const FARTHER = 0.7
/** HP that an unhurt ally may lose yet. */
const TO_COME = 1

/** How good each space is for a token. */
type Spots = (space: Space) => number

/** How good each space is for what the deed of a card lays there; null where it lays nothing. */
export function layingWorth(state: TempusPosition, seat: Seat, card: CardId): Spots | null {
  const { lays } = deedOf(state, card) ?? {}
  if (lays === undefined) return null
  const { face, reach } = lays
  return tokenWorth(state, seat, { face, around: reach?.type === 'area' ? Math.floor(reach.size / 2) : 0 })
}

function deedOf(state: TempusPosition, card: CardId): Deed | null {
  const face = cardOf(state, card)
  return face?.kind === 'hero' || face?.kind === 'loot'
    ? (face.action?.deed ?? face.free?.deed ?? null)
    : null
}

/** The same for the token of a card that lies on the map already; null where there is none. */
export function movingWorth(state: TempusPosition, seat: Seat, card: CardId | null): Spots | null {
  const lasting = state.lastings.find((one) => one.card === card && one.at !== OFF)
  if (card === null || lasting === undefined) return null
  const around = Math.max(0, ...lasting.spaces.map((space) => distance(space, lasting.at)))
  return tokenWorth(state, seat, { face: lastingFace(lasting.face), around })
}

interface Token {
  readonly face: LastingFace
  /** How far what it covers leads from it. */
  readonly around: number
}

/** Beside whom it strikes, beside whom it heals, or over as many opponents and as few friends as can be. */
function tokenWorth(state: TempusPosition, seat: Seat, { face: { use, heals }, around }: Token): Spots {
  const attack = use?.attack
  if (attack !== undefined)
    return best(state, (id) =>
      areAllies(state, id, seat) ? 0 : blowWorth(state, seat % 2, { attack, side: 0, target: id }),
    )
  if (heals !== undefined)
    return best(state, (id) =>
      isHero(id) && areAllies(state, id, seat) ? TO_COME * WORTH.hp + gainBy(heroOf(state, id), heals) : 0,
    )
  return (space) => {
    let worth = 0
    for (const id of creaturesOnMap(state))
      if (distanceTo(state, id, space) <= around) worth += heldWorth(state, seat, id)
    return worth
  }
}

/** What is best for somebody, by how near it is. */
function best(state: TempusPosition, worthOf: (id: CreatureId) => number): Spots {
  const worths = creaturesOnMap(state).map((id) => ({ id, worth: worthOf(id) }))
  const wanted = worths.filter(({ worth }) => worth > 0)
  return (space) => {
    let most = 0
    for (const { id, worth } of wanted)
      most = Math.max(most, worth * FARTHER ** Math.max(0, distanceTo(state, id, space) - 1))
    return most
  }
}

/** Whoever sleeps is left alone. */
function heldWorth(state: TempusPosition, seat: Seat, id: CreatureId): number {
  if (areAllies(state, id, seat)) return -HELD
  return isHero(id) || monsterOf(state, id).isActive === true ? HELD : 0
}
