import { fault, ok, type Result } from '@trialhall/kernel'
import type { MatchService } from '../match-service.ts'
import type { Identities } from '../people/identities.ts'
import type { Passwords } from '../people/passwords.ts'
import { resetPassword } from '../people/reset.ts'
import type { Identity, Store } from '../store/store.ts'
import { dossierOf, type Dossier } from './dossier.ts'
import { erase } from './erasing.ts'
import type { Sanction, SanctionKind, Sanctions } from './sanctions.ts'

/** What operators need to look after people. */
export interface PeopleDeskParts {
  readonly matches: MatchService
  readonly identities: Identities
  readonly passwords: Passwords
  readonly sanctions: Sanctions
  readonly dismissPerson: (identity: string, why: string) => void
}

/** A person as operators see them. */
export interface PersonLine {
  readonly id: string
  readonly name: string
  readonly account: string
  readonly came: string
  readonly isHere: boolean
  readonly standing: string
}

/** Somebody is to be kept from something: for so many milliseconds, or for good. */
export interface KeptFrom {
  readonly kind: SanctionKind
  readonly ms: number | null
  readonly reason: string
  readonly by: string
}

const MOST_FOUND = 50

/** What operators do about people. */
export class PeopleDesk {
  private readonly parts: PeopleDeskParts

  constructor(parts: PeopleDeskParts) {
    this.parts = parts
  }

  private get store(): Store {
    return this.parts.matches.parts.store
  }

  /** People by a part of their name or account. */
  async find(text: string): Promise<PersonLine[]> {
    return Promise.all((await this.store.findPeople(text, MOST_FOUND)).map((one) => this.lineOf(one)))
  }

  private async lineOf({ id, name, account, createdAt }: Identity): Promise<PersonLine> {
    const { sanctions, matches } = this.parts
    const standing = sanctions.of(id).map(sanctionWords)
    if (await this.isOperator(id)) standing.push('operator')
    return {
      id,
      name,
      account: account ?? '(guest)',
      came: new Date(createdAt).toISOString(),
      isHere: matches.presence.isOnline(id),
      standing: standing.join(', '),
    }
  }

  /** Somebody by their id, or by the name of their account. Whoever has an id is never hidden by an account that is named like it. */
  async one(who: string): Promise<Result<Identity>> {
    const found = (await this.store.identity(who)) ?? (await this.named(who))
    if (found) return ok(found)
    return fault('bad-request', 'who', `There is nobody with the account or the id "${who}"; find lists ids.`)
  }

  private async named(name: string): Promise<Identity | null> {
    const account = await this.store.account(name)
    return account && this.store.identity(account.identity)
  }

  /** Calls somebody by another name. */
  async rename(person: Identity, name: string): Promise<string> {
    const renamed = await this.parts.identities.rename(person, name)
    await this.parts.matches.renamed(renamed)
    return `${person.name} is now called ${name}.`
  }

  /** Gives an account another password, which nobody chose. */
  async resetPassword(person: Identity): Promise<Result<string>> {
    if (person.account === null) return fault('bad-request', 'who', 'A guest has no password.')
    const password = await resetPassword(person.account, {
      store: this.store,
      passwords: this.parts.passwords,
    })
    await this.parts.identities.signOutEverywhere(person)
    this.parts.dismissPerson(person.id, 'You were signed out on all devices.')
    return ok(password)
  }

  /** Bans or mutes somebody. */
  async keep(person: Identity, { kind, ms, reason, by }: KeptFrom): Promise<string> {
    const { sanctions, matches, dismissPerson } = this.parts
    const at = matches.parts.wall()
    const until = ms === null ? null : at + ms
    await sanctions.put({ kind, identity: person.id, until, reason, by, at })
    const why = sanctions.whyNotHere(person.id)
    if (why) dismissPerson(person.id, why.message)
    const [said = ''] = sanctions
      .of(person.id)
      .filter((one) => one.kind === kind)
      .map(sanctionWords)
    return `${person.name} is ${said}.`
  }

  /** Ends a ban, or lets somebody talk again. */
  async release(person: Identity, kind: SanctionKind): Promise<Result<string>> {
    if (await this.parts.sanctions.lift({ kind, identity: person.id }))
      return ok(`${person.name} is ${kind === 'ban' ? 'banned' : 'muted'} no more.`)
    return fault('bad-request', 'who', `${person.name} is not ${kind === 'ban' ? 'banned' : 'muted'}.`)
  }

  /** Deletes somebody with all their data. */
  async delete(person: Identity): Promise<string> {
    await erase(person, this.parts)
    return `${person.name} and all their data are deleted.`
  }

  /** Everything that is kept of somebody. */
  export(person: Identity): Promise<Dossier> {
    return dossierOf(person, this.parts.matches)
  }

  /** Makes somebody with an account an operator of the hall, or takes that away. */
  async appoint(person: Identity, { isOperator }: { readonly isOperator: boolean }): Promise<Result<string>> {
    if (isOperator && person.account === null)
      return fault('bad-request', 'who', 'A guest cannot be an operator: they have no account.')
    const body = isOperator ? '{}' : null
    await this.store.changeRecords([
      { kind: 'operator', id: person.id, owner: person.id, rank: null, base: null, body },
    ])
    return ok(`${person.name} is ${isOperator ? 'now' : 'no longer'} an operator of this hall.`)
  }

  /** True for operators of the hall. */
  async isOperator(identity: string): Promise<boolean> {
    return (await this.store.records({ kind: 'operator', id: identity, order: 'first', limit: 1 })).length > 0
  }
}

function sanctionWords({ kind, until, reason }: Sanction): string {
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`
  return `${kind === 'ban' ? 'banned' : 'muted'} ${end}: ${reason}`
}
