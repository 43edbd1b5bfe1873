import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveMatch } from '../../src/match/live-match.ts'
import { writtenLog } from '../../src/match/written-log.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { Person, type Page } from '../support/person.ts'
import { Client, newWitness, type Witness } from './load.ts'
import { buildServer, startProcess, type ServerProcess } from './process.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 3 : Math.min(Number(asked), 300)
/** Nobody may have more than a hundred matches that are not over, so others go on after so many rounds. */
const ROUNDS_OF_THE_SAME = 25
const folder = mkdtempSync(join(tmpdir(), 'trialhall-kill-'))

beforeAll(buildServer, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  `a server that is killed ${rounds} times under load loses nothing that it acknowledged`,
  async () => {
    const witness = newWitness()
    const matches: string[] = []
    let clients: Client[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startProcess(folder)
      if (round % ROUNDS_OF_THE_SAME === 0) clients = await arrive(server.host, { witness, round })
      matches.push(...(await openTables(server.host, clients)))
      const playing = matches.slice(-12)
      const pages = await Promise.all(clients.map((client) => client.play(server.host, playing)))
      const before = witness.acknowledged.size
      await pages[0]?.until('acknowledgements', () => witness.acknowledged.size >= before + 10)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await server.end('SIGKILL')
      await Promise.all(pages.map((page) => page.until('the end', () => page.closed)))
      await verify(playing, witness)
    }
    const server = await startProcess(folder)
    await compareViews(server, clients, matches.slice(-6))
    await verify(matches, witness)
    console.log(`${rounds} kills: ${witness.acknowledged.size} acknowledged choices, each in its log once`)
  },
  60_000 + rounds * 20_000,
)

async function arrive(
  host: string,
  { witness, round }: { readonly witness: Witness; readonly round: number },
): Promise<Client[]> {
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.arrive(host)))
  return people.map((person, i) => new Client(person, witness, 100 + 4 * round + i))
}

/** Three tables for each two of the four of them. */
async function openTables(host: string, clients: readonly Client[]): Promise<string[]> {
  const people = clients.map(({ person }) =>
    Object.assign(new Person(host), { cookie: person.cookie, me: person.me }),
  )
  const pairs = [people.slice(0, 2), people.slice(2)] as [Person, Person][]
  const tables = [1, 2, 3].flatMap(() => pairs)
  return Promise.all(
    tables.map(async ([one, other]) => {
      const { id } = await one.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      await other.join(id, 1)
      return id
    }),
  )
}

/** Reads what is on disk, as the next server will, and compares it with what the clients were told. */
async function verify(matches: readonly string[], witness: Witness): Promise<void> {
  const store = await openStore(folder)
  const found = new Map<string, number>()
  for (const match of matches) {
    const entries = await store.entries(match)
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1))
    expect(entries.length).toBeGreaterThanOrEqual(witness.shown.get(match) ?? 0)
    for (const { command, n, seat, pick } of entries) {
      expect(found.has(command ?? '')).toBe(false)
      expect(witness.sent.get(command ?? '')).toEqual({ match, seat, pick })
      found.set(command ?? '', n)
    }
    await compareStates(store, match)
  }
  const acknowledged = [...witness.acknowledged].filter(([command]) =>
    matches.includes(witness.sent.get(command)?.match ?? ''),
  )
  for (const [command, entry] of acknowledged) expect(found.get(command)).toBe(entry)
  await store.close()
}

/** A match built anew from the disk is the same as one that was never interrupted. */
async function compareStates(store: Store, id: string): Promise<Match> {
  const stored = await store.match(id)
  const game = games.find('sigmar')
  if (!stored || !game.ok) throw new Error('no match')
  const entries = await store.entries(id)
  const live = LiveMatch.from(game.value, stored, entries)
  const same = Match.replay(game.value, writtenLog(stored, entries), { story: false })
  if (!live.ok || !same.ok) throw new Error('the log does not fit')
  expect(live.value.match.hash()).toBe(same.value.hash())
  return same.value
}

/** What the restarted server shows is what an uninterrupted match would show. */
async function compareViews(
  server: ServerProcess,
  clients: readonly Client[],
  matches: readonly string[],
): Promise<void> {
  const people = clients.map(({ person }) =>
    Object.assign(new Person(server.host), { cookie: person.cookie, me: person.me }),
  )
  const pages: Page[] = await Promise.all(people.map((person) => person.page()))
  const shown = await Promise.all(
    pages.flatMap((page) =>
      matches.map((match) => page.watch(match).then(({ moment }) => ({ match, moment }))),
    ),
  )
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  const store = await openStore(folder)
  for (const { match, moment } of shown) {
    const same = await compareStates(store, match)
    expect(moment?.length).toBe(same.length)
    expect(moment?.view).toEqual(JSON.parse(JSON.stringify(same.viewFor(moment?.viewer ?? null))))
  }
  await store.close()
}
