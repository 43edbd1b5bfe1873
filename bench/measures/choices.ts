import { below, seeded } from '@trialhall/kernel'
import type { Measure, Round } from '../measure.ts'
import { quantile } from '../numbers.ts'
import { startMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

/** Microseconds that a choice of Trials of Tempus may take. */
const AIM = 5000

/** What somebody at a table waits for: one choice of a match that waits at every one. */
export const choices: Measure = onGames({
  id: 'choices',
  title: 'One choice of a match that waits at every one, in microseconds on the wall clock',
  columns: [
    { figure: 'p50', title: 'p50 µs' },
    { figure: 'p95', title: 'p95 µs' },
    { figure: 'p99', title: 'p99 µs' },
  ],
  aims: ['tempus/4', 'tempus/8'].map((contender) => ({ contender, figure: 'p95', atMost: AIM })),
  prepare,
})

function prepare(subject: Subject): Round {
  const chance = seeded('picks')
  let seed = 0
  return (ms) => {
    const micros: number[] = []
    const end = performance.now() + ms
    do {
      const match = startMatch(subject, seed++)
      for (let ask = match.asks[0]; match.outcome === null && ask !== undefined; ask = match.asks[0]) {
        const pick = below(chance, ask.options.length)
        const from = performance.now()
        match.choose(ask.seat, pick)
        match.takeEvents()
        micros.push(1000 * (performance.now() - from))
      }
    } while (performance.now() < end)
    return { p50: quantile(micros, 0.5), p95: quantile(micros, 0.95), p99: quantile(micros, 0.99) }
  }
}
