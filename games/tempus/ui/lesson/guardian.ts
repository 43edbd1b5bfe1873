import type { Chapter } from '@trialhall/table-ui'
import {
  card,
  FIRST_GAME,
  GOBLIN_A,
  GUARDIAN,
  hero,
  mat,
  monster,
  NAMES,
  quiet,
  track,
  vp,
} from './places.ts'

/** Sleeping and active Monsters, whom they strike, and the Guardian whose fall ends the match. */
export const guardian: Chapter = {
  id: 'guardian',
  title: 'Monsters and the Guardian',
  teaser: 'Wake a Camp, withstand the Guardian, and strike it down.',
  minutes: 2,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    round: 9,
    next: 'C',
    eventVp: { red: 10, blue: 8 },
    map: ['A 9,3', 'B 25,25', 'C 2,9', 'D 26,26', 'goblin-a 6,10', 'goblin-b 6,11'],
    monsters: [{ is: 'guardian', at: '6,2', hp: 10 }],
    seats: [{ initiative: 8 }, { hasActed: true }, { initiative: 16 }, { ...quiet, hasActed: true }],
  },
  rolls: [8, 9, 10, 8, 12, 17],
  steps: [
    {
      say: 'Your party has 10 VP, and that brought the Trial Guardian onto the map: a Hill Giant on 3 by 3 spaces.',
      at: [monster(GUARDIAN), vp],
      teaches: ['T-34.01', 'T-33.01'],
    },
    {
      say: 'Its fall ends the match at once, and the party with more VP wins. You lead, so strike it down.',
      at: [monster(GUARDIAN), vp],
      teaches: ['T-37.01', 'T-37.02'],
    },
    {
      say: 'All Monsters act on 10: after Naree, who has 16, and before you. Those of the Camp south of her are asleep.',
      at: [track, monster(GOBLIN_A)],
      teaches: ['T-13.04', 'T-13.09', 'T-32.14'],
    },
    { by: 2, picks: 'attack with Hand Crossbow' },
    { by: 2, picks: 'Goblin A' },
    { by: 2, picks: 'end your turn' },
    { by: 3, picks: 'column 6, row 2' },
    {
      say: 'Naree shot at a Goblin. Then the Guardian struck whom it saw nearest, you: its 8 damage, less your DR, cost 5 HP.',
      at: [monster(GUARDIAN), mat],
      teaches: ['T-32.01', 'T-34.07'],
    },
    { by: 3, picks: 'column 3, row 9' },
    { by: 3, picks: 'column 3, row 8' },
    {
      say: 'A hurt Camp wakes up, and both Goblins ran at Naree. Your rivals led them, as they lead whatever goes for you.',
      at: [monster(GOBLIN_A), hero(2)],
      teaches: ['T-31.02', 'T-31.08', 'T-32.04'],
    },
    {
      say: 'Your turn: the Guardian has 10 HP left. Attack with Battleaxe.',
      at: [monster(GUARDIAN), card('battleaxe')],
      picks: 'attack with Battleaxe',
      otherwise: 'Go for the Guardian: attack with Battleaxe.',
      teaches: ['T-33.05'],
    },
    {
      say: 'A 12 did 5, less its DR of 2. Once more: attack with Battleaxe.',
      at: [monster(GUARDIAN), card('battleaxe')],
      picks: 'attack with Battleaxe',
      otherwise: 'It has 7 HP left: attack with Battleaxe.',
      teaches: ['T-25.01'],
    },
    {
      say: 'The Guardian has fallen, and the red party wins by 10 to 8!',
      at: [vp],
      teaches: ['T-1.04', 'T-37.02'],
    },
  ],
}
