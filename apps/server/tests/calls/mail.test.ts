import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { MailTokens } from '../../src/calls/mail-tokens.ts'
import { USUAL_MAIL_LIMITS } from '../../src/calls/mail-book.ts'
import { openMailbox } from './mailbox.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const GRACE_MS = 40
const SITE = 'https://hall.example.org'
const mailbox = await openMailbox()
const server = await startServer({
  push: { graceMs: 10 },
  mail: { send: mailbox.send, site: SITE, graceMs: GRACE_MS, limits: { ...USUAL_MAIL_LIMITS, ofPerson: 6 } },
})
const PASSWORD = 'a long password'
let people = 0

afterAll(() => mailbox.close())
beforeEach(() => void (mailbox.got.length = 0))

/** Somebody with an account. */
async function withAccount(
  host = server.host,
): Promise<{ person: Person; account: string; address: string }> {
  const person = await Person.arrive(host)
  const account = `reader-${people++}`
  const made = await person.ask('POST', '/api/account', { body: { name: account, password: PASSWORD } })
  expect(made.status).toBe(200)
  return { person, account, address: `${account}@example.org` }
}

/** The letters that came to an address, once there are as many as expected. */
async function lettersTo(address: string, count = 1): Promise<string[]> {
  const those = (): string[] => mailbox.got.filter(({ to }) => to === address).map(({ source }) => source)
  await vi.waitFor(() => expect(those().length).toBeGreaterThanOrEqual(count), { timeout: 5000 })
  return those()
}

function tokenIn(letter: string | undefined, what: string): string {
  const [, token] = new RegExp(`${SITE}/mail/${what}#(\\S+)`).exec(letter ?? '') ?? []
  if (token === undefined) throw new Error(`no link to ${what} in ${letter}`)
  return token
}

/** Somebody who reads letters, and has said so. */
async function reader(host = server.host): Promise<{ person: Person; account: string; address: string }> {
  const made = await withAccount(host)
  const { person, address } = made
  const asked = await person.ask('PUT', '/api/mail', { body: { address, password: PASSWORD } })
  expect(asked.body).toMatchObject({ address, isConfirmed: false, isOn: false })
  const token = tokenIn((await lettersTo(address))[0], 'confirm')
  const confirmed = await person.ask('POST', '/api/mail/confirm', { body: { token } })
  expect(confirmed.body).toEqual({ ok: true })
  mailbox.got.length = 0
  return made
}

/** A seat at a table is kept for somebody. */
async function invite(guest: Person, id: string, on = server): Promise<void> {
  const { match } = await tableOfTwo(on.host, { game: 'lanes' })
  const stored = await on.store.match(match)
  if (!stored) throw new Error('there is no such match')
  const invited = { identity: guest.me.id, name: guest.me.name }
  const seats = [{ seat: 0, kind: 'open', identity: null, name: '', bot: null, invited }] as const
  on.service.matches.calls?.table({ ...stored, status: 'open', id, seats })
}

test('nobody is written to before they have confirmed their address by the link', async () => {
  const { person, address } = await withAccount()
  await person.ask('PUT', '/api/mail', { body: { address, password: PASSWORD } })
  const [letter = ''] = await lettersTo(address)
  expect(letter).toMatch(/^From: Trialhall <hall@example\.org>/m)
  await invite(person, 'unconfirmed')
  await new Promise((resolve) => setTimeout(resolve, 3 * GRACE_MS))
  expect(await lettersTo(address)).toHaveLength(1)
})

test('whoever is away is written to once a match, until they were here again', async () => {
  const { person, address } = await reader()
  await invite(person, 'one')
  const [letter = ''] = await lettersTo(address)
  expect(letter).toMatch(/^Subject: Lanes: You are invited to a match\.$/m)
  expect(letter).toContain(`${SITE}/m/one`)
  await invite(person, 'other')
  expect(await lettersTo(address, 2)).toHaveLength(2)
  const again = async (): Promise<boolean | undefined> =>
    (
      await server.store.records({ kind: 'mail', id: person.me.id, order: 'first', limit: 1 })
    )[0]?.body.includes('one')
  expect(await again()).toBe(true)
  const { attend, page } = await turnTwice(person)
  await attend()
  expect(await lettersTo(address, 2)).toHaveLength(2)
  await page()
  await vi.waitFor(async () => expect(await again()).toBe(false))
  await attend()
  expect(await lettersTo(address, 3)).toHaveLength(3)
})

