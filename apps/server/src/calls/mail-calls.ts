import { fault, ok, type Result } from '@trialhall/kernel'
import { newSecret, sha256 } from '../ids.ts'
import type { Account, Store } from '../store/store.ts'
import { madeOnce } from './hall-secret.ts'
import { MailBook, USUAL_MAIL_LIMITS, type Exhausted, type MailEntry, type MailLimits } from './mail-book.ts'
import { MailTokens, type MailRight } from './mail-tokens.ts'
import type { SendMail } from './mailer.ts'

/** How a hall writes letters. */
export interface MailParts {
  readonly send: SendMail
  /** The address of the hall, as people open it: `https://hall.example.org`. */
  readonly site: string
  readonly limits?: MailLimits
  /** Milliseconds that somebody may be away before they are written to. */
  readonly graceMs?: number
  /** Ends what sends them. */
  readonly close?: () => void
}

/** What somebody who is away is written about: nothing of what a seat knows, and nothing that a stranger has worded. */
export interface MailNews {
  readonly match: string
  /** The name of the game. */
  readonly title: string
  readonly sentence: string
}

interface MailCallsParts extends MailParts {
  readonly store: Store
  readonly wall: () => number
  readonly onSent: (outcome: 'sent' | 'failed') => void
}

const CONFIRM_MS = 2 * 24 * 60 * 60 * 1000
const RESET_MS = 60 * 60 * 1000
const STAMP = 16

/** What whoever comes by a link is told that is not valid, or was used. */
export const OVER = fault('bad-request', 'token', 'This link is no longer valid. Ask for a new one.')

/** Everything that a hall writes: to whoever wants to hear of their matches, confirms an address, or has lost a password. */
export class MailCalls {
  readonly book: MailBook
  readonly graceMs: number | undefined
  private readonly parts: MailCallsParts
  private readonly tokens: MailTokens

  private constructor(parts: MailCallsParts, key: string) {
    const { store, wall, limits = USUAL_MAIL_LIMITS } = parts
    this.parts = parts
    this.graceMs = parts.graceMs
    this.book = new MailBook({ store, wall, limits })
    this.tokens = new MailTokens({ key, wall })
  }

  /** Makes it ready: the key by which links are signed is read, or made. */
  static async open(parts: MailCallsParts): Promise<MailCalls> {
    return new MailCalls(parts, await madeOnce(parts.store, 'mail-key', newSecret))
  }

  /** Writes to somebody about a match: once, until they were here again. */
  async tell(who: string, { match, title, sentence }: MailNews): Promise<void> {
    if (!(await this.book.mayTell(who, match))) return
    const entry = await this.book.of(who)
    if (!entry) return
    const token = this.tokens.make({ for: 'stop', who, address: entry.address })
    const { site } = this.parts
    await this.send({
      to: entry.address,
      subject: `${title}: ${sentence}`,
      text: `${sentence}\n\n${site}/m/${match}\n\nYou get one letter about a match until you were there again.\nNo more letters: ${site}/mail/stop#${token}\n`,
      stopUrl: `${site}/api/mail/unsubscribe?token=${token}`,
    })
  }

  /** Somebody names an address, which gets a letter with a link. */
  async ask(
    who: string,
    { address, account }: { address: string; account: string },
  ): Promise<Result<MailEntry>> {
    const before = await this.book.of(who)
    const isThere = before?.isConfirmed && before.address === address
    const sent = isThere ? null : await this.askAt(who, { address, account })
    if (sent && !sent.ok) return sent
    const entry = await this.book.put(who, address) // only now: a letter that nobody took changes nothing
    return entry ? ok(entry) : NOT_TAKEN
  }

