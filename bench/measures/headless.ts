import type { Figures, Measure, Round } from '../measure.ts'
import { perCpuSecond } from '../clock.ts'
import { CountingDecider, playHeadless } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

const BATCH = 8
/** Matches of Trials of Tempus grow faster for about 15 CPU seconds, 150 of them with 4 Heroes, until the compiler has seen its rules. */
const TEMPUS_WARM_UPS = 3

/** Whole matches of random picks, nobody watching: what simulations and searches run on. */
export const headless: Measure = onGames({
  id: 'headless',
  title: 'Headless: whole matches of random picks, per CPU second',
  columns: [
    { figure: 'decisions', title: 'decisions/s' },
    { figure: 'real', title: 'with 2+ options/s' },
    { figure: 'games', title: 'games/s' },
  ],
  aims: [
    { contender: 'sigmar/4', figure: 'decisions', atLeast: 2_000_000 },
    { contender: 'lanes/2', figure: 'decisions', atLeast: 200_000 },
    { contender: 'eldar/2', figure: 'decisions', atLeast: 500_000 },
    { contender: 'eldar/2', figure: 'games', atLeast: 5000 },
    { contender: 'tempus/4', figure: 'games', atLeast: 20 }, // 50 ms each
    { contender: 'tempus/8', figure: 'games', atLeast: 8.3 }, // 120 ms each
  ],
  warmUps: (contender) => (contender.startsWith('tempus/') ? TEMPUS_WARM_UPS : 1),
  prepare,
})

function prepare(subject: Subject): Round {
  let seed = 0
  const batch = (): Figures => {
    const decider = new CountingDecider()
    for (let i = 0; i < BATCH; i++) playHeadless(subject, seed++, decider)
    return { decisions: decider.decisions, real: decider.real, games: BATCH }
  }
  return (ms) => perCpuSecond(ms, batch)
}
