import type { Chapter } from '@trialhall/table-ui'
import { card, FIRST_GAME, hero, mat, NAMES, quiet, space, vp } from './places.ts'

/** Tables of results, DR, critical hits, and what becomes of a Hero at 0 HP. */
export const blows: Chapter = {
  id: 'blows',
  title: 'Blows and armour',
  teaser: 'Read the table of an attack, and see what DR and a critical hit do.',
  minutes: 2,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    round: 2,
    next: 'B',
    seats: [
      { at: '8,9', initiative: 12 },
      { at: '9,10', initiative: 15, hp: 10, loot: ['boots-of-striding'] },
      { at: '3,9', hasActed: true },
      { ...quiet, at: '26,26', initiative: 4 },
    ],
  },
  rolls: [4, 14, 19],
  steps: [
    {
      say: 'Ivar the Ranger stands next to you, and it is his turn. He plays for the blue party.',
      at: [hero(1)],
      teaches: ['T-1.09', 'T-19.01'],
    },
    { by: 1, picks: 'attack with Shortsword' },
    {
      say: 'Whoever attacks rolls a D20 and reads the table of the card. His Shortsword misses on 1 to 5, and this was a 4.',
      at: [hero(1)],
      teaches: ['T-23.01', 'T-23.02'],
    },
    { by: 1, picks: 'attack with Shortsword' },
    {
      say: 'A 14 deals 6, but you lost only 3 HP. Your armour gives you 3 DR, which comes off each blow.',
      at: [mat],
      teaches: ['T-25.01', 'T-25.04'],
    },
    {
      say: 'Strike back: attack with Battleaxe. It is a melee attack, so its target must be adjacent.',
      at: [card('battleaxe')],
      picks: 'attack with Battleaxe',
      otherwise: 'Not so soon: attack with Battleaxe.',
      teaches: ['T-21.02'],
    },
    {
      say: 'A critical hit! The table gave 9, less his 2 DR, and the critical hit 3 piercing damage, which no DR stops.',
      at: [hero(1)],
      teaches: ['T-23.10', 'T-23.11', 'T-25.02'],
    },
    {
      say: 'As a Champion you score one on 19 already, others need a total of 20. Ivar is at 0 HP, is off the map and has dropped his Loot.',
      at: [hero(1), card('improved-critical')],
      teaches: ['T-23.13', 'T-25.10', 'T-29.08', 'T-35.01'],
    },
    {
      say: 'Dropped Loot is for the first Hero who comes there. Move with Forward March.',
      at: [card('forward-march')],
      picks: 'move with Forward March',
      otherwise: 'There is Loot to take: move with Forward March.',
      teaches: ['T-29.09'],
    },
    {
      say: 'Now walk.',
      picks: 'walk',
      otherwise: 'The Loot is only a step away: walk.',
    },
    {
      say: 'Ivar fell in column 9, row 10. Go there.',
      at: [space(9, 10)],
      picks: 'column 9, row 10',
      otherwise: 'The Loot lies in column 9, row 10.',
    },
    {
      say: 'The Boots of Striding are yours, and so is their VP. The defeat itself gives none.',
      at: [card('boots-of-striding'), vp],
      teaches: ['T-29.09', 'T-35.11'],
    },
    {
      say: 'Ivar comes back on his next turn, on his Entry Portal and with full HP.',
      at: [hero(1)],
      teaches: ['T-35.04'],
    },
  ],
}
