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
      say: 'Molly missed too, and drew the Airship Pirates. Your Rider and your Quartermaster shared the highest HP, so both were attacked, with a roll for each.',
      at: [card('airship-pirates'), card('pterosaur-rider'), card('quartermaster')],
      teaches: ['B-15.2', 'B-15.4'],
    },
    {
      say: 'It does not matter whose joker it is: being the strongest is dangerous. Your hand is full, but hold it back in this turn.',
      at: [hand],
      picks: 'play no more cards',
      otherwise: 'Keep your cards for the next round: play no more cards.',
      teaches: ['B-15.2', 'B-7.4'],
    },
    {
      say: 'The Quartermaster alone is left. Use Mend II.',
      at: [card('quartermaster')],
      picks: 'use Mend II',
      otherwise: 'Somebody is hurt: use Mend II.',
    },
    {
      say: 'Heal the Pterosaur Rider or the Quartermaster. With 5 HP they stay below the 6 that are the highest now.',
      at: [card('pterosaur-rider'), card('quartermaster')],
      picks: ['Pterosaur Rider', 'Quartermaster'],
      otherwise: 'It is hardly hurt, and being strong draws fire: heal somebody who is low.',
      teaches: ['B-15.12'],
    },
    {
      say: 'Before you drew, the Reavers attacked again: your Dire Wolf and the Clockwork Soldier, both with 6 HP. A 1 missed the Wolf, and the Soldier was hit.',
      at: [die, card('dire-wolf'), card('clockwork-soldier')],
      teaches: ['B-15.6', 'B-15.4'],
    },
    {
      say: 'With that the round ended, and all equalizers left the game for good, whatever attacks they had left. New ones come with the next joker.',
      at: [round],
      teaches: ['B-7.9', 'B-15.7', 'B-15.9'],
    },
  ],
}
