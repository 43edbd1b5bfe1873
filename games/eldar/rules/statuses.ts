import type { Ongoing } from '../faces.ts'
import { faceOf, GIVEN, GIVEN_AT_TIMES, GIVEN_LATE, GIVEN_TO_OTHERS, QUIRKS_OF } from './printed.ts'
import {
  firstOf,
  heroAt,
  NO_CARD,
  NOBODY,
  type Attached,
  type EldarPosition,
  type EldarTable,
  type HeroId,
  type Pending,
} from '../state.ts'
import {
  ANY_STATUS,
  ATTRIBUTES,
  BIT,
  DEBUFFS,
  MOST_HEROES,
  SLOT,
  STATUSES,
  type Attribute,
  type Status,
} from '../terms.ts'

/** Whose texts a condition speaks of, where no effect is pending: only the Hero and its seat count. */
function standIn(state: EldarPosition, hero: HeroId): Pending {
  return STAND_INS[heroAt(state, hero).seat]?.[hero] as Pending
}

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
 * Statuses of a Hero as bits: those granted, those of passive abilities, and those whose conditions hold now, the ones that
 * look at statuses last (E-16.01, E-18, E-R76). A defeated Hero has none (E-18.08). Whoever is after some of them only need
 * not wait for the conditions of others: of those the answer says nothing.
 */
export function statusesOf(state: EldarPosition, id: HeroId, after: number = ANY_STATUS): number {
  const { isDown, face, granted, kit, seat } = heroAt(state, id)
  if (isDown) return 0
  const asked = after | DEBUFFS // what is given late hangs on them
  let bits = granted | (GIVEN[face] as number)
  if (((GIVEN_AT_TIMES[face] as number) & asked) !== 0) bits |= givenNow(state, faceOf(face).gives.bearer, id)
  for (let slot = 0; slot < kit.length; slot++) {
    const on = kit[slot]
    if (!on) continue
    bits |= GIVEN[on.face] as number
    if (((GIVEN_AT_TIMES[on.face] as number) & asked) !== 0)
      bits |= givenNow(state, faceOf(on.face).gives.bearer, id)
  }
  const first = firstOf(state, seat)
  for (let other = first; other < first + state.perSide; other++) {
    const bearer = heroAt(state, other)
    const support = other === id || bearer.isDown ? null : bearer.kit[SLOT.support]
    if (support && ((GIVEN_TO_OTHERS[support.face] as number) & asked) !== 0)
      bits |= givenNow(state, faceOf(support.face).gives.otherAllies, other) // E-R99
  }
  return (bits & DEBUFFS) === 0 ? bits : bits | givenLate(kit)
}

/** What those of these abilities give whose conditions hold for their bearer (E-16.01, E-16.06). */
function givenNow(state: EldarPosition, abilities: readonly Ongoing[], bearer: HeroId): number {
  let bits = 0
  for (let i = 0; i < abilities.length; i++) {
    const { condition, gives } = abilities[i] as Ongoing
    if (condition === null || condition.holds(state, standIn(state, bearer))) bits |= gives
  }
  return bits
}

/** What is given to whoever is debuffed: the only status that a condition looks at (E-R76). */
function givenLate(kit: readonly (Attached | null)[]): number {
  let bits = 0
  for (let slot = 0; slot < kit.length; slot++) {
    const attached = kit[slot]
    if (attached) bits |= GIVEN_LATE[attached.face] as number
  }
  return bits
}

/** True when a Hero has a status, from however many sources (E-18.03, E-R75). */
export function isIn(state: EldarPosition, hero: HeroId, status: Status): boolean {
  return (statusesOf(state, hero) & BIT[status]) !== 0
}

/** True when a text on a Hero, its own or a permanent's, sets this rule: one of `QUIRK`. */
export function hasQuirk(state: EldarPosition, id: HeroId, quirk: number): boolean {
  return (quirksOf(state, id) & quirk) !== 0
}

/** All rules that texts on a Hero set, as bits of `QUIRK`; a defeated Hero has no abilities (E-15.01, E-28.05). */
export function quirksOf(state: EldarPosition, id: HeroId): number {
  const { isDown, face, kit } = heroAt(state, id)
  if (isDown) return 0
  let quirks = QUIRKS_OF[face] as number
  for (let slot = 0; slot < kit.length; slot++) {
    const attached = kit[slot]
    if (attached) quirks |= QUIRKS_OF[attached.face] as number
  }
  return quirks
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
  const gained = bits & ~hero.granted
  hero.granted |= gained
  for (let i = 0; gained >> i > 0; i++) {
    const status = STATUSES[i] as Status
    if (((gained >> i) & 1) !== 0) table.emit({ type: 'statusGained', hero: id, status })
  }
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
