import { fault } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { Attempts } from '../../src/people/attempts.ts'
import { threadPasswords } from '../../src/people/password-thread.ts'
import { argonPasswords, isOutdatedFor, USUAL_COST } from '../../src/people/passwords.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { PasswordDoor } from '../../src/web/password-door.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const RIGHT = { name: 'ada_l', password: 'a long password' }
const WRONG = { ...RIGHT, password: 'a wrong password' }

/** Asks for a session from an address behind the proxy; answers the status. */
async function signIn(person: Person, body: object, address = '203.0.113.5'): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await person.ask('POST', '/api/session', { body, headers })).status
}

async function hall(): Promise<{ time: { now: number }; person: () => Promise<Person> }> {
  const time = { now: 0 }
  const { host } = await startServer({ limits: USUAL_LIMITS, now: () => time.now }, { trustProxy: true })
  const ada = await Person.arrive(host)
  await ada.ask('POST', '/api/account', { body: RIGHT })
  return { time, person: () => Person.arrive(host) }
}

test('who types a wrong password waits longer each time, and locks nobody else of the same address out', async () => {
  const { time, person } = await hall()
  const [typist, bob] = [await person(), await person()]
  await bob.ask('POST', '/api/account', { body: { name: 'bob', password: 'another password' } })
  const tried = []
  for (let n = 0; n < 6; n++) tried.push(await signIn(typist, WRONG))
  expect(tried).toEqual([401, 401, 401, 401, 401, 429])
  const other = await person()
  expect(await signIn(other, { name: 'bob', password: 'another password' })).toBe(200)
  time.now += 1000
  expect([await signIn(typist, WRONG), await signIn(typist, WRONG)]).toEqual([401, 429])
  time.now += 1000
  expect(await signIn(typist, RIGHT)).toBe(429) // two seconds now
  time.now += 1000
  expect(await signIn(typist, RIGHT)).toBe(200)
  expect(await signIn(other, WRONG)).toBe(401) // and all is forgiven
})

test('who owns the account gets in from elsewhere while somebody types wrong passwords', async () => {
  const { person } = await hall()
  const [typist, owner] = [await person(), await person()]
  for (let n = 0; n < 20; n++) await signIn(typist, WRONG)
  expect(await signIn(owner, RIGHT, '198.51.100.7')).toBe(200)
})

test('a name that is no account is refused as one that is', async () => {
  const { person } = await hall()
  const typist = await person()
  const tried: number[] = []
  for (let n = 0; n < 6; n++)
    tried.push(await signIn(typist, { ...WRONG, name: n % 2 ? 'nobody' : 'NOBODY' }))
  expect(tried).toEqual([401, 401, 401, 401, 401, 429])
})

test('many addresses together are slowed by a minute at most, and not one that signed in before', () => {
  const time = { now: 0 }
  const attempts = new Attempts(() => time.now)
  attempts.begin('ada', 'home')
  attempts.takeBack('ada', 'home', { wasRight: true })
  for (let n = 0; n < 200; n++) attempts.begin('ada', `address ${n}`)
  expect([attempts.wait('ada', 'elsewhere'), attempts.wait('ada', 'home')]).toEqual([60_000, 0])
  expect(attempts.wait('bob', 'elsewhere')).toBe(0)
  time.now += 60_000
  expect(attempts.wait('ada', 'elsewhere')).toBe(0)
})

test('many at the same time are no more than one after the other', () => {
  const attempts = new Attempts(() => 0)
  for (let n = 0; n < 5; n++) attempts.begin('ada', 'here')
  expect(attempts.wait('ada', 'here')).toBe(1000)
  attempts.takeBack('ada', 'here', { wasRight: false })
  expect(attempts.wait('ada', 'here')).toBe(0)
  for (let n = 0; n < 60; n++) attempts.begin('ada', 'here')
  expect(attempts.wait('ada', 'here')).toBe(15 * 60_000)
})

test('names that are refused unlooked at push no wrong password out of memory', async () => {
  const door = new PasswordDoor({ limits: USUAL_LIMITS, now: () => 0 })
  let looked = 0
  const guess = (account: string): Promise<unknown> =>
    door.attempt({ account, address: '203.0.113.5' }, async () => {
      looked++
      return fault('bad-request', 'password', 'no')
    })
  for (let n = 0; n < 5; n++) await guess('ada')
  for (let n = 0; n < 12_000; n++) await guess(`name-${n}`).catch(() => undefined)
  expect(looked).toBe(USUAL_LIMITS.passwords.most)
  await expect(guess('ada')).rejects.toThrow(/^The password of this account was wrong too often/)
})

test('what is never looked at leaves nothing behind, and an address that is trusted stays so', () => {
  const attempts = new Attempts(() => 0)
  attempts.begin('ada', 'home')
  attempts.takeBack('ada', 'home', { wasRight: true })
  for (let n = 0; n < 40; n++) attempts.begin('ada', `address ${n}`)
  for (let n = 0; n < 12_000; n++) {
    attempts.begin(`name-${n}`, 'here')
    attempts.takeBack(`name-${n}`, 'here', { wasRight: false })
  }
  expect([attempts.wait('ada', 'home'), attempts.wait('ada', 'elsewhere')]).toEqual([0, 60_000])
})

