import { isIPv6 } from 'node:net'
import { Allowance, type Rate } from './allowance.ts'

/** How much one connection or one address may ask of the server. */
export interface Limits {
  /** Messages of a connection. */
  readonly messages: Rate
  /** Lines of talk of a person. */
  readonly chat: Rate
  /** Calls of a person who has no page open. */
  readonly calls: Rate
  /** Places that a person points at. */
  readonly points: Rate
  /** Passwords from an address, tried or made: many people may share one. Wrong ones are counted by account, see `people/attempts.ts`. */
  readonly passwords: Rate
  /** New guests and new matches from an address. */
  readonly newcomers: Rate
  /** Looks at and changes of decks by a person. */
  readonly decks: Rate
  /** What is dear to do, by a person, and for logs by an address: to follow a match, to take back, to change seats or a name, to count one's matches. */
  readonly efforts: Rate
  /** Pages that a person may have open at a time. */
  readonly pages: number
  /** Matches that a connection may follow at a time. */
  readonly follows: number
  /** Matches of a person that may be unfinished at a time. */
  readonly unfinished: number
  /** Public tables of a person that may wait for others at a time. */
  readonly openTables: number
  /** Reports by a person, and from an address. */
  readonly reports: Rate
  /** Times that a person takes all their data along. */
  readonly exports: Rate
  /** Wrong tokens of operators, and wrong words of invitations, from an address. */
  readonly strangers: Rate
  /** Tournaments opened by a person, and from an address. */
  readonly tournaments: Rate
  /** Looks at the lobby, and at tournaments, by a person. */
  readonly lobby: Rate
}

/** What suits people. */
export const USUAL_LIMITS: Limits = {
  messages: { most: 400, perSecond: 200 },
  chat: { most: 10, perSecond: 1 },
  calls: { most: 20, perSecond: 1 / 60 },
  points: { most: 6, perSecond: 1 },
  passwords: { most: 120, perSecond: 1 },
  newcomers: { most: 300, perSecond: 5 },
  decks: { most: 300, perSecond: 2 },
  efforts: { most: 100, perSecond: 5 },
  pages: 20,
  follows: 50,
  unfinished: 100,
  openTables: 3,
  reports: { most: 5, perSecond: 1 / 300 },
  exports: { most: 3, perSecond: 1 / 300 },
  strangers: { most: 10, perSecond: 1 / 30 },
  tournaments: { most: 6, perSecond: 1 / 60 },
  lobby: { most: 30, perSecond: 2 },
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

  /** Lets one pass; false if the address or person has had their share. */
  pass(address: string): boolean {
    const now = this.now()
    if (this.byAddress.size > MOST_ADDRESSES) this.byAddress.clear()
    const allowance = this.byAddress.get(address) ?? new Allowance(this.rate, now)
    this.byAddress.set(address, allowance)
    return allowance.take(now)
  }
}

/** Whose an address is: of version 6 everybody has a whole network of them, its first 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  while (tail !== undefined && groups.length + after.length < GROUPS) groups.push('0')
  return [...groups, ...after].slice(0, GROUPS / 2).join(':')
}

/** Groups of digits that an address of version 6 has. */
const GROUPS = 8
