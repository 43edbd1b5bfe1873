import { check, FriendList, type Profile } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { member, Person } from '../support/person.ts'
import { TestHall } from '../support/shared-hall.ts'

const operatorToken = 'the-operators-own-token'
const hall = await TestHall.open()
const clock = { now: 1_000_000 }
const parts = { rules: { operatorToken }, now: () => clock.now }
const [one, other] = [await hall.server(parts), await hall.server(parts)]

async function friendsOf(person: Person): Promise<FriendList> {
  const { body } = await person.ask('GET', '/api/friends')
  const list = check(FriendList, body, 'friends')
  if (!list.ok) throw new Error(list.fault.message)
  return list.value
}

const ask = (person: Person, { me }: Person) => person.ask('POST', `/api/friends/${me.id}`)
const end = (person: Person, { me }: Person) => person.ask('DELETE', `/api/friends/${me.id}`)

async function befriend(a: Person, b: Person): Promise<void> {
  for (const [from, to] of [[a, b] as const, [b, a] as const]) expect((await ask(from, to)).status).toBe(200)
}

test('friends at two servers know who is here and what is played, with the table only where anybody may watch', async () => {
  const [ada, bo] = [await member(one.server.host, 'ada'), await member(other.server.host, 'bob')]
  expect((await ask(ada, bo)).body).toMatchObject({ asked: [{ id: bo.me.id }] })
  expect(await friendsOf(bo)).toMatchObject({ friends: [], toAnswer: [{ id: ada.me.id }] })
  expect((await ask(bo, ada)).body).toMatchObject({ friends: [{ id: ada.me.id }] })
  await expect.poll(() => friendsOf(bo), PATIENTLY).toMatchObject({ friends: [{ isHere: true }] }) // looked at her list
  clock.now += 3 * 60_000
  expect(await friendsOf(bo)).toMatchObject({ friends: [{ isHere: false }] })
  const page = await ada.page()
  await expect.poll(() => friendsOf(bo), PATIENTLY).toMatchObject({ friends: [{ isHere: true }] })
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
  const secret = await ada.create({ visibility: 'link', seats })
  expect((await friendsOf(bo)).friends[0]?.plays).toEqual({ game: 'sigmar' })
  clock.now += 60_000
  const { id: match } = await ada.create({ visibility: 'public', seats })
  await expect
    .poll(async () => (await friendsOf(bo)).friends[0]?.plays, PATIENTLY)
    .toEqual({ game: 'sigmar', match })
  expect(JSON.stringify(await friendsOf(bo))).not.toContain(secret.id)
  await ada.ask('POST', '/api/me/profile', { body: { isHidden: true } })
  expect(Object.keys((await friendsOf(bo)).friends[0] ?? {})).toEqual(['id', 'name', 'since'])
  await page.leave()
})

test('what is wrong is said in a sentence, and a profile says who is a guest', async () => {
  const [cy, di] = [await member(one.server.host, 'cyd'), await member(one.server.host, 'dee')]
  const guest = await Person.arrive(one.server.host)
  const sentence = { status: 400, body: { error: expect.stringMatching(/^[A-Z].*\.$/) } }
  for (const asked of [await ask(guest, cy), await ask(cy, guest), await ask(cy, cy)])
    expect(asked).toMatchObject(sentence)
  expect(await cy.ask('POST', '/api/friends/nobodyatall')).toMatchObject({ status: 404 })
  expect(await cy.ask('POST', '/api/friends/%00')).toMatchObject({ status: 400, body: { field: 'id' } })
  expect(await cy.ask('DELETE', '/api/friends/No.Id')).toMatchObject({ status: 400, body: { field: 'id' } })
  expect(await end(cy, di)).toMatchObject({ status: 200 })
  const foreign = { headers: { origin: 'http://elsewhere.example' } }
  expect((await cy.ask('POST', `/api/friends/${di.me.id}`, foreign)).status).toBe(403)
  const profile = async ({ me }: Person): Promise<unknown> =>
    ((await cy.ask('GET', `/api/people/${me.id}`)).body as Profile).isGuest
  expect([await profile(guest), await profile(di)]).toEqual([true, undefined])
})

test('whoever is banned is in no list, whoever is deleted is gone, and what is taken along holds friends', async () => {
  const [eve, flo] = [await member(one.server.host, 'eve'), await member(other.server.host, 'flo')]
  await befriend(eve, flo)
  const act = (what: string) =>
    flo.ask('POST', `/api/operator/people.${what}`, {
      body: what === 'ban' ? { who: 'eve', reason: 'Cheating' } : { who: 'eve' },
      headers: { authorization: `Bearer ${operatorToken}` },
    })
  expect((await act('ban')).status).toBe(200)
  expect((await friendsOf(flo)).friends).toEqual([])
  await act('unban')
  expect((await friendsOf(flo)).friends).toMatchObject([{ id: eve.me.id }])
  const { body: file } = await flo.ask('GET', '/api/me/export')
  expect(file).toMatchObject({
    records: expect.arrayContaining([
      expect.objectContaining({ kind: 'friends', friends: [{ id: eve.me.id, since: expect.any(Number) }] }),
    ]),
  })
  expect((await eve.ask('DELETE', '/api/me', { body: { password: 'long enough' } })).status).toBe(200)
  expect(await friendsOf(flo)).toEqual({ friends: [], toAnswer: [], asked: [] })
  expect(await hall.store.records({ kind: 'friends', owner: flo.me.id, order: 'first', limit: 1 })).toEqual(
    [],
  )
})

test('whoever parts with themselves changes nothing, and nobody waits for ever who has to do with them', async () => {
  const [eve, ada] = [await member(one.server.host, 'eve'), await member(one.server.host, 'ada_too')]
  const alone = await end(eve, eve)
  expect(alone).toMatchObject({ status: 200, body: { friends: [], toAnswer: [], asked: [] } })
  await befriend(eve, ada)
  expect((await end(ada, eve)).status).toBe(200)
  const guest = await Person.arrive(one.server.host)
  expect((await end(guest, guest)).status).toBe(200)
})
