import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FriendList } from '@trialhall/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Circles } from '../../src/people/circles.ts'
import { Friends } from '../../src/people/friends.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { openStore } from '../../src/store/open.ts'
import type { Identity, Store } from '../../src/store/store.ts'
import { testPostgres } from '../support/postgres.ts'
import { memoryStore } from '../support/server.ts'

const DAY = 86_400_000
const postgres = await testPostgres()
const folder = mkdtempSync(join(tmpdir(), 'trialhall-friends-'))
afterAll(async () => {
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})

const clock = { now: 1_790_000_000_000 }
const [banned, hidden] = [new Set<string>(), new Set<string>()]
const NONE = { friends: [], toAnswer: [], asked: [] }
let known = 0

/** The friends of a hall as one of its servers knows them, without a server. */
function friendsOver(store: Store): Friends {
  const wall = (): number => clock.now
  return new Friends({
    store,
    circles: new Circles({ store, wall }),
    hidden: { has: async (id) => hidden.has(id) },
    presence: { isAbout: () => false, seen: () => undefined },
    elsewhere: { cards: async () => [] },
    card: () => {
      throw new Error('nobody plays here')
    },
    isBanned: (id) => banned.has(id),
    wall,
  })
}

async function guestOf(store: Store): Promise<Identity> {
  const n = ++known
  const guest = { id: `person${n}xx`, name: `Person ${n}`, account: null, createdAt: 1 }
  await store.addIdentity(guest, `secret ${n}`)
  return guest
}

/** So many people with accounts. */
async function people(store: Store, count: number): Promise<Identity[]> {
  const guests = await Promise.all(Array.from({ length: count }, () => guestOf(store)))
  return Promise.all(
    guests.map(async (guest) => {
      const account = guest.id
      await store.addAccount({ name: account, identity: guest.id, passwordHash: 'x' })
      return { ...guest, account }
    }),
  )
}

async function says(friends: Friends, me: Identity, id: string): Promise<string | null> {
  const asked = await friends.ask(me, id)
  return asked.ok ? null : asked.fault.message
}

function ids(list: FriendList): Record<string, string[]> {
  return {
    friends: list.friends.map(({ id }) => id),
    toAnswer: list.toAnswer.map(({ id }) => id),
    asked: list.asked.map(({ id }) => id),
  }
}

lasting('friends in the embedded store', () => openStore(folder))
describe.skipIf(postgres === null)('on PostgreSQL', () => {
  lasting('friends on PostgreSQL', async () =>
    openPostgresStore(databasePlace((await postgres?.hall('friendships')) ?? '')),
  )
})

/** What becomes of people's circles in a store. */
function lasting(title: string, open: () => Promise<Store>): void {
  describe(title, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    test('one asks and the other agrees; both see it, also at another server and after a name has changed', async () => {
      const friends = friendsOver(store)
      const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
      expect(await says(friends, ada, bo.id)).toBeNull()
      expect(await says(friends, ada, bo.id)).toBeNull() // sent again
      expect(ids(await friends.list(ada))).toEqual({ ...NONE, asked: [bo.id] })
      expect(await friendsOver(store).list(bo)).toEqual({
        ...NONE,
        toAnswer: [{ id: ada.id, name: ada.name, at: clock.now }],
      })
      expect(await says(friendsOver(store), bo, ada.id)).toBeNull()
      expect(await says(friends, bo, ada.id)).toBeNull()
      await store.rename(bo.id, 'Robert')
      const robert = { id: bo.id, name: 'Robert', since: clock.now, isHere: false }
      expect(await friends.list(ada)).toEqual({ ...NONE, friends: [robert] })
      expect(ids(await friends.list(bo))).toEqual({ ...NONE, friends: [ada.id] })
    })

    test('two who ask each other at once, at two servers, are friends', async () => {
      const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
      expect(
        await Promise.all([says(friendsOver(store), ada, bo.id), says(friendsOver(store), bo, ada.id)]),
      ).toEqual([null, null])
      expect(ids(await friendsOver(store).list(ada))).toEqual({ ...NONE, friends: [bo.id] })
      expect(ids(await friendsOver(store).list(bo))).toEqual({ ...NONE, friends: [ada.id] })
    })

    test('whoever is deleted is in no circle any more, and nothing of theirs is left', async () => {
      const friends = friendsOver(store)
      const [ada, bo, cy, di] = (await people(store, 4)) as [Identity, Identity, Identity, Identity]
      await friends.ask(ada, bo.id)
      await friends.ask(bo, ada.id)
      await friends.ask(ada, cy.id)
      await friends.ask(di, ada.id)
      const circles = new Circles({ store, wall: () => clock.now })
      await circles.forget(ada.id)
      await store.removePerson(ada.id)
      for (const one of [ada, bo, cy, di]) {
        expect(ids(await friends.list(one))).toEqual(NONE)
        expect(await store.records({ kind: 'friends', id: one.id, order: 'first', limit: 1 })).toEqual([])
      }
    })
  })
}

