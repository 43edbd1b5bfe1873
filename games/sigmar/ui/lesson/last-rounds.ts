import type { Chapter } from '@trialhall/table-ui'
import { card, round, seat, space } from './places.ts'

/** Fate Cards, the end after ten rounds, and victory. */
export const lastRounds: Chapter = {
  id: 'last-rounds',
  title: 'Fate and glory',
  teaser: 'Fate Cards good and bad, the tenth round, and how a match is won.',
  minutes: 2,
  names: ['You', 'Torvald'],
  options: { windows: 'able' },
  position: {
    round: 9,
    phase: 'action',
    trials: ['storm-psalm', 'hammer-toss', 'mountain-on-the-back'],
    fateDeck: ['blessing', 'curse-moon'],
    seats: [
      { champion: 'brannoc', valor: 22, completed: 8, space: 6, hand: ['sand'] },
      { champion: 'torvald', valor: 27, completed: 9, space: 2 },
    ],
  },
  rolls: [6, 4],
  steps: [
    {
      say: 'Round 9 of 10, and Torvald is ahead: 27 Valor to your 22. Three more, and he has won.',
      at: [seat(1), round],
      teaches: ['S-15.1', 'S-15.2'],
    },
    {
      say: 'Catch up: attempt Storm Psalm.',
      at: [card('storm-psalm')],
      picks: 'attempt Storm Psalm',
      otherwise: 'Too risky, or too little: attempt Storm Psalm first.',
      teaches: ['S-5.3'],
    },
    {
      say: 'A natural 6 draws a Fate Card besides. Blessing of Sigmar is a good one, and lies before you until it is used.',
      at: [card('blessing'), seat(0)],
      teaches: ['S-10.1', 'S-R56'],
    },
    {
      say: 'Sparkles draw a Fate Card, too, for whoever lands there. Walk to space 8.',
      at: [space(8)],
      picks: 'move to space 8 (Fate)',
      otherwise: 'A fine space, but see what the sparkles on space 8 bring.',
      teaches: ['S-10.2', 'S-12.3'],
    },
    {
      say: 'Curse of the Moon: everybody skips the next Draw Phase. Fate is not always kind.',
      at: [seat(0), seat(1)],
      teaches: ['S-10.5', 'S-10.6'],
    },
    { by: 1, picks: 'attempt Hammer Toss' },
    {
      say: 'Hammer Toss would bring Torvald to 30. Throw Sand in the Eyes on his roll, which lowers it by 2.',
      at: [card('sand'), card('hammer-toss')],
      picks: 'play Sand in the Eyes',
      otherwise: 'He would win with it: play Sand in the Eyes.',
      teaches: ['S-R20', 'S-15.1'],
    },
    {
      say: 'He failed. Round 10 is the last: after it the most Valor wins, and among equals who completed more Trials.',
      at: [round],
      teaches: ['S-15.2', 'S-15.3'],
    },
    {
      say: 'Your Blessing makes the next Trial succeed by itself, even one of difficulty 8. Attempt Mountain on the Back!',
      at: [card('mountain-on-the-back'), card('blessing')],
      picks: 'attempt Mountain on the Back',
      otherwise: 'That would waste the Blessing: attempt Mountain on the Back, which pays 5.',
      teaches: ['S-10.4', 'S-R31'],
    },
    {
      say: 'No die was needed, and 25 and 5 make 30 Valor. The match ends at once, and you have won it!',
      at: [seat(0)],
      teaches: ['S-15.1', 'S-R60'],
    },
  ],
}
