import { randomBytes } from 'node:crypto'
import { fault, ok, type Result } from '@trialhall/kernel'
import type { Credentials, Me, NewPassword } from '@trialhall/protocol'
import { newId, newSecret, sha256 } from '../ids.ts'
import type { Account, Identity, Store } from '../store/store.ts'
import type { Passwords } from './passwords.ts'

/** A person, and the secret that their browser is to keep. */
export interface Recognised {
  readonly identity: Identity
  /** A new secret that must be put into the cookie. */
  readonly newSecret: string
}

const FIRST_NAMES = [
  'Amber',
  'Birch',
  'Cinder',
  'Dusk',
  'Ember',
  'Flint',
  'Gale',
  'Hazel',
  'Ivory',
  'Jade',
  'Lark',
  'Moss',
] as const
const LAST_NAMES = [
  'Anvil',
  'Badger',
  'Crown',
  'Drake',
  'Falcon',
  'Griffin',
  'Heron',
  'Lantern',
  'Otter',
  'Raven',
  'Stag',
  'Wren',
] as const

/** What is needed to know who people are: `wall` tells the time of day, `now` how time passes. */
export interface IdentitiesParts {
  readonly store: Store
  readonly passwords: Passwords
  readonly wall: () => number
  readonly now: () => number
  /** Other processes that know people, too. Default: there are none. */
  readonly others?: OtherIdentities | null
}

/** Processes that remember who people are, and must read it again when that changes. */
export interface OtherIdentities {
  /** False while they cannot be told, nor tell. */
  isLinked(): boolean
  tellForget(): void
}

/** Milliseconds for which it is remembered who somebody is where others may change that. */
const REMEMBERED_MS = 10_000

/** Who people are: guests by the secret in their cookie, and accounts that carry them to other devices. */
export class Identities {
  private readonly store: Store
  private readonly wall: () => number
  private readonly now: () => number
  private readonly passwords: Passwords
  private known: Map<string, { readonly identity: Identity; readonly until: number }> = new Map()
  private readonly others: OtherIdentities | null
  /** Secrets that were replaced, by their hashes, and until when they are remembered. */
  private readonly retired: Map<string, number> = new Map()
  private nobodys: string | null = null

  constructor(parts: IdentitiesParts) {
    this.store = parts.store
    this.passwords = parts.passwords
    this.wall = parts.wall
    this.now = parts.now
    this.others = parts.others ?? null
  }

  /** The person behind a secret, or null. */
  async bySecret(secret: string | undefined): Promise<Identity | null> {
    if (secret === undefined || secret.length > 200) return null
    const hash = sha256(secret)
    const { known } = this
    const remembered = known.get(hash)
    if (remembered && remembered.until > this.now()) return remembered.identity
    const identity = await this.store.identityBySecret(hash)
    if (known.size > 10_000) known.clear()
    if (identity && this.mayRemember) known.set(hash, { identity, until: this.rememberedUntil }) // into the map of before: what was forgotten meanwhile stays forgotten
    return identity
  }

  private get mayRemember(): boolean {
    return this.others?.isLinked() ?? true
  }

  private get rememberedUntil(): number {
    return this.others === null ? Number.POSITIVE_INFINITY : this.now() + REMEMBERED_MS
  }

  private forget(): void {
    this.forgetHere()
    this.others?.tellForget()
  }

  /** What is remembered here of who people are is read again. */
  forgetHere(): void {
    this.known = new Map()
  }

  /** A new guest. */
  async welcome(): Promise<Recognised> {
    const fresh: Identity = { id: newId(), name: guestName(), account: null, createdAt: this.wall() }
    const freshSecret = newSecret()
    await this.store.addIdentity(fresh, sha256(freshSecret))
    return { identity: fresh, newSecret: freshSecret }
  }

  /** Changes the name that is shown. */
  async rename(identity: Identity, name: string): Promise<Identity> {
    await this.store.rename(identity.id, name)
    this.forget()
    return { ...identity, name }
  }

  /** Makes an account that carries this guest on: answers the person, and a new secret in place of the one that made it. */
  async register(
    { identity, secret }: { readonly identity: Identity; readonly secret: string | undefined },
    { name, password }: Credentials,
  ): Promise<Result<Recognised>> {
    if (identity.account !== null) return hasAccount(identity.account)
    if (await this.store.identity(name.toLowerCase())) return isTaken(name) // who is meant by an id must not be another one
    const passwordHash = await this.passwords.hash(password)
    if (!(await this.store.addAccount({ name, identity: identity.id, passwordHash })))
      return this.whyNoAccount(identity.id, name)
    const fresh = await this.addSecret(identity.id)
    await this.replaceSecret(secret)
    return ok({ identity: { ...identity, account: name }, newSecret: fresh })
  }

  private async whyNoAccount(id: string, name: string): Promise<Result<never>> {
    const account = (await this.store.identity(id))?.account ?? null
    return account === null ? isTaken(name) : hasAccount(account)
  }

