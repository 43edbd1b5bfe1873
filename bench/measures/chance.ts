import { seeded, type Generator } from '@trialhall/kernel'
import { perCpuSecond } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'
import { playMatch } from '../play.ts'
import { SUBJECTS, subjectNamed } from '../subjects.ts'

/** Matches between people draw from `chacha20`, all others from `sfc32`. */
const PLAYED: readonly Generator[] = ['sfc32', 'chacha20']
const CONTENDERS = SUBJECTS.flatMap((subject) => PLAYED.map((generator) => `${subject} ${generator}`))

/** What a match that waits at every choice pays for chance that nobody can foresee. */
export const chance: Measure = {
  id: 'chance',
  title: 'Chance: a match that waits at every choice, by its generator, per CPU second',
  columns: [
    { figure: 'decisions', title: 'decisions/s' },
    { figure: 'games', title: 'games/s' },
  ],
  contenders: CONTENDERS,
  aims: [],
  ratios: SUBJECTS.map((subject) => ({
    of: `${subject} chacha20`,
    to: `${subject} sfc32`,
    figure: 'decisions',
    atLeast: 0.9,
  })),
  prepare,
}

function prepare(contender: string): Round {
  const [name = '', generator] = contender.split(' ')
  const subject = { ...subjectNamed(name), generator: PLAYED.find((one) => one === generator) }
  const picks = seeded('picks')
  let seed = 0
  return (ms) => perCpuSecond(ms, () => ({ decisions: playMatch(subject, seed++, picks).length, games: 1 }))
}
