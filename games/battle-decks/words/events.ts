import type { Sayings } from '@trialhall/kernel'
import type { BattleEvent, EndReason } from '../events.ts'
import { sayStats } from '../texts/modifiers.ts'
import { toldCard, toldCards } from './copies.ts'
import {
  card,
  factionName,
  join,
  numeral,
  playingCard,
  seatName,
  signed,
  sourceName,
  verb,
  who,
  type BattleFacts,
} from './names.ts'

/** One line of the log for each kind of event; a forgotten one does not compile. */
export const EVENT_WORDS: Sayings<BattleFacts, BattleEvent, 'type'> = {
  factionTaken: (_, e) => [`${factionName(e.faction)} goes to `, seatName(e.seat), '.'],
  factionTossed: (_, e) => [
    `Both want ${factionName(e.faction)}; the coin gives it to `,
    seatName(e.seat),
    '.',
  ],
  jokersBuried: (facts, e) => [
    who(facts, e.seat),
    ` puts ${e.count === 1 ? 'a joker' : `${e.count} jokers`} under the deck and shuffles again.`, // one piece: both verbs follow "you"
  ],
  rolledForFirst: (facts, e) => [
    'For the first turn: ',
    ...join(e.dice.map((die, seat) => [who(facts, seat), ` rolls ${die}`])),
    '.',
  ],
  beganFirst: (facts, e) => [
    who(facts, e.seat),
    ` begins, with heroes worth ${e.points[e.seat]} points against ${e.points[1 - e.seat]}.`,
  ],
  roundBegan: (facts, e) => [`Round ${e.round} begins; `, who(facts, e.seat), ' has the Initiative Token.'],
  turnBegan: (facts, e) => [
    `Round ${e.round}: `,
    who(facts, e.seat),
    e.isLast ? "'s last turn of the round." : "'s turn.",
  ],
  drew: (facts, e) => [who(facts, e.seat), ' draws ', ...toldCards(facts, e.cards), '.'],
  discarded: (facts, e) => [who(facts, e.seat), ' discards ', toldCard(facts, e.card), '.'],
  reinforced: (facts, e) => [
    who(facts, e.seat),
    ' brings in ',
    card(facts, e.card),
    `${playingCard(facts, e.card)}.`,
  ],
  equipped: (facts, e) => [
    who(facts, e.seat),
    ' attaches ',
    card(facts, e.card),
    `${playingCard(facts, e.card)} to `,
    ...toldCards(facts, e.cards),
    '.',
  ],
  eventPlayed: (facts, e) => [
    who(facts, e.seat),
    ' plays ',
    card(facts, e.card),
    playingCard(facts, e.card),
    ...(e.cards.length > 0 ? [' on ', ...toldCards(facts, e.cards)] : []),
    '.',
  ],
  activated: (facts, e) => [
    who(facts, e.seat),
    ' activates ',
    toldCard(facts, e.card),
    ...(e.cards.length > 0 ? [' together with ', ...toldCards(facts, e.cards)] : []),
    '.',
  ],
  didNothing: (facts, e) => [toldCard(facts, e.card), ' does nothing.'],
  attacked: (facts, e) => [toldCard(facts, e.card), ' attacks ', ...toldCards(facts, e.cards), '.'],
  used: (facts, e) => [
    toldCard(facts, e.card),
    ` uses ${sourceName(e.ability)}`,
    ...(e.cards.length > 0 ? [' on ', ...toldCards(facts, e.cards)] : []),
    '.',
  ],
  shielded: (facts, e) => [toldCard(facts, e.card), ' takes it for the pair.'],
  attackRolled: (facts, e) => [
    toldCard(facts, e.card),
    ` ${verb(facts, e.card, ['rolls', 'roll'])} ${e.die} ${signed(e.modifier)} = ${numeral(e.total)} against DEF ${numeral(e.needed)} of `,
    ...toldCards(facts, e.cards),
    e.isSuccess ? ': a hit.' : ': a miss.',
  ],
  saveRolled: (facts, e) => [
    toldCard(facts, e.card),
    ` rolls ${e.die}${e.modifier === 0 ? '' : ` ${signed(e.modifier)} = ${numeral(e.total)}`} for its save of ${e.needed}: `,
    e.isSuccess ? 'safe.' : 'failed.',
  ],
  rerolled: (facts, e) => [who(facts, e.seat), ' has the die rolled again.'],
  hurt: (facts, e) => [toldCard(facts, e.card), ` loses ${e.by} HP and has ${numeral(e.hp)}.`],
  restored: (facts, e) => [
    toldCard(facts, e.card),
    e.by === 0 ? ' has no HP to regain.' : ` regains ${e.by} HP and has ${numeral(e.hp)}.`,
  ],
  fell: (facts, e) => [toldCard(facts, e.card), ' falls unconscious.'],
  rose: (facts, e) => [toldCard(facts, e.card), ' comes to.'],
  defeated: (facts, e) => [
    toldCard(facts, e.card),
    e.isHero ? ' is defeated and out of the game.' : ' is defeated.',
  ],
  modified: (facts, e) => [
    toldCard(facts, e.card),
    ` gets ${sayStats(e)} from ${sourceName(e.source)}`,
    ...(e.cards.length > 0 ? [' against ', ...toldCards(facts, e.cards)] : []),
    ' until the round ends.',
  ],
  readied: (facts, e) => [toldCard(facts, e.card), ' can be activated again.'],
  exhausted: (facts, e) => [toldCard(facts, e.card), ' counts as activated.'],
  unequipped: (facts, e) => [...toldCards(facts, e.cards), ' loses ', toldCard(facts, e.card), '.'],
  paired: (facts, e) => [toldCard(facts, e.card), ' is paired with ', ...toldCards(facts, e.cards), '.'],
  unpaired: (facts, e) => [
    toldCard(facts, e.card),
    ' and ',
    ...toldCards(facts, e.cards),
    ' are no longer paired.',
  ],
  rogueEntered: (facts, e) => [
    who(facts, e.seat),
    ' draws ',
    card(facts, e.card),
    `${playingCard(facts, e.card)}.`,
  ],
  rogueAttacked: (facts, e) => [
    toldCard(facts, e.card),
    ` ${verb(facts, e.card, ['attacks', 'attack'])} `,
    ...toldCards(facts, e.cards),
    '.',
  ],
  rogueLeft: (facts, e) => [
    toldCard(facts, e.card),
    ` ${verb(facts, e.card, ['leaves', 'leave'])} the game.`,
  ],
  roundEnded: (facts, e) => [
    `Round ${e.round} is over; the Initiative Token goes to `,
    who(facts, e.seat),
    '.',
  ],
  conceded: (facts, e) => [who(facts, e.seat), ' gives up.'],
  ended: (facts, e) => [
    ENDINGS[e.reason],
    ...(e.winners.length > 1 ? ['It is a draw.'] : [who(facts, e.winners[0] ?? 0), ' wins.']),
  ],
}

const ENDINGS: Readonly<Record<EndReason, string>> = {
  heroes: 'One side has lost its last hero: ',
  together: 'Both sides have lost their last heroes together. ',
  standstill: 'Nothing has happened for three rounds. ',
  conceded: '',
  agreed: 'Both agree. ',
}
