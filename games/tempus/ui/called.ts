import {
  creatureInSentence,
  creatureName,
  isHero,
  type CreatureId,
  type TempusView,
} from '@trialhall/game-tempus'
import type { Seat } from '@trialhall/kernel'
import { READER, type TableSnapshot } from '@trialhall/table-ui'

/** What each seat's person or bot is called to the one who looks; without any, Heroes go by the names of their Characters. */
export type Names = readonly string[]

/** What a creature is called at a table: a Hero by the name of who plays it, "You" by the one who looks, a Monster by its kind. */
export function calledAs(names: Names, view: TempusView, id: CreatureId): string {
  return (isHero(id) && names[id]) || creatureName(view, id)
}

/** The same within a sentence: "on you", "on Osric", "on the Ogre". */
export function calledWithin(names: Names, view: TempusView, id: CreatureId): string {
  if (isReader(names, id)) return 'you'
  return isHero(id) ? calledAs(names, view, id) : creatureInSentence(view, id)
}

/** Who looks at a table, and who sits at it. */
type Seated = Pick<TableSnapshot, 'seats' | 'eyes'>

/**
 * What everybody is called once Heroes are drafted: a Hero of somebody who plays several goes by its own name, so that it is plain which of them
 * acts. Every other Hero goes by the name of who plays it.
 */
export function heroesCalled(view: TempusView, { seats, eyes = [] }: Seated, names: Names): string[] {
  return names.map((name, seat) => {
    const isOneOfOwn = eyes.length > 1 && eyes.includes(seat)
    return isOneOfOwn || isOneOfSeveral(seats, seat) ? creatureName(view, seat) : name
  })
}

/** What a Hero of somebody who plays several goes by: its own name once it has one. */
export function calledAtTable({ view, seats }: TableSnapshot, seat: Seat): string {
  const names = seats.map(({ name }) => name)
  const seen = view as TempusView // what the matches of this game show
  return (seen.draft === null ? heroesCalled(seen, { seats }, names)[seat] : names[seat]) ?? ''
}

/** Whether a person at this screen holds another seat beside this one. */
function isOneOfSeveral(seats: Seated['seats'], seat: Seat): boolean {
  const person = seats[seat]?.person
  return person !== undefined && seats.some((other) => other.seat !== seat && other.person === person)
}

/** Whether a creature is the Hero of the one who looks, whom sentences speak to. */
export function isReader(names: Names, id: CreatureId): boolean {
  return isHero(id) && names[id] === READER
}
