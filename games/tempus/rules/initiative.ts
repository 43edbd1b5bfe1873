import type { CardId, Party, Seat } from '@trialhall/kernel'
import {
  heroOf,
  MONSTER_IDS,
  type CreatureId,
  type Hero,
  type Slot,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { MONSTER_INITIATIVE, TOP_INITIATIVE } from '../terms.ts'
import { ofCreature, sumOf } from './bonuses.ts'
import { standingOf } from './printed.ts'

/** Every Hero rolls, those off the map too, and Heroes on one number roll off (T-13.01, T-13.02, T-13.08). */
export function rollInitiatives(table: TempusTable): void {
  const { state } = table
  for (const { id } of state.heroes) rollInitiative(table, id)
  for (let number = TOP_INITIATIVE; number > 0; number--) rollOff(table, number)
}

function rollInitiative(table: TempusTable, seat: Seat): void {
  const { state } = table
  const first = table.die(TOP_INITIATIVE, 'initiative')
  const isTwice = sumOf(state, 'initiative-advantage', ofCreature(seat)) > 0
  const die = isTwice ? Math.max(first, table.die(TOP_INITIATIVE, 'initiative')) : first
  const initiative = onTracker(die + sumOf(state, 'initiative', ofCreature(seat)))
  heroOf(state, seat).initiative = initiative
  heroOf(state, seat).tie = 0
  table.emit({ type: 'initiativeRolled', seat, die, initiative })
}

/** Numbers above the tracker count as its highest (T-R21). */
function onTracker(number: number): number {
  return Math.min(TOP_INITIATIVE, Math.max(1, number))
}

/**
 * A card changes the initiative of a Hero, for all that it is used for in this round. All Heroes who are then on its number roll off at once
 * (T-13.06, T-13.07, T-R21).
 */
export function changeInitiative(table: TempusTable, seat: Seat, by: number): void {
  const hero = heroOf(table.state, seat)
  hero.initiative = onTracker(hero.initiative + by)
  hero.tie = 0
  table.emit({ type: 'initiativeChanged', seat, initiative: hero.initiative })
  rollOff(table, hero.initiative)
}

/** Heroes on one number settle their order; the number stays the same (T-13.02). */
function rollOff(table: TempusTable, number: number): void {
  const { state } = table
  const level = state.heroes.flatMap(({ id, initiative }) => (initiative === number ? [id] : []))
  for (const [place, seat] of rankedByDice(table, level).entries()) heroOf(state, seat).tie = place
}

/** The highest roll first; those who roll the same roll again among themselves (T-13.03). */
function rankedByDice(table: TempusTable, seats: readonly Seat[]): Seat[] {
  if (seats.length < 2) return seats.slice()
  const rolls = seats.map(() => table.die(TOP_INITIATIVE, 'roll-off'))
  table.emit({ type: 'rolledOff', seats, rolls })
  const values = [...new Set(rolls)].sort((a, b) => b - a)
  return values.flatMap((value) =>
    rankedByDice(
      table,
      seats.filter((_, i) => rolls[i] === value),
    ),
  )
}

/** Which of two Heroes has the higher initiative: negative where it is the first, never 0 (T-13.02, T-R29). */
export function compareInitiative(a: Hero, b: Hero): number {
  return b.initiative - a.initiative || a.tie - b.tie || a.pick - b.pick
}

/** All Heroes from the highest initiative to the lowest, before it is rolled in the order of Class picks (T-13.01, T-R29). */
export function heroesByInitiative({ heroes }: TempusPosition): Hero[] {
  const sorted: Hero[] = []
  for (const hero of heroes) {
    let place = sorted.length // a handful is sorted faster by hand, and every window asks for this
    for (; place > 0 && compareInitiative(sorted[place - 1] as Hero, hero) > 0; place--)
      sorted[place] = sorted[place - 1] as Hero
    sorted[place] = hero
  }
  return sorted
}

/**
 * The turns of a round: from 20 down to 1, on each number first Events, then Heroes, and on 10 at last the Monsters (T-11.05, T-13.01,
 * T-13.04, T-13.05). Monsters that are off the map when their slot comes are passed over.
 */
export function slotsOf(state: TempusPosition): Slot[] {
  const heroes = heroesByInitiative(state)
  const numbers = Array.from({ length: TOP_INITIATIVE }, (_, i) => TOP_INITIATIVE - i)
  if (isReversed(state)) {
    heroes.reverse() // whoever won a roll-off counts as higher
    numbers.reverse()
  }
  return numbers.flatMap((number) => [
    ...eventsOn(state, number).map((event): Slot => Object.freeze({ event })), // copies of a state share it
    ...heroes.flatMap((hero) => (hero.initiative === number ? heroSlots(state, hero) : [])),
    ...(number === MONSTER_INITIATIVE ? MONSTER_ORDER : []),
  ])
}

/** Turns go from the lowest initiative to the highest while such an Event is in play (C-10 #35). */
function isReversed(state: TempusPosition): boolean {
  return state.events.some((card) => (standingOf(state, card)?.quirks.turnsReversed ?? 0) > 0)
}

/** Events that act on a number, in the order in which they were drawn (T-11.04, T-11.09). */
function eventsOn({ events, appointments }: TempusPosition, number: number): CardId[] {
  return events.filter((event) =>
    appointments.some(({ card, initiative }) => card === event && initiative === number),
  )
}

/** A Hero's turn; the Prince of a party acts right after its Hero with the lowest initiative (T-38.20). */
function heroSlots(state: TempusPosition, hero: Hero): Slot[] {
  const party = hero.id % 2
  return slowestOf(state, party) === hero.id
    ? [hero.id, party === 0 ? MONSTER_IDS.redPrince : MONSTER_IDS.bluePrince]
    : [hero.id]
}

/** The Hero of a party with the lowest initiative, after whom its Prince acts (T-38.20). */
export function slowestOf(state: TempusPosition, party: Party): Seat {
  return heroesByInitiative(state).findLast(({ id }) => id % 2 === party)?.id ?? party
}

/** Who leads the Prince of a party: the same Hero, or the next of those whose players have not left (T-38.20). */
export function leaderOf(state: TempusPosition, party: Party): Seat {
  const staying = heroesByInitiative(state).findLast(({ id, hasLeft }) => id % 2 === party && !hasLeft)
  return staying?.id ?? slowestOf(state, party)
}

/** The Guardian and what it spawns, then Elites, then Minions by type and letter (T-13.09, T-34.07, T-R77). */
export const MONSTER_ORDER: readonly CreatureId[] = [
  MONSTER_IDS.guardian,
  ...from(MONSTER_IDS.spawn, 5),
  MONSTER_IDS.ogre,
  MONSTER_IDS.bulezau,
  MONSTER_IDS.ankheg,
  ...from(MONSTER_IDS.goblin, 4),
  ...from(MONSTER_IDS.kobold, 4),
  ...from(MONSTER_IDS.bugbear, 4),
]

function from(first: CreatureId, count: number): CreatureId[] {
  return Array.from({ length: count }, (_, i) => first + i)
}
