import { gameLaws } from '@trialhall/kernel/testkit'
import { lanes } from '../game.ts'

/** A match of each set of options for each law, which are matches of their own; a soak sets TRIALHALL_RUNS. */
gameLaws(lanes, {
  runs: 5,
  options: [
    { roundLimit: 6 },
    { roundLimit: 8, classes: ['paladin', 'warlock'] },
    { roundLimit: 8, classes: ['warlock', 'elementalist'], details: 'full' },
    { roundLimit: 8, classes: ['elementalist', 'paladin'], lanes: 3, rows: 4, orbTrackLength: 2 },
    { roundLimit: 10, classDeal: 'random', mirror: true, compensation: 'delay' },
  ],
})
