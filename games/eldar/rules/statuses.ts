import type { Ongoing, Face } from './faces.ts'
import { faceOf } from './printed.ts'
import {
  heroAt,
  NO_CARD,
  NOBODY,
  type EldarPosition,
  type EldarTable,
  type HeroId,
  type Pending,
} from './state.ts'
import {
  ATTRIBUTES,
  BIT,
  DEBUFFS,
  MOST_HEROES,
  QUIRKS,
  SLOT,
  STATUSES,
  type Attribute,
  type Quirk,
  type Status,
} from './terms.ts'

/** The bit of each standing rule. */
export const QUIRK_BIT: Readonly<Record<Quirk, number>> = Object.fromEntries(
  QUIRKS.map((quirk, i) => [quirk, 1 << i]),
) as Record<Quirk, number>

/** Whose texts a condition speaks of, where no effect is pending: only the Hero and its seat count. */
const STAND_INS: readonly (readonly Pending[])[] = [0, 1].map((seat) =>
  Array.from({ length: 2 * MOST_HEROES }, (_, hero) => ({
    serial: -1,
    kind: 'ability',
    seat,
    hero,
    card: NO_CARD,
    face: -1,
    ability: 0,
    mode: 0,
    targets: [],
    x: 0,
    subject: NOBODY,
    origin: NOBODY,
    noted: 0,
  })),
)

/**
 * All statuses of a Hero as bits: those granted, those of passive abilities, and those whose conditions hold now, the
 * ones that look at statuses last (E-16.01, E-18, E-R76). A defeated Hero has none (E-18.08).
 */
export function statusesOf(state: EldarPosition, id: HeroId): number {
  const hero = heroAt(state, id)
  if (hero.isDown) return 0
  const own = faceOf(hero.face)
  let bits = hero.granted
  if (own.hasOngoing) bits |= givenBy(state, own, { bearer: id, to: 'bearer' })
  let late: Ongoing | null = null
  for (const attached of hero.kit) {
    if (attached === null) continue
    const face = faceOf(attached.face)
    if (!face.hasOngoing) continue
    bits |= givenBy(state, face, { bearer: id, to: 'bearer' })
    late ??= lateOf(face)
  }
  const first = hero.seat * state.perSide
  for (let other = first; other < first + state.perSide; other++) {
    const bearer = heroAt(state, other)
    const support = other === id || bearer.isDown ? null : bearer.kit[SLOT.support]
    if (!support || !faceOf(support.face).hasOngoing) continue
    bits |= givenBy(state, faceOf(support.face), { bearer: other, to: 'otherAllies' }) // E-R99
  }
  return late !== null && (bits & DEBUFFS) !== 0 ? bits | late.gives : bits
}

/** What the abilities of a face give to its bearer, or to the bearer's other allies, whatever statuses there are. */
function givenBy(
  state: EldarPosition,
  { abilities }: Face,
  { bearer, to }: { readonly bearer: HeroId; readonly to: Ongoing['to'] },
): number {
  let bits = 0
  for (const ability of abilities) {
    if (ability.kind !== 'ongoing' || ability.gives === 0 || ability.to !== to || ability.isLate) continue
    if (isOn(state, ability, bearer)) bits |= ability.gives
  }
  return bits
}

function lateOf({ abilities }: Face): Ongoing | null {
  for (const ability of abilities) if (ability.kind === 'ongoing' && ability.isLate) return ability
  return null
}

function isOn(state: EldarPosition, { condition }: Ongoing, bearer: HeroId): boolean {
  if (condition === null) return true
  return condition.holds(state, STAND_INS[heroAt(state, bearer).seat]?.[bearer] as Pending)
}

/** True when a Hero has a status. */
export function isIn(state: EldarPosition, hero: HeroId, status: Status): boolean {
  return (statusesOf(state, hero) & BIT[status]) !== 0
}

/** True when a text on a Hero, its own or a permanent's, sets this rule. */
export function hasQuirk(state: EldarPosition, id: HeroId, quirk: Quirk): boolean {
  const hero = heroAt(state, id)
  if (hero.isDown) return false
  const bit = QUIRK_BIT[quirk]
  if ((faceOf(hero.face).quirks & bit) !== 0) return true
  for (const attached of hero.kit) if (attached && (faceOf(attached.face).quirks & bit) !== 0) return true
  return false
}

/** Missing HP is at least half of the starting HP (E-21.08). */
export function isBloodied(state: EldarPosition, id: HeroId): boolean {
  const { hp, face } = heroAt(state, id)
  const full = faceOf(face).hp
  return (full - hp) * 2 >= full
}

/** The value of an attribute now; 0 where the Hero has none (E-5.02, E-R30). */
export function attributeOf(state: EldarPosition, id: HeroId, attribute: Attribute): number {
  const { raised, face } = heroAt(state, id)
  const at = ATTRIBUTES.indexOf(attribute)
  return (raised ?? faceOf(face).attributes)[at] ?? 0
}

/** Grants statuses until the end of the round (E-18.03, E-18.05, E-R35). */
export function grant(table: EldarTable, id: HeroId, bits: number): void {
  const hero = heroAt(table.state, id)
  if (hero.isDown) return
  hero.granted |= bits
  for (const status of STATUSES)
    if ((bits & BIT[status]) !== 0) table.emit({ type: 'statusGained', hero: id, status })
}

/** Takes away what was granted; what passive and conditional abilities give stays (E-R75). */
export function stripGranted(table: EldarTable, id: HeroId, bits: number): void {
  const hero = heroAt(table.state, id)
  const lost = hero.granted & bits
  hero.granted &= ~bits
  if (lost === 0) return
  const statuses = STATUSES.filter((status) => (lost & BIT[status]) !== 0)
  table.emit({ type: 'statusesLost', hero: id, statuses })
}
