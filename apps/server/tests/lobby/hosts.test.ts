import type { Lobby } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { HOST_AWAY_MS } from '../../src/lobby/lobby-lists.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const

async function scene(): Promise<{ host: Person; guest: Person; match: string }> {
  const [host, guest] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id: match } = await host.create({ visibility: 'public', seats: [...SEATS] })
  await guest.join(match, 1)
  return { host, guest, match }
}

test('a host sends a guest away, who is told by the seats and cannot sit down there again', async () => {
  const { host, guest, match } = await scene()
  const page = await guest.page()
  await page.watch(match)
  expect((await guest.ask('DELETE', `/api/matches/${match}/seats/0`)).status).toBe(400)
  expect((await host.ask('DELETE', `/api/matches/${match}/seats/1`)).body).toMatchObject({
    status: 'open',
    mine: [0],
  })
  await page.message('seats', ({ seats }) => seats[1]?.kind === 'open')
  const again = await guest.ask('POST', `/api/matches/${match}/seats/1`)
  expect(again).toMatchObject({ status: 400, body: { error: expect.stringContaining('somebody else') } })
  const other = await Person.arrive(server.host)
  expect((await other.join(match, 1)).mine).toEqual([1])
})

test('a host closes a table before it begins, and nobody else does', async () => {
  const { host, guest, match } = await scene()
  const page = await guest.page()
  await page.watch(match)
  expect((await guest.ask('DELETE', `/api/matches/${match}`)).status).toBe(400)
  expect((await host.ask('DELETE', `/api/matches/${match}`)).body).toMatchObject({
    status: 'over',
    closed: 'host',
  })
  expect((await page.message('table', ({ card }) => card.status === 'over')).card.closed).toBe('host')
  expect((await guest.ask('POST', `/api/matches/${match}/seats/2`)).status).toBe(400)
  const lobby = (await guest.ask('GET', '/api/matches')).body as Lobby
  expect([...lobby.mine, ...lobby.open].map(({ id }) => id)).not.toContain(match)
  const begun = await host.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] })
  expect((await host.ask('DELETE', `/api/matches/${begun.id}`)).status).toBe(400)
})

test('a table whose host has been away for more than two minutes is listed apart until they are back', async () => {
  const time = { ahead: 0 }
  const { host: address } = await startServer({ now: () => Date.now() + time.ahead })
  const [host, guest] = [await Person.arrive(address), await Person.arrive(address)]
  const page = await host.page()
  const { id } = await host.create({ visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const look = async (): Promise<(string | undefined)[]> => {
    const { open, away } = (await guest.ask('GET', '/api/matches')).body as Lobby
    return [open[0]?.id, away?.[0]?.id]
  }
  time.ahead += 10 * HOST_AWAY_MS
  expect(await look()).toEqual([id, undefined])
  await page.leave()
  time.ahead += 2000
  expect(await look()).toEqual([id, undefined])
  time.ahead += HOST_AWAY_MS
  expect(await look()).toEqual([undefined, id])
  await host.page()
  time.ahead += 2000
  expect(await look()).toEqual([id, undefined])
})

test('a host changes the terms, and guests keep their seats only if they accept', async () => {
  const { host, guest, match } = await scene()
  const page = await guest.page()
  await page.watch(match)
  const terms = {
    clock: { kind: 'live', seconds: 300, increment: 10 },
    onTimeout: 'lose',
    options: { roundLimit: 5 },
  }
  const changed = await host.ask('PATCH', `/api/matches/${match}`, { body: terms })
  expect(changed.body).toMatchObject({ status: 'open', ...terms, mine: [0] })
  const { card } = await page.message('table', ({ card: shown }) => shown.clock.kind === 'live')
  expect(card).toMatchObject({ mine: [], invited: [1], options: { roundLimit: 5 } })
  const other = await Person.arrive(server.host)
  expect((await other.ask('POST', `/api/matches/${match}/seats/1`)).status).toBe(400)
  expect((await guest.join(match, 1)).mine).toEqual([1])
})

test('who may come is changed without asking anybody anew, and the same terms change nothing', async () => {
  const { host, guest, match } = await scene()
  for (const body of [{ visibility: 'link' }, { clock: { kind: 'none' }, options: {} }, {}])
    expect((await host.ask('PATCH', `/api/matches/${match}`, { body })).status).toBe(200)
  expect(await guest.card(match)).toMatchObject({ mine: [1], visibility: 'link' })
})

test.each([
  [{ options: { roundLimit: 99 } }, 'options.roundLimit', 'allowed is'],
  [{ options: { champions: ['orin'] } }, 'options.champions', 'belongs to the seats'],
  [{ clock: { kind: 'sand' } }, 'clock', ''],
  [{ seats: [] }, 'seats', 'is not known here'],
])('terms like %j are refused and change nothing', async (body, field, words) => {
  const { host, guest, match } = await scene()
  const refused = await host.ask('PATCH', `/api/matches/${match}`, { body })
  expect(refused).toMatchObject({ status: 400, body: { ok: false, error: expect.stringContaining(words) } })
  expect((refused.body as { field: string }).field).toContain(field)
  expect((await guest.card(match)).mine).toEqual([1])
})

test('nobody but the host changes the terms, and nobody once the match has begun', async () => {
  const { host, guest, match } = await scene()
  const body = { visibility: 'link' }
  expect((await guest.ask('PATCH', `/api/matches/${match}`, { body })).status).toBe(400)
  expect((await host.ask('PATCH', '/api/matches/nowhere12', { body })).status).toBe(404)
  const begun = await host.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] })
  expect((await host.ask('PATCH', `/api/matches/${begun.id}`, { body })).body).toMatchObject({
    error: expect.stringContaining('has begun'),
  })
})
