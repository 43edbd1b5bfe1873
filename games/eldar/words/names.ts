import {
  seatLetter,
  UNKNOWN,
  type CardId,
  type DefIndex,
  type Facts,
  type Piece,
  type Seat,
  capital,
} from '@trialhall/kernel'
import { CARD, faceOf, firstName, isSeveral } from '../rules/printed.ts'
import type { EldarPosition, EldarState, HeroId } from '../state.ts'
import type { Aim } from '../faces.ts'
import type { Phase, Status } from '../terms.ts'

/** What sentences are formed from. */
export type EldarFacts = Facts<EldarState>

/** A card by name, or "a card" for those who do not know it. */
export function card(facts: EldarFacts, id: CardId): Piece {
  const def = facts.defOf(id)
  return { text: def === UNKNOWN ? 'a card' : faceOf(def).name, ref: { kind: 'card', id } }
}

/** Cards by name: those that the viewer knows, and how many others. */
export function cards(facts: EldarFacts, ids: readonly CardId[]): Piece[] {
  const known = ids.filter((id) => facts.defOf(id) !== UNKNOWN)
  const others = ids.length - known.length
  const parts: Piece[] = known.map((id) => card(facts, id))
  if (others > 0)
    parts.push(known.length > 0 ? `${others} more` : others === 1 ? 'a card' : `${others} cards`)
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' and ' : ', ', part]))
}

/** The verb that goes with a card: some equipment comes in pairs or in pieces. */
export function verb({ defOf }: EldarFacts, id: CardId, [one, several]: readonly [string, string]): string {
  const def = defOf(id)
  return def !== UNKNOWN && isSeveral(faceOf(def)) ? several : one
}

/** A Hero by first name; with the letter of its seat where both sides have it (E-R2). */
export function heroName(state: EldarPosition, id: HeroId): string {
  const hero = state.heroes[id]
  if (hero === undefined) return 'a Hero'
  const isDouble = state.heroes.some((other) => other !== hero && other.face === hero.face)
  return isDouble ? `${firstName(hero.face)} (${seatLetter(hero.seat)})` : firstName(hero.face)
}

/** A Hero, linked. */
export function hero({ view }: EldarFacts, id: HeroId): Piece {
  return { text: heroName(view, id), ref: { kind: 'hero', id } }
}

/** A seat by its letter. */
export function who(_facts: EldarFacts, seat: Seat): Piece {
  return { text: `Player ${seatLetter(seat)}`, ref: { kind: 'seat', id: seat } }
}

/** What an action or ability of a face is called. */
export function actionName(face: DefIndex, ability: number): string {
  if (face === UNKNOWN) return 'an action'
  const printed = faceOf(face)
  if (ability === CARD) return printed.name
  const name = printed.abilities[ability]?.name ?? ''
  return name === '' ? `the ability of ${printed.name}` : name
}

/** A target in words: a Hero, a card, or what is pending on the stack. */
export function target(facts: EldarFacts, aim: Aim | undefined, value: number): Piece {
  if (aim?.kind === 'hero') return hero(facts, value)
  if (aim?.kind === 'card') return card(facts, value as CardId)
  return pendingName(facts.view, value)
}

/** A pending effect by the name of its action. */
export function pendingName(view: EldarPosition, serial: number): Piece {
  const pending = view.stack.find((one) => one.serial === serial)
  if (pending === undefined) return 'a pending effect'
  return { text: actionName(pending.face, pending.ability), ref: { kind: 'pending', id: serial } }
}

/** Phases by name. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  start: 'Start Phase',
  equip: 'Equip Phase',
  main: 'Main Phase',
  end: 'End Phase',
}

/** Statuses by name. */
export function statusName(status: Status): string {
  return capital(status)
}
