import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { MailParts } from '../../src/calls/mail-calls.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Store } from '../../src/store/store.ts'
import { member, Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { closeServers, memoryStore, startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const TOKEN = 'the-operators-own-token'
const NUL = '\0'
const mail: MailParts = { send: async () => 'sent', site: 'https://hall.example.org' }
const rules = { operatorToken: TOKEN }

const postgres = await testPostgres()
const folder = mkdtempSync(join(tmpdir(), 'trialhall-unseen-'))
afterAll(async () => {
  await closeServers()
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

function unseen(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    test('an address that no database can look up leads nowhere, and is no error of ours', async () => {
      const { host } = await startServer({ store: await open() })
      const person = await Person.arrive(host)
      for (const [method, path] of [
        ['GET', '/api/matches/a%00b'],
        ['GET', '/api/matches/a%00b/log'],
        ['GET', '/api/matches/a%00b/moment'],
        ['PATCH', '/api/matches/a%00b'],
        ['DELETE', '/api/matches/a%00b'],
        ['POST', '/api/matches/a%00b/rematch'],
        ['POST', '/api/matches/a%00b/seats/1'],
        ['DELETE', '/api/matches/a%00b/seats/1'],
        ['GET', '/api/tournaments/a%00b'],
        ['POST', '/api/tournaments/a%00b/enter'],
        ['GET', '/api/people/a%00b'],
        ['GET', '/api/leaderboards/a%00b'],
      ] as const)
        expect({
          path,
          method,
          ...(await person.ask(method, path, { body: method === 'GET' ? undefined : {} })),
        }).toMatchObject({ path, method, status: 404, body: { ok: false } })
    })

    test('what no database can keep is refused where it is said', async () => {
      const { host } = await startServer({ store: await open(), mail, rules })
      const ada = await member(host, 'ada')
      const forgot = await ada.ask('POST', '/api/mail/forgot', { body: { name: `ada${NUL}` } })
      expect(forgot).toMatchObject({ status: 400, body: { field: 'name' } })
      const headers = { authorization: `Bearer ${TOKEN}` }
      for (const [act, body, field] of [
        ['people.find', { text: NUL }, 'text'],
        ['people.ban', { who: NUL, reason: 'x' }, 'who'],
        ['reports.settle', { id: NUL, note: 'x' }, 'id'],
      ] as const)
        expect(await ada.ask('POST', `/api/operator/${act}`, { body, headers })).toMatchObject({
          status: 400,
          body: { field },
        })
      const { match, ada: page } = await tableOfTwo(host)
      page.raw(JSON.stringify({ type: 'resign', match, seat: 0, id: NUL }))
      expect(await page.message('refused')).toMatchObject({ field: 'id' })
    })
  })
}

unseen('on SQLite', () => memoryStore())

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  let halls = 0
  unseen('on PostgreSQL', async () =>
    openPostgresStore(databasePlace((await postgres?.hall(`${folder}/${halls++}`)) ?? '')),
  )
})
