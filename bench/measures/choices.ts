import { below, seeded } from '@trialhall/kernel'
import { WAITS, timed, waits } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'
import { startMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

/** Microseconds that a choice of Trials of Tempus may take. */
const AIM = 5000

/** What somebody at a table waits for: one choice of a match that waits at every one. */
export const choices: Measure = onGames({
  id: 'choices',
  title: 'One choice of a match that waits at every one, in microseconds on the wall clock',
  columns: WAITS,
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
        const { seat } = ask
        micros.push(
          timed(() => {
            match.choose(seat, pick)
            match.takeEvents()
          }),
        )
      }
    } while (performance.now() < end)
    return waits(micros)
  }
}
