import type { Chapter } from '@trialhall/table-ui'
import { card, FIRST_GAME, hand, hero, mat, NAMES, quiet, space } from './places.ts'

/** Cards of the hand: a Free card, Chains on a move and on an attack, and a Damage Chain. */
export const chains: Chapter = {
  id: 'chains',
  title: 'Cards and Chains',
  teaser: 'Play cards from your hand, and improve them with Chains.',
  minutes: 3,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    round: 2,
    next: 'A',
    seats: [
      {
        at: '4,11',
        hand: ['action-surge', 'remarkable-athlete', 'heavy-swing', 'shield-bash', 'brutal-strike'],
      },
      { at: '11,8' },
      { at: '3,9', hasActed: true },
      { ...quiet, at: '26,26', hasActed: true },
    ],
  },
  rolls: [13, 8],
  steps: [
    {
      say: 'In each round you draw two cards. Unlike Primary cards, those of your hand are discarded once they are played.',
      at: [hand],
      teaches: ['T-10.01', 'T-15.05'],
    },
    {
      say: 'Free cards cost no Action. Play Action Surge, which gives you a third Action in this turn.',
      at: [card('action-surge')],
      picks: 'play Action Surge',
      otherwise: 'First make the turn longer: play Action Surge.',
      teaches: ['T-16.12', 'T-14.12'],
    },
    {
      say: 'Ivar is 7 spaces away. Move with Forward March.',
      at: [hero(1), card('forward-march')],
      picks: 'move with Forward March',
      otherwise: 'Go to him first: move with Forward March.',
    },
    {
      say: 'A Chain improves an Action and costs none. Add Remarkable Athlete, which fits a move and makes it 2 spaces longer.',
      at: [card('remarkable-athlete')],
      picks: 'add Remarkable Athlete',
      otherwise: 'Five spaces are not enough: add Remarkable Athlete.',
      teaches: ['T-16.01', 'T-16.03'],
    },
    {
      say: 'Seven spaces to spend. Walk.',
      picks: 'walk',
      otherwise: 'You are not close enough: walk.',
    },
    {
      say: 'Go next to Ivar, to column 10, row 9.',
      at: [space(10, 9), hero(1)],
      picks: 'column 10, row 9',
      otherwise: 'Go on to column 10, row 9, from where you reach him.',
      teaches: ['T-18.03'],
    },
    {
      say: 'Cards of your hand can be better than Primary ones. Attack with Heavy Swing.',
      at: [card('heavy-swing')],
      picks: 'attack with Heavy Swing',
      otherwise: 'You have something better: attack with Heavy Swing.',
      teaches: ['T-14.02'],
    },
    {
      say: 'A 13 hits for 11. Shield Bash is an Attack Chain that pushes whoever was hit 1 space away: add it.',
      at: [card('shield-bash')],
      picks: 'add Shield Bash',
      otherwise: 'Both will be played, but begin with Shield Bash.',
      teaches: ['T-16.02', 'T-26.09'],
    },
    {
      say: 'An Action takes one Chain, but an attack that hits takes a Damage Chain as well. Add Brutal Strike for 5 more damage.',
      at: [card('brutal-strike')],
      picks: 'add Brutal Strike as a Damage Chain',
      otherwise: 'More damage is better: add Brutal Strike as a Damage Chain.',
      teaches: ['T-16.07', 'T-16.08'],
    },
    {
      say: 'Of 16 damage Ivar’s DR took 2 off, and he was pushed out of reach of your Battleaxe. Use your third Action: attack with Heavy Crossbow.',
      at: [hero(1), card('heavy-crossbow')],
      picks: 'attack with Heavy Crossbow',
      otherwise: 'He is far enough for a shot: attack with Heavy Crossbow.',
      teaches: ['T-24.03', 'T-21.03'],
    },
    {
      say: 'Another hit. One space is left, but there is nothing to do with it: end your turn.',
      at: [hero(0)],
      picks: 'end your turn',
      otherwise: 'You stand well: end your turn.',
      teaches: ['T-18.14'],
    },
    {
      say: 'The cards that you played are in your discard pile now. When your deck runs out, some of them come back, together with six stronger Tier 2 cards.',
      at: [mat],
      teaches: ['T-10.07', 'T-15.05'],
    },
  ],
}
