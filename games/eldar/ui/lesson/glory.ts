import type { Chapter } from '@trialhall/table-ui'
import { card, hero } from './places.ts'

/** Defeat, Glory, and how a match is won. */
export const glory: Chapter = {
  id: 'glory',
  title: 'Glory',
  teaser: 'What happens to the fallen, and the blow that wins.',
  minutes: 2,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    round: 6,
    A: {
      glory: 1,
      hand: ['wallop', 'great-cleave'],
      heroes: [
        { hero: 'yuri', hp: 5, focus: 4 },
        { hero: 'isra', hp: 0, down: true },
      ],
    },
    B: {
      glory: 2,
      heroes: [
        { hero: 'giana', hp: 3 },
        { hero: 'mei', hp: 2 },
      ],
    },
  },
  rolls: [],
  steps: [
    {
      say: 'It is close: Isra has fallen, and Osric needs only one Glory more.',
      at: [hero(1)],
      teaches: ['E-28.01', 'E-28.02'],
    },
    {
      say: 'The fallen lose their Focus and all that is on them. At the end of the round they come back with all their HP, and can fall again.',
      at: [hero(1)],
      teaches: ['E-28.03', 'E-28.04', 'E-28.07', 'E-28.10'],
    },
    {
      say: 'If nobody has 3 Glory when round 7 ends, the lead wins. In a tie the next Glory does.',
      at: [hero(0)],
      teaches: ['E-1.05', 'E-1.06', 'E-34.04'],
    },
    {
      say: 'But it need not come to that. Yuri is bloodied and therefore Invigorated, and two enemies are weak: use Great Cleave.',
      at: [card('great-cleave'), hero(2), hero(3)],
      picks: 'Yuri: Great Cleave',
      otherwise: 'That could fell but one of them. Use Great Cleave.',
      teaches: ['E-20.01', 'E-16.06'],
    },
    {
      say: 'Both fell in the same moment: that makes 3 Glory, and the match is over at once. Well fought!',
      at: [hero(2), hero(3)],
      teaches: ['E-1.04'],
    },
  ],
}
