import type { Chapter } from '@trialhall/table-ui'
import { field, hero } from './places.ts'

/** Targets, stopped advances, defence and flanks, kills and experience. */
export const twoWaves: Chapter = {
  id: 'two-waves',
  title: 'Two waves',
  teaser: 'Whom a unit strikes, what stops it, and how a flank breaks a defence.',
  minutes: 4,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    phase: 'battle',
    round: 5,
    units: { '4,5': 'aGd', '2,3': 'aGd', '3,2': 'aAr', '1,3': 'bIm', '2,4': 'bHh2/2D' },
    seats: [{ class: 'paladin', life: 18 }, { class: 'warlock' }],
  },
  rolls: [],
  steps: [
    {
      say: 'Your battle begins. The farthest row acts first, then row by row back home, each from left to right.',
      at: [field(4, 5), field(2, 3), field(3, 2)],
      teaches: ['L-BAT.5', 'L-R6'],
    },
    {
      say: 'This Guard has reached the end of its lane, and behind it stands the hero. Attack!',
      at: [field(4, 5), hero(1)],
      picks: 'Attack',
      otherwise: 'It came all this way for the hero: attack.',
      teaches: ['L-HRO.2', 'L-HRO.4'],
    },
    {
      say: 'Osric lost 1 life. Your second Guard has two foes beside it, but nobody chooses targets: nearest first, then clockwise from the left.',
      at: [field(2, 3), field(1, 3), field(2, 4)],
      teaches: ['L-ATK.2', 'L-ATK.3', 'L-ATK.4'],
    },
    {
      say: 'So it strikes the Imp on its left. Point at any unit to see its target, then attack.',
      at: [field(1, 3)],
      picks: 'Attack',
      otherwise: 'A foe in range would stop an advance anyway: attack.',
      teaches: ['L-R9', 'L-ADV.2'],
    },
    {
      say: 'The Imp had 1 life, went back to Osric’s hand, and gave you 1 experience. Now bring the Archer closer: advance.',
      at: [field(3, 2), field(3, 3)],
      picks: 'Advance',
      otherwise: 'From here it reaches nobody: advance first, and shoot in the second wave.',
      teaches: ['L-DTH.2', 'L-EXP.4'],
    },
    {
      say: 'In the second wave your Guards had only Advance left. Neither moved, for both have a target within range.',
      at: [field(2, 3), field(4, 5)],
      teaches: ['L-ADV.2', 'L-ADV.7', 'L-R12'],
    },
    {
      say: 'The Hellhound lies sideways: it defends, which takes 1 off each attack. But your Guard threatens it from the side, and a flank takes 1 off its defence.',
      at: [field(2, 4), field(2, 3)],
      teaches: ['L-DEF.5', 'L-DEF.9', 'L-DEF.11'],
    },
    {
      say: 'So the Archer will deal all of its 2. Attack!',
      at: [field(3, 3), field(2, 4)],
      picks: 'Attack',
      otherwise: 'Not with such a shot before you: attack.',
      teaches: ['L-ATK.8'],
    },
    {
      say: 'Two kills and 1 for the battle make 3 experience: that is a level, and a power token with it. Soon you will see what for.',
      at: [hero(0)],
      teaches: ['L-EXP.1', 'L-EXP.2'],
    },
  ],
}
