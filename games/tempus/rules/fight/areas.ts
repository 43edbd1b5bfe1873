import type { CardId, Seat } from '@trialhall/kernel'
import type { Reach } from '../../faces.ts'
import type { TempusPrompt } from '../../asks.ts'
import {
  areaOf,
  areasAt,
  areBodiesAdjacent,
  burstOf,
  bursts,
  CARDINALS,
  isSolid,
  lineOf,
  spacesWithin,
  type Space,
} from '../../space/index.ts'
import { type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { bodyOf, canSee, groundOf } from '../map.ts'
import { spaceOptions } from '../quick/options.ts'
import { areWarded, hasWards, isSpellCard } from './wards.ts'

/** An area that was laid on the map: the space that it was aimed at, null for a range-1 area, and the spaces that it reaches. */
export interface Area {
  readonly aim: Space | null
  readonly spaces: readonly Space[]
}

/** How an area is laid: by whom, with which reach, who decides, and for which card. */
export interface Laying {
  readonly attacker: CreatureId
  readonly reach: Reach
  readonly by: Seat
  readonly card: CardId | null
  /** It is an attack, which keeps away from the attacker (T-22.06, T-R122); areas that help may be laid anywhere. */
  readonly isAttack: boolean
  /** Only such areas may be laid: a Monster strikes whom it must (T-32.06). Any where there is none. */
  readonly isWorth?: (spaces: readonly Space[]) => boolean
}

/** Whether an area can be laid at all (T-14.07). */
export function canLay(state: TempusPosition, laying: Laying): boolean {
  const { reach, attacker } = laying
  const isWorth = worthOf(state, laying)
  if (reach.type === 'burst') {
    const body = bodyOf(state, attacker)
    if (isWorth === null) return bursts(groundOf(state), body, reach.size).length > 0
    return burstsOf(state, body, reach.size).some(isWorth)
  }
  const isAim = aimer(state, laying)
  return around(state, laying).some(
    (space) => isAim(space) && (isWorth === null || areasFrom(state, reach, space).some(isWorth)),
  )
}

/** Which areas may be laid: a Monster strikes whom it must, and no Spell covers a warded space (C-10 #21). Null where any may be. */
function worthOf(
  state: TempusPosition,
  { card, isWorth }: Laying,
): ((spaces: readonly Space[]) => boolean) | null {
  const isBarred = card !== null && isSpellCard(state, card) && hasWards(state)
  if (!isBarred) return isWorth ?? null
  return (spaces) => !areWarded(state, spaces) && (isWorth === undefined || isWorth(spaces))
}

/** The spaces at which an Area can be aimed: in range and sight, not solid, and for an attack neither adjacent nor its own (T-22.01, T-22.06, T-22.07). */
export function aimsOf(state: TempusPosition, laying: Laying): readonly Space[] {
  return around(state, laying).filter(aimer(state, laying))
}

/** The spaces in range, and so none for a creature off the map: those within so many spaces of a body are a square around it. */
function around(state: TempusPosition, { attacker, reach }: Laying): readonly Space[] {
  if (reach.type !== 'area' && reach.type !== 'line') return []
  const body = bodyOf(state, attacker)
  return body.length === 0 ? [] : spacesWithin(body, reach.range)
}

/** Whether an area can be aimed at a space in range. */
function aimer(state: TempusPosition, { attacker, isAttack }: Laying): (space: Space) => boolean {
  const ground = groundOf(state)
  const body = bodyOf(state, attacker)
  const isNear = (space: Space): boolean => body.includes(space) || areBodiesAdjacent(ground, body, [space])
  return (space) => !isSolid(ground, space) && !(isAttack && isNear(space)) && canSee(state, body, [space])
}

/** Lays an area: its target space first, then, where there are several ways to lay it there, which one (T-22.03, T-22.13, T-22.15). Null where none can be laid. */
export function layArea(table: TempusTable, laying: Laying): Area | null {
  const { state } = table
  const { reach, attacker, by } = laying
  const isWorth = worthOf(state, laying)
  const worthy = (areas: readonly (readonly Space[])[]): readonly (readonly Space[])[] =>
    isWorth === null ? areas : areas.filter((spaces) => isWorth(spaces))
  if (reach.type === 'burst') {
    const areas = worthy(burstsOf(state, bodyOf(state, attacker), reach.size))
    return chooseAmong(table, laying, { aim: null, areas })
  }
  const areasOn = (space: Space): readonly (readonly Space[])[] => worthy(areasFrom(state, reach, space))
  const aims = aimsOf(state, laying)
  const worth = isWorth === null ? aims : aims.filter((space) => areasOn(space).length > 0)
  const options = spaceOptions(worth)
  if (options.length === 0) return null
  const { space } = table.choose(by, promptOf(laying), options)
  return chooseAmong(table, laying, { aim: space, areas: areasOn(space) })
}

interface Choice {
  readonly aim: Space | null
  readonly areas: readonly (readonly Space[])[]
}

function chooseAmong(table: TempusTable, laying: Laying, { aim, areas }: Choice): Area | null {
  const options = distinct(areas).map((spaces) => ({ do: 'area', spaces }) as const)
  if (options.length === 0) return null
  return { aim, spaces: table.choose(laying.by, promptOf(laying), options).spaces }
}

/** Every way in which an Area or a Line can be laid from its target space (T-22.02, T-22.03, T-22.14 to T-22.16). */
export function areasFrom(state: TempusPosition, reach: Reach, space: Space): readonly (readonly Space[])[] {
  const ground = groundOf(state)
  if (reach.type === 'line') return CARDINALS.map((direction) => lineOf(ground, space, direction))
  if (reach.type !== 'area') return []
  return areasAt(space, reach.size).map((square) => areaOf(ground, space, square))
}

/** Every range-1 area of a size that a body can make (T-22.13, T-R85). */
export function burstsOf(
  state: TempusPosition,
  body: readonly Space[],
  size: number,
): readonly (readonly Space[])[] {
  const ground = groundOf(state)
  return bursts(ground, body, size).map((square) => burstOf(ground, body, square))
}

function distinct(areas: readonly (readonly Space[])[]): readonly (readonly Space[])[] {
  const seen = new Set<string>()
  return areas.filter((spaces) => {
    const key = spaces.join() // equal ones list their spaces in the same order
    const isNew = spaces.length > 0 && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function promptOf({ card, attacker }: Laying): TempusPrompt {
  return card === null ? { type: 'monster-area', creature: attacker } : { type: 'aim', card }
}
