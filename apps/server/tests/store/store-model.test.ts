import { expect, test } from 'vitest'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { Dice } from '../support/dice.ts'
import { drivers } from '../support/drivers.ts'
import { SqliteHome } from '../support/sqlite-home.ts'
import { liveThrough, StoreLife, type Told } from '../support/store-life.ts'

const steps = Number(process.env['TRIALHALL_RUNS'] ?? 250)
/** Steps of one life; a life that fails is repeated by its seed. */
const STEPS_OF_A_LIFE = 250
const first = Number(process.env['TRIALHALL_SEED'] ?? 1)

for (const [name, open] of drivers) {
  test(
    `${name}: in ${steps} steps of any weather the store holds what it acknowledged, once and in order`,
    async () => {
      const told: Told = { writes: 0, refused: 0, failures: 0, deaths: 0, entries: 0 }
      for (let done = 0, seed = first; done < steps; done += STEPS_OF_A_LIFE, seed++) {
        const life = await liveThrough(new SqliteHome(open), {
          seed,
          steps: Math.min(STEPS_OF_A_LIFE, steps - done),
        }).catch((error: unknown) => {
          throw new Error(`TRIALHALL_SEED=${seed} repeats this`, { cause: error })
        })
        for (const key of Object.keys(told) as (keyof Told)[]) told[key] += life[key]
      }
      expect(told.failures).toBeGreaterThan(0)
      if (steps >= 1000)
        console.log(
          `${name}, ${steps} steps: ${told.writes} writes, ${told.refused} of them refused; ${told.failures} statements failed, the process died ${told.deaths} times; ${told.entries} entries, each there once`,
        )
    },
    60_000 + steps * 100,
  )
}

for (const [name, open] of drivers) {
  test(`${name}: whichever statement fails, nothing is lost, doubled or out of order`, async () => {
    let reached = true
    for (let k = 0; reached; k++)
      for (const when of ['before', 'after'] as const) reached = await failAt(open, { k, when })
  })
}

/** A short life in which the statement `k` fails; false where there are not so many. */
async function failAt(
  open: OpenDriver,
  { k, when }: { k: number; when: 'before' | 'after' },
): Promise<boolean> {
  const life = new StoreLife(new SqliteHome(open), new Dice(7))
  try {
    await life.begin({ mostInJournal: 8 })
    life.weather.failOnce(k, when)
    for (let step = 0; step < 6; step++) await life.stepThrough()
    const reached = life.weather.failures > 0
    await life.end()
    return reached
  } finally {
    life.clearAway()
  }
}
