import { Desk } from './desk/desk.ts'
import { Sanctions } from './desk/sanctions.ts'
import type { MatchService } from './match-service.ts'
import type { Identities } from './people/identities.ts'
import type { Passwords } from './people/passwords.ts'
import type { OpenPages } from './web/open-pages.ts'

/** What it takes to operate a hall. */
export interface OperatingParts {
  readonly matches: MatchService
  readonly identities: Identities
  readonly passwords: Passwords
  readonly pages: OpenPages
}

/** Everything that operators have of a server: what they do, and who is kept from what. */
export class Operating {
  readonly sanctions: Sanctions
  readonly desk: Desk
  private readonly pages: OpenPages

  private constructor({ pages, ...parts }: OperatingParts) {
    const { dismissPerson } = pages
    this.sanctions = new Sanctions(parts.matches.parts)
    this.desk = new Desk({ ...parts, sanctions: this.sanctions, dismissPerson })
    this.pages = pages
  }

  /** Reads who is kept from what, before anybody comes in. */
  static async begin(parts: OperatingParts): Promise<Operating> {
    const operating = new Operating(parts)
    await operating.sanctions.refresh()
    return operating
  }

  /** Whom another server of the hall has banned has to go here, too. */
  async sweep(): Promise<void> {
    for (const { identity } of await this.sanctions.refresh())
      this.pages.dismissPerson(identity, this.sanctions.whyNotHere(identity)?.message ?? '')
  }
}