  private async askAt(
    who: string,
    { address, account }: { address: string; account: string },
  ): Promise<Result<null>> {
    const exhausted = await this.book.whyNoAnswer({ what: 'confirm', who, address })
    if (exhausted !== null) return fault('bad-request', 'address', ENOUGH[exhausted])
    const right: MailRight = { for: 'confirm', who, address, until: this.parts.wall() + CONFIRM_MS }
    const link = `${this.parts.site}/mail/confirm#${this.tokens.make(right)}`
    const outcome = await this.send({
      to: address,
      subject: 'Is this your address?',
      text: `The account "${account}" at ${this.parts.site} wants letters at this address.\n\nIf that is you, confirm it within two days:\n${link}\n\nIf not, do nothing: no more letters will come.\n`,
      stopUrl: null,
    })
    return outcome === 'failed' ? NOT_TAKEN : ok(null)
  }

  /** Whoever reads letters at an address says that it is theirs. */
  async confirm(token: string): Promise<Result<MailEntry>> {
    const right = this.tokens.read(token, 'confirm')
    const entry =
      right &&
      (await this.book.alter(right.who, (known) =>
        awaitedBy(known) === right.address ? confirmed(known, right.address) : null,
      ))
    return entry?.isConfirmed && entry.address === right?.address ? ok(entry) : OVER
  }

  /** Whoever reads letters at an address wants no more. */
  async stop(token: string): Promise<Result<null>> {
    const right = this.tokens.read(token, 'stop')
    if (!right) return OVER
    await this.book.alter(right.who, (known) =>
      known.address === right.address ? { ...known, isOn: false } : null,
    )
    return ok(null)
  }

  /** Somebody has lost the password of an account: its owner gets a letter, if their address is confirmed. Nobody is told whether. */
  async forgot(account: Account): Promise<void> {
    const entry = await this.book.of(account.identity)
    if (!entry?.isConfirmed) return
    if ((await this.book.whyNoAnswer({ what: 'reset', address: entry.address })) !== null) return
    const { site, wall } = this.parts
    const right: MailRight = {
      for: 'reset',
      who: account.identity,
      stamp: stampOf(account),
      until: wall() + RESET_MS,
    }
    await this.send({
      to: entry.address,
      subject: 'A new password',
      text: `Somebody, probably you, has lost the password of the account "${account.name}" at ${site}.\n\nChoose a new one within an hour:\n${site}/mail/reset#${this.tokens.make(right)}\n\nIf it was not you, do nothing: your password stays.\n`,
      stopUrl: null,
    })
  }

  /** The account that a letter lets somebody give a new password; once. */
  async resettable(token: string): Promise<Result<Account>> {
    const right = this.tokens.read(token, 'reset')
    const identity = right && (await this.parts.store.identity(right.who))
    const account = identity?.account ? await this.parts.store.account(identity.account) : null
    return account && stampOf(account) === right?.stamp ? ok(account) : OVER
  }

  /** Nothing is written any more. */
  close(): void {
    this.parts.close?.()
  }

  private async send(letter: Parameters<SendMail>[0]): Promise<'sent' | 'failed'> {
    const outcome = await this.parts.send(letter)
    this.parts.onSent(outcome)
    return outcome
  }
}

/** The address that is to be confirmed, if one is. */
function awaitedBy({ address, next, isConfirmed }: MailEntry): string | null {
  return isConfirmed ? (next ?? null) : address
}

function confirmed(entry: MailEntry, address: string): MailEntry {
  return { ...entry, address, next: null, isConfirmed: true, isOn: entry.isConfirmed ? entry.isOn : true }
}

const NOT_TAKEN = fault(
  'bad-request',
  'address',
  'The mail server did not take the letter; check the address.',
)

/** What somebody is told who asks for one more. */
const ENOUGH: Readonly<Record<Exhausted, string>> = {
  person: 'You asked for too many letters today; try again tomorrow.',
  address: 'Too many letters went to this address today; try again tomorrow.',
  hall: 'This hall has sent enough letters to new addresses today; try again tomorrow.',
}

function stampOf({ passwordHash }: Account): string {
  return sha256(passwordHash).slice(0, STAMP)
}