test('ten addresses leave a place to those who have none', async () => {
  const door = new PasswordDoor({ limits: USUAL_LIMITS, now: () => 0 })
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const come = (address: string): Promise<string> =>
    door
      .make(address, () => ended)
      .then(
        () => 'looked at',
        () => 'refused',
      )
  const crowd = Array.from({ length: 40 }, (_, n) => come(`address ${n % 10}`))
  const other = come('elsewhere')
  end()
  expect(await other).toBe('looked at')
  expect((await Promise.all(crowd)).filter((what) => what === 'refused')).toHaveLength(10)
})

test('wrong passwords at deletion and at sign-in are counted together', async () => {
  const { person } = await hall()
  const [typist, owner] = [await person(), await person()]
  expect(await signIn(owner, RIGHT)).toBe(200)
  for (let n = 0; n < 5; n++) expect(await signIn(typist, WRONG)).toBe(401)
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const deletion = await owner.ask('DELETE', '/api/me', { body: { password: WRONG.password }, headers })
  expect(deletion.status).toBe(429)
})

test('of one address few passwords are looked at at the same time', async () => {
  const { person } = await hall()
  const crowd = await Promise.all(Array.from({ length: 12 }, person))
  const statuses = await Promise.all(crowd.map((one, n) => signIn(one, { ...WRONG, name: `name-${n}` })))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(4)
  const elsewhere = await person()
  expect(await signIn(elsewhere, RIGHT, '198.51.100.7')).toBe(200)
})

test('passwords are hashed at the 64 MiB option of RFC 9106, and old ones anew when they are typed', async () => {
  const usual = argonPasswords()
  const hash = await usual.hash('a long password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/)
  expect([usual.isOutdated(hash), threadPasswords().isOutdated(hash)]).toEqual([false, false])
  const old = argonPasswords({ memorySize: 32, iterations: 1, parallelism: 1 })
  const store = Object.assign(await memoryStore(), { close: () => Promise.resolve() }) // of two servers, one after the other
  const { host } = await startServer({ store, passwords: old })
  await (await Person.arrive(host)).ask('POST', '/api/account', { body: RIGHT })
  const newer = { memorySize: 64, iterations: 1, parallelism: 2 }
  const later = await startServer({ store, passwords: argonPasswords(newer) })
  const person = await Person.arrive(later.host)
  const storedHash = async (): Promise<string> => (await store.account('ada_l'))?.passwordHash ?? ''
  const before = await storedHash()
  expect((await person.ask('POST', '/api/session', { body: WRONG })).status).toBe(401)
  expect(await storedHash()).toBe(before)
  expect((await person.ask('POST', '/api/session', { body: RIGHT })).status).toBe(200)
  expect([isOutdatedFor(newer)(before), isOutdatedFor(newer)(await storedHash())]).toEqual([true, false])
  expect((await (await Person.arrive(later.host)).ask('POST', '/api/session', { body: RIGHT })).status).toBe(
    200,
  )
  expect(USUAL_COST).toEqual({ memorySize: 65_536, iterations: 3, parallelism: 4 })
})

test('a guest gets one account, however many they ask for at the same time', async () => {
  const { host } = await startServer()
  const person = await Person.arrive(host)
  const { cookie } = person
  const ask = (name: string): ReturnType<Person['ask']> =>
    new Person(host).ask('POST', '/api/account', { body: { ...RIGHT, name }, headers: { cookie } })
  const answers = await Promise.all(['ada', 'lovelace', 'augusta'].map(ask))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body).toMatchObject({ error: expect.stringMatching(/^You are signed in as \w+ already/) })
})

test('the cookie of before is void when an account is made and on sign-in, and makes no new guest', async () => {
  const time = { now: 0 }
  const { host } = await startServer({ now: () => time.now })
  const person = await Person.arrive(host)
  const page = await person.page()
  const guests = person.cookie
  await person.ask('POST', '/api/account', { body: RIGHT })
  expect(person.cookie).not.toBe(guests)
  expect((await person.ask('GET', '/api/me')).body).toMatchObject({ account: 'ada_l', id: person.me.id })
  const askAs = (cookie: string): ReturnType<Person['ask']> =>
    new Person(host).ask('GET', '/api/me', { headers: { cookie } })
  const late = await askAs(guests)
  expect([late.status, late.headers.getSetCookie()]).toEqual([401, []])
  time.now += 60_000
  expect((await askAs(guests)).body).toMatchObject({ account: null })

  const signedIn = person.cookie
  await person.ask('POST', '/api/session', { body: RIGHT })
  expect(person.cookie).not.toBe(signedIn)
  expect((await askAs(signedIn)).status).toBe(401)
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1001 })
  const again = await person.page()
  await person.ask('DELETE', '/api/session')
  expect(await again.until('the end', () => again.closed)).toMatchObject({ code: 1001 })
})

test('a page stays open when an account is made, and closes when that browser signs out', async () => {
  const { host } = await startServer()
  const person = await Person.arrive(host)
  const page = await person.page()
  await person.ask('POST', '/api/account', { body: RIGHT })
  page.send({ type: 'ping', at: 7 })
  await page.message('pong')
  await person.ask('DELETE', '/api/session')
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1001 })
})
