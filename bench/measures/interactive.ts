import { seeded } from '@trialhall/kernel'
import { perCpuSecond } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'
import { playMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

/** Matches that stop at every choice, with asks, reasons, events, checkpoints and a record: what a server runs. */
export const interactive: Measure = onGames({
  id: 'interactive',
  title: 'Interactive: a match that waits at every choice, per CPU second',
  columns: [
    { figure: 'decisions', title: 'decisions/s' },
    { figure: 'games', title: 'games/s' },
  ],
  aims: [{ contender: 'sigmar/4', figure: 'decisions', atLeast: 200_000 }],
  prepare,
})

function prepare(subject: Subject): Round {
  const chance = seeded('picks')
  let seed = 0
  return (ms) => perCpuSecond(ms, () => ({ decisions: playMatch(subject, seed++, chance).length, games: 1 }))
}
