import { ANY, type Chapter } from '@trialhall/table-ui'
import { card, die, hand, seat, space, trials } from './places.ts'

/** The path, the die, the hand; a Trial that succeeds and one that fails. */
export const firstTrial: Chapter = {
  id: 'first-trial',
  title: 'The first Trial',
  teaser: 'The path, the die and your hand: win one Trial and lose one.',
  minutes: 3,
  names: ['You', 'Torvald'],
  options: { windows: 'able' },
  position: {
    phase: 'action',
    trials: ['trial-of-echoes', 'stone-ladder', 'burning-causeway'],
    actionDeck: ['restoration', 'long-stride', 'gate-walk', 'waystep'],
    trialDeck: ['silent-choir', 'mirror-court'],
    fateDeck: ['spark'],
    seats: [
      { champion: 'brannoc', hand: ['steady-hand', 'blazing-zeal', 'waystep'] },
      { champion: 'torvald', hand: ['bandage'] },
    ],
  },
  rolls: [3, 5, 2],
  steps: [
    {
      say: 'Welcome! You lead Brannoc, and whoever first has 30 Valor wins.',
      at: [seat(0)],
      teaches: ['S-1.2', 'S-1.3'],
    },
    {
      say: 'Around the table runs the Trial Path: twelve spaces in a circle. All Champions start on space 1.',
      at: [space(1)],
      teaches: ['S-12.1', 'S-R8'],
    },
    {
      say: 'These Trials are open to everybody. On the left stands what your roll must reach, on the right the Valor it pays.',
      at: [trials],
      teaches: ['S-8.2', 'S-8.3', 'S-R5'],
    },
    {
      say: 'These are your Action Cards, which only you can see. Every turn begins with drawing one more.',
      at: [hand],
      teaches: ['S-4.1', 'S-R10'],
    },
    {
      say: 'Each turn you take one action. Attempt Trial of Echoes: it takes a 4.',
      at: [card('trial-of-echoes')],
      picks: 'attempt Trial of Echoes',
      otherwise: 'You could, but let us begin with Trial of Echoes.',
      teaches: ['S-5.1', 'S-5.3'],
    },
    {
      say: 'Before the die is thrown you may play one Boost. Steady Hand adds 1, so play it.',
      at: [card('steady-hand')],
      picks: 'play Steady Hand',
      otherwise: 'Not this time: play Steady Hand, and keep the rest for later.',
      teaches: ['S-9.2', 'S-R14'],
    },
    {
      say: 'You rolled a 3, and Steady Hand made it 4: exactly enough. The Trial is completed, and its 3 Valor are yours.',
      at: [die, seat(0)],
      teaches: ['S-6.5', 'S-7.1'],
    },
    {
      say: 'A completed Trial takes a Champion one space on; Brannoc may walk up to three. Choose where he stops.',
      at: [space(2), space(3), space(4)],
      picks: ANY,
      remarks: {
        'move to space 2': 'A plain space, and a safe one.',
        'move to space 3 (Fate)': 'The sparkles are a Fate Rune: landing there drew a Fate Card.',
        'move to space 4 (Duel Zone)': 'The swords are a Duel Zone: from there you may duel anybody.',
      },
      teaches: ['S-R47', 'S-11.1', 'S-12.2'],
    },
    {
      say: 'Your turn is over, and everybody else has one too. Watch what Torvald does.',
      at: [seat(1)],
      teaches: ['S-3.2'],
    },
    { by: 1, picks: 'attempt Stone Ladder' },
    {
      say: 'Torvald made it, and it is your turn again: you drew a card. Now dare something hard and attempt Burning Causeway.',
      at: [card('burning-causeway')],
      picks: 'attempt Burning Causeway',
      otherwise: 'A sensible choice, but let me show you a hard one: Burning Causeway.',
      teaches: ['S-4.1', 'S-8.2'],
    },
    {
      say: 'Blazing Zeal would add 2. Play it, or pass and keep it: that is for you to decide.',
      at: [card('blazing-zeal')],
      picks: ANY,
      remarks: {
        pass: 'Kept for a better day.',
        'play Blazing Zeal': 'Bravely done, and not quite enough.',
      },
      teaches: ['S-6.6'],
    },
    {
      say: 'The total falls short of 5. A failed Trial stays where it is and costs you a card: choose which.',
      at: [hand],
      picks: ANY,
      teaches: ['S-7.3', 'S-R28'],
    },
  ],
}
