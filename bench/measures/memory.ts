import { seeded, type Match } from '@trialhall/kernel'
import type { Measure, Round } from '../measure.ts'
import { playMatch } from '../play.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

const MATCHES = 100

/** Heap that whole matches hold: record, checkpoints, states and asks, divided by their choices. */
export const memory: Measure = onGames({
  id: 'memory',
  title: 'Memory of a live match at its end',
  columns: [
    { figure: 'bytesPerChoice', title: 'bytes a choice' },
    { figure: 'kilobytes', title: 'kB a match' },
    { figure: 'choices', title: 'choices a match' },
  ],
  aims: SUBJECTS.map((contender) => ({ contender, figure: 'bytesPerChoice', atMost: 2000 })),
  prepare,
})

function prepare(subject: Subject): Round {
  playMany(subject) // whatever is made only once is there before anything is weighed
  return () => {
    const before = heapInUse()
    const matches = playMany(subject)
    const bytes = heapInUse() - before
    const choices = matches.reduce((sum, match) => sum + match.length, 0)
    return {
      bytesPerChoice: bytes / choices,
      kilobytes: bytes / MATCHES / 1000,
      choices: choices / MATCHES,
    }
  }
}

function playMany(subject: Subject): Match[] {
  const chance = seeded('picks')
  return Array.from({ length: MATCHES }, (_, seed) => playMatch(subject, seed, chance))
}

function heapInUse(): number {
  const { gc } = globalThis
  if (!gc) throw new Error('memory is measured with --expose-gc')
  gc()
  gc()
  return process.memoryUsage().heapUsed
}
