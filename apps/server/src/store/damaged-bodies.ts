import type { Damages } from './damage.ts'
import { readBody, type StoredRecord } from './records.ts'
import type { Account, StoredDeck } from './store.ts'

/** Kinds of records whose readers say what follows, and secrets, which are no JSON. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['ban', 'mute', 'push-keys', 'mail-key', 'link-key'])

/** Kinds that say all they say by being there: what is in them is read by nobody. */
const THERE_OR_NOT: ReadonlySet<string> = new Set(['operator', 'seen', 'browser', 'profile'])

/** Looks at records as they were read: whoever runs the server is told once of each that is damaged. */
export function lookAtRecords(damages: Damages, records: readonly StoredRecord[]): void {
  for (const { kind, id, body } of records)
    if (!TOLD_ELSEWHERE.has(kind) && !THERE_OR_NOT.has(kind) && readBody(body) === null)
      damages.tellOnce(
        `record ${kind} ${id}`,
        `The record "${kind}" of ${id} is damaged: it counts for nothing until it is written anew.`,
      )
}

/** The same for decks. */
export function lookAtDecks(damages: Damages, decks: readonly StoredDeck[]): void {
  for (const { owner, id, body } of decks)
    if (body !== null && readBody(body) === null)
      damages.tellOnce(
        `deck ${owner} ${id}`,
        `A deck of ${owner} is damaged (${id}): it is left out until a device of theirs sends it again.`,
      )
}

/** An argon2id hash in its usual text form, with a salt and a hash of the lengths that we have always made. */
const HASH = /^\$argon2id\$v=19\$m=\d{1,7},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/

/** True for what a password may be compared with; false for a hash that is damaged. */
export function isPasswordHash(text: string): boolean {
  return HASH.test(text)
}

/** The same for an account, if there is one. */
export function lookAtAccount(damages: Damages, account: Account | null): void {
  if (account === null || isPasswordHash(account.passwordHash)) return
  const { name } = account
  damages.tellOnce(
    `password ${name}`,
    `The password of the account "${name}" is damaged: nobody can sign in with it until it is replaced (trialhall admin people reset-password ${name}).`,
  )
}
