import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from '../support/dice.ts'
import { PostgresHome, type Fault } from '../support/postgres-home.ts'
import { testPostgres } from '../support/postgres.ts'
import { liveThrough, StoreLife } from '../support/store-life.ts'
import type { Failing } from '../support/weather.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

const steps = Number(process.env['TRIALHALL_RUNS'] ?? 40)
/** Steps of one life; a life that fails is repeated by its seed. */
const STEPS_OF_A_LIFE = 250
const first = Number(process.env['TRIALHALL_SEED'] ?? 1)

async function homeOf(name: string, fault: Fault): Promise<PostgresHome> {
  return new PostgresHome((await postgres?.hall(name)) ?? '', fault)
}

describe.skipIf(postgres === null)('a store on PostgreSQL', () => {
  test.each(['lost', 'refused'] as const)(
    `in ${steps} steps of any weather, where connections or statements are %s, it holds what it acknowledged, once and in order`,
    async (fault) => {
      let failures = 0
      for (let done = 0, seed = first; done < steps; done += STEPS_OF_A_LIFE, seed++) {
        const home = await homeOf(`life ${seed} ${fault}`, fault)
        const told = await liveThrough(home, { seed, steps: Math.min(STEPS_OF_A_LIFE, steps - done) }).catch(
          (error: unknown) => {
            throw new Error(`TRIALHALL_SEED=${seed} repeats this`, { cause: error })
          },
        )
        failures += told.failures
        if (steps >= 250) console.log(`${fault}, seed ${seed}: ${JSON.stringify(told)}`)
      }
      expect(failures).toBeGreaterThan(0)
    },
    60_000 + steps * 500,
  )

  test.each([
    ['lost', 'before'],
    ['lost', 'after'],
    ['refused', 'before'],
  ] as const)(
    'whichever statement is %s %s it is done, nothing is lost, doubled or out of order',
    async (fault, when) => {
      let reached = true
      for (let k = 0; reached; k++)
        reached = await failAt(await homeOf(`${fault} ${when} ${k}`, fault), { k, when })
    },
  )
})

/** A short life in which the statement `k` fails; false where there are not so many. */
async function failAt(home: PostgresHome, { k, when }: { k: number; when: Failing }): Promise<boolean> {
  const life = new StoreLife(home, new Dice(7))
  try {
    await life.begin()
    life.weather.failOnce(k, when)
    for (let step = 0; step < 2; step++) await life.stepThrough()
    const reached = life.weather.failures > 0
    await life.end()
    return reached
  } finally {
    life.clearAway()
  }
}
