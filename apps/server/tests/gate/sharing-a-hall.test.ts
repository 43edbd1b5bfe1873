import { setTimeout as pause } from 'node:timers/promises'
import { ok } from '@trialhall/kernel'
import type { Lobby } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import type { ServiceParts } from '../../src/service.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person, type Page } from '../support/person.ts'
import { personAt, TestHall, type HallServer } from '../support/shared-hall.ts'
import { asked, playSome, type TableOfTwo } from '../support/tables.ts'

/** A table whose match one server owns, with a page of Ada there and of Bob at another one. */
async function tableAcross(
  one: HallServer,
  other: HallServer,
  plan = {},
): Promise<TableOfTwo & { ids: Person[] }> {
  const [a, b] = [await Person.arrive(one.server.host), await Person.arrive(other.server.host)]
  const { id: match } = await a.create({ ...plan, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await b.join(match, 1)
  const [ada, bob] = [await a.page(), await b.page()]
  await ada.watch(match)
  await bob.watch(match)
  return { match, ada, bob, ids: [a, b] }
}

async function seatOf({ host }: Person, page: Page, match: string): Promise<unknown> {
  expect(host).toBe(page.person.host)
  return (await page.person.card(match)).seats
}

describe('servers that share a hall', () => {
  test('play a match though its players are at different ones, and each sees only what is theirs', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const table = await tableAcross(one, other)
    expect(hall.owners.byMatch.get(table.match)).toBe(one.session)
    await playSome(table, 12)
    expect(other.server.service.matches.rooms.has(table.match)).toBe(false)
    const [mine, theirs] = [table.ada.moments.get(table.match), table.bob.moments.get(table.match)]
    expect(mine?.entry).toBe(theirs?.entry)
    expect(mine?.viewer).toBe(0)
    expect(theirs?.viewer).toBe(1)
    const whole = await (await personAt(one, table.bob.person).page()).watch(table.match)
    expect(theirs?.view).toEqual(whole.moment?.view)
  })

  test('do a command once that comes twice, and refuse what is refused', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const table = await tableAcross(one, other)
    const { mover, seat } = await asked(table)
    const { length } = await mover.moment(table.match)
    const far = await personAt(mover === table.ada ? other : one, mover.person).page()
    const choice = { type: 'choose', id: 'same', match: table.match, seat, length, pick: 0 } as const
    const [first, again] = [await far.command(choice), await far.command(choice)]
    expect(first).toMatchObject({ type: 'done', entry: 1 })
    expect(again).toMatchObject({ type: 'done', entry: 1 })
    expect(await far.command({ ...choice, id: 'late' })).toMatchObject({ type: 'refused' })
    expect(await far.command({ ...choice, id: 'odd', seat: 1 - seat })).toMatchObject({ code: 'bad-seat' })
    expect(await far.command({ ...choice, id: 'none', match: 'nosuchmatch' })).toMatchObject({
      code: 'no-match',
    })
    expect(await hall.store.entries(table.match)).toHaveLength(1)
  })

  test('carry talk, presence, names and calls between each other', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const { match, ada, bob } = await tableAcross(one, other)
    expect(await bob.command({ type: 'chat', match, text: 'Hello' })).toMatchObject({ type: 'done' })
    expect((await ada.message('chat')).line).toMatchObject({ text: 'Hello', seat: 1 })
    expect(await seatOf(bob.person, bob, match)).toMatchObject([{ online: true }, { online: true }])
    await ada.leave()
    await bob.message('seats', ({ seats }) => seats[0]?.online === false)
    expect(await seatOf(bob.person, bob, match)).toMatchObject([{ online: false }, { online: true }])
    await bob.person.ask('POST', '/api/me', { body: { name: 'Robert' } })
    expect((await ada.person.card(match)).seats[1]?.name).toBe('Robert')
  })

  test('call whoever closes their page at another one just after it became their turn', async () => {
    const calls: string[] = []
    const graceMs = 60
    const push: NonNullable<ServiceParts['push']> = {
      graceMs,
      checkEndpoint: (endpoint) => ok(endpoint),
      async deliver(_browser, { text }) {
        calls.push(text)
        return 'sent'
      },
    }
    const hall = await TestHall.open()
    const [one, other] = [await hall.server({ push }), await hall.server({ push })]
    const table = await tableAcross(one, other, { game: 'battle-decks' })
    expect(hall.owners.byMatch.get(table.match)).toBe(one.session)
    // Bob had no page yet when the table was full: that call is over before there is a browser that hears it.
    const isSeen = async (): Promise<unknown> => (await table.ada.person.card(table.match)).seats[1]?.online
    await expect.poll(isSeen, PATIENTLY).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 3 * graceMs))
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    const browser = { endpoint: 'https://push.test/asleep', keys }
    expect((await table.bob.person.ask('PUT', '/api/calls', { body: browser })).status).toBe(200)
    while ((await asked(table)).mover !== table.bob) await playSome(table, 1)
    await table.bob.leave()
    await expect.poll(() => calls, PATIENTLY).toEqual(['It is your turn.'])
  })

  test('seat people at tables of each other, and show them in every lobby', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const [a, b] = [await Person.arrive(one.server.host), await Person.arrive(other.server.host)]
    const { id } = await a.create({ visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const page = await a.page()
    await page.watch(id)
    const open = (await b.ask('GET', '/api/matches')).body as Lobby
    expect(open.open.map((card) => card.id)).toContain(id)
    const waiting = await b.page()
    expect((await waiting.watch(id)).card.status).toBe('open')
    await b.join(id, 1)
    expect((await waiting.moment(id)).viewer).toBe(1)
    expect((await page.moment(id)).viewer).toBe(0)
    const mine = ((await b.ask('GET', '/api/matches')).body as Lobby).mine.find((card) => card.id === id)
    expect(mine?.asked).toHaveLength(1)
    expect(mine?.movedAt).toBeGreaterThan(0)
  })

  test.each([{}, { clock: { kind: 'days', days: 3 }, onTimeout: 'lose' }])(
    'say in every lobby whose turn it is in a match that is out of memory, %o',
    async (plan) => {
      const hall = await TestHall.open()
      const [one, other] = [await hall.server({ idleMs: 0 }), await hall.server()]
      const { match, ada, bob, ids } = await tableAcross(one, other, plan)
      for (const page of [ada, bob]) await page.leave()
      const isOpen = (): boolean => {
        one.server.service.sweep()
        return one.server.service.matches.rooms.has(match)
      }
      await expect.poll(isOpen, PATIENTLY).toBe(false)
      const { mine } = (await (ids[1] as Person).ask('GET', '/api/matches')).body as Lobby
      expect(mine.find((card) => card.id === match)?.asked).toHaveLength(1)
    },
  )

  test('open a table that another one promised, and ask for a rematch anywhere', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const a = await Person.arrive(one.server.host)
    const { body } = await a.ask('POST', '/api/promises')
    const { table } = body as { table: string }
    const far = personAt(other, a)
    const made = await far.create({ table, seats: [{ kind: 'me', bytes: '0'.repeat(32) }, { kind: 'open' }] })
    expect(made.id).toBe(table)
    expect(hall.owners.byMatch.get(table)).toBe(one.session)
    const b = await Person.arrive(other.server.host)
    await b.join(table, 1)
    const [ada, bob] = [await a.page(), await b.page()]
    await ada.watch(table)
    await bob.watch(table)
    await bob.command({ type: 'resign', match: table, seat: 1 })
    await ada.moment(table, ({ outcome }) => outcome !== null)
    await expect.poll(async () => (await a.card(table)).status, PATIENTLY).toBe('over')
    const again = (await b.ask('POST', `/api/matches/${table}/rematch`)).body as { id: string }
    expect((await ada.message('rematch')).next).toBe(again.id)
    const both = (await a.ask('POST', `/api/matches/${table}/rematch`)).body as { id: string; status: string }
    expect(both).toMatchObject({ id: again.id, status: 'playing' })
  })

  test('sign people out everywhere, whichever one hears of it', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const a = await Person.arrive(one.server.host)
    const account = { name: 'ada', password: 'a long password' }
    await a.ask('POST', '/api/account', { body: account })
    const far = await personAt(other, a).page()
    await far.message('welcome')
    await a.ask('DELETE', '/api/sessions')
    await far.until('the end', () => far.closed)
    expect((await personAt(other, a).ask('GET', '/api/me')).body).not.toMatchObject({ id: a.me.id })
  })

  test('do what operators want at tables of each other', async () => {
    const hall = await TestHall.open()
    const operatorToken = 'the-operators-own-token'
    const parts = { rules: { operatorToken } }
    const [one, other] = [await hall.server(parts), await hall.server(parts)]
    const [first, second] = [await tableAcross(one, other), await tableAcross(one, other)]
    const act = (what: string, body: object): Promise<{ status: number }> =>
      first.bob.person.ask('POST', `/api/operator/${what}`, {
        body,
        headers: { authorization: `Bearer ${operatorToken}` },
      })
    expect(await act('matches.close', { match: first.match })).toMatchObject({ status: 200 })
    await expect
      .poll(async () => (await first.ada.person.card(first.match)).closed, PATIENTLY)
      .toBe('operator')
    await second.ada.command({ type: 'chat', match: second.match, text: 'Something' })
    expect(await act('people.delete', { who: second.ada.person.me.id })).toMatchObject({ status: 200 })
    await second.ada.until('the end', () => second.ada.closed)
    const moment = await second.bob.moment(second.match, ({ outcome }) => outcome !== null)
    expect(moment.outcome?.ranks).toEqual([2, 1])
    const { chat, card } = await second.bob.watch(second.match)
    expect(chat.map(({ text }) => text)).toEqual(['(removed)'])
    expect(card.seats[0]).toMatchObject({ name: 'Former player' })
  })

  test('take over from one that died: pages see the match go on, and nothing is lost or done twice', async () => {
    const hall = await TestHall.open()
    const [one, other, third] = [await hall.server(), await hall.server(), await hall.server()]
    const table = await tableAcross(other, third)
    expect(hall.owners.byMatch.get(table.match)).toBe(other.session)
    await playSome(table, 6)
    const before = await hall.store.entries(table.match)
    const ada = await personAt(one, table.ada.person).page()
    await ada.watch(table.match)
    other.die()
    await expect.poll(() => hall.owners.byMatch.get(table.match), PATIENTLY).not.toBe(other.session)
    await playSome({ ...table, ada }, 6)
    const after = await hall.store.entries(table.match)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 6)
    expect(table.bob.closed).toBeNull()
    await expect.poll(async () => (await ada.person.card(table.match)).seats[0]?.online, PATIENTLY).toBe(true)
  })

  test('read only those matches of one that died in which time passes', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const clock = { kind: 'live', seconds: 600, increment: 0 } as const
    const timed = await tableAcross(one, one, { clock, onTimeout: 'lose' })
    for (let k = 0; k < 3; k++) {
      const { match, bob } = await tableAcross(one, one)
      await bob.command({ type: 'resign', match, seat: 1 })
    }
    const reads: string[] = []
    const read = hall.store.match.bind(hall.store)
    hall.store.match = (match) => {
      reads.push(match)
      return read(match)
    }
    one.die()
    await expect.poll(() => other.server.service.matches.rooms.has(timed.match), PATIENTLY).toBe(true)
    expect(new Set(reads)).toEqual(new Set([timed.match]))
  })

  test('do not become the owners of tables that are not there, nor of those that were promised and will not be', async () => {
    const hall = await TestHall.open()
    const [one] = [await hall.server(), await hall.server()]
    const ada = await Person.arrive(one.server.host)
    for (let k = 0; k < 5; k++) {
      const to = `/api/matches/nothing-${k}`
      const acts = [
        await ada.ask('POST', `${to}/seats/0`, { body: {} }),
        await ada.ask('DELETE', `${to}/seats/0`),
        await ada.ask('DELETE', to),
        await ada.ask('POST', `${to}/rematch`, { body: {} }),
      ]
      expect(acts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect(hall.owners.byMatch.size).toBe(0)
    for (let k = 0; k < 20; k++) await ada.ask('POST', '/api/promises', { body: {} })
    await expect.poll(() => hall.owners.byMatch.size, PATIENTLY).toBe(8) // as many as one person may have
  })

  test('agree on who is here though a letter was lost', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const { match, ada, bob } = await tableAcross(one, other)
    const { carry } = hall.hub
    hall.hub.carry = () => undefined
    await bob.leave()
    await expect
      .poll(
        () => other.server.service.matches.presence.allHere.some(([id]) => id === bob.person.me.id),
        PATIENTLY,
      )
      .toBe(false)
    await pause(50)
    hall.hub.carry = carry
    await expect.poll(async () => (await ada.person.card(match)).seats[1]?.online, PATIENTLY).toBe(false)
  })

  test('go on when the link was away: what was sent meanwhile is sent again', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const table = await tableAcross(one, other)
    await playSome(table, 3)
    hall.hub.goDown()
    const { mover, seat } = await asked(table)
    const { length } = await mover.moment(table.match)
    mover.send({ type: 'choose', id: 'away', match: table.match, seat, length, pick: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100)) // longer than a message takes that gets through
    hall.hub.comeBack()
    await mover.message('done', ({ id }) => id === 'away')
    await playSome(table, 3)
    expect(await hall.store.entries(table.match)).toHaveLength(7)
  })

  test('hand matches over when one goes: players at others see it go on within an instant, its clocks say so', async () => {
    const hall = await TestHall.open()
    const [one, other, third] = [await hall.server(), await hall.server(), await hall.server()]
    const clock = { kind: 'live', seconds: 60, increment: 0 } as const
    const table = await tableAcross(one, other, { clock, onTimeout: 'lose' })
    const far = await personAt(third, table.ada.person).page()
    await far.watch(table.match)
    await playSome({ ...table, ada: far }, 4)
    const closing = one.server.close()
    await table.ada.message('bye')
    await closing
    expect(hall.owners.byMatch.get(table.match)).not.toBe(one.session)
    await playSome({ ...table, ada: far }, 4)
    const kinds = (await hall.store.entries(table.match)).map(({ kind }) => kind)
    const chosen = Array.from({ length: 4 }, () => 'choose')
    expect(kinds).toEqual([...chosen, 'stop', 'resume', ...chosen])
    expect(far.closed ?? table.bob.closed).toBeNull()
  })

  test('serve the pages of one that goes until they have come back to another', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const table = await tableAcross(one, other)
    const { match, ada } = table
    await playSome(table, 2)
    ada.comesBack = true
    const closing = one.server.close()
    expect(await ada.message('bye')).toMatchObject({ retryMs: 0, serves: true })
    expect(hall.owners.byMatch.get(match)).toBe(other.session)
    expect(await ada.command({ type: 'chat', match, text: 'Still here' })).toMatchObject({ type: 'done' })
    const back = await personAt(other, ada.person).page()
    await back.watch(match)
    await ada.leave()
    await closing
    await playSome({ ...table, ada: back }, 2)
    expect(await hall.store.entries(match)).toHaveLength(4)
  })
})
