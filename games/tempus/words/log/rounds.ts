import { counted, listed, type Sayings } from '@trialhall/kernel'
import type { RoundEvent } from '../../events.ts'
import { PRINTED } from '../../rules/printed.ts'
import { card, cards, join, partyName, place, seatName, who, type TempusFacts } from '../names.ts'
import { PHASE_NAMES } from '../moments.ts'
import { pickName } from '../picks.ts'

/** The Trial, the draft, decks and phases (T-4 to T-13, T-36). */
export const EVENTS_OF_ROUNDS: Sayings<TempusFacts, RoundEvent, 'type'> = {
  trialRevealed: (facts, e) => [
    'The Trial: ',
    ...cards(facts, e.cards),
    `. Its Guardian: ${PRINTED.monsters[e.guardian]?.name ?? 'nobody yet'}.`,
  ],
  draftRolled: (_, e) => [
    `For the first pick ${listed(e.rolls.map((roll, party) => `${partyName(party)} rolls ${roll}`))}`,
    `${afterRolls(e.rolls)}.`,
  ],
  picked: (_, e) => [seatName(e.seat), ` takes ${pickName(e.pool, e.index)}.`],
  portalPlaced: (_, e) => [`The Entry Portal of ${partyName(e.party)} is at `, place(e.space), '.'],
  roundBegan: (_, e) => [`Round ${e.round} begins.`],
  phaseBegan: (_, e) => [`The ${PHASE_NAMES[e.phase]} begins.`],
  drew: (facts, e) => [who(facts, e.seat), ' draws ', ...cards(facts, e.cards), '.'],
  cycled: (facts, e) => [who(facts, e.seat), ` shuffles ${counted(e.count, 'card')} into a new Draw Deck.`],
  flipped: (facts, e) => [who(facts, e.seat), ' turns ', card(facts, e.card), ' to side II.'],
  discarded: (facts, e) => [who(facts, e.seat), ' discards ', ...cards(facts, e.cards), '.'],
  eventDrawn: (facts, e) => ['The Event of this round is ', card(facts, e.card), '.'],
  eventActs: (facts, e) => [card(facts, e.card), ' takes effect.'],
  eventEnded: (facts, e) => [card(facts, e.card), ' is over.'],
  appointed: (facts, e) => [card(facts, e.card), ` will act on initiative ${e.initiative}.`],
  located: (facts, e) => [
    `The blue die shows ${e.blue} and the red die ${e.red}: the location of `,
    card(facts, e.card),
    ' is ',
    place(e.space),
    '.',
  ],
  initiativeRolled: (facts, e) => [
    who(facts, e.seat),
    ` rolls ${e.die} for initiative`,
    e.die === e.initiative ? '.' : ` and is on ${e.initiative}.`,
  ],
  initiativeChanged: (facts, e) => [who(facts, e.seat), ` is now on initiative ${e.initiative}.`],
  rolledOff: (facts, e) => [
    ...join(e.seats.map((seat, i) => [who(facts, seat), ` rolls ${e.rolls[i] ?? 0}`])),
    ' for who acts first on the same initiative.',
  ],
  refreshed: () => ['Refresh: Chests are filled, and Camps that were cleared come back.'],
}

/** The higher roll picks first; a tie is rolled again (T-6.02, T-6.04). */
function afterRolls([red = 0, blue = 0]: readonly number[]): string {
  return red === blue ? ': they roll again' : `: ${partyName(red > blue ? 0 : 1)} begins`
}
