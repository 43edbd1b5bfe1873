import { argon2id, argon2Verify } from 'hash-wasm'
import { randomBytes } from 'node:crypto'
import { fault, ok, type Result } from '@trialhall/kernel'
import type { Credentials, Me } from '@trialhall/protocol'
import { newId, newSecret, sha256 } from '../rooms/ids.ts'
import type { Identity, Store } from '../store/store.ts'

/** A person, and the secret that their browser is to keep. */
export interface Recognised {
  readonly identity: Identity
  /** The secret, where it is new and must be put into the cookie. */
  readonly newSecret: string | null
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

/** Cost of a password hash by the recommendation of RFC 9106 for limited memory, in KiB and rounds. */
const HASH_COST = { iterations: 3, memorySize: 19_456, parallelism: 1, hashLength: 32 } as const

/** Who people are: guests by the secret in their cookie, and accounts that carry them to other devices. */
export class Identities {
  private readonly store: Store
  private readonly now: () => number
  private readonly known: Map<string, Identity> = new Map()

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** The person behind a secret, or null. */
  async bySecret(secret: string | undefined): Promise<Identity | null> {
    if (secret === undefined || secret.length > 200) return null
    const hash = sha256(secret)
    const known = this.known.get(hash)
    if (known) return known
    const identity = await this.store.identityBySecret(hash)
    if (identity) this.remember(hash, identity)
    return identity
  }

  private remember(hash: string, identity: Identity): void {
    if (this.known.size > 10_000) this.known.clear()
    this.known.set(hash, identity)
  }

  /** The person behind a secret; a new guest where there is none. */
  async recognise(secret: string | undefined): Promise<Recognised> {
    const identity = await this.bySecret(secret)
    if (identity) return { identity, newSecret: null }
    const fresh: Identity = { id: newId(), name: guestName(), account: null, createdAt: this.now() }
    const freshSecret = newSecret()
    await this.store.addIdentity(fresh, sha256(freshSecret))
    return { identity: fresh, newSecret: freshSecret }
  }

  /** Changes the name that is shown. */
  async rename(identity: Identity, name: string): Promise<Identity> {
    await this.store.rename(identity.id, name)
    this.known.clear()
    return { ...identity, name }
  }

  /** Makes an account that carries this guest on. */
  async register(identity: Identity, { name, password }: Credentials): Promise<Result<Identity>> {
    if (identity.account !== null) {
      return fault('bad-request', 'name', `You are signed in as ${identity.account} already; sign out first.`)
    }
    const passwordHash = await argon2id({
      ...HASH_COST,
      password,
      salt: randomBytes(16),
      outputType: 'encoded',
    })
    const isNew = await this.store.addAccount({ name, identity: identity.id, passwordHash })
    if (!isNew)
      return fault('bad-request', 'name', `The account name "${name}" is taken; choose another one.`)
    this.known.clear()
    return ok({ ...identity, account: name })
  }

  /** Signs in: answers the person, and a new secret for this browser. */
  async signIn({ name, password }: Credentials): Promise<Result<Recognised>> {
    const account = await this.store.account(name)
    const hash = account?.passwordHash ?? (await nobodysHash())
    const isRight = await argon2Verify({ password, hash })
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
    this.known.clear()
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

/** A hash that no password fits, so that an unknown name takes as long to refuse as a wrong password. */
function nobodysHash(): Promise<string> {
  return argon2id({ ...HASH_COST, password: newSecret(), salt: randomBytes(16), outputType: 'encoded' })
}
