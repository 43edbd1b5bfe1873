import { afterEach, describe, expect, test } from 'vitest'
import { Identities } from '../../src/people/identities.ts'
import type { Passwords } from '../../src/people/passwords.ts'
import { resetPassword } from '../../src/people/reset.ts'
import { sha256 } from '../../src/ids.ts'
import type { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { memoryStore } from '../support/server.ts'

const OLD = 'the old password'
const NEXT = 'the next password'
const NAME = 'ada'

/** Passwords that are hashed at once, and what is to be done once one of them was looked at or hashed. */
class SlowPasswords implements Passwords {
  isOld = false
  afterFits: () => Promise<unknown> = async () => null
  afterHash: () => Promise<unknown> = async () => null
  private made = 0

  async hash(password: string): Promise<string> {
    const hash = `${password}#${++this.made}`
    const { afterHash } = this
    this.afterHash = async () => null
    await afterHash()
    return hash
  }

  async fits(password: string, hash: string): Promise<boolean> {
    const isRight = hash.split('#')[0] === password
    const { afterFits } = this
    this.afterFits = async () => null
    await afterFits()
    return isRight
  }

  isOutdated(): boolean {
    return this.isOld
  }
}

interface Hall {
  readonly store: SqliteStore
  readonly passwords: SlowPasswords
  readonly identities: Identities
  /** Whoever can still come in by a secret that was given since. */
  whoIsIn(): Promise<readonly string[]>
}

const stores: SqliteStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

/** A hall in which Ada has an account and is signed in nowhere. */
async function hall(): Promise<Hall> {
  const store = await memoryStore()
  stores.push(store)
  const given: string[] = []
  const { addSecret } = store
  store.addSecret = (id, hash) => {
    given.push(hash)
    return addSecret.call(store, id, hash)
  }
  const passwords = new SlowPasswords()
  const identities = new Identities({ store, passwords, wall: () => 0, now: () => 0 })
  const { identity, newSecret } = await identities.welcome()
  await identities.register({ identity, secret: newSecret }, { name: NAME, password: OLD })
  await store.removeSecretsOf(identity.id)
  const whoIsIn = async (): Promise<readonly string[]> => {
    const found = await Promise.all(given.map((hash) => store.identityBySecret(hash)))
    return found.flatMap((one) => one?.account ?? [])
  }
  return { store, passwords, identities, whoIsIn }
}

async function fits({ identities }: Hall, password: string): Promise<boolean> {
  return (await identities.signIn({ name: NAME, password }, undefined)).ok
}

describe('a password that is replaced while somebody signs in with the one of before', () => {
  const replaced = async ({ store, passwords, identities }: Hall, how: 'by letter' | 'by an operator') => {
    const account = await store.account(NAME)
    if (how === 'by an operator') return resetPassword(NAME, { store, passwords })
    return account && identities.replacePassword(account, NEXT)
  }

  test.each(['by letter', 'by an operator'] as const)('keeps them out: replaced %s', async (how) => {
    const made = await hall()
    made.passwords.afterFits = () => replaced(made, how)
    const late = await made.identities.signIn({ name: NAME, password: OLD }, undefined)
    expect(late).toMatchObject({ ok: false, fault: { field: 'password' } })
    expect(await made.whoIsIn()).toEqual([])
  })

  test('keeps them out as late as their new secret is written, and their browser keeps the secret it had', async () => {
    const made = await hall()
    const guest = await made.identities.welcome()
    const { addSecret } = made.store
    made.store.addSecret = async (id, hash) => {
      made.store.addSecret = addSecret
      await replaced(made, 'by letter')
      await addSecret(id, hash)
    }
    const late = await made.identities.signIn({ name: NAME, password: OLD }, guest.newSecret)
    expect(late.ok).toBe(false)
    expect(await made.whoIsIn()).toEqual([])
    expect(await made.store.identityBySecret(sha256(guest.newSecret))).toMatchObject({
      id: guest.identity.id,
    })
  })

  test('is not put back by hashing the one of before anew', async () => {
    const made = await hall()
    made.passwords.isOld = true
    made.passwords.afterHash = () => replaced(made, 'by letter')
    await made.identities.signIn({ name: NAME, password: OLD }, undefined)
    made.passwords.isOld = false
    expect(await made.whoIsIn()).toEqual([])
    expect([await fits(made, OLD), await fits(made, NEXT)]).toEqual([false, true])
  })

  test('is not changed by who knew the one of before', async () => {
    const made = await hall()
    const signedIn = await made.identities.signIn({ name: NAME, password: OLD }, undefined)
    if (!signedIn.ok) throw new Error('nobody is signed in')
    made.passwords.afterHash = () => replaced(made, 'by letter')
    const changed = await made.identities.changePassword(signedIn.value.identity, {
      current: OLD,
      password: 'a thief has this',
    })
    expect(changed).toMatchObject({ ok: false, fault: { field: 'current' } })
    expect(await made.whoIsIn()).toEqual([])
    expect([await fits(made, 'a thief has this'), await fits(made, NEXT)]).toEqual([false, true])
  })
})

test('two who sign in at once with an outdated hash are both let in', async () => {
  const made = await hall()
  made.passwords.isOld = true
  made.passwords.afterHash = () => fits(made, OLD)
  expect(await fits(made, OLD)).toBe(true)
  expect(await made.whoIsIn()).toEqual([NAME, NAME])
})

test('a letter for a lost password replaces it once, also where its link is used twice at once', async () => {
  const { store, identities, passwords } = await hall()
  const account = await store.account(NAME)
  if (!account) throw new Error('there is no account')
  passwords.afterHash = () => identities.replacePassword(account, NEXT)
  expect(await identities.replacePassword(account, 'a third password')).toBe(false)
  expect((await identities.signIn({ name: NAME, password: NEXT }, undefined)).ok).toBe(true)
})
