import { seatLetter, type Sayings } from '@trialhall/kernel'
import type { SigmarEvent } from '../events.ts'
import { cardList, join } from './lists.ts'
import { card, championName, numeral, signed, space, who, type SigmarFacts } from './names.ts'
import { sayUse } from './uses.ts'

/** One line of the log for each kind of event; a forgotten one does not compile. */
export const EVENT_WORDS: Sayings<SigmarFacts, SigmarEvent, 'type'> = {
  rolledForFirst: (facts, e) => [
    'For the first turn: ',
    ...join(e.seats.map((seat, i) => [who(facts, seat), ` rolls ${e.dice[i]}`])),
    '.',
  ],
  tookChampion: (_, e) => [
    { text: `Seat ${seatLetter(e.seat)}`, ref: { kind: 'seat', id: e.seat } },
    ' is ',
    championName(e.champion),
    '.',
  ],
  turnBegan: (facts, e) => [`Round ${e.round}: `, who(facts, e.seat), "'s turn."],
  drew: (facts, e) => [who(facts, e.seat), ' draws ', ...cardList(facts, e.cards), '.'],
  drawSkipped: (facts, e) => [who(facts, e.seat), ' skips the Draw Phase.'],
  trialRevealed: (facts, e) => [card(facts, e.card), ' becomes active.'],
  trialsDiscarded: (facts, e) => ['Discarded: ', ...cardList(facts, e.cards), '.'],
  reshuffled: (_, e) => [`The ${e.deck} discard pile is shuffled into a new deck.`],
  rested: (facts, e) => [who(facts, e.seat), ' rests to draw two cards next turn.'],
  attempted: (facts, e) => [
    who(facts, e.seat),
    e.isInstant ? ' must attempt ' : ' attempts ',
    card(facts, e.card),
    '.',
  ],
  boosted: (facts, e) => [who(facts, e.seat), ' plays ', card(facts, e.card), ` (${signed(e.bonus)}).`],
  lowered: (facts, e) => [
    who(facts, e.seat),
    ' plays ',
    card(facts, e.card),
    ' against ',
    who(facts, e.target),
    e.by === 0 ? ', to no effect.' : ` (${signed(-e.by)}).`,
  ],
  blocked: (facts, e) => [
    who(facts, e.seat),
    ' plays ',
    card(facts, e.card),
    ' against ',
    who(facts, e.target),
    ': the card is cancelled.',
  ],
  rolled: (facts, e) => [
    who(facts, e.seat),
    e.modifier === 0 ? ` rolls ${e.die}.` : ` rolls ${e.die} ${signed(e.modifier)} = ${numeral(e.total)}.`,
  ],
  rerolled: (facts, e) =>
    e.card === null
      ? [who(facts, e.seat), ' rolls again.']
      : [who(facts, e.seat), ' rolls again with ', card(facts, e.card), '.'],
  succeeded: (facts, e) => [
    who(facts, e.seat),
    e.isAutomatic ? ' completes ' : ' succeeds at ',
    card(facts, e.card),
    e.isAutomatic ? ' without a die.' : '.',
  ],
  failed: (facts, e) => [who(facts, e.seat), ' fails ', card(facts, e.card), '.'],
  discarded: (facts, e) => [who(facts, e.seat), DISCARDED[e.reason], card(facts, e.card), '.'],
  valorChanged: (facts, e) => [
    who(facts, e.seat),
    e.by > 0 ? ` gains ${e.by} Valor (now ${e.valor}).` : ` loses ${-e.by} Valor (now ${e.valor}).`,
  ],
  challenged: (facts, e) => [who(facts, e.seat), ' challenges ', who(facts, e.target), ' to a Duel.'],
  duelTied: (facts, e) => [who(facts, e.seat), ' and ', who(facts, e.target), ' are level and roll again.'],
  duelWon: (facts, e) => [who(facts, e.seat), ' wins the Duel against ', who(facts, e.loser), '.'],
  cardStolen: (facts, e) => [
    who(facts, e.seat),
    ' takes ',
    card(facts, e.card),
    ' from ',
    who(facts, e.loser),
    '.',
  ],
  cardPlayed: (facts, e) => [who(facts, e.seat), ' plays ', card(facts, e.card), ...sayUse(facts, e), '.'],
  regained: (facts, e) => [who(facts, e.seat), ' regains ', ...cardList(facts, e.cards), '.'],
  duelUndone: (facts, e) => [who(facts, e.seat), ' undoes the Duel lost to ', who(facts, e.winner), '.'],
  moved: (facts, e) => [who(facts, e.seat), ' moves from ', space(e.from), ' to ', space(e.to), '.'],
  fateDrawn: (facts, e) => [
    who(facts, e.seat),
    ' draws ',
    card(facts, e.card),
    e.isKept ? ' and keeps it.' : '.',
  ],
  keptUsed: (facts, e) => [who(facts, e.seat), ' uses up ', card(facts, e.card), '.'],
  left: (facts, e) => [who(facts, e.seat), ' leaves the game.'],
  ended: (facts, e) => [
    'The game is over: ',
    ...join(e.winners.map((seat) => [who(facts, seat)])),
    e.winners.length > 1 ? ' share the victory.' : ' wins.',
  ],
}

const DISCARDED = { failure: ' loses ', fate: ' loses ', limit: ' discards ' } as const
