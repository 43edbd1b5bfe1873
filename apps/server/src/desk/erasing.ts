import { FORMER_PLAYER } from '../lobby/anonymity.ts'
import type { MatchService } from '../match-service.ts'
import type { Identities } from '../people/identities.ts'
import type { Identity } from '../store/store.ts'

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

/**
 * Deletes a person with all their data: they leave their matches, nobody's name stands on their seats, what they said is gone, and so are account, decks and
 * records. Logs of matches stay, with an id that is nobody's any more. Done again where it was interrupted.
 */
export async function erase(
  person: Identity,
  { matches, identities, dismissPerson }: ErasingParts,
): Promise<void> {
  const { store } = matches.parts
  await identities.signOutEverywhere(person)
  dismissPerson(person.id, 'You were deleted.')
  await matches.tournaments?.forget(person.id)
  await matches.anonymity.leaveTables(person.id)
  for (const { id } of await store.matches({ status: 'playing', identity: person.id, limit: MOST_PLAYING }))
    await matches.elsewhere.at({ act: 'leave', match: id, given: person.id }, () =>
      leaveHere(id, person.id, matches),
    )
  await store.unsay({ identity: person.id, name: FORMER_PLAYER, text: UNSAID })
  matches.unsay(person.id, { name: FORMER_PLAYER, text: UNSAID })
  matches.tellPeople({ kind: 'unsay', identity: person.id, name: FORMER_PLAYER, text: UNSAID })
  await matches.anonymity.forget(person.id)
  await matches.circles.forget(person.id)
  await store.removePerson(person.id)
  await identities.signOutEverywhere(person) // nobody is remembered who was looked up meanwhile
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
