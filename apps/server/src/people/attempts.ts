/** How many wrong passwords are free, and the longest that one waits after more: the wait doubles from a second on. */
export interface Patience {
  readonly free: number
  readonly longestMs: number
}

/** Wrong passwords for an account: from one address, and from all together. */
export interface PasswordPatience {
  readonly byAddress: Patience
  readonly byAccount: Patience
}

/** Of one address five are free; many addresses together slow strangers down, by a minute at most, so that they lock nobody out. */
export const USUAL_PATIENCE: PasswordPatience = {
  byAddress: { free: 5, longestMs: 15 * 60_000 },
  byAccount: { free: 30, longestMs: 60_000 },
}

interface Failures {
  count: number
  at: number
  /** The right password came from there before. */
  isTrusted: boolean
}

/** Milliseconds after which wrong passwords are forgotten. */
const FORGOTTEN_MS = 60 * 60_000
/** Accounts and addresses that are remembered at most. */
const MOST_KNOWN = 20_000

/**
 * Counts wrong passwords slowly: by account and address, so that one who types a wrong one locks nobody else out, and by account,
 * so that many addresses together get no further. Names that are no accounts count alike: nothing is learnt from how long one waits.
 */
export class Attempts {
  private readonly patience: PasswordPatience
  private readonly now: () => number
  private readonly known: Map<string, Failures> = new Map()

  constructor(now: () => number, patience: PasswordPatience = USUAL_PATIENCE) {
    this.now = now
    this.patience = patience
  }

  /** Milliseconds until a password may be tried for an account from an address; 0 where it may be now. */
  wait(account: string, address: string): number {
    const { byAddress, byAccount } = this.patience
    const own = this.failuresAt(pairOf(account, address))
    const all = own?.isTrusted ? undefined : this.failuresAt(nameOf(account))
    return Math.max(this.waitAfter(own, byAddress), this.waitAfter(all, byAccount))
  }

  private waitAfter(failures: Failures | undefined, { free, longestMs }: Patience): number {
    if (!failures || failures.count < free) return 0
    const delay = Math.min(longestMs, 1000 * 2 ** (failures.count - free))
    return Math.max(0, failures.at + delay - this.now())
  }

  /** A password is tried. It counts as wrong until it is known to be right, so that many at the same time are no more than one after the other. */
  begin(account: string, address: string): void {
    for (const key of [nameOf(account), pairOf(account, address)]) {
      const { count = 0, isTrusted = false } = this.failuresAt(key) ?? {}
      this.known.delete(key) // the newest stand last
      this.known.set(key, { count: count + 1, at: this.now(), isTrusted })
    }
    for (const key of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break
      this.known.delete(key)
    }
  }

  /** It was right, or it was never looked at. */
  takeBack(account: string, address: string, how: { readonly wasRight: boolean }): void {
    const [pair, name] = [pairOf(account, address), nameOf(account)]
    const [own, all] = [this.known.get(pair), this.known.get(name)]
    if (own) Object.assign(own, how.wasRight ? { count: 0, isTrusted: true } : { count: own.count - 1 })
    if (all) all.count--
    for (const key of [pair, name]) this.forgetEmpty(key)
  }

  /** What tells nothing takes the place of nobody's wrong passwords. */
  private forgetEmpty(key: string): void {
    const failures = this.known.get(key)
    if (failures && failures.count <= 0 && !failures.isTrusted) this.known.delete(key)
  }

  private failuresAt(key: string): Failures | undefined {
    const failures = this.known.get(key)
    return failures && failures.at + FORGOTTEN_MS > this.now() ? failures : undefined
  }
}

/** Names of accounts are the same in any case of their letters. */
function nameOf(account: string): string {
  return account.toLowerCase()
}

function pairOf(account: string, address: string): string {
  return `${nameOf(account)} ${address}`
}