/** Calls of the same person to the same table once more, and a page of theirs that is opened and closed. */
async function turnTwice(person: Person): Promise<{ attend(): Promise<void>; page(): Promise<void> }> {
  const { calls } = server.service.matches
  const bob = await Person.arrive(server.host)
  return {
    async attend() {
      const { match } = await tableOfTwo(server.host, { game: 'lanes' })
      const stored = await server.store.match(match)
      const seat = {
        seat: 0,
        kind: 'person',
        identity: person.me.id,
        name: person.me.name,
        bot: null,
      } as const
      const by = { ...seat, identity: bob.me.id, name: bob.me.name }
      if (!stored) throw new Error('there is no such match')
      const room = { parts: { stored: { ...stored, id: 'one', seats: [seat, by] } } }
      calls?.nudged(room as unknown as Parameters<typeof calls.nudged>[0], by, person.me.id)
      await new Promise((resolve) => setTimeout(resolve, 4 * GRACE_MS))
    },
    async page() {
      const page = await person.page()
      await page.leave()
    },
  }
}

test('who has a page open, who switched it off and who never asked gets no letter', async () => {
  const [here, off, never] = [await reader(), await reader(), await withAccount()]
  await here.person.page()
  expect((await off.person.ask('PATCH', '/api/mail', { body: { isOn: false } })).body).toMatchObject({
    isOn: false,
  })
  for (const { person } of [here, off, never]) await invite(person, 'silent')
  await new Promise((resolve) => setTimeout(resolve, 4 * GRACE_MS))
  expect(mailbox.got).toEqual([])
})

test('one click stops letters, as mail programs send it, and so does the link', async () => {
  const { person, address } = await reader()
  await invite(person, 'stop')
  const [letter = ''] = await lettersTo(address)
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const [, url = ''] = /^List-Unsubscribe: <https:\/\/hall\.example\.org(\S+)>$/m.exec(letter) ?? []
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const clicked = await fetch(`http://${server.host}${url}`, { method: 'POST', headers, body })
  expect(await clicked.json()).toEqual({ ok: true })
  expect((await person.ask('GET', '/api/mail')).body).toMatchObject({ isConfirmed: true, isOn: false })
  await person.ask('PATCH', '/api/mail', { body: { isOn: true } })
  const token = tokenIn(letter, 'stop')
  expect((await person.ask('POST', '/api/mail/stop', { body: { token } })).body).toEqual({ ok: true })
  expect((await person.ask('GET', '/api/mail')).body).toMatchObject({ isOn: false })
})

test('a person and a hall get so many letters a day and no more', async () => {
  const { person, address } = await reader()
  for (let n = 0; n < 9; n++) await invite(person, `many-${n}`)
  expect(await lettersTo(address, 6)).toHaveLength(6)
  const small = await startServer({
    push: { graceMs: 10 },
    mail: { send: mailbox.send, site: SITE, graceMs: GRACE_MS, limits: { ...USUAL_MAIL_LIMITS, ofHall: 2 } },
  })
  const two = [await reader(small.host), await reader(small.host)]
  for (const { person: one } of two) for (let n = 0; n < 3; n++) await invite(one, `hall-${n}`, small)
  await vi.waitFor(() => expect(mailbox.got.length).toBeGreaterThanOrEqual(2))
  await new Promise((resolve) => setTimeout(resolve, 4 * GRACE_MS))
  expect(mailbox.got).toHaveLength(2)
})

test('a stranger gets three letters a day that somebody asked for, whoever does', async () => {
  const address = 'victim@example.org'
  const answers: number[] = []
  for (let n = 0; n < 5; n++) {
    const { person } = await withAccount()
    answers.push((await person.ask('PUT', '/api/mail', { body: { address, password: PASSWORD } })).status)
  }
  expect(answers).toEqual([200, 200, 200, 400, 400])
  expect(await lettersTo(address, 3)).toHaveLength(3)
})

