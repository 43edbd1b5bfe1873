import type { Seat } from '@trialhall/kernel'
import type { Reach } from '../faces.ts'
import { quirkOf } from '../rules/bonuses.ts'
import { areAllies, creaturesOnMap } from '../rules/creatures.ts'
import { areasFrom } from '../rules/fight/areas.ts'
import { bodyOf, seesSpace } from '../rules/map.ts'
import { areasAt, columnOf, distance, LINE_LENGTH, rowOf, spaceAt, type Space } from '../space/index.ts'
import { heroOf, OFF, type CreatureId, type TempusPosition } from '../state.ts'
import { blowWorth } from './prey.ts'
import type { Weapon } from './weapons.ts'

/** A rectangle of the map that an attack covers at most: walls are looked at afterwards. */
interface Cover {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

/** A way to lay an attack, and the space that it is aimed at; OFF where it needs none. */
interface Lay {
  readonly aim: Space
  readonly cover: Cover
}

/** Somebody who may be struck. */
interface Struck {
  readonly id: CreatureId
  readonly body: readonly Space[]
  readonly isFriend: boolean
  /** What a blow is worth, once it was asked for. */
  worth: number | null
}

/** An attack of a Hero that strikes everybody whom it covers. */
export interface AreaAttack {
  readonly state: TempusPosition
  readonly seat: Seat
  readonly weapon: Weapon
  readonly struck: readonly Struck[]
  /** So many friends are left out (Sculpt Spells). */
  readonly spares: number
}

/** Whether an attack strikes everybody whom it covers, not only a target. */
export function coversMany({ attack: { reach } }: Weapon): boolean {
  return reach.type === 'area' || reach.type === 'line' || reach.type === 'burst' || reach.type === 'around'
}

/** An attack of a Hero with all who may be struck by it; nobody where it has no way to cover them. */
export function areaAttackOf(state: TempusPosition, seat: Seat, weapon: Weapon): AreaAttack {
  const { attack } = weapon
  const isOnlyFoes = attack.reach.type === 'around' && attack.reach.whom === 'opponents'
  const struck = creaturesOnMap(state)
    .map((id) => ({ id, body: bodyOf(state, id), isFriend: areAllies(state, id, seat), worth: null }))
    .filter(({ isFriend }) => !(isOnlyFoes && isFriend))
  const spares = attack.isSpell ? quirkOf(state, 'sculpts', seat) : 0
  return { state, seat, weapon, struck, spares }
}

/** The most that the attack can be worth from where its Hero stands: laid where it strikes many rivals and few friends. */
export function bestAreaWorth(attack: AreaAttack): number {
  return bestOf(attack, laysOf(attack))
}

/** The same aimed at a space (T-22.01, T-22.15). */
export function areaWorthAt(attack: AreaAttack, aim: Space): number {
  const covers = coversAt(attack.weapon.attack.reach, aim)
  return bestOf(
    attack,
    covers.map((cover) => ({ aim, cover })),
  )
}

/**
 * The most that one of these ways is worth. What an open map would promise at most comes first, and what walls and those who should not be struck leave of it is
 * looked at only until nothing more can come.
 */
function bestOf(attack: AreaAttack, lays: readonly Lay[]): number {
  const promises = lays.map((lay) => ({ ...lay, most: mostWorth(attack, lay.cover) }))
  promises.sort((a, b) => b.most - a.most)
  let best = -Infinity
  const laid = new Set<Space>()
  for (const { aim, cover, most } of promises) {
    if (most <= best) break
    if (aim === OFF || most <= 0) best = Math.max(best, coverWorth(attack, cover))
    else if (!laid.has(aim) && seesSpace(attack.state, attack.seat, aim))
      best = Math.max(best, laidWorth(attack, aim))
    laid.add(aim)
  }
  return best === -Infinity ? 0 : best
}

/** What an area could be worth if walls hid all who should not be struck: friends, and Monsters that should not wake up. */
function mostWorth(attack: AreaAttack, cover: Cover): number {
  let most = 0
  for (const one of attack.struck)
    if (!one.isFriend && one.body.some((space) => isIn(cover, space)))
      most += Math.max(0, worthOf(attack, one))
  return most
}

/** What it is worth to aim at a space that is in sight, by the spaces that are reached from there (T-22.08, T-22.11). */
function laidWorth(attack: AreaAttack, aim: Space): number {
  const { state, weapon } = attack
  const areas = areasFrom(state, weapon.attack.reach, aim).filter((spaces) => spaces.length > 0)
  return Math.max(...areas.map((spaces) => spacesWorth(attack, spaces)))
}

/** What it is worth to strike everybody on some spaces. */
export function spacesWorth(attack: AreaAttack, spaces: readonly Space[]): number {
  return worthOn(attack, (space) => spaces.includes(space))
}

function coverWorth(attack: AreaAttack, cover: Cover): number {
  return worthOn(attack, (space) => isIn(cover, space))
}

function isIn({ column, row, width, height }: Cover, space: Space): boolean {
  const east = columnOf(space) - column
  const south = rowOf(space) - row
  return east >= 0 && east < width && south >= 0 && south < height
}

function worthOn(attack: AreaAttack, isCovered: (space: Space) => boolean): number {
  let sum = 0
  const losses: number[] = []
  for (const one of attack.struck) {
    if (!one.body.some(isCovered)) continue
    const worth = worthOf(attack, one)
    if (one.isFriend && attack.spares > 0) losses.push(worth)
    else sum += worth
  }
  for (const loss of losses.sort((a, b) => a - b).slice(attack.spares)) sum += loss
  return sum
}

function worthOf({ state, seat, weapon }: AreaAttack, struck: Struck): number {
  const { attack, side } = weapon
  return (struck.worth ??= blowWorth(state, seat % 2, { attack, side, target: struck.id }))
}

/** The ways to cover a rival at least. */
function laysOf({ state, seat, weapon, struck }: AreaAttack): readonly Lay[] {
  const { reach } = weapon.attack
  const { at } = heroOf(state, seat)
  if (at === OFF) return []
  const foes = struck.filter(({ isFriend }) => !isFriend).flatMap(({ body }) => body)
  const laidAt = (aim: Space): readonly Lay[] => coversAt(reach, aim).map((cover) => ({ aim, cover }))
  switch (reach.type) {
    case 'around':
      return [{ aim: OFF, cover: { column: columnOf(at) - 1, row: rowOf(at) - 1, width: 3, height: 3 } }]
    case 'burst':
      return foes.some((space) => distance(space, at) <= reach.size)
        ? besides(at, reach.size).map((cover) => ({ aim: OFF, cover }))
        : []
    case 'line':
      return foes.filter((space) => isAim(space, at, reach.range)).flatMap(laidAt)
    case 'area':
      return aimsAt(foes, { at, range: reach.range, size: reach.size }).flatMap(laidAt)
    default:
      return []
  }
}

/** A ranged Area attack takes neither an adjacent space nor its own as its target space (T-22.06). */
function isAim(space: Space, at: Space, range: number): boolean {
  const away = distance(space, at)
  return away > 1 && away <= range
}

/** Target spaces from which an area covers one of these spaces. */
function aimsAt(
  foes: readonly Space[],
  { at, range, size }: { readonly at: Space; readonly range: number; readonly size: number },
): readonly Space[] {
  const aims = new Set<Space>()
  const most = Math.floor(size / 2)
  for (const foe of foes) {
    if (distance(foe, at) > range + most) continue
    for (let east = -most; east <= most; east++)
      for (let south = -most; south <= most; south++) {
        const aim = spaceAt(columnOf(foe) + east, rowOf(foe) + south)
        if (aim !== OFF && isAim(aim, at, range)) aims.add(aim)
      }
  }
  return [...aims]
}

/** The ways to lay an Area or a Line on a target space (T-22.02, T-22.03, T-22.14). */
function coversAt(reach: Reach, aim: Space): readonly Cover[] {
  if (reach.type === 'area')
    return areasAt(aim, reach.size).map(({ column, row, size }) => ({
      column,
      row,
      width: size,
      height: size,
    }))
  if (reach.type !== 'line') return []
  const [column, row] = [columnOf(aim), rowOf(aim)]
  const back = LINE_LENGTH - 1
  return [
    { column, row, width: LINE_LENGTH, height: 1 },
    { column: column - back, row, width: LINE_LENGTH, height: 1 },
    { column, row, width: 1, height: LINE_LENGTH },
    { column, row: row - back, width: 1, height: LINE_LENGTH },
  ]
}

/** The squares beside a space (T-22.13). */
function besides(at: Space, size: number): readonly Cover[] {
  const covers: Cover[] = []
  for (let east = -size; east <= 1; east++)
    for (let south = -size; south <= 1; south++)
      if (east === -size || east === 1 || south === -size || south === 1)
        covers.push({ column: columnOf(at) + east, row: rowOf(at) + south, width: size, height: size })
  return covers
}
