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
    const passwordHash = await this.passwords.hash(password)
    if (!(await this.store.addAccount({ name, identity: identity.id, passwordHash })))
      return this.whyNoAccount(identity.id, name)
    return ok(await this.renew({ ...identity, account: name }, secret))
  }

  private async whyNoAccount(id: string, name: string): Promise<Result<never>> {
    const account = (await this.store.identity(id))?.account ?? null
    if (account !== null) return hasAccount(account)
    return fault('bad-request', 'name', `The account name "${name}" is taken; choose another one.`)
  }

  /** Signs in: answers the person, and a new secret for this browser in place of the one that it had. */
  async signIn({ name, password }: Credentials, secret: string | undefined): Promise<Result<Recognised>> {
    const account = await this.store.account(name)
    const hash = account?.passwordHash ?? (await this.nobodysHash())
    const isRight = await this.passwords.fits(password, hash)
    const identity = account && isRight ? await this.store.identity(account.identity) : null
    if (!identity || !account)
      return fault('bad-request', 'password', 'There is no account with this name and password.')
    if (this.passwords.isOutdated(account.passwordHash))
      await this.store.setPassword(name, await this.passwords.hash(password))
    return ok(await this.renew(identity, secret))
  }

  /** Another password for an account. Whoever signed in with the one of before is signed out, and this browser gets a new secret. */
  async changePassword(identity: Identity, { current, password }: NewPassword): Promise<Result<Recognised>> {
    const account = identity.account === null ? null : await this.store.account(identity.account)
    if (!account)
      return fault('bad-request', 'name', 'You have no account, so there is no password to change.')
    if (!(await this.passwords.fits(current, account.passwordHash)))
      return fault('bad-request', 'current', 'This is not your current password.')
    await this.store.setPassword(account.name, await this.passwords.hash(password))
    await this.signOutEverywhere(identity)
    return ok(await this.renew(identity, undefined))
  }

  /** Another password for an account, whoever has it; everybody is signed out. */
  async replacePassword(
    { name, identity }: Pick<Account, 'name' | 'identity'>,
    password: string,
  ): Promise<void> {
    await this.store.setPassword(name, await this.passwords.hash(password))
    await this.signOutEverywhere({ id: identity })
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

  /** Who knows the secret of before, or set it, is not known by it any more. */
  private async renew(identity: Identity, before: string | undefined): Promise<Recognised> {
    const secret = newSecret()
    const added = this.store.addSecret(identity.id, sha256(secret))
    await Promise.all([added, before === undefined ? null : this.store.removeSecret(sha256(before))])
    if (before !== undefined) this.retire(sha256(before))
    this.forget()
    return { identity, newSecret: secret }
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