test('one person asks for so many letters a day, and keeps nobody else from theirs', async () => {
  const { person } = await withAccount()
  const answers: unknown[] = []
  for (let n = 0; n < 7; n++)
    answers.push(
      (
        (
          await person.ask('PUT', '/api/mail', {
            body: { address: `flood-${n}@example.org`, password: PASSWORD },
          })
        ).body as { error?: string }
      ).error,
    )
  const refused = 'You asked for too many letters today; try again tomorrow.'
  expect(answers).toEqual([...Array<undefined>(5).fill(undefined), refused, refused])
  const small = await startServer({
    mail: { send: mailbox.send, site: SITE, limits: { ...USUAL_MAIL_LIMITS, asked: 2 } },
  })
  const [{ account, address }] = [await reader(small.host), await reader(small.host)]
  const late = await withAccount(small.host)
  const put = await late.person.ask('PUT', '/api/mail', {
    body: { address: late.address, password: PASSWORD },
  })
  expect(put.body).toMatchObject({
    error: 'This hall has sent enough letters to new addresses today; try again tomorrow.',
  })
  await late.person.ask('POST', '/api/mail/forgot', { body: { name: account } })
  expect(tokenIn((await lettersTo(address))[0], 'reset')).not.toBe('')
})

test('a confirmed address stays until another one is confirmed in its place', async () => {
  const { person, account, address } = await reader()
  const put = (to: string): ReturnType<Person['ask']> =>
    person.ask('PUT', '/api/mail', { body: { address: to, password: PASSWORD } })
  const state = async (): Promise<unknown> => (await person.ask('GET', '/api/mail')).body
  const before = await state()
  expect((await put('full@example.org')).status).toBe(400)
  expect(await state()).toEqual(before)
  expect((await put(`new-${address}`)).body).toEqual({ ...(before as object), next: `new-${address}` })
  await person.ask('POST', '/api/mail/forgot', { body: { name: account } })
  expect(await lettersTo(address)).toHaveLength(1)
  const token = tokenIn((await lettersTo(`new-${address}`))[0], 'confirm')
  expect((await person.ask('POST', '/api/mail/confirm', { body: { token } })).body).toEqual({ ok: true })
  const after = { ...(before as object), address: `new-${address}` }
  expect(await state()).toEqual(after)
  expect((await put(`new-${address}`)).body).toEqual(after) // it is confirmed already: no letter is needed
  expect(await lettersTo(`new-${address}`)).toHaveLength(1)
})

test('letters that were switched off stay so with another address', async () => {
  const { person, address } = await reader()
  expect((await person.ask('PATCH', '/api/mail', { body: { isOn: false } })).status).toBe(200)
  await person.ask('PUT', '/api/mail', { body: { address: `new-${address}`, password: PASSWORD } })
  const token = tokenIn((await lettersTo(`new-${address}`))[0], 'confirm')
  expect((await person.ask('POST', '/api/mail/confirm', { body: { token } })).body).toEqual({ ok: true })
  expect((await person.ask('GET', '/api/mail')).body).toMatchObject({
    address: `new-${address}`,
    isOn: false,
  })
})

test('what is wrong is told in one sentence', async () => {
  const { person } = await withAccount()
  const guest = await Person.arrive(server.host)
  const put = async (who: Person, address: string, password = PASSWORD): Promise<unknown> =>
    (await who.ask('PUT', '/api/mail', { body: { address, password } })).body
  expect(await put(guest, 'a@b.org')).toMatchObject({
    error: 'Letters are for accounts; make one first, under "Profile".',
  })
  expect(await put(person, 'a@b.org', 'a wrong one')).toMatchObject({ field: 'password' })
  for (const address of [
    'nonsense',
    'a@b.org, c@d.org',
    'a@b.org\nBcc: c@d.org',
    'A <a@b.org>',
    `${'a'.repeat(250)}@b.org`,
  ])
    expect(await put(person, address)).toMatchObject({ ok: false, field: 'address' })
  expect(await put(person, 'full@example.org')).toMatchObject({
    error: 'The mail server did not take the letter; check the address.',
  })
  const over = { ok: false, error: 'This link is no longer valid. Ask for a new one.' }
  for (const what of ['confirm', 'stop'])
    expect((await person.ask('POST', `/api/mail/${what}`, { body: { token: 'a.b' } })).body).toMatchObject(
      over,
    )
})

