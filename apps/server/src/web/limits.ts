import { Allowance, type Rate } from './allowance.ts'

/** How much one connection or one address may ask of the server. */
export interface Limits {
  /** Messages of a connection. */
  readonly messages: Rate
  /** Lines of talk of a connection. */
  readonly chat: Rate
  /** Passwords tried from an address. */
  readonly passwords: Rate
  /** New guests and new matches from an address. */
  readonly newcomers: Rate
  /** Looks at and changes of decks by a person. */
  readonly decks: Rate
  /** Pages that a person may have open at a time. */
  readonly pages: number
  /** Matches that a connection may follow at a time. */
  readonly follows: number
  /** Matches of a person that may be unfinished at a time. */
  readonly unfinished: number
}

/** What suits people. */
export const USUAL_LIMITS: Limits = {
  messages: { most: 400, perSecond: 200 },
  chat: { most: 10, perSecond: 1 },
  passwords: { most: 10, perSecond: 10 / 60 },
  newcomers: { most: 300, perSecond: 5 },
  decks: { most: 300, perSecond: 2 },
  pages: 20,
  follows: 50,
  unfinished: 100,
}

const MOST_ADDRESSES = 10_000

/** Counts what comes from each address or person. */
export class Gate {
  private readonly rate: Rate
  private readonly now: () => number
  private readonly byAddress: Map<string, Allowance> = new Map()

  constructor(rate: Rate, now: () => number) {
    this.rate = rate
    this.now = now
  }

  /** Lets one pass; false if the address has had its share. */
  pass(address: string): boolean {
    const now = this.now()
    if (this.byAddress.size > MOST_ADDRESSES) this.byAddress.clear()
    const allowance = this.byAddress.get(address) ?? new Allowance(this.rate, now)
    this.byAddress.set(address, allowance)
    return allowance.take(now)
  }
}
