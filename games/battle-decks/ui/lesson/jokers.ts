import type { Chapter } from '@trialhall/table-ui'
import { card, die, hand, round } from './places.ts'

/** Equalizers: when they come, whom they attack, and when they leave. */
export const jokers: Chapter = {
  id: 'jokers',
  title: 'Jokers between the lines',
  teaser: 'Equalizers turn up in the middle of a draw and fall upon whoever is strongest.',
  minutes: 2,
  names: ['You', 'Molly'],
  options: { windows: 'able' },
  position: {
    phase: 'activation',
    active: 'A',
    initiative: 'A',
    round: 3,
    exact: true,
    seats: [
      {
        faction: 'britannia',
        hadTurn: true,
        hand: ['royal-lancer-6', 'scale-barding-j'],
        deck: ['border-reavers', 'mammoth-a', 'snare-net-5', 'war-boar-3', 'palace-surgeon-4'],
        characters: [{ card: 'dire-wolf', hp: 6, activated: true }],
      },
      {
        faction: 'prussia',
        hadTurn: true,
        deck: ['airship-pirates'],
        characters: [
          { card: 'clockwork-soldier', activated: true },
          { card: 'engineer-corp-captain', hp: 5 },
          { card: 'artillery', hp: 4, activated: true },
        ],
      },
    ],
  },
  rolls: [2, 4, 2, 3, 5, 1, 4],
  steps: [
    {
      say: 'Two jokers are in each deck: equalizers, rogues who fight for neither side. One of them waits on top of yours.',
      teaches: ['B-15.1'],
    },
    {
      say: 'Take your turn first: activate the Pterosaur Rider.',
      at: [card('pterosaur-rider')],
      picks: 'activate Pterosaur Rider',
      otherwise: 'The Quartermaster comes later: activate the Pterosaur Rider.',
    },
    {
      say: 'Attack the Clockwork Soldier, the strongest on the table.',
      at: [card('clockwork-soldier')],
      picks: 'attack Clockwork Soldier',
      otherwise: 'Go for the strongest: attack the Clockwork Soldier.',
    },
    {
      say: 'You missed, and then you drew a joker: the Border Reavers. They came at once, attacked the highest HP on the table, and you drew on until your hand was full.',
      at: [die, card('border-reavers'), hand],
      teaches: ['B-15.5', 'B-6.3', 'B-6.4'],
    },
    { by: 1, picks: 'attack Quartermaster' },
    {
      say: 'next',
    },
  ],
}
