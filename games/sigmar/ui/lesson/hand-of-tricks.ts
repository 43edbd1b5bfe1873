import { ANY, type Chapter } from '@trialhall/table-ui'
import { card, hand, seat, space, trials } from './places.ts'

/** What Action Cards do besides Boosts, in others' turns too; Instant Trials and rest. */
export const handOfTricks: Chapter = {
  id: 'hand-of-tricks',
  title: 'A hand of tricks',
  teaser: 'Block and jeer in the turns of others, leap along the path, and rest.',
  minutes: 3,
  names: ['You', 'Torvald'],
  options: { windows: 'able' },
  position: {
    active: 'B',
    first: 'B',
    round: 3,
    phase: 'action',
    trials: ['chain-bridge', 'storm-psalm', 'broken-cipher'],
    actionDeck: ['bandage', 'long-stride', 'blazing-zeal', 'restoration', 'twin-chant', 'gate-walk'],
    trialDeck: ['wolf-run', 'silent-choir'],
    seats: [
      {
        champion: 'brannoc',
        valor: 6,
        completed: 2,
        space: 5,
        hand: ['sealed-hands', 'jeers', 'waystep', 'steady-hand'],
      },
      { champion: 'torvald', valor: 5, completed: 2, space: 7, hand: ['blazing-zeal', 'steady-hand'] },
    ],
  },
  rolls: [2, 4, 2],
  steps: [
    {
      say: 'It is Torvald’s turn. Still, each turn lets every player use one Action Card, so be ready.',
      at: [seat(1)],
      teaches: ['S-9.6', 'S-R19'],
    },
    { by: 1, picks: 'attempt Chain Bridge' },
    { by: 1, picks: 'play Blazing Zeal' },
    {
      say: 'Torvald attempts Chain Bridge with a Boost of 2. Block it: play Sealed Hands.',
      at: [card('sealed-hands'), card('chain-bridge')],
      picks: 'play Sealed Hands',
      otherwise: 'Do not let him have it: play Sealed Hands.',
      teaches: ['S-9.3', 'S-R21'],
    },
    {
      say: 'Without his Boost he failed by 1 and lost a card. Now it is your turn: play Waystep, a Teleport.',
      at: [card('waystep')],
      picks: 'play Waystep',
      otherwise: 'That works as well, but try what Waystep can do.',
      teaches: ['S-5.4', 'S-9.5'],
    },
    {
      say: 'It takes you 1 or 2 spaces either way. Go to the flame on space 6, an Instant Trial.',
      at: [space(6)],
      picks: 'move to space 6 (Instant Trial)',
      otherwise: 'You may go there on another day; today try the flame on space 6.',
      teaches: ['S-R25', 'S-12.4'],
    },
    {
      say: 'Who lands on a flame must attempt a Trial at once. Which one is your choice.',
      at: [trials],
      picks: ANY,
      teaches: ['S-12.4', 'S-R50'],
    },
    {
      say: 'A 4, and it is done. An Instant Trial pays as usual, but you stay where you are.',
      at: [space(6), seat(0)],
      teaches: ['S-R50'],
    },
    { by: 1, picks: 'attempt Wolf Run' },
    {
      say: 'Torvald attempts Wolf Run, which takes a 3, and adds 1 by his ability. Lower his roll with Jeers from the Crowd.',
      at: [card('jeers'), card('wolf-run')],
      picks: 'play Jeers from the Crowd',
      otherwise: 'Be a little unkind for once: play Jeers from the Crowd.',
      teaches: ['S-9.3', 'S-R20'],
    },
    {
      say: 'He missed it by 1, thanks to you. Your hand is getting small, so rest: you give up this turn.',
      at: [hand],
      picks: 'rest',
      otherwise: 'Another time. For now, rest and see what it brings.',
      teaches: ['S-5.5', 'S-R16'],
    },
    { by: 1, picks: 'rest' },
    {
      say: 'After a rest you draw two cards. Hold as many as you like, but keep at most 7 when your turn ends.',
      at: [hand],
      teaches: ['S-5.6', 'S-13.1'],
    },
  ],
}