test('a lost password is replaced by the link in a letter, once, and everybody is signed out', async () => {
  const { person, account, address } = await reader()
  const { account: silent } = await withAccount()
  const stranger = await Person.arrive(server.host)
  for (const name of [account, silent, 'nobody-at-all'])
    expect((await stranger.ask('POST', '/api/mail/forgot', { body: { name } })).body).toEqual({ ok: true })
  const token = tokenIn((await lettersTo(address))[0], 'reset')
  const reset = async (password: string): Promise<unknown> =>
    (await stranger.ask('POST', '/api/mail/reset', { body: { token, password } })).body
  expect(await reset('short')).toMatchObject({ field: 'password' })
  expect(await reset('another password')).toEqual({ ok: true })
  expect(await reset('a third password')).toMatchObject({
    error: 'This link is no longer valid. Ask for a new one.',
  })
  expect((await person.ask('GET', '/api/me')).body).not.toMatchObject({ account })
  const signIn = async (password: string): Promise<number> =>
    (await stranger.ask('POST', '/api/session', { body: { name: account, password } })).status
  expect(await signIn(PASSWORD)).toBe(401)
  expect(await signIn('another password')).toBe(200)
  expect(mailbox.got).toHaveLength(1)
})

test('an address goes with its person, who can take it along before', async () => {
  const { person, address } = await reader()
  const data = await person.ask('GET', '/api/me/export')
  expect(JSON.stringify(data.body)).toContain(address)
  await person.ask('DELETE', '/api/me', { body: { password: PASSWORD } })
  expect(await server.store.records({ kind: 'mail', id: person.me.id, order: 'first', limit: 1 })).toEqual([])
})

test('another address is to be confirmed anew, and a link for the one before is void', async () => {
  const { person, address } = await withAccount()
  await person.ask('PUT', '/api/mail', { body: { address, password: PASSWORD } })
  const old = tokenIn((await lettersTo(address))[0], 'confirm')
  await person.ask('PUT', '/api/mail', { body: { address: `new-${address}`, password: PASSWORD } })
  expect((await person.ask('POST', '/api/mail/confirm', { body: { token: old } })).body).toMatchObject({
    ok: false,
  })
  expect((await person.ask('GET', '/api/mail')).body).toMatchObject({
    address: `new-${address}`,
    isConfirmed: false,
  })
  expect((await person.ask('DELETE', '/api/mail')).body).toMatchObject({ address: null })
})

test('a hall without letters says so', async () => {
  const plain = await startServer()
  const ada = await Person.arrive(plain.host)
  expect((await ada.ask('GET', '/api/mail')).body).toMatchObject({ isOffered: false })
  expect((await ada.ask('POST', '/api/mail/forgot', { body: { name: 'ada' } })).body).toMatchObject({
    error: 'This hall sends no letters; ask whoever runs it for a new password.',
  })
})

test('a link is for what it was made for, until its time is over, and by this hall', () => {
  let time = 1000
  const tokens = new MailTokens({ key: 'a', wall: () => time })
  const token = tokens.make({ for: 'confirm', who: 'ada', address: 'a@b.org', until: 2000 })
  expect(tokens.read(token, 'confirm')).toMatchObject({ who: 'ada' })
  expect(tokens.read(token, 'stop')).toBeNull()
  expect(new MailTokens({ key: 'b', wall: () => time }).read(token, 'confirm')).toBeNull()
  expect(tokens.read(`${token}x`, 'confirm')).toBeNull()
  expect(tokens.read('x'.repeat(5000), 'confirm')).toBeNull()
  time = 2001
  expect(tokens.read(token, 'confirm')).toBeNull()
})
