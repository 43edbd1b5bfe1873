import type { CardId } from '@trialhall/kernel'
import type { Ends, LastingFace, Quirk } from '../faces.ts'
import {
  NOBODY,
  OFF,
  type CreatureId,
  type Lasting,
  type Space,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { heroOf } from '../state.ts'
import { isHero } from './creatures.ts'
import { capHp } from './fight/healing.ts'
import { cardOf, lastingFace } from './printed.ts'

/** Something lasting that is about to begin. What is left out is nobody, nowhere, no card, and one ring or charge. */
export interface NewLasting {
  readonly face: number
  readonly owner: CreatureId
  readonly card?: CardId | null | undefined
  readonly on?: CreatureId
  readonly at?: Space
  readonly spaces?: readonly Space[]
  readonly count?: number
}

/**
 * Lets something lasting begin: a status, a token, the effect of an Ongoing card (T-27.01, T-15.03). Nothing begins where no ring of it is left
 * (T-3.05, T-R4), where its bearer carries as many as it may (T-R112), or where the Ongoing card that would hold it has left play. Returns it, or null.
 */
export function begin(table: TempusTable, wish: NewLasting): Lasting | null {
  const { state } = table
  const { face, owner, card, on = NOBODY, at = OFF, spaces = [], count = 1 } = wish
  if (!canBegin(state, wish) || !isHeld(state, owner, card)) return null
  const lasting: Lasting = {
    id: state.nextLasting++,
    face,
    owner,
    card: card ?? undefined,
    on,
    at,
    spaces,
    count,
    since: state.clock,
    isFresh: true,
  }
  state.lastings.push(lasting)
  table.emit({ type: 'lastingBegan', face, owner, creature: on, space: at })
  return lasting
}

/** Whether what would hold something lasting is in play: an Ongoing card goes with its owner, who may fall before the card has done anything (T-35.02). */
function isHeld(state: TempusPosition, owner: CreatureId, card: CardId | null = null): boolean {
  if (card === null || cardOf(state, card).kind !== 'hero') return true
  return isHero(owner) && heroOf(state, owner).ongoing.includes(card)
}

/** Whether a ring of something lasting is left, and its bearer has room for it (T-27.02, T-R112). */
export function canBegin(
  state: TempusPosition,
  { face, owner, on = NOBODY }: Pick<NewLasting, 'face' | 'owner' | 'on'>,
): boolean {
  const { rings, most, marks } = lastingFace(face)
  let used = 0
  let carried = 0
  for (const other of state.lastings) {
    if (other.face !== face) continue
    used++
    if (on !== NOBODY && other.on === on && (!marks || other.owner === owner)) carried++ // marks are of their makers
  }
  return (rings === null || used < rings) && (on === NOBODY || carried < most)
}

/** Ends something lasting; the Ongoing card that holds nothing any more goes with it (T-15.08, T-27.07). */
export function end(table: TempusTable, lasting: Lasting): void {
  const { state } = table
  const at = state.lastings.indexOf(lasting)
  if (at < 0) return
  state.lastings.splice(at, 1)
  table.emit({ type: 'lastingEnded', face: lasting.face, creature: lasting.on })
  if (isHero(lasting.on)) capHp(table, lasting.on) // T-25.15
  const { card } = lasting
  if (card !== undefined && !state.lastings.some((other) => other.card === card))
    putAway(table, lasting.owner, card)
}

/** An Ongoing card whose effect has ended goes to its owner's spent cards (T-15.03, T-15.05). */
function putAway({ state }: TempusTable, owner: CreatureId, card: CardId): void {
  if (!isHero(owner)) return
  const hero = heroOf(state, owner)
  if (!hero.ongoing.includes(card)) return
  hero.ongoing = hero.ongoing.filter((other) => other !== card)
  hero.spent.push(card)
}

/** Ends everything that an Ongoing card has in play, and so the card (T-15.08, T-R24). */
export function endCard(table: TempusTable, owner: CreatureId, card: CardId): void {
  for (const lasting of table.state.lastings.filter((other) => other.card === card)) end(table, lasting)
  putAway(table, owner, card)
}

/** Ends all that a creature carries, when it is defeated (T-27.06, T-R54). */
export function endAllOn(table: TempusTable, creature: CreatureId): void {
  for (const lasting of table.state.lastings.filter(({ on }) => on === creature)) end(table, lasting)
}

/** A moment in which lasting things end. */
export type EndMoment = 'turn' | 'turn-start' | 'round'

/**
 * Ends what ends now: with the turn of a creature (`turn`), when its turn starts (`turn-start`), or with the round (T-36.11). What came in the
 * same turn stays until the next one where its face says so.
 */
export function endDue(table: TempusTable, moment: EndMoment, creature: CreatureId): void {
  for (const lasting of table.state.lastings.slice()) {
    if (!isDue(table.state, lasting, moment, creature)) continue
    if (lasting.count > 1 && waitsTurns(lastingFace(lasting.face).ends)) lasting.count--
    else end(table, lasting)
  }
}

// oxlint-disable-next-line max-params -- who and when
function isDue(state: TempusPosition, lasting: Lasting, moment: EndMoment, creature: CreatureId): boolean {
  const { ends } = lastingFace(lasting.face)
  if (moment === 'round') return ends === 'round' || ends === 'turn'
  if (moment === 'turn-start') return lasting.owner === creature && STARTS.includes(ends)
  if (ends === 'turn') return true
  if (ends === 'third-owner-turn-end') return lasting.owner === creature // the turn in which it came is the first
  if (lasting.since === state.clock) return false // its bearer's or owner's *next* turn
  if (ends === 'bearer-turn-end') return lasting.on === creature
  return lasting.owner === creature && ends === 'owner-turn-end'
}

const STARTS: readonly Ends[] = ['owner-turn-start', 'second-owner-turn-start']

/** Those that wait for more than one turn count them down. */
function waitsTurns(ends: Ends): boolean {
  return turnsToWait(ends) > 1
}

/** With how many counters something begins that waits for more than one turn. */
export function turnsToWait(ends: Ends): number {
  return TURNS_TO_WAIT[ends] ?? 1
}

const TURNS_TO_WAIT: Partial<Readonly<Record<Ends, number>>> = {
  'second-owner-turn-start': 2,
  'third-owner-turn-end': 3,
}

/**
 * Whom something lasting is about: whoever carries it, or its maker where it only says something of that one (the Champion of a Trial); NOBODY for what
 * lies on the map or is of a whole party.
 */
export function subjectOf({ face, owner, on, at, spaces }: Lasting): CreatureId {
  const isApart = at !== OFF || spaces.length > 0 || lastingFace(face).isOfParty === true
  return on !== NOBODY || isApart ? on : owner
}

/** What of a face a creature carries. */
export function carriedBy(state: TempusPosition, creature: CreatureId, face: number): readonly Lasting[] {
  return state.lastings.filter((lasting) => lasting.on === creature && lasting.face === face)
}

/** What lasts as somebody carries it and has a quirk. */
export function lastingWith(state: TempusPosition, creature: CreatureId, quirk: Quirk): readonly Lasting[] {
  return state.lastings.filter(
    (lasting) => lasting.on === creature && (lastingFace(lasting.face).quirks[quirk] ?? 0) > 0,
  )
}

/** Whether a creature is marked, by anybody (T-27.03, T-27.05), or by one creature. */
export function isMarked(state: TempusPosition, creature: CreatureId, by: CreatureId = NOBODY): boolean {
  return state.lastings.some(
    ({ face, on, owner }) => on === creature && lastingFace(face).marks && (by === NOBODY || owner === by),
  )
}

/** Which lasting things something that looks for Spells finds: those of Spell cards, and Spell tokens (T-2.08). */
export function isSpellLasting(lasting: Lasting): boolean {
  return faceOf(lasting).isSpell
}

/** A lasting thing as it is printed. */
export function faceOf(lasting: Lasting): LastingFace {
  return lastingFace(lasting.face)
}
