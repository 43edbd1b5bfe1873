import { Match, seeded } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import { anyPosition } from './any-position.ts'
import { Watch } from './watch.ts'

/** Positions; a twentieth as many whole matches. Thousands in `npm run soak`. */
const RUNS = Number(process.env['TRIALHALL_RUNS'] ?? 60)

test('in crowded positions battles and windows are as a referee says who knows only the rules page', () => {
  const looks = { battles: 0, windows: 0 }
  for (let seed = 0; seed < RUNS; seed++) {
    const { position, options } = anyPosition(seeded(`position ${seed}`)) as {
      position: object
      options: object
    }
    const match = sure(Match.start(lanes, { seats: 2, seed, position, options }))
    const watch = new Watch(match, seeded(`picks ${seed}`))
    expect(watch.play(250), `position ${seed}`).toBe(null)
    looks.battles += watch.looks.battles
    looks.windows += watch.looks.windows
  }
  expect(looks.battles).toBeGreaterThan(RUNS)
  expect(looks.windows).toBeGreaterThan(RUNS)
})

test('and so they are in whole matches from their beginning', () => {
  for (let seed = 0; seed < Math.ceil(RUNS / 20); seed++) {
    const options = { classDeal: 'random', roundLimit: 12 }
    const match = sure(Match.start(lanes, { seats: 2, seed, options }))
    expect(new Watch(match, seeded(`match ${seed}`)).play(4000), `match ${seed}`).toBe(null)
  }
})
