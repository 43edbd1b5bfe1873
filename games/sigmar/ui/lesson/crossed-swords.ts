import { ANY, type Chapter } from '@trialhall/table-ui'
import { card, hand, seat, space } from './places.ts'

/** Duels, what they win and lose, and how a Heal undoes them. */
export const crossedSwords: Chapter = {
  id: 'crossed-swords',
  title: 'Crossed swords',
  teaser: 'Duel a neighbour, lose a Duel, and heal the loss.',
  minutes: 3,
  names: ['You', 'Torvald', 'Kessa'],
  options: { windows: 'able' },
  position: {
    round: 5,
    phase: 'action',
    trials: ['silent-choir', 'pit-of-brawlers', 'clockless-hour'],
    actionDeck: ['restoration', 'long-stride', 'gate-walk', 'waystep'],
    seats: [
      {
        champion: 'brannoc',
        valor: 9,
        completed: 3,
        space: 8,
        hand: ['blazing-zeal', 'sand', 'bandage'],
      },
      { champion: 'torvald', valor: 11, completed: 4, space: 9, hand: ['jeers', 'waystep'] },
      { champion: 'kessa', valor: 8, completed: 3, space: 12, hand: ['gate-walk'] },
    ],
  },
  rolls: [4, 3, 5, 1],
  steps: [
    {
      say: 'Trials are not the only way to Valor. Torvald stands beside you, and neighbours may duel.',
      at: [space(8), space(9)],
      teaches: ['S-5.7', 'S-12.7'],
    },
    {
      say: 'Kessa is too far away for that. Point at anything that does not glow, or hold it, and the table says why.',
      at: [seat(2)],
      teaches: ['S-R43', 'S-R44'],
    },
    {
      say: 'A Duel is the action of your turn, and nobody can refuse it. Challenge Torvald.',
      at: [seat(1)],
      picks: 'duel Torvald',
      otherwise: 'Not now: Torvald has more Valor than you, so challenge him.',
      teaches: ['S-5.7', 'S-14.1'],
    },
    {
      say: 'Both of you will roll. First play one card: Blazing Zeal on your roll, or Sand in the Eyes on his.',
      at: [card('blazing-zeal'), card('sand')],
      picks: ['play Blazing Zeal', 'play Sand in the Eyes'],
      otherwise: 'He will not be so modest: play one of the two.',
      teaches: ['S-14.2', 'S-R38'],
    },
    { by: 1, picks: 'play Jeers from the Crowd' },
    {
      say: 'Your total is higher: you win, and Brannoc’s own +1 on Duels helped. Take 2 Valor, or a card from Torvald’s hand unseen.',
      at: [seat(1)],
      picks: ANY,
      remarks: {
        'take Valor': 'Valor that he has lost and you have gained: that is worth twice as much.',
        'take a card at random': 'A card more for you, and one less for him.',
      },
      teaches: ['S-14.3', 'S-7.5', 'S-R41'],
    },
    {
      say: 'Now it is Torvald’s turn, and he has not forgotten.',
      at: [seat(1)],
    },
    { by: 1, picks: 'duel Brannoc' },
    {
      say: 'He challenges you. The one who is challenged may play a card as well, so choose one or pass.',
      at: [hand],
      picks: ANY,
      teaches: ['S-R38'],
    },
    { by: 1, picks: 'take Valor' },
    {
      say: 'A 1 against a 5: nothing could be done, and 2 Valor are gone. But not for good.',
      at: [seat(0)],
      teaches: ['S-7.5', 'S-R40'],
    },
    { by: 2, picks: 'rest' },
    {
      say: 'Kessa rested, so it is your turn. Bandage and Prayer undoes the last Duel you lost: play it.',
      at: [card('bandage')],
      picks: 'play Bandage and Prayer',
      otherwise: 'First win back what is yours: play Bandage and Prayer.',
      teaches: ['S-9.4', 'S-R24'],
    },
    {
      say: 'The 2 Valor are back. A Heal also brings back cards that you lost to failed Trials.',
      at: [seat(0)],
      teaches: ['S-R23', 'S-9.8'],
    },
  ],
}
