import { creatureName, isHero, type CreatureId, type TempusView } from '@trialhall/game-tempus'
import { READER } from '@trialhall/table-ui'

/** What each seat's person or bot is called to the one who looks; without any, Heroes go by the names of their Characters. */
export type Names = readonly string[]

/** What a creature is called at a table: a Hero by the name of who plays it, "You" by the one who looks, a Monster by its kind. */
export function calledAs(names: Names, view: TempusView, id: CreatureId): string {
  return (isHero(id) && names[id]) || creatureName(view, id)
}

/** The same within a sentence: "on you", "on Osric". */
export function calledWithin(names: Names, view: TempusView, id: CreatureId): string {
  return isReader(names, id) ? 'you' : calledAs(names, view, id)
}

/** Whether a creature is the Hero of the one who looks, whom sentences speak to. */
export function isReader(names: Names, id: CreatureId): boolean {
  return isHero(id) && names[id] === READER
}
