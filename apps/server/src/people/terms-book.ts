import { fault, ok, type Registry, type Result } from '@trialhall/kernel'
import { keptTerms, type SavedTerms, type SavedTermsList, type SaveTerms } from '@trialhall/protocol'
import type { Identity, Store } from '../store/store.ts'
import { bodyIn } from '../store/records.ts'

/** What saved terms need. */
export interface TermsBookParts {
  readonly store: Pick<Store, 'records' | 'changeRecords'>
  readonly games: Registry
}

const KIND = 'terms'
/** Terms that one person keeps, and characters of JSON that one of them may have. */
const MOST = 20
const LONGEST = 8000
/** Attempts at a change that another page of the same person gets before. */
const MOST_TRIES = 10

type Change = (terms: readonly SavedTerms[]) => Result<readonly SavedTerms[]>

/** Terms of tables that people with an account keep under names. Nobody else is ever told of them. */
export class TermsBook {
  private readonly parts: TermsBookParts

  constructor(parts: TermsBookParts) {
    this.parts = parts
  }

  /** All that a person keeps, what they kept first before the rest. */
  async list({ id }: Identity): Promise<SavedTermsList> {
    return { terms: [...(await this.read(id)).terms] }
  }

  /** Keeps terms, or replaces those of the same id. */
  async save(me: Identity, id: string, { name, terms }: SaveTerms): Promise<Result<SavedTermsList>> {
    if (me.account === null) return NO_ACCOUNT
    const game = this.parts.games.find(terms.game)
    if (!game.ok) return fault('bad-request', 'terms.game', game.fault.message)
    const saved = { id, name, terms: keptTerms(terms) }
    const { length } = JSON.stringify(saved)
    if (length > LONGEST)
      return fault('bad-request', 'terms', `terms has ${length} characters of JSON; allowed are ${LONGEST}.`)
    return this.change(me, (all) => {
      const isKnown = all.some((one) => one.id === id)
      if (isKnown) return ok(all.map((one) => (one.id === id ? saved : one)))
      return all.length < MOST ? ok([...all, saved]) : FULL
    })
  }

  /** Forgets terms; those that are not there, too. */
  remove(me: Identity, id: string): Promise<Result<SavedTermsList>> {
    return this.change(me, (all) => ok(all.filter((one) => one.id !== id)))
  }

  private async change({ id: owner }: Identity, how: Change): Promise<Result<SavedTermsList>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { terms, revision } = await this.read(owner)
      const next = how(terms)
      if (!next.ok) return next
      const body = next.value.length === 0 ? null : JSON.stringify({ terms: next.value })
      const change = { kind: KIND, id: owner, owner, rank: null, base: revision, body }
      if (await this.parts.store.changeRecords([change])) return ok({ terms: [...next.value] })
    }
    return fault('bad-request', 'terms', 'Your terms are being changed elsewhere; try again in a moment.')
  }

  private async read(
    owner: string,
  ): Promise<{ readonly terms: readonly SavedTerms[]; readonly revision: number }> {
    const [record] = await this.parts.store.records({ kind: KIND, id: owner, order: 'first', limit: 1 })
    if (!record) return { terms: [], revision: 0 }
    return { terms: bodyIn<SavedTermsList>(record)?.terms ?? [], revision: record.revision }
  }
}

const NO_ACCOUNT = fault(
  'bad-request',
  'terms',
  'You need an account to keep terms on this server; without one they stay on your device.',
)
const FULL = fault(
  'bad-request',
  'terms',
  `You keep ${MOST} terms, which is as many as there may be; delete some of them first.`,
)
