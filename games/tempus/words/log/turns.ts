import { counted, type Piece, type Sayings } from '@trialhall/kernel'
import type { MoveKind, Told, TurnEvent } from '../../events.ts'
import { PRINTED } from '../../rules/printed.ts'
import { card, creature, partyName, place, who, type TempusFacts } from '../names.ts'

/** Turns, cards that are played, and moves (T-14 to T-18). */
export const EVENTS_OF_TURNS: Sayings<TempusFacts, TurnEvent, 'type'> = {
  turnBegan: (facts, e) => ['The turn of ', creature(facts, e.creature), ' begins.'],
  turnEnded: (facts, e) => ['The turn of ', creature(facts, e.creature), ' ends.'],
  played: (facts, e) => [who(facts, e.seat), ...PLAYED_WORDS[e.as](card(facts, e.card)), '.'],
  countered: (facts, e) => [card(facts, e.card), ' is countered.'],
  interacted: (facts, e) => [
    who(facts, e.seat),
    ' discards ',
    card(facts, e.card),
    ...(e.seat === e.on ? [' to help itself'] : [' to help ', who(facts, e.on)]),
    `${interactionOf(facts, e)}.`,
  ],
  gainedActions: (facts, e) => [who(facts, e.seat), ` ${change(e.by)} ${counted(Math.abs(e.by), 'Action')}.`],
  gainedSpaces: (facts, e) => [who(facts, e.seat), ` ${change(e.by)} ${counted(Math.abs(e.by), 'space')}.`],
  moved: (facts, e) => [
    creature(facts, e.creature),
    ` ${MOVE_VERBS[e.how]} `,
    place(e.path.at(-1) ?? 0),
    e.how === 'walked' && e.path.length > 2 ? ` (${e.path.length - 1} spaces).` : '.', // from where it stood
  ],
  respawned: (facts, e) => [creature(facts, e.creature), ' comes back.'], // where to is told by its move
  campWoke: (facts, e) => [`The Camp of ${campName(facts, e.camp)} wakes.`],
  appeared: (facts, e) => [creature(facts, e.creature), ' appears at ', place(e.space), '.'],
  allied: (facts, e) => [creature(facts, e.creature), ` is now an ally of ${partyName(e.party)}.`],
}

const PLAYED_WORDS: Readonly<Record<Told<'played'>['as'], (named: Piece) => readonly Piece[]>> = {
  action: (named) => [' plays ', named],
  chain: (named) => [' adds ', named, ' as a Chain'],
  smite: (named) => [' adds ', named, ' as a Damage Chain'],
  free: (named) => [' plays ', named],
}

/** What each way to come to a space is called (T-18.15). */
const MOVE_VERBS: Readonly<Record<MoveKind, string>> = {
  walked: 'goes to',
  pushed: 'is pushed to',
  teleported: 'is teleported to',
  placed: 'is put on',
}

/** " with Inspire": what the Class of the helper does (T-16.14). */
function interactionOf({ view }: TempusFacts, { seat }: Told<'interacted'>): string {
  const name = PRINTED.classes[view.heroes[seat]?.heroClass ?? -1]?.interaction.name
  return name === undefined ? '' : ` with ${name}`
}

function change(by: number): string {
  return by < 0 ? 'loses' : 'gains'
}

/** A Camp by the kind of its Monsters: "Goblins", or "the Ogre". */
function campName({ view }: TempusFacts, camp: number): string {
  const members = view.camps[camp]?.members ?? []
  const kind = view.monsters.find(({ id }) => id === members[0])?.kind ?? -1
  const name = PRINTED.monsters[kind]?.name ?? 'Monster'
  return members.length === 1 ? `the ${name}` : `${name}s`
}
