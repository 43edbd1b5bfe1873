import type { Chapter } from '@trialhall/table-ui'
import { card, FIRST_GAME, hand, hero, mat, NAMES, quiet } from './places.ts'

/** Answers in the turns of others: healing, help by an Interaction, and less damage. */
export const windows: Chapter = {
  id: 'windows',
  title: 'In the turns of others',
  teaser: 'Help an ally, and soften a blow before it lands.',
  minutes: 2,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    round: 2,
    next: 'C',
    seats: [
      { at: '8,9', initiative: 6, hp: 11, hand: ['shrug-it-off', 'second-wind', 'charge'] },
      { at: '25,25', hasActed: true },
      { at: '12,9', initiative: 15 },
      { ...quiet, at: '13,9', initiative: 9 },
    ],
  },
  rolls: [5, 14],
  steps: [
    {
      say: 'It is Naree’s turn, and still you are asked. Free cards can be played in the turns of others, whenever their moment has come.',
      at: [hero(2), hand],
      teaches: ['T-16.12'],
    },
    {
      say: 'You have 11 of 30 HP, and Second Wind heals 10. Play it.',
      at: [card('second-wind'), mat],
      picks: 'play Second Wind',
      otherwise: 'You need it: play Second Wind.',
      teaches: ['T-25.11'],
    },
    { by: 2, picks: 'attack with Dagger' },
    {
      say: 'Naree strikes at Mertz the Wizard. In an ally’s turn you may help with the Interaction of your Class, so use it.',
      at: [hero(2), hero(3)],
      picks: 'use your Interaction',
      otherwise: 'She would be glad of help: use your Interaction.',
      teaches: ['T-16.14', 'T-16.15'],
    },
    {
      say: 'That costs a card of your hand, which does nothing itself. Keep Shrug it Off for later, and discard Charge.',
      at: [card('charge')],
      picks: 'Charge',
      otherwise: 'You will want that one soon: discard Charge.',
      teaches: ['T-16.20'],
    },
    {
      say: 'It adds 2 to the roll of an ally. She rolled a 5, which misses, and with your help a 7, which hits.',
      at: [hero(2), hero(3)],
      teaches: ['T-23.04'],
    },
    { by: 2, picks: 'end your turn' },
    { by: 3, picks: 'attack with Fire Bolt' },
    {
      say: 'Mertz’s Fire Bolt hits you for 6. After a hit anybody may raise or lower the damage: play Shrug it Off, which takes 5 from it.',
      at: [hero(3), card('shrug-it-off')],
      picks: 'play Shrug it Off',
      otherwise: 'It would be a pity: play Shrug it Off.',
      teaches: ['T-17.04', 'T-25.05'],
    },
    {
      say: 'Your 3 DR took care of the last one. The hit brought a Burn token all the same, which costs 1 HP when your turn ends.',
      at: [mat],
      teaches: ['T-17.05', 'T-24.04', 'T-26.03'],
    },
    {
      say: 'In a match the table asks you only when you hold something to play. Stops let you say at which moments it shall wait.',
      at: [hand],
    },
  ],
}
