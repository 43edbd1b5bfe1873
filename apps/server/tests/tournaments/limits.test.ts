import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryHub } from '../../src/link/memory-link.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { MOST_LIVE } from '../../src/tournaments/tournaments.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { Member, PLAN } from './club.ts'

const postgres = await testPostgres()
const servers: TestServer[] = []
const hub = new MemoryHub()
const often = { most: 1000, perSecond: 1000 }
const limits = { ...USUAL_LIMITS, tournaments: often, efforts: often, newcomers: often }

/** One of two servers of a hall on PostgreSQL. */
async function start(url: string): Promise<TestServer> {
  const store = await openPostgresStore(databasePlace(url), { kin: 'limits' })
  if (store.owners === null) throw new Error('this hall is shared by nobody')
  return startServer({ store, limits, shared: { owners: store.owners, link: hub.link() } })
}

beforeAll(async () => {
  const url = await postgres?.hall('limits')
  if (url !== undefined) servers.push(await start(url), await start(url))
}, 60_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres?.close()
}, 60_000)

/** The same person at both servers by turns. */
function atBoth({ person }: Member, turn: number): Member {
  const host = servers[turn % servers.length]?.host ?? ''
  return new Member(Object.assign(new Person(host), { cookie: person.cookie, me: person.me }))
}

function arrive(account: string): Promise<Member> {
  return Member.arrive(servers[0]?.host ?? '', account)
}

/** So many were done, and all others refused with the same sentence. */
function expectDone(answers: readonly { status: number; body: unknown }[], most: number, why: RegExp): void {
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(why) } })
}

describe.skipIf(postgres === null)('two servers of a hall that are asked at the same time', () => {
  test('open no more tournaments for one person than one server would', async () => {
    const ana = await arrive('anna')
    const asked = Array.from({ length: 2 * MOST_LIVE.organiser + 2 }, (_, n) =>
      atBoth(ana, n).person.ask('POST', '/api/tournaments', { body: { ...PLAN, name: `Evening ${n}` } }),
    )
    expectDone(await Promise.all(asked), MOST_LIVE.organiser, /^You run 3 tournaments already/)
  })

  test('let nobody enter more tournaments than one server would, and one more when one of them is over', async () => {
    const hosts = await Promise.all(['bona', 'cyra', 'dina', 'edda'].map(arrive))
    const open = await Promise.all(hosts.flatMap((host) => [1, 2, 3].map(() => host.open())))
    const guest = await Member.arrive(servers[1]?.host ?? '')
    const asked = open.map(({ card }, n) => atBoth(guest, n).act(card.id, 'enter'))
    const answers = await Promise.all(asked)
    expectDone(answers, MOST_LIVE.entrant, /^You have to do with 10 tournaments already/)
    const [inOne, late] = [200, 400].map((status) => answers.findIndex((answer) => answer.status === status))
    const [host, entered] = [hosts[Math.floor((inOne ?? 0) / 3)], open[inOne ?? 0]]
    await host?.act(entered?.card.id ?? '', 'cancel')
    expect(await atBoth(guest, 0).act(open[late ?? 0]?.card.id ?? '', 'enter')).toMatchObject({ status: 200 })
  })
})
