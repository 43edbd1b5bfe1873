import { fault, type Fault } from '@trialhall/kernel'
import { readBody, type StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** What somebody can be kept from: the hall, or talking in it. */
export const SANCTION_KINDS = ['ban', 'mute'] as const
/** One of them. */
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** Somebody is kept from something. */
export interface Sanction {
  readonly kind: SanctionKind
  readonly identity: string
  /** When it ends, in milliseconds since 1970; null where it does not. */
  readonly until: number | null
  readonly reason: string
  /** Which operator did it. */
  readonly by: string
  readonly at: number
}

/** What it takes to know who is kept from what. */
export interface SanctionsParts {
  readonly store: Pick<Store, 'records' | 'changeRecords'>
  /** The time of day. */
  readonly wall: () => number
  /** Tells whoever runs the server what is damaged. */
  readonly tell: (sentence: string) => void
}

/** What somebody is told whose record is damaged. */
const UNREADABLE = 'Until when and why is not known any more; ask an operator of the hall.'

/** Far more than a hall has. */
const MOST = 10_000

/**
 * Who is banned or muted, until when and why. All of it is in memory, since everything that anybody does asks for it; what another server of the hall wrote
 * is known after the next `refresh`.
 */
export class Sanctions {
  private readonly parts: SanctionsParts
  private byKey: ReadonlyMap<string, Sanction> = new Map()
  /** Of which damaged ones it was told. */
  private readonly told: Set<string> = new Set()

  constructor(parts: SanctionsParts) {
    this.parts = parts
  }

  /** Reads them anew. Answers who has been banned since. */
  async refresh(): Promise<readonly Sanction[]> {
    const before = this.byKey
    const found: Sanction[] = []
    for (const kind of SANCTION_KINDS)
      for (const record of await this.parts.store.records({ kind, order: 'first', limit: MOST }))
        found.push(this.sanctionIn(kind, record))
    if (this.byKey !== before) return [] // one was put or lifted meanwhile: what was read is older
    this.byKey = new Map(found.map((one) => [keyOf(one), one]))
    return found.filter(
      (one) => one.kind === 'ban' && this.isInForce(one) && !isSame(before.get(keyOf(one)), one),
    )
  }

  /** Whoever was kept from something stays so, also where it is not known any more until when: only an operator may end that. */
  private sanctionIn(kind: SanctionKind, { id: identity, body }: StoredRecord): Sanction {
    const read = readBody<Sanction>(body)
    if (read && isWhole(read) && read.kind === kind && read.identity === identity) return read
    const strict: Sanction = { kind, identity, until: null, reason: UNREADABLE, by: '(damaged)', at: 0 }
    if (this.told.has(keyOf(strict))) return strict
    this.told.add(keyOf(strict))
    const [thing, state, release] = kind === 'ban' ? ['ban', 'banned', 'unban'] : ['mute', 'muted', 'unmute']
    this.parts.tell(
      `The ${thing} of ${identity} cannot be read, so they are ${state} for good; "trialhall admin people ${release} ${identity}" ends that.`,
    )
    return strict
  }

  /** Keeps somebody from something; what was there of the same kind is replaced. */
  async put(sanction: Sanction): Promise<void> {
    const { kind, identity } = sanction
    const body = JSON.stringify(sanction)
    await this.parts.store.changeRecords([
      { kind, id: identity, owner: null, rank: sanction.until, base: null, body },
    ])
    this.byKey = new Map([...this.byKey, [keyOf(sanction), sanction]])
  }

  /** Ends it. False where there was none. */
  async lift({ kind, identity }: Pick<Sanction, 'kind' | 'identity'>): Promise<boolean> {
    const key = keyOf({ kind, identity })
    const there = this.byKey.get(key)
    await this.parts.store.changeRecords([
      { kind, id: identity, owner: null, rank: null, base: null, body: null },
    ])
    this.byKey = new Map([...this.byKey].filter(([one]) => one !== key))
    return there !== undefined && this.isInForce(there)
  }

  /** What somebody is kept from now. */
  of(identity: string): readonly Sanction[] {
    return SANCTION_KINDS.flatMap((kind) => this.standing(kind, identity) ?? [])
  }

  /** Why somebody may not come in, in one sentence, or null. */
  whyNotHere(identity: string): Fault | null {
    const ban = this.standing('ban', identity)
    if (!ban) return null
    return fault('bad-request', 'ban', `You are banned from this hall ${untilWords(ban)}: ${ban.reason}`)
      .fault
  }

  /** Why somebody may not talk, in one sentence, or null. */
  whyNotHeard(identity: string): Fault | null {
    const mute = this.standing('mute', identity)
    if (!mute) return null
    return fault('bad-request', 'text', `You cannot talk in this hall ${untilWords(mute)}: ${mute.reason}`)
      .fault
  }

  private standing(kind: SanctionKind, identity: string): Sanction | null {
    const found = this.byKey.get(keyOf({ kind, identity }))
    return found && this.isInForce(found) ? found : null
  }

  private isInForce({ until }: Sanction): boolean {
    return until === null || until > this.parts.wall()
  }
}

function isWhole({ until, reason, by, at }: Partial<Sanction>): boolean {
  const hasEnd = until === null || Number.isFinite(until)
  return hasEnd && typeof reason === 'string' && typeof by === 'string' && Number.isFinite(at)
}

/** Whoever was banned before may be banned anew: a ban that ran out still stands here. */
function isSame(before: Sanction | undefined, { at, until }: Sanction): boolean {
  return before?.at === at && before.until === until
}

function keyOf({ kind, identity }: Pick<Sanction, 'kind' | 'identity'>): string {
  return `${kind} ${identity}`
}

/** Until when, as people read it wherever they are. */
function untilWords({ until }: Sanction): string {
  if (until === null) return 'for good'
  const [day, time] = new Date(until).toISOString().split('T')
  return `until ${day}, ${time?.slice(0, 5)} UTC`
}
