import { check, Leaderboard, Profile } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { ratingChange } from '../../src/ratings/rating-records.ts'
import type { Store } from '../../src/store/store.ts'
import { member, Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const AT = 1_790_000_000_000
const skill = (rating: number, deviation: number, at = AT) => ({
  rating,
  deviation,
  volatility: 0.06,
  matches: 20,
  won: 9,
  drawn: 1,
  at,
  best: rating,
})

async function rate(store: Store, who: string, stored: ReturnType<typeof skill>): Promise<void> {
  await store.changeRecords([ratingChange('sigmar', who, { stored, base: 0 })])
}

async function boardOf(person: Person): Promise<Leaderboard> {
  const { body } = await person.ask('GET', '/api/leaderboards/sigmar')
  const board = check(Leaderboard, body, 'board')
  if (!board.ok) throw new Error(board.fault.message)
  return board.value
}

async function profileOf(person: Person, id: string): Promise<Profile> {
  const { body } = await person.ask('GET', `/api/people/${id}`)
  const profile = check(Profile, body, 'profile')
  if (!profile.ok) throw new Error(profile.fault.message)
  return profile.value
}

test('a board lists who is ranked, with the bots among them, and always says how the reader stands', async () => {
  const store = await memoryStore()
  const { host } = await startServer({ store, wall: () => AT })
  const [ada, bob, cyd] = [await member(host, 'ada'), await member(host, 'bob'), await member(host, 'cyd')]
  await rate(store, ada.me.id, skill(1700.4, 80))
  await rate(store, bob.me.id, skill(1900, 140))
  await rate(store, 'bot-master', skill(1800, 60))
  await rate(store, cyd.me.id, skill(1650, 100, AT - 3 * 365 * 86_400_000))
  const board = await boardOf(ada)
  expect(board.rows.map(({ place, id, strength, rating }) => [place, id ?? strength, rating])).toEqual([
    [1, 'master', 1800],
    [2, ada.me.id, 1700],
  ])
  expect(board.own).toMatchObject({ place: 2, rating: 1700 })
  expect((await boardOf(bob)).own).toMatchObject({ place: null, rating: 1900, deviation: 140 })
  expect((await boardOf(await Person.arrive(host))).own).toBeNull()
  expect(await ada.ask('GET', '/api/leaderboards/chess')).toMatchObject({ status: 404 })
})

test('who hides their profile is in no list, and tells others no more than their name', async () => {
  let now = 1_000_000
  const store = await memoryStore()
  const { host } = await startServer({ store, wall: () => AT, now: () => now })
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  await rate(store, ada.me.id, skill(1700, 80))
  expect((await boardOf(bob)).rows).toHaveLength(1)
  expect(await profileOf(bob, ada.me.id)).toMatchObject({
    isHidden: false,
    ratings: [{ game: 'sigmar', ranked: true }],
  })
  expect((await ada.ask('POST', '/api/me/profile', { body: { isHidden: true } })).status).toBe(200)
  now += 60_000
  expect((await boardOf(bob)).rows).toEqual([])
  expect(await boardOf(ada)).toMatchObject({ isHidden: true, own: { place: null, rating: 1700 } })
  expect(await profileOf(bob, ada.me.id)).toEqual({
    id: ada.me.id,
    name: ada.me.name,
    isHidden: true,
    ratings: [],
    record: [],
    favourites: [],
    finished: [],
  })
  expect(await profileOf(ada, ada.me.id)).toMatchObject({ isHidden: true, ratings: [{ rating: 1700 }] })
  await ada.ask('POST', '/api/me/profile', { body: { isHidden: false } })
  expect((await profileOf(bob, ada.me.id)).ratings).toHaveLength(1)
  expect(await bob.ask('GET', '/api/people/nobodyhere')).toMatchObject({ status: 404 })
  expect(await ada.ask('POST', '/api/me/profile', { body: { isHidden: 'yes' } })).toMatchObject({
    status: 400,
  })
})

test('a profile has the curve of rated matches, the record, and public matches alone', async () => {
  const { host } = await startServer()
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  const played: string[] = []
  for (const visibility of ['public', 'link'] as const) {
    const { id: match } = await ada.create({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      rated: true,
      visibility,
      options: { champions: ['', ''] },
    })
    played.push(match)
    await bob.join(match, 1)
    const page = await bob.page()
    await page.watch(match)
    await page.command({ type: 'resign', match, seat: 1 })
    await page.message('table', (one) => one.match === match && one.card.status === 'over')
  }
  const profile = await profileOf(bob, ada.me.id)
  expect(profile.finished.map(({ visibility }) => visibility)).toEqual(['public'])
  expect(profile.record).toMatchObject([{ game: 'sigmar', played: 2, won: 2 }])
  expect(profile.ratings).toMatchObject([{ game: 'sigmar', matches: 2, won: 2, ranked: false, best: null }])
  const [first, second] = profile.ratings[0]?.curve ?? []
  expect(first?.rating).toBe(1662)
  expect(second?.rating).toBeGreaterThan(1662)
  const [open = '', hidden = ''] = played
  const told = JSON.stringify((await (await Person.arrive(host)).ask('GET', `/api/people/${ada.me.id}`)).body)
  expect([open, hidden].map((match) => told.includes(match))).toEqual([true, false])
})
