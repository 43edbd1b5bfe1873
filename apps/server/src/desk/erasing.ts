import { FORMER_PLAYER } from '../lobby/anonymity.ts'
import type { MatchService } from '../match-service.ts'
import type { Identities } from '../people/identities.ts'
import type { Identity } from '../store/store.ts'
import { unname } from './reports.ts'

/** What stands in place of what a deleted person said. */
export const UNSAID = '(removed)'

const MOST_PLAYING = 500

/** What it takes to delete people. */
export interface ErasingParts {
  readonly matches: MatchService
  readonly identities: Identities
  /** Closes all pages of a person. */
  readonly dismissPerson: (identity: string, why: string) => void
}

const WHY = 'You were deleted.'

/**
 * Deletes a person with all their data: they leave their matches, nobody's name stands on their seats, what they said is gone, also from reports, and so are
 * account, decks and records. Logs of matches stay, with an id that is nobody's any more. Done again where it was interrupted: a guest is known by nothing but
 * the secret of their browser, so that goes with the person.
 */
export async function erase(
  person: Identity,
  { matches, identities, dismissPerson }: ErasingParts,
): Promise<void> {
  const { store } = matches.parts
  if (person.account !== null) await identities.signOutEverywhere(person)
  dismissPerson(person.id, WHY)
  await takeOut(person.id, matches)
  await matches.circles.forget(person.id)
  await unname(store, { identity: person.id, name: FORMER_PLAYER, text: UNSAID })
  await store.removePerson(person.id)
  try {
    await identities.signOutEverywhere(person) // nobody is remembered who was looked up meanwhile
  } finally {
    dismissPerson(person.id, WHY)
  }
  await takeOut(person.id, matches) // what they did while they were taken out
}

/** Takes a person out of tournaments, tables and matches, with all that they said there. */
async function takeOut(id: string, matches: MatchService): Promise<void> {
  const { store } = matches.parts
  await matches.tournaments?.forget(id)
  await matches.anonymity.leaveTables(id)
  for (const { id: match } of await store.matches({ status: 'playing', identity: id, limit: MOST_PLAYING }))
    await matches.elsewhere.at({ act: 'leave', match, given: id }, () => leaveHere(match, id, matches))
  const unsaid = { identity: id, name: FORMER_PLAYER, text: UNSAID }
  await store.unsay(unsaid)
  matches.unsay(id, unsaid)
  matches.tellPeople({ kind: 'unsay', ...unsaid })
  await matches.anonymity.forget(id)
}

/** Gives up all seats of a person in a match of this process, as if they resigned. A match that cannot be opened is left as it is. */
export async function leaveHere(id: string, identity: string, matches: MatchService): Promise<void> {
  const room = await matches.room(id)
  if (!room.ok) return
  for (const seat of room.value.seatsOf(identity))
    await new Promise<void>((resolve) => {
      room.value.depart({ seat, key: null, isHere: matches.presence.isOnline }, { answer: () => resolve() })
    })
}
