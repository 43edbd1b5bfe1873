import { seeded } from '@trialhall/kernel'
import { WAITS, timed, waits } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'
import { playMatch } from '../play.ts'
import { SUBJECTS, type Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

/** Microseconds that an undo may take, and in a game whose decisions look at a whole map. */
const MOST = 1000
const MOST_ON_MAP = 5000

/** A finished match is undone choice by choice to its start, the thinned-out checkpoints of its beginning included. */
export const undo: Measure = onGames({
  id: 'undo',
  title: 'Undo of one choice, from the end of a match back to its start, in microseconds on the wall clock',
  columns: WAITS,
  aims: SUBJECTS.map((contender) => ({
    contender,
    figure: 'p95',
    atMost: contender.startsWith('tempus/') ? MOST_ON_MAP : MOST,
  })),
  prepare,
})

function prepare(subject: Subject): Round {
  const chance = seeded('picks')
  let seed = 0
  return (ms) => {
    const micros: number[] = []
    const end = performance.now() + ms
    do {
      const match = playMatch(subject, seed++, chance)
      while (match.length > 0) micros.push(timed(() => match.undo()))
    } while (performance.now() < end)
    return waits(micros)
  }
}
