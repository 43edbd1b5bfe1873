import { sha256 } from '../ids.ts'
import type { Store } from '../store/store.ts'
import { bodyIn } from '../store/records.ts'

/** The address of a person, and what they want to hear there. */
export interface MailEntry {
  readonly address: string
  /** Another one that takes its place once it is confirmed. */
  readonly next?: string | null
  /** Whoever reads letters there has said that they are this person. */
  readonly isConfirmed: boolean
  /** Letters about matches are wanted. */
  readonly isOn: boolean
  /** Matches that they were written about since they were here last. */
  readonly told: readonly string[]
  /** How many letters went there on a day. */
  readonly day: string
  readonly sent: number
}

type RecordStore = Pick<Store, 'records' | 'changeRecords'>
type Counted = Pick<MailEntry, 'day' | 'sent'>

const KIND = 'mail'
const OF_HALL = 'mail-day'
const TO_STRANGERS = 'mail-to'
const BY_PERSON = 'mail-by'
/** Of what was counted for a day and is of no use after it. */
const OF_DAYS = [TO_STRANGERS, BY_PERSON] as const
/** Attempts to change a record that others change, too. */
const MOST_TRIES = 10
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_TOLD = 200
const MOST_CLEARED = 50

/** How many letters may go out on a day. */
export interface MailLimits {
  readonly ofHall: number
  readonly ofPerson: number
  /** Letters that somebody asks for: so many in all that confirm an address, and as many again for lost passwords. */
  readonly asked: number
  /** Those that one person asks for to confirm addresses, and those of both kinds that go to one address. */
  readonly askedByPerson: number
  readonly toStranger: number
}

/** What suits a hall of some hundred people. */
export const USUAL_MAIL_LIMITS: MailLimits = {
  ofHall: 500,
  ofPerson: 20,
  asked: 100,
  askedByPerson: 5,
  toStranger: 3,
}

/** A letter that somebody asks for: a person, to confirm an address; or anybody, for the owner of an account. */
export type AskedLetter =
  | { readonly what: 'confirm'; readonly who: string; readonly address: string }
  | { readonly what: 'reset'; readonly address: string }

/** Of whose letters enough went out today. */
export type Exhausted = 'person' | 'address' | 'hall'

/** Addresses of people, and how many letters went out. An address is a record of its person, and goes with them. */
export class MailBook {
  private readonly store: RecordStore
  private readonly wall: () => number
  private readonly limits: MailLimits

  constructor(parts: {
    readonly store: RecordStore
    readonly wall: () => number
    readonly limits: MailLimits
  }) {
    this.store = parts.store
    this.wall = parts.wall
    this.limits = parts.limits
  }

  /** The entry of a person, or null. */
  async of(who: string): Promise<MailEntry | null> {
    return entryIn((await this.read(KIND, who)).value)
  }

  /** A person names an address, which is to be confirmed; one that is confirmed stays until then. Answers the entry as it is then. */
  async put(who: string, address: string): Promise<MailEntry | null> {
    return this.change(who, (known) => {
      if (!known?.isConfirmed)
        return { day: '', sent: 0, ...known, address, isConfirmed: false, isOn: false, told: [] }
      return known.address === address ? { ...known, next: null } : { ...known, next: address }
    })
  }

  /** Changes an entry where there is one; answers it as it is then, or null. */
  async alter(who: string, change: (entry: MailEntry) => MailEntry | null): Promise<MailEntry | null> {
    return this.change(who, (known) => known && change(known))
  }

  /** Forgets the address of a person. */
  async remove(who: string): Promise<void> {
    await this.store.changeRecords([{ kind: KIND, id: who, owner: null, rank: null, base: null, body: null }])
  }