describe('who may ask whom', () => {
  let store: Store
  beforeAll(async () => {
    store = await memoryStore()
  })
  afterAll(() => store.close())

  test('after a no nobody is asked again for a month by the same person, who is told when, and may still be asked', async () => {
    const friends = friendsOver(store)
    const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
    await friends.ask(ada, bo.id)
    await friends.end(bo, ada.id)
    for (const one of [ada, bo]) expect(ids(await friends.list(one))).toEqual(NONE)
    const day = new Date(clock.now + 30 * DAY).toISOString().slice(0, 10)
    const tooEarly = `You asked ${bo.name} not long ago; you may ask again after ${day}.`
    expect(await says(friendsOver(store), ada, bo.id)).toBe(tooEarly)
    expect(await says(friends, bo, ada.id)).toBeNull()
    expect(await says(friends, ada, bo.id)).toBeNull() // agrees
    await friends.end(bo, ada.id) // parts
    for (const one of [ada, bo]) expect(ids(await friends.list(one))).toEqual(NONE)
    expect(await says(friends, ada, bo.id)).toBe(tooEarly)
    clock.now += 30 * DAY
    expect(await says(friends, ada, bo.id)).toBeNull()
  })

  test('what was asked can be taken back, and then waits a day; what is not there ends without a word', async () => {
    const friends = friendsOver(store)
    const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
    await friends.ask(ada, bo.id)
    await friends.end(ada, bo.id)
    await friends.end(ada, bo.id)
    expect(ids(await friends.list(bo))).toEqual(NONE)
    expect(await says(friends, ada, bo.id)).toMatch(/^You asked Person \d+ not long ago/)
    clock.now += DAY
    expect(await says(friends, ada, bo.id)).toBeNull()
    expect(await friends.end(ada, 'nobodyatall')).toEqual({ ok: true, value: null })
  })

  test('what nobody answers for two months is forgotten on both sides', async () => {
    const friends = friendsOver(store)
    const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
    await friends.ask(ada, bo.id)
    clock.now += 60 * DAY
    for (const one of [ada, bo]) expect(ids(await friends.list(one))).toEqual(NONE)
  })

  test('one person asks twenty at a time, and is done with fifty noes for a month', async () => {
    const friends = friendsOver(store)
    const [ada] = (await people(store, 1)) as [Identity]
    const crowd = await people(store, 51)
    for (const one of crowd.slice(0, 20)) expect(await says(friends, ada, one.id)).toBeNull()
    expect(await says(friends, ada, crowd[20]?.id ?? '')).toMatch(/^You have asked 20 people/)
    for (const one of crowd.slice(0, 50)) {
      await friends.ask(ada, one.id)
      await friends.end(one, ada.id)
    }
    expect(await says(friends, ada, crowd[50]?.id ?? '')).toMatch(/^You have asked very many people lately/)
  })

  test('a crowd that asks one person at once fills fifty places, and none of those who are banned', async () => {
    const [bo, eve, ...crowd] = (await people(store, 53)) as [Identity, Identity, ...Identity[]]
    await friendsOver(store).ask(eve, bo.id)
    banned.add(eve.id)
    const friends = friendsOver(store)
    const answers = await Promise.all(crowd.map((one) => says(friends, one, bo.id)))
    expect(answers.filter((why) => why === null)).toHaveLength(50)
    expect(answers).toContain(`${bo.name} has many to answer already; try again later.`)
    expect((await friends.list(bo)).toAnswer).toHaveLength(50)
  })

  test('nobody has more than a hundred friends', async () => {
    const friends = friendsOver(store)
    const [bo, ...crowd] = (await people(store, 102)) as [Identity, ...Identity[]]
    const befriend = async (one: Identity): Promise<string | null> => {
      await friends.ask(one, bo.id)
      return says(friends, bo, one.id)
    }
    for (const one of crowd.slice(0, 100)) expect(await befriend(one)).toBeNull()
    const last = crowd[100] as Identity
    expect(await befriend(last)).toMatch(/^You have 100 friends/)
    expect(await says(friends, last, bo.id)).toBeNull() // asked already
  })

  test('guests have no friends; whoever hides their profile, or is banned, is not asked', async () => {
    const friends = friendsOver(store)
    const [ada, bo] = (await people(store, 2)) as [Identity, Identity]
    const guest = await guestOf(store)
    expect(await says(friends, guest, ada.id)).toBe(
      'You need an account to have friends: make one on your profile first.',
    )
    expect(await says(friends, ada, guest.id)).toBe(
      `${guest.name} is a guest, and only people with an account are friends.`,
    )
    expect(await says(friends, ada, ada.id)).toBe('You cannot ask yourself to be friends.')
    expect(await says(friends, ada, 'nobodyatall')).toMatch(/^There is nobody here/)
    hidden.add(bo.id)
    expect(await says(friends, ada, bo.id)).toBe(`${bo.name} takes no friend requests.`)
    expect(await says(friends, bo, ada.id)).toBeNull() // they may ask, and be answered
    expect(await says(friends, ada, bo.id)).toBeNull()
    expect((await friends.list(ada)).friends).toEqual([{ id: bo.id, name: bo.name, since: clock.now }])
    banned.add(bo.id)
    expect(ids(await friends.list(ada))).toEqual(NONE)
    expect(await says(friends, ada, bo.id)).toBe(`${bo.name} cannot be asked now.`)
    banned.delete(bo.id)
    expect(ids(await friends.list(ada))).toEqual({ ...NONE, friends: [bo.id] })
  })
})
