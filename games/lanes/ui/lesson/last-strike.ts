import type { Chapter } from '@trialhall/table-ui'
import { field, hero, node, overwhelm } from './places.ts'

/** The last node of the first branch. */
const CRUSADE = 3
const FIRST_NODES = [0, 4, 8].map(node)

/** Experience, the power board, and how a match is won. */
export const lastStrike: Chapter = {
  id: 'last-strike',
  title: 'Power and victory',
  teaser: 'What experience buys, and the last four points of life.',
  minutes: 2,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    phase: 'battle',
    round: 9,
    units: { '2,5': 'aSe', '3,3': 'bIm' },
    seats: [
      {
        class: 'paladin',
        life: 7,
        experience: 2,
        level: 4,
        powerTokens: 1,
        nodes: ['cavalry', 'drill', 'fletchers'],
      },
      { class: 'warlock', life: 4, level: 3 },
    ],
  },
  rolls: [],
  steps: [
    {
      say: 'This is your power board: three branches of four powers, each bought with a token, from the first to the last.',
      at: FIRST_NODES,
      teaches: ['L-EXP.3', 'L-SET.4'],
    },
    {
      say: 'Three of yours are bought, and the second of them made your Guard a Sentinel. Osric has 4 life left: attack him.',
      at: [field(2, 5), hero(1)],
      picks: 'Attack',
      otherwise: 'The hero stands right there: attack.',
      teaches: ['L-HRO.2', 'L-R32'],
    },
    {
      say: 'Two left. The battle gave you the third point of experience: one more level, one more token.',
      at: [hero(0), hero(1)],
      teaches: ['L-EXP.1', 'L-EXP.2', 'L-R42'],
    },
    {
      say: 'Now you have two tokens. Buy Crusade, which completes a branch.',
      at: [node(CRUSADE)],
      picks: 'buy Crusade',
      otherwise: 'A fine power for a longer match, but complete the branch: buy Crusade.',
      teaches: ['L-EXP.3'],
    },
    {
      say: 'Who has a whole branch may use Overwhelm: for a token the enemy hero loses 2 life. Use it!',
      at: [overwhelm, hero(1)],
      picks: 'use Overwhelm',
      otherwise: 'Do not let him off the hook: use Overwhelm.',
      teaches: ['L-R68'],
    },
    {
      say: 'No life left, and the match ends at once. Well fought, Paladin!',
      at: [hero(0), hero(1)],
      teaches: ['L-WIN.1', 'L-WIN.2'],
    },
  ],
}