  /** Takes one letter about a match from what may be sent today: false where they were told since they were here last, or enough was sent. */
  async mayTell(who: string, match: string): Promise<boolean> {
    const entry = await this.of(who)
    if (!entry?.isConfirmed || !entry.isOn || entry.told.includes(match)) return false
    if (this.oneMore(entry, this.limits.ofPerson) === null) return false // before the hall's: whoever has had theirs takes none of the others'
    if (!(await this.count(OF_HALL, 'hall', this.limits.ofHall))) return false
    let may = false
    await this.alter(who, (known) => {
      const counted = this.oneMore(known, this.limits.ofPerson)
      may = counted !== null && !known.told.includes(match)
      return may && counted ? { ...known, ...counted, told: [...known.told, match].slice(-MOST_TOLD) } : null
    })
    return may
  }

  /** A person was here: they may be written to about all of their matches again. */
  async wasHere(who: string): Promise<void> {
    await this.alter(who, (known) => (known.told.length > 0 ? { ...known, told: [] } : null))
  }

  /** Takes a letter that somebody asked for from what may be sent today; answers of whose letters enough went out, or null. */
  async whyNoAnswer(letter: AskedLetter): Promise<Exhausted | null> {
    await this.clearOld()
    const { asked, askedByPerson, toStranger } = this.limits
    const { what, address } = letter
    if (what === 'confirm' && !(await this.count(BY_PERSON, letter.who, askedByPerson))) return 'person'
    if (!(await this.count(TO_STRANGERS, sha256(address.toLowerCase()), toStranger))) return 'address'
    return (await this.count(OF_HALL, ASKED[what], asked)) ? null : 'hall'
  }

  private get today(): string {
    return new Date(this.wall()).toISOString().slice(0, 10)
  }

  private oneMore({ day, sent }: Counted, most: number): Counted | null {
    const { today } = this
    const before = day === today ? sent : 0
    return before < most ? { day: today, sent: before + 1 } : null
  }

  private async count(kind: string, id: string, most: number): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { value, revision } = await this.read(kind, id)
      const next = this.oneMore((value ?? { day: '', sent: 0 }) as Counted, most)
      if (next === null) return false
      const body = JSON.stringify(next)
      const owner = kind === BY_PERSON ? id : null
      const change = { kind, id, owner, rank: this.wall(), base: revision, body }
      if (await this.store.changeRecords([change])) return true
    }
    return false
  }

  private async change(
    who: string,
    change: (known: MailEntry | null) => MailEntry | null,
  ): Promise<MailEntry | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { value, revision } = await this.read(KIND, who)
      const known = entryIn(value)
      const next = change(known)
      if (next === null) return known
      const body = JSON.stringify(next)
      const made = { kind: KIND, id: who, owner: who, rank: null, base: revision, body }
      if (await this.store.changeRecords([made])) return next
    }
    return this.of(who)
  }

  private async read(kind: string, id: string): Promise<{ value: unknown; revision: number }> {
    const [record] = await this.store.records({ kind, id, order: 'first', limit: 1 })
    return { value: bodyIn(record), revision: record?.revision ?? 0 }
  }

  /** What was counted yesterday is of no use, and nobody's address is to be guessed from it. */
  private async clearOld(): Promise<void> {
    const rankBelow = this.wall() - DAY_MS
    for (const kind of OF_DAYS) {
      const old = await this.store.records({ kind, rankBelow, order: 'lowest', limit: MOST_CLEARED })
      for (const { id } of old)
        await this.store.changeRecords([{ kind, id, owner: null, rank: null, base: null, body: null }])
    }
  }
}

/** Where letters that somebody asks for are counted: who uses up the one kind leaves the other. */
const ASKED = { confirm: 'asked', reset: 'lost' } as const

/** An entry as it was read; null where there is none, or it is damaged: then its person has named no address. */
function entryIn(value: unknown): MailEntry | null {
  const { address, told } = (value ?? {}) as Partial<MailEntry>
  return typeof address === 'string' && Array.isArray(told) ? (value as MailEntry) : null
}
