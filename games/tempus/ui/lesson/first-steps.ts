import type { Chapter } from '@trialhall/table-ui'
import {
  card,
  FIRST_GAME,
  GOBLIN_A,
  GOBLIN_B,
  hero,
  KOBOLD_A,
  mat,
  monster,
  NAMES,
  quests,
  quiet,
  space,
  track,
  vp,
} from './places.ts'

/** What the match is about, Actions, steps, a Chest, and what is in sight. */
export const firstSteps: Chapter = {
  id: 'first-steps',
  title: 'First steps',
  teaser: 'Move, open a Chest, and see whom you can shoot at.',
  minutes: 3,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    next: 'A',
    map: ['A 6,4', 'C 5,9', 'goblin-a 15,8', 'goblin-b 16,10', 'kobold-a 13,4'],
    lootDeck: ['cloak-of-protection'],
    seats: [{}, { at: '25,25' }, {}, { ...quiet, at: '26,26' }],
  },
  rolls: [10],
  steps: [
    {
      say: 'Welcome! You are Gains, a Fighter, and Naree is with you in the red party.',
      at: [hero(0), hero(2)],
      teaches: ['T-1.01', 'T-2.02'],
    },
    {
      say: 'The party with more Victory Points wins when the Trial Guardian falls. Quests, Loot and some Events give them.',
      at: [vp, quests],
      teaches: ['T-1.03', 'T-1.04', 'T-1.05'],
    },
    {
      say: 'These are your Primary cards, which you can use again and again. Two are attacks, one is for moves, one for skills.',
      at: [mat],
      teaches: ['T-7.02', 'T-15.02'],
    },
    {
      say: 'You have two Actions in each turn. Spend the first one: move with Forward March.',
      at: [card('forward-march')],
      picks: 'move with Forward March',
      otherwise: 'Later; first move with Forward March.',
      teaches: ['T-14.01', 'T-14.02'],
    },
    {
      say: 'It gave you 5 spaces for this turn. Now walk.',
      picks: 'walk',
      otherwise: 'You have spaces to spend: walk.',
      teaches: ['T-14.06', 'T-18.01'],
    },
    {
      say: 'A step costs 1 space, straight or diagonal, and every space in reach is lit. Go to the Chest in column 10, row 6.',
      at: [space(10, 6)],
      picks: 'column 10, row 6',
      otherwise: 'You could go there, but the Chest is in column 10, row 6.',
      teaches: ['T-18.03', 'T-19.04'],
    },
    {
      say: 'Whoever enters a full Chest opens it, at no cost. The Loot card in it helps you, and it counts 1 VP while you have it.',
      at: [card('cloak-of-protection'), vp],
      teaches: ['T-14.10', 'T-29.01', 'T-29.04'],
    },
    {
      say: 'Your second Action can be of any type. Attack with Heavy Crossbow.',
      at: [card('heavy-crossbow')],
      picks: 'attack with Heavy Crossbow',
      otherwise: 'There are Goblins about: attack with Heavy Crossbow.',
      teaches: ['T-14.04', 'T-21.03'],
    },
    {
      say: 'Targets must be in range and in sight. A wall hides the Monster in the north, so shoot at one of the Goblins.',
      at: [monster(GOBLIN_A), monster(GOBLIN_B), monster(KOBOLD_A)],
      picks: ['Goblin A', 'Goblin B'],
      teaches: ['T-20.01', 'T-21.01', 'T-21.08'],
    },
    {
      say: 'A hit! Minions have no HP: one hit wounds a Minion, and the next defeats it.',
      at: [monster(GOBLIN_A), monster(GOBLIN_B)],
      teaches: ['T-30.02'],
    },
    {
      say: 'One space is left to walk, and it is lost when the turn ends. End your turn.',
      picks: 'end your turn',
      otherwise: 'You are well where you are: end your turn.',
      teaches: ['T-18.14'],
    },
    {
      say: 'Now it is Ivar’s turn. Turns go from the highest initiative to the lowest.',
      at: [track, hero(1)],
      teaches: ['T-13.01'],
    },
  ],
}
