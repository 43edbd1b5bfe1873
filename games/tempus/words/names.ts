import {
  seatLetter,
  spaceName,
  UNKNOWN,
  type CardId,
  type Facts,
  type Party,
  type Piece,
  type Seat,
  type Sentence,
} from '@trialhall/kernel'
import { isHero, monsterOf } from '../rules/creatures.ts'
import { monsterFace, PRINTED } from '../rules/printed.ts'
import { columnOf, rowOf } from '../space/index.ts'
import { MONSTER_IDS, type CreatureId, type Space, type TempusPosition, type TempusState } from '../state.ts'
import { PARTIES } from '../terms.ts'

/** What sentences are formed from; `asked` is whom a prompt speaks to, `names` what each seat is called at a table where that is known. */
export interface TempusFacts extends Facts<TempusState> {
  readonly asked?: Seat
  readonly names?: readonly string[]
}

/** A Hero by the name of its Character (T-6.11), which no other has; by the letter of its seat before it has one. */
export function heroName({ heroes }: TempusPosition, seat: Seat): string {
  return PRINTED.characters[heroes[seat]?.character ?? -1]?.name ?? letterName(seat)
}

function letterName(seat: Seat): string {
  return `Seat ${seatLetter(seat)}`
}

/** A seat by its letter, also where its Hero has a name: while Heroes are drafted. */
export function seatName(seat: Seat): Piece {
  return { text: letterName(seat), ref: { kind: 'seat', id: seat } }
}

/** A Monster by its kind, with its letter where there are several of them (T-3.04). */
export function monsterName(state: TempusPosition, id: CreatureId): string {
  if (id === MONSTER_IDS.redPrince) return `${PARTIES[0]} Prince`
  if (id === MONSTER_IDS.bluePrince) return `${PARTIES[1]} Prince`
  const { name } = monsterFace(monsterOf(state, id))
  const letter = letterOf(id)
  return letter === null ? name : `${name} ${letter}`
}

/** The letter of one of several Monsters of a kind; null for those of which there is one, and for Heroes. */
export function letterOf(id: CreatureId): string | null {
  const first = LETTERED.findLast((one) => one <= id && id < one + LETTERS.length)
  const isOneOfMany = id < MONSTER_IDS.ogre || id >= MONSTER_IDS.spawn
  return first === undefined || !isOneOfMany ? null : (LETTERS[id - first] ?? '')
}

const LETTERS = 'ABCDE'
const LETTERED = [MONSTER_IDS.goblin, MONSTER_IDS.kobold, MONSTER_IDS.bugbear, MONSTER_IDS.spawn]

/** The name of any creature. */
export function creatureName(state: TempusPosition, id: CreatureId): string {
  return isHero(id) ? heroName(state, id) : monsterName(state, id)
}

/** The name of a creature as it stands in a sentence: "Bonnie", "Goblin A", but "the Ogre". */
export function creatureInSentence(state: TempusPosition, id: CreatureId): string {
  const name = creatureName(state, id)
  return isHero(id) || letterOf(id) !== null ? name : `the ${name}`
}

/** What the table calls the one who looks, as pages know it. */
export const READER = 'You'

/** What the table calls a Hero, where that is known: the name of who plays it, and "You" to the one who looks. */
export function calledBy({ names }: Pick<TempusFacts, 'names'>, id: CreatureId): string | null {
  return (isHero(id) && names?.[id]) || null
}

/** A Hero. */
export function who({ view }: TempusFacts, seat: Seat): Piece {
  return { text: heroName(view, seat), ref: { kind: 'seat', id: seat } }
}

/** A creature by name; "you" in what is asked of itself. */
export function creature(facts: TempusFacts, id: CreatureId): Piece {
  if (id === facts.asked) return { text: 'you', ref: { kind: 'seat', id } }
  if (isHero(id)) return who(facts, id)
  return { text: creatureInSentence(facts.view, id), ref: { kind: 'creature', id } }
}

/** The verb that goes with a creature: of others, and of "you". */
export function verb(
  { asked }: TempusFacts,
  id: CreatureId,
  [others, yours]: readonly [string, string],
): string {
  return id === asked ? yours : others
}

/** A card by name, or "a card" for those who do not know it. */
export function card({ defOf }: TempusFacts, id: CardId): Piece {
  const def = defOf(id)
  const text = def === UNKNOWN ? 'a card' : (PRINTED.cards[def]?.name ?? 'a card')
  return { text, ref: { kind: 'card', id } }
}

/** Cards by name: those that the reader knows, and how many others. */
export function cards(facts: TempusFacts, ids: readonly CardId[]): Piece[] {
  const known = ids.filter((id) => facts.defOf(id) !== UNKNOWN)
  const others = ids.length - known.length
  const parts: Sentence[] = known.map((id) => [card(facts, id)])
  if (others > 0)
    parts.push([known.length > 0 ? `${others} more` : others === 1 ? 'a card' : `${others} cards`])
  return join(parts)
}

/** A space by its column and row. */
export function place(space: Space): Piece {
  const text = spaceName({ column: columnOf(space), row: rowOf(space) })
  return { text, ref: { kind: 'space', id: space } }
}

/** A party by its colour (T-1.01). */
export function partyName(party: Party): string {
  return PARTIES[party as 0 | 1]
}

/** Something lasting by its name. */
export function lastingName(face: number): string {
  return PRINTED.lastings[face]?.name ?? 'an effect'
}

/** Parts with commas between them, and "and" before the last. */
export function join(parts: readonly Sentence[]): Piece[] {
  return parts.flatMap((part, i) => {
    const separator = i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']
    return [...separator, ...part]
  })
}

/** "12", or the die with what was added to it: "12 + 3 = 15". */
export function sum(die: number, total: number): string {
  if (total === die) return `${die}`
  return `${die} ${total < die ? '−' : '+'} ${Math.abs(total - die)} = ${total < 0 ? `−${-total}` : total}`
}
