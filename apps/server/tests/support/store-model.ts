import type { LogEntry, Store, StoredCheckpoint } from '../../src/store/store.ts'
import type { Dice } from './dice.ts'

/** Something that was asked of a store, and what it concerns. */
export interface Asked {
  readonly entries: readonly LogEntry[]
  /** A checkpoint that is written instead. */
  readonly checkpoint?: StoredCheckpoint
  /** True if the store must refuse it in any weather. */
  readonly isBad: boolean
}

const MATCHES = 12

/** What a store must hold, in plain memory: the entries of each match, and those that were refused in doubt. */
export class StoreModel {
  private readonly logs: Map<string, LogEntry[]> = new Map()
  private readonly chains: Map<string, StoredCheckpoint[]> = new Map()
  private clock = 0

  /** Writes for one turn of the event loop, which build on one another; some of them are bad. */
  writes(dice: Dice): Asked[] {
    const lengths = new Map([...this.logs].map(([match, log]) => [match, log.length]))
    return Array.from({ length: 1 + dice.below(4) }, () => {
      if (dice.onceIn(5)) return { entries: [], checkpoint: this.checkpoint(dice), isBad: false }
      if (dice.onceIn(8)) return { entries: [this.badEntry(dice, lengths)], isBad: true }
      const entries = Array.from({ length: 1 + dice.below(6) }, () => {
        const match = `m${dice.below(MATCHES)}`
        const n = (lengths.get(match) ?? 0) + 1
        lengths.set(match, n)
        return this.entry(match, n)
      })
      return { entries, isBad: false }
    })
  }

  /** One that goes on from any of its match that is there. */
  private checkpoint(dice: Dice): StoredCheckpoint {
    const match = `m${dice.below(MATCHES)}`
    const chain = this.chains.get(match) ?? []
    const follows = chain[dice.below(chain.length + 1)]?.entry ?? 0
    const body = JSON.stringify({ at: ++this.clock })
    return { match, entry: follows + 1 + dice.below(9), follows, rulesVersion: 1 + dice.below(2), body }
  }

  /** One that is there already, leaves a gap, or comes from a command that was done. */
  private badEntry(dice: Dice, lengths: ReadonlyMap<string, number>): LogEntry {
    const match = `m${dice.below(MATCHES)}`
    const length = lengths.get(match) ?? 0
    const done = this.logs.get(match)?.findLast(({ command }) => command !== null)
    const kind = dice.below(3)
    if (kind === 0 && done) return { ...this.entry(match, length + 1), command: done.command }
    // What is written in the same turn may be refused, and would leave its number free.
    const there = this.logs.get(match)?.length ?? 0
    return this.entry(match, kind === 1 && there > 0 ? 1 + dice.below(there) : length + 2)
  }

  private entry(match: string, n: number): LogEntry {
    const at = ++this.clock
    return { match, n, kind: 'choose', seat: at % 3, pick: at % 7, command: at % 4 ? `ada:${at}` : null, at }
  }

  /** A write was acknowledged: throws where it should have been refused. */
  acknowledged({ entries, checkpoint, isBad }: Asked): void {
    if (checkpoint) this.chains.set(checkpoint.match, this.chainWith(checkpoint))
    if (isBad) throw new Error(`a bad write was acknowledged: ${JSON.stringify(entries)}`)
    for (const entry of entries) {
      const log = this.logOf(entry.match)
      if (entry.n !== log.length + 1)
        throw new Error(`entry ${entry.n} of ${entry.match} was acknowledged after ${log.length}`)
      log.push(entry)
    }
  }

  /** The chain of a match after a checkpoint was added. */
  private chainWith(checkpoint: StoredCheckpoint): StoredCheckpoint[] {
    const before = this.chains.get(checkpoint.match) ?? []
    return [...before.filter(({ entry }) => entry <= checkpoint.follows), checkpoint]
  }

  private logOf(match: string): LogEntry[] {
    const log = this.logs.get(match) ?? []
    this.logs.set(match, log)
    return log
  }

  /**
   * Throws unless the store holds what was acknowledged, once and in order, and nothing else. Of what was refused `inDoubt`, each write may be
   * there as a whole, or not at all; what is there is counted as acknowledged from now on.
   */
  async compare(store: Store, inDoubt: readonly Asked[]): Promise<void> {
    const held = new Map<string, readonly LogEntry[]>()
    for (let i = 0; i < MATCHES; i++) held.set(`m${i}`, await store.entries(`m${i}`))
    const isThere = (entry: LogEntry): boolean =>
      held.get(entry.match)?.some(({ at }) => at === entry.at) ?? false
    for (const asked of inDoubt) {
      if (asked.checkpoint) {
        await this.compareDoubtful(store, asked)
        continue
      }
      const there = asked.entries.filter(isThere).length
      if (there === asked.entries.length) this.acknowledged(asked)
      else if (there > 0)
        throw new Error(`of a write that was refused ${there} of ${asked.entries.length} entries are there`)
    }
    for (const [match, entries] of held) {
      const [is, should] = [JSON.stringify(entries), JSON.stringify(this.logs.get(match) ?? [])]
      if (is !== should) throw new Error(`${match} should hold ${should} and holds ${is}`)
    }
    for (let i = 0; i < MATCHES; i++) {
      const [is, should] = [await store.checkpoints(`m${i}`), this.chains.get(`m${i}`) ?? []]
      if (JSON.stringify(is) !== JSON.stringify(should))
        throw new Error(
          `checkpoints of m${i} should be ${JSON.stringify(should)} and are ${JSON.stringify(is)}`,
        )
    }
    const notices = await store.notices()
    if (notices.length > 0) throw new Error(`the store complains: ${notices.join(' ')}`)
  }

  /** A checkpoint that was refused counts as written where it is there. */
  private async compareDoubtful(store: Store, asked: Asked): Promise<void> {
    const { checkpoint } = asked
    if (!checkpoint) return
    const held = await store.checkpoints(checkpoint.match)
    if (held.some(({ body }) => body === checkpoint.body)) this.acknowledged(asked)
  }

  /** Entries of all matches. */
  get size(): number {
    return [...this.logs.values()].reduce((sum, log) => sum + log.length, 0)
  }
}
