import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import { expect } from 'vitest'
import { LiveMatch } from '../../src/match/live-match.ts'
import { writtenLog } from '../../src/match/written-log.ts'
import type { Store } from '../../src/store/store.ts'
import { Person, type Page } from '../support/person.ts'
import { Client, type Witness } from './load.ts'
import type { ServerProcess } from './process.ts'

/** Opens the store of a server that is not running. */
export type OpenHall = () => Promise<Store>

/** Four people come to a server. */
export async function arrive(
  host: string,
  { witness, round }: { readonly witness: Witness; readonly round: number },
): Promise<Client[]> {
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.arrive(host)))
  return people.map((person, i) => new Client(person, witness, 100 + 4 * round + i))
}

/** Three tables for each two of the four of them. */
export async function openTables(host: string, clients: readonly Client[]): Promise<string[]> {
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
export async function verify(open: OpenHall, matches: readonly string[], witness: Witness): Promise<void> {
  const store = await open()
  const found = new Map<string, number>()
  for (const match of matches) {
    const entries = await store.entries(match)
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1))
    expect(entries.length).toBeGreaterThanOrEqual(witness.shown.get(match) ?? 0)
    const bots = await botSeatsOf(store, match)
    for (const { command, kind, n, seat, pick } of entries) {
      if (kind === 'stop' || kind === 'resume' || bots.has(seat)) {
        expect(command).toBeNull()
        continue
      }
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

/** Nobody sent what bots chose, nor that a clock stood still while its match went to another server. */
async function botSeatsOf(store: Store, match: string): Promise<ReadonlySet<number>> {
  const seats = (await store.match(match))?.seats ?? []
  return new Set(seats.flatMap(({ kind, seat }) => (kind === 'bot' ? [seat] : [])))
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
export async function compareViews(
  server: ServerProcess,
  { open, clients, matches }: { open: OpenHall; clients: readonly Client[]; matches: readonly string[] },
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
  const store = await open()
  for (const { match, moment } of shown) {
    const same = await compareStates(store, match)
    expect(moment?.length).toBe(same.length)
    expect(moment?.view).toEqual(JSON.parse(JSON.stringify(same.viewFor(moment?.viewer ?? null))))
  }
  await store.close()
}
