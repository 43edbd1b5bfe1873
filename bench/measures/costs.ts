import { redeal, stateHash, viewFor, type State } from '@trialhall/kernel'
import { cpuMicroseconds } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'
import { matchesUnderWay } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

const MATCHES = 32
const BATCH = 64

/** What the kernel does with a state all the time, on states from anywhere in a match. */
export const costs: Measure = onGames({
  id: 'costs',
  title: 'Costs of one state, in CPU microseconds',
  columns: [
    { figure: 'clone', title: 'clone µs' },
    { figure: 'view', title: 'view µs' },
    { figure: 'redeal', title: 're-deal µs' },
    { figure: 'hash', title: 'hash µs' },
  ],
  aims: ['tempus/4', 'tempus/8'].map((contender) => ({ contender, figure: 'clone', atMost: 10 })),
  prepare,
})

function prepare(subject: Subject): Round {
  const { game } = subject
  const states = matchesUnderWay(subject, MATCHES).map((match) => match.state)
  const stateAt = (i: number): State => states[i % MATCHES] as State
  let seed32 = 0
  return (ms) => ({
    clone: cpuMicroseconds(ms / 4, BATCH, (i) => game.clone(stateAt(i))),
    view: cpuMicroseconds(ms / 4, BATCH, (i) => viewFor(game, stateAt(i), 0)),
    redeal: cpuMicroseconds(ms / 4, BATCH, (i) => redeal(game, stateAt(i), { viewer: 0, seed32: seed32++ })),
    hash: cpuMicroseconds(ms / 4, BATCH, (i) => stateHash(stateAt(i))),
  })
}