  /** Signs in: answers the person, and a new secret for this browser in place of the one that it had. */
  async signIn({ name, password }: Credentials, secret: string | undefined): Promise<Result<Recognised>> {
    const account = await this.store.account(name)
    const hash = account?.passwordHash ?? (await this.nobodysHash())
    const isRight = await this.passwords.fits(password, hash)
    const identity = account && isRight ? await this.store.identity(account.identity) : null
    if (!identity || !account) return NO_SUCH_ACCOUNT
    const isOutdated = this.passwords.isOutdated(account.passwordHash)
    const hashed = isOutdated ? await this.withHash(account, password) : null
    const fresh = await this.secretBy(password, hashed ?? account)
    if (fresh === null) return NO_SUCH_ACCOUNT
    await this.replaceSecret(secret)
    return ok({ identity, newSecret: fresh })
  }

  /** Another password for an account. Whoever signed in with the one of before is signed out, and this browser gets a new secret. */
  async changePassword(identity: Identity, { current, password }: NewPassword): Promise<Result<Recognised>> {
    const account = identity.account === null ? null : await this.store.account(identity.account)
    if (!account)
      return fault('bad-request', 'name', 'You have no account, so there is no password to change.')
    if (!(await this.passwords.fits(current, account.passwordHash))) return NOT_CURRENT
    const changed = await this.withHash(account, password)
    if (!changed) return NOT_CURRENT
    await this.signOutEverywhere(identity)
    const fresh = await this.secretBy(password, changed)
    return fresh === null ? NOT_CURRENT : ok({ identity, newSecret: fresh })
  }

  /** Another password for an account, whoever has it; everybody is signed out. False where it has another one already than when the account was read. */
  async replacePassword(account: Account, password: string): Promise<boolean> {
    if (!(await this.withHash(account, password))) return false
    await this.signOutEverywhere({ id: account.identity })
    return true
  }

  /** The account with a new hash, of the same password or another one; null where somebody else has given it one since it was read. */
  private async withHash(account: Account, password: string): Promise<Account | null> {
    const passwordHash = await this.passwords.hash(password)
    const isSet = await this.store.setPassword(account.name, passwordHash, account.passwordHash)
    return isSet ? { ...account, passwordHash } : null
  }

  /** True for whoever knows the password of their account. */
  async isOwn(identity: Identity, password: string): Promise<Result<null>> {
    const account = identity.account === null ? null : await this.store.account(identity.account)
    const isRight =
      account !== null && password !== '' && (await this.passwords.fits(password, account.passwordHash))
    return isRight ? ok(null) : fault('bad-request', 'password', 'This is not your password.')
  }

  /** Signs a person out on all devices. */
  async signOutEverywhere({ id }: Pick<Identity, 'id'>): Promise<void> {
    await this.store.removeSecretsOf(id)
    this.forget()
  }

  /** Of nobody's password: an unknown name takes as long to refuse as a wrong password. */
  private async nobodysHash(): Promise<string> {
    this.nobodys ??= await this.passwords.hash(newSecret())
    return this.nobodys
  }

  /**
   * A new secret of whoever knows the password of an account; null where that is not its password any more. Whoever gives it another one removes the
   * secrets that are there then, so it is looked at once more when the new one is.
   */
  private async secretBy(
    password: string,
    { name, identity, passwordHash }: Account,
  ): Promise<string | null> {
    const secret = await this.addSecret(identity)
    const hash = (await this.store.account(name))?.passwordHash
    if (hash === passwordHash || (hash !== undefined && (await this.passwords.fits(password, hash))))
      return secret
    await this.signOut(secret)
    return null
  }

  private async addSecret(id: string): Promise<string> {
    const secret = newSecret()
    await this.store.addSecret(id, sha256(secret))
    return secret
  }

  /** Who knows the secret of before, or set it, is not known by it any more. */
  private async replaceSecret(before: string | undefined): Promise<void> {
    if (before !== undefined) {
      await this.store.removeSecret(sha256(before))
      this.retire(sha256(before))
    }
    this.forget()
  }

  /** A secret, by its hash, was replaced. */
  retire(hash: string): void {
    this.retired.set(hash, this.now() + RETIRED_MS)
    for (const [one, until] of this.retired) if (until <= this.now()) this.retired.delete(one)
  }

  /** True for a secret that was replaced a moment ago: what comes with it was sent before its browser heard of that. */
  isRetired(secret: string | undefined): boolean {
    const until = secret === undefined ? undefined : this.retired.get(sha256(secret))
    return until !== undefined && until > this.now()
  }

  /** Signs this browser out. */
  async signOut(secret: string | undefined): Promise<void> {
    if (secret !== undefined) await this.store.removeSecret(sha256(secret))
    this.forget()
  }
}

/** Milliseconds for which a secret that was replaced is known as such. */
const RETIRED_MS = 60_000

const NO_SUCH_ACCOUNT = fault('bad-request', 'password', 'There is no account with this name and password.')
const NOT_CURRENT = fault('bad-request', 'current', 'This is not your current password.')

function isTaken(name: string): Result<never> {
  return fault('bad-request', 'name', `The account name "${name}" is taken; choose another one.`)
}

function hasAccount(account: string): Result<never> {
  return fault('bad-request', 'name', `You are signed in as ${account} already; sign out first.`)
}

/** What a person is told about themselves. */
export function meOf({ id, name, account }: Identity): Me {
  return { id, name, account }
}

function guestName(): string {
  const [a = 0, b = 0] = randomBytes(2)
  return `${FIRST_NAMES[a % FIRST_NAMES.length]} ${LAST_NAMES[b % LAST_NAMES.length]}`
}
