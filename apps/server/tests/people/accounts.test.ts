import { expect, test } from 'vitest'
import { argonPasswords } from '../../src/people/passwords.ts'
import { resetPassword } from '../../src/people/reset.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const OLD = 'a long password'
const NEXT = 'another password'
let made = 0

/** Somebody with an account, signed in on two devices. */
async function owner(): Promise<{ name: string; here: Person; there: Person }> {
  const name = `owner_${++made}`
  const here = await Person.arrive(server.host)
  await here.ask('POST', '/api/account', { body: { name, password: OLD } })
  const there = await Person.arrive(server.host)
  await there.ask('POST', '/api/session', { body: { name, password: OLD } })
  return { name, here, there }
}

async function isSignedIn(person: Person): Promise<boolean> {
  const { body } = await person.ask('GET', '/api/me')
  return (body as { account: string | null }).account !== null
}

test('a password is changed by who knows it; other devices are signed out and their pages closed', async () => {
  const { name, here, there } = await owner()
  const [mine, other] = [await here.page(), await there.page()]
  const change = (current: string): ReturnType<Person['ask']> =>
    here.ask('POST', '/api/account/password', { body: { current, password: NEXT } })
  expect(await change('wrong password')).toMatchObject({ status: 401, body: { field: 'current' } })
  expect(
    (await here.ask('POST', '/api/account/password', { body: { current: OLD, password: 'short' } })).status,
  ).toBe(400)
  expect((await change(OLD)).body).toMatchObject({ account: name })
  await other.until('its end', () => other.closed)
  expect(mine.closed).toBeNull()
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  const again = await Person.arrive(server.host)
  expect((await again.ask('POST', '/api/session', { body: { name, password: OLD } })).status).toBe(401)
  expect((await again.ask('POST', '/api/session', { body: { name, password: NEXT } })).status).toBe(200)
})

test('whoever tries out passwords of now is slowed down, and a guest has none', async () => {
  const { here } = await owner()
  const statuses = []
  for (let n = 0; n < 6; n++)
    statuses.push(
      (await here.ask('POST', '/api/account/password', { body: { current: 'wrong', password: NEXT } }))
        .status,
    )
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const guest = await Person.arrive(server.host)
  const asked = await guest.ask('POST', '/api/account/password', { body: { current: '', password: NEXT } })
  expect(asked).toMatchObject({ status: 400, body: { field: 'name' } })
})

test('who signs out everywhere is a stranger on every device, and nobody else is', async () => {
  const { here, there } = await owner()
  const other = await owner()
  const pages = [await here.page(), await there.page()]
  expect((await here.ask('DELETE', '/api/sessions')).status).toBe(200)
  for (const page of pages) await page.until('its end', () => page.closed)
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(other.here)]).toEqual([
    false,
    false,
    true,
  ])
})

test('whoever runs the server gives an account another password', async () => {
  const { name, there } = await owner()
  const parts = {
    store: server.store,
    passwords: argonPasswords({ memorySize: 64, iterations: 1, parallelism: 1 }),
  }
  await expect(resetPassword('nobody_here', parts)).rejects.toThrow('no account "nobody_here"')
  const password = await resetPassword(name, parts)
  expect((await there.ask('POST', '/api/session', { body: { name, password: OLD } })).status).toBe(401)
  expect((await there.ask('POST', '/api/session', { body: { name, password } })).body).toMatchObject({
    account: name,
  })
})
