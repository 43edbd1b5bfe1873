import type { ErrorBook } from './desk/error-book.ts'
import { Desk } from './desk/desk.ts'
import { Retention, USUAL_DAYS, type KeptDays } from './desk/retention.ts'
import { Sanctions } from './desk/sanctions.ts'
import type { MatchService } from './match-service.ts'
import type { Identities } from './people/identities.ts'
import type { Passwords } from './people/passwords.ts'
import { NO_FILTER, type WordFilter } from './people/word-filter.ts'
import type { Identity } from './store/store.ts'
import type { OpenPages } from './web/open-pages.ts'

/** How a hall is operated; what is left out is as everywhere. */
export interface HouseRules {
  /** What lets whoever runs the server act as an operator. */
  readonly operatorToken?: string | null
  /** The word that lets people in. Without it everybody may come. */
  readonly invitation?: string | null
  /** The data folder; without it a database elsewhere keeps everything. */
  readonly folder?: string | null
  /** For how many days what is kept. */
  readonly days?: KeptDays
  /** What cannot be said. Without it anything can. */
  readonly wordFilter?: WordFilter
}

/** What it takes to operate a hall. */
export interface OperatingParts {
  readonly matches: MatchService
  readonly identities: Identities
  readonly passwords: Passwords
  readonly pages: OpenPages
  readonly rules: HouseRules
  /** What goes wrong. */
  readonly errors: ErrorBook
  /** Tells whoever runs the server what is damaged. */
  readonly tell: (sentence: string) => void
}

/** Everything that operators have of a server: what they do, who is kept from what, and what is forgotten when. */
export class Operating {
  readonly sanctions: Sanctions
  readonly desk: Desk
  readonly operatorToken: string | null
  readonly invitation: string | null
  readonly wordFilter: WordFilter
  private readonly parts: OperatingParts
  private readonly retention: Retention

  private constructor(parts: OperatingParts) {
    const { matches, identities, passwords, pages, rules, errors } = parts
    const { dismissPerson } = pages
    this.parts = parts
    this.sanctions = new Sanctions({ ...matches.parts, tell: parts.tell })
    const folder = rules.folder ?? null
    this.desk = new Desk({
      matches,
      identities,
      passwords,
      sanctions: this.sanctions,
      dismissPerson,
      errors,
      folder,
    })
    this.retention = new Retention({
      matches,
      identities,
      dismissPerson,
      days: rules.days ?? USUAL_DAYS,
      now: matches.parts.now,
      onFailed: matches.parts.events.failed,
    })
    this.operatorToken = rules.operatorToken ?? null
    this.invitation = rules.invitation ?? null
    this.wordFilter = rules.wordFilter ?? NO_FILTER
  }

  /** Reads who is kept from what, before anybody comes in. */
  static async begin(parts: OperatingParts): Promise<Operating> {
    const operating = new Operating(parts)
    await operating.sanctions.refresh()
    return operating
  }

  /** Somebody is here: that is noted once a day. */
  readonly seen = (identity: Identity): void => this.parts.matches.go(this.retention.seen(identity))

  /** Sends away whom another server of the hall has banned, and forgets what is old. */
  async sweep(): Promise<void> {
    for (const { identity } of await this.sanctions.refresh())
      this.parts.pages.dismissPerson(identity, this.sanctions.whyNotHere(identity)?.message ?? '')
    await this.retention.maybeForget()
  }
}
