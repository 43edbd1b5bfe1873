import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, type Message, type Page } from '../support/person.ts'
import { Client, newWitness } from './load.ts'
import { buildServer, startProcess } from './process.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 2 : Math.min(Number(asked), 190)
const PEOPLE = 4
/** Matches come to their ends, so others take their place after so many rounds. */
const ROUNDS_OF_THE_SAME = 20
const folder = mkdtempSync(join(tmpdir(), 'trialhall-busy-'))
/** Other programs that want all of the processor; only in the soak, for they would starve other tests. */
const BURNERS = asked === undefined ? 0 : availableParallelism()
const burners: ChildProcess[] = []

beforeAll(async () => {
  await buildServer()
  for (let i = 0; i < BURNERS; i++)
    burners.push(spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }))
}, 60_000)
afterAll(() => {
  for (const burner of burners) burner.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody's tables against the strongest bots: their thinking and all that is built anew crowd the processor. */
async function sitDown(person: Person): Promise<string[]> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'master' }] as const
  const cards = await Promise.all(
    ['sigmar', 'lanes', 'eldar'].map((game) => person.create({ game, seats: [...seats] })),
  )
  return cards.map(({ id }) => id)
}

/** What a page was told that no player of a healthy match should hear. */
function refusalsOf(page: Page): readonly string[] {
  return page.heard
    .filter((one): one is Message<'refused'> => one.type === 'refused')
    .filter(({ code }) => code === 'rules-stuck')
    .map(({ error }) => error)
}

test(
  `no healthy match is refused when a busy machine restarts ${rounds} times`,
  async () => {
    const witness = newWitness()
    let people: { client: Client; matches: string[] }[] = []
    let shown = 0
    for (let round = 0; round < rounds; round++) {
      const server = await startProcess(folder)
      if (round % ROUNDS_OF_THE_SAME === 0) {
        people = await Promise.all(
          Array.from({ length: PEOPLE }, async (_, i) => {
            const person = await Person.arrive(server.host)
            const client = new Client(person, witness, 100 + PEOPLE * round + i)
            return { client, matches: await sitDown(person) }
          }),
        )
      }
      const pages = await Promise.all(people.map(({ client, matches }) => client.play(server.host, matches)))
      for (const [i, page] of pages.entries()) {
        for (const match of people[i]?.matches ?? []) {
          await page.until('its table', () => page.moments.get(match))
          shown++
        }
      }
      const { output } = await server.end('SIGKILL')
      for (const page of pages) expect(refusalsOf(page)).toEqual([])
      expect(output).not.toMatch(/without end|set aside/)
      await Promise.all(pages.map((page) => page.until('the end', () => page.closed)))
    }
    console.log(`${rounds} restarts of a busy machine: ${shown} tables came back, none refused`)
  },
  60_000 + rounds * 20_000,
)
