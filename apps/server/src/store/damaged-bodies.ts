import type { Damages } from './damage.ts'
import { readBody, type StoredRecord } from './records.ts'
import type { StoredDeck } from './store.ts'

/** Kinds of records whose readers say what follows, and secrets, which are no JSON. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['ban', 'mute', 'push-keys', 'mail-key', 'link-key'])

/** Looks at records as they were read: whoever runs the server is told once of each that is damaged. */
export function lookAtRecords(damages: Damages, records: readonly StoredRecord[]): void {
  for (const { kind, id, body } of records)
    if (!TOLD_ELSEWHERE.has(kind) && readBody(body) === null)
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
