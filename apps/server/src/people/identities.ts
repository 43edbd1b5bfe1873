import { randomBytes } from 'node:crypto'
import { fault, ok, type Result } from '@trialhall/kernel'
import type { Credentials, Me } from '@trialhall/protocol'
import { newId, newSecret, sha256 } from '../rooms/ids.ts'
import type { Identity, Store } from '../store/store.ts'
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

/** Who people are: guests by the secret in their cookie, and accounts that carry them to other devices. */
export class Identities {
  private readonly store: Store
  private readonly wall: () => number
  private readonly passwords: Passwords
  private known: Map<string, Identity> = new Map()
  private nobodys: Promise<string> | null = null

  constructor(parts: { readonly store: Store; readonly passwords: Passwords; readonly wall: () => number }) {
    this.store = parts.store
    this.passwords = parts.passwords
    this.wall = parts.wall
  }

  /** The person behind a secret, or null. */
  async bySecret(secret: string | undefined): Promise<Identity | null> {
    if (secret === undefined || secret.length > 200) return null
    const hash = sha256(secret)
    const { known } = this
    const remembered = known.get(hash)
    if (remembered) return remembered
    const identity = await this.store.identityBySecret(hash)
    if (known.size > 10_000) known.clear()
    if (identity) known.set(hash, identity) // into the map of before: what was forgotten meanwhile stays forgotten
    return identity
  }

  private forget(): void {
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

  /** Makes an account that carries this guest on. */
  async register(identity: Identity, { name, password }: Credentials): Promise<Result<Identity>> {
    if (identity.account !== null) {
      return fault('bad-request', 'name', `You are signed in as ${identity.account} already; sign out first.`)
    }
    const passwordHash = await this.passwords.hash(password)
    const isNew = await this.store.addAccount({ name, identity: identity.id, passwordHash })
    if (!isNew)
      return fault('bad-request', 'name', `The account name "${name}" is taken; choose another one.`)
    this.forget()
    return ok({ ...identity, account: name })
  }

  /** Signs in: answers the person, and a new secret for this browser. */
  async signIn({ name, password }: Credentials): Promise<Result<Recognised>> {
    const account = await this.store.account(name)
    this.nobodys ??= this.passwords.hash(newSecret()) // an unknown name takes as long to refuse as a wrong password
    const isRight = await this.passwords.fits(password, account?.passwordHash ?? (await this.nobodys))
    const identity = account && isRight ? await this.store.identity(account.identity) : null
    if (!identity)
      return fault('bad-request', 'password', 'There is no account of this name with this password.')
    const secret = newSecret()
    await this.store.addSecret(identity.id, sha256(secret))
    return ok({ identity, newSecret: secret })
  }

  /** Signs this browser out. */
  async signOut(secret: string | undefined): Promise<void> {
    if (secret !== undefined) await this.store.removeSecret(sha256(secret))
    this.forget()
  }
}

/** What a person is told about themselves. */
export function meOf({ id, name, account }: Identity): Me {
  return { id, name, account }
}

function guestName(): string {
  const [a = 0, b = 0] = randomBytes(2)
  return `${FIRST_NAMES[a % FIRST_NAMES.length]} ${LAST_NAMES[b % LAST_NAMES.length]}`
}
