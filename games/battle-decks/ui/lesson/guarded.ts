import type { Chapter } from '@trialhall/table-ui'
import { card, die, round } from './places.ts'

/** A pair: who takes the blow, saves of both, and activation together; the last turn of a round, and Spot. */
export const guarded: Chapter = {
  id: 'guarded',
  title: 'A guard for the wounded',
  teaser: 'Pair two characters, choose who takes a blow, and roll saves.',
  minutes: 3,
  names: ['You', 'Molly'],
  options: { windows: 'able' },
  position: {
    phase: 'activation',
    active: 'A',
    initiative: 'A',
    round: 2,
    exact: true,
    seats: [
      {
        faction: 'britannia',
        hadTurn: true,
        field: ['her-royal-guard-k'],
        characters: [
          { card: 'pterosaur-rider', activated: true },
          { card: 'dire-wolf', activated: true },
          { card: 'quartermaster', hp: 2 },
        ],
      },
      {
        faction: 'prussia',
        hadTurn: true,
        characters: [{ card: 'engineer-corp-captain', activated: true, hp: 3 }],
      },
    ],
  },
  rolls: [3, 5, 4, 4, 6, 2, 5],
  steps: [
    {
      say: 'The Quartermaster is down to 2 HP, and the next blow would be too much. Her Royal Guard, the King of Hearts, came to help.',
      at: [card('quartermaster'), card('her-royal-guard-k')],
      teaches: ['B-9.2'],
    },
    {
      say: 'Abilities with an asterisk are used in place of an attack. Activate Her Royal Guard.',
      at: [card('her-royal-guard-k')],
      picks: 'activate Her Royal Guard',
      otherwise: 'First call the guard: activate Her Royal Guard.',
      teaches: ['B-12.5', 'B-12.7'],
    },
    {
      say: 'Its ability Guard makes a pair of two characters. Use it.',
      picks: 'use Guard',
      otherwise: 'Another day; now use Guard.',
      teaches: ['B-14.1', 'B-14.3'],
    },
    {
      say: 'Anybody on your side can be its partner, even somebody who has been activated. Choose the Quartermaster.',
      at: [card('quartermaster')],
      picks: 'Quartermaster',
      otherwise: 'That one can look after itself: choose the Quartermaster.',
      teaches: ['B-R40'],
    },
    { by: 1, picks: 'activate Clockwork Soldier' },
    { by: 1, picks: 'attack Quartermaster' },
    {
      say: 'Molly aims at the Quartermaster. Before the die is rolled, you choose who of the pair takes it: let the Guard, with its DEF of 7, step in.',
      at: [card('her-royal-guard-k'), card('clockwork-soldier')],
      picks: 'Her Royal Guard',
      otherwise: 'That is what the Guard is for: name Her Royal Guard.',
      teaches: ['B-14.9', 'B-R44'],
    },
    {
      say: 'A 3 and an ATK of 3 fall short of 7, and nobody is hurt. The pair lasts from round to round, until you end it or one of the two dies.',
      at: [die, card('her-royal-guard-k')],
      teaches: ['B-14.4'],
    },
    {
      say: 'The Quartermaster was not activated by the pairing and acts on its own now. Use Mend II, which restores 3 HP.',
      at: [card('quartermaster')],
      picks: 'use Mend II',
      otherwise: 'A wounded medic heals first: use Mend II.',
      teaches: ['B-14.3', 'B-12.5'],
    },
    {
      say: 'It works on Humans and Beasts among your heroes, whoever uses it included. Heal the Quartermaster.',
      at: [card('quartermaster')],
      picks: 'Quartermaster',
      otherwise: 'That hero is in good health: heal the Quartermaster.',
      teaches: ['B-10.7'],
    },
    { by: 1, picks: 'use Barrage I' },
    {
      say: 'You have nobody left, so this is Molly’s last turn of the round. Artillery fires a Barrage on everybody: 3 damage, unless a save of 3 is rolled.',
      at: [card('artillery'), round],
      teaches: ['B-7.1', 'B-12.11', 'B-13.1'],
    },
  ],
}
