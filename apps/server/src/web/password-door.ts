import type { Result } from '@trialhall/kernel'
import { Attempts } from '../people/attempts.ts'
import { tooMany } from './answers.ts'
import { Gate, type Limits } from './limits.ts'

/** Passwords that are looked at or wait for it: of all, and of one address. Each takes a good part of a second. */
const MOST_WAITING = { inAll: 40, ofAddress: 4 } as const
/** The last places are for addresses of which none waits, so that a few cannot keep all others out. */
const OF_CROWDS = 30

/** Where passwords come in. What is refused is thrown, as what is told with status 429. */
export class PasswordDoor {
  private readonly gate: Gate
  private readonly attempts: Attempts
  private readonly waiting: Map<string, number> = new Map()
  private inAll = 0

  constructor({ limits, now }: { readonly limits: Pick<Limits, 'passwords'>; readonly now: () => number }) {
    this.gate = new Gate(limits.passwords, now)
    this.attempts = new Attempts(now)
  }

  /** Has a new password hashed. */
  async make<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.enter(address)
    try {
      return await work()
    } finally {
      this.leave(address)
    }
  }

  private enter(address: string): void {
    if (!this.gate.pass(address)) throw tooMany('Too many passwords came from your address; wait a minute.')
    const ofAddress = this.waiting.get(address) ?? 0
    const places = ofAddress === 0 ? MOST_WAITING.inAll : OF_CROWDS
    if (ofAddress >= MOST_WAITING.ofAddress || this.inAll >= places)
      throw tooMany('Too many passwords are being checked just now; try again in a moment.')
    this.waiting.set(address, ofAddress + 1)
    this.inAll++
  }

  private leave(address: string): void {
    this.inAll--
    const left = (this.waiting.get(address) ?? 1) - 1
    if (left > 0) this.waiting.set(address, left)
    else this.waiting.delete(address)
  }

  /** Has a password tried for an account. */
  async attempt<T>(
    { account, address }: { readonly account: string; readonly address: string },
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const waitMs = this.attempts.wait(account, address)
    if (waitMs > 0) throw tooMany(tooOften(waitMs))
    this.enter(address)
    this.attempts.begin(account, address) // only now: what is refused unlooked at must push nothing out of memory
    try {
      const result = await work()
      if (result.ok) this.attempts.takeBack(account, address, { wasRight: true })
      return result
    } catch (error) {
      this.attempts.takeBack(account, address, { wasRight: false })
      throw error
    } finally {
      this.leave(address)
    }
  }
}

function tooOften(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  const wait =
    seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} second${seconds === 1 ? '' : 's'}`
  return `The password of this account was wrong too often; try again in ${wait}.`
}
