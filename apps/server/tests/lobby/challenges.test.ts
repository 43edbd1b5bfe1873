import type { Lobby, MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const clock = { now: 1_790_000_000_000 }
const server = await startServer({ wall: () => clock.now })

function challenge(by: Person, ...ids: string[]): Promise<{ status: number; body: unknown }> {
  const kept = ids.map((invite) => ({ kind: 'open', invite }))
  return by.ask('POST', '/api/matches', { body: { game: 'sigmar', seats: [{ kind: 'me' }, ...kept] } })
}

function people(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => Person.arrive(server.host)))
}

test('a seat is kept for whoever is challenged: they are asked, nobody else takes it, and the match begins when they accept', async () => {
  const [ada, bo, cy] = (await people(3)) as [Person, Person, Person]
  const made = await challenge(ada, bo.me.id)
  const { id, seats } = made.body as MatchCard
  expect(seats[1]?.invited).toMatchObject({ id: bo.me.id, name: bo.me.name, challenged: true })
  const lobby = async (of: Person): Promise<Lobby> => (await of.ask('GET', '/api/matches')).body as Lobby
  expect((await lobby(bo)).mine).toMatchObject([{ id, invited: [1] }])
  expect((await lobby(cy)).mine).toEqual([])
  expect(await cy.ask('POST', `/api/matches/${id}/seats/1`)).toMatchObject({ status: 400 })
  expect(await bo.join(id, 1)).toMatchObject({ status: 'playing', mine: [1] })
})

test('nobody is pressed for an answer: one challenge at a time, and none for an hour after it was declined', async () => {
  const [ada, bo, cy] = (await people(3)) as [Person, Person, Person]
  const { id } = (await challenge(ada, bo.me.id)).body as MatchCard
  const waiting = { status: 400, body: { error: `${bo.me.name} has not answered your last challenge yet.` } }
  expect(await challenge(ada, bo.me.id)).toMatchObject(waiting)
  expect(await challenge(cy, bo.me.id)).toMatchObject({ status: 200 }) // of somebody else
  expect((await bo.ask('DELETE', `/api/matches/${id}/seats/1`)).body).toMatchObject({ closed: 'declined' })
  const cooling = { body: { error: `${bo.me.name} would rather not play now; ask again in an hour.` } }
  expect(await challenge(ada, bo.me.id)).toMatchObject(cooling)
  clock.now += 61 * 60_000
  const again = await Promise.all(Array.from({ length: 20 }, () => challenge(ada, bo.me.id)))
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a crowd challenges nobody more than twenty times at a time', async () => {
  const [bo, ...crowd] = (await people(22)) as [Person, ...Person[]]
  for (const [n, one] of crowd.entries())
    expect((await challenge(one, bo.me.id)).status).toBe(n < 20 ? 200 : 400)
})

test('nobody challenges more than ten people at a time', async () => {
  const [ada, ...crowd] = (await people(12)) as [Person, ...Person[]]
  for (const [n, one] of crowd.entries())
    expect((await challenge(ada, one.me.id)).status).toBe(n < 10 ? 200 : 400)
})

test('what is wrong with a challenge is said in a sentence, and nothing is opened', async () => {
  const [ada, bo] = (await people(2)) as [Person, Person]
  const says = async (...ids: string[]): Promise<unknown> => (await challenge(ada, ...ids)).body
  const nobody = 'x'.repeat(bo.me.id.length)
  expect(await says(nobody)).toMatchObject({
    field: 'seats[1].invite',
    error: `seats[1].invite is "${nobody}", which is nobody's id here.`,
  })
  expect(await says(ada.me.id)).toMatchObject({ error: 'You cannot challenge yourself; take the seat.' })
  expect(await says(bo.me.id, bo.me.id)).toMatchObject({
    error: `${bo.me.name} is asked to two seats; one person is asked once.`,
  })
  await bo.ask('POST', '/api/me/profile', { body: { isHidden: true } })
  expect(await says(bo.me.id)).toMatchObject({ error: `${bo.me.name} takes no challenges.` })
  expect(((await ada.ask('GET', '/api/matches')).body as Lobby).mine).toEqual([])
})

test('whoever takes challenges back again and again makes no more of them for an hour', async () => {
  const [ada, bo, cy] = (await people(3)) as [Person, Person, Person]
  for (let times = 0; times < 3; times++) {
    const made = await challenge(ada, bo.me.id)
    expect(made.status).toBe(200)
    expect((await ada.ask('DELETE', `/api/matches/${(made.body as MatchCard).id}`)).status).toBe(200)
  }
  const cooling = {
    status: 400,
    body: { error: `You have taken 3 challenges to ${bo.me.name} back; ask again in an hour.` },
  }
  expect(await challenge(ada, bo.me.id)).toMatchObject(cooling)
  expect((await challenge(cy, bo.me.id)).status).toBe(200)
  clock.now += 61 * 60_000
  expect((await challenge(ada, bo.me.id)).status).toBe(200)
})
