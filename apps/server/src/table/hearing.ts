import { partyOf, type Party, type Seat, type Sided } from '@trialhall/kernel'
import type { StoredChat, StoredSeat } from '../store/store.ts'

/** Lines of talk that a table shows: so many of what is said to all, and of what is said in each party. */
export const CHAT_SHOWN = 200

type Sitting = Pick<StoredSeat, 'seat' | 'identity'>

/** The seats on which a person plays for a party, in a game that has parties. */
export function seatsFor(
  game: Sided,
  seats: readonly Sitting[],
  { identity, party }: { readonly identity: string; readonly party: Party },
): Seat[] {
  if (!game.parties) return []
  return seats.flatMap((one) =>
    one.identity === identity && partyOf(game, one.seat) === party ? [one.seat] : [],
  )
}

/** The parties that a person plays for; none for who only looks on, and where a game has none or is not known. */
export function partiesOf(game: Sided | null, seats: readonly Sitting[], identity: string): Set<Party> {
  if (!game?.parties) return new Set()
  const mine = seats.filter((one) => one.identity === identity)
  return new Set(mine.map(({ seat }) => partyOf(game, seat)))
}

/** The lines that somebody hears who plays for these parties. */
export function heardBy(chat: readonly StoredChat[], parties: ReadonlySet<Party>): StoredChat[] {
  return chat.filter((line) => mayHear(line, parties))
}

/** What is said in a party is for those who play for it alone. */
export function mayHear({ party }: Pick<StoredChat, 'party'>, parties: ReadonlySet<Party>): boolean {
  return party === undefined || parties.has(party)
}

/** Where the next line to the same people stands: each kind is counted by itself, so that what others say leaves no gap. */
export function nextPlace(
  chat: readonly StoredChat[],
  party: Party | undefined,
): { readonly n: number; readonly place: number } {
  const last = chat.findLast((line) => line.party === party)
  return { n: (chat.at(-1)?.n ?? 0) + 1, place: (last ? placeOf(last) : 0) + 1 }
}

/** The number of a line as those are told who hear it. */
export function placeOf({ n, place = n }: Pick<StoredChat, 'n' | 'place'>): number {
  return place
}

/** Adds a line; where there are too many of its kind, the oldest of these goes. */
export function addLine(chat: StoredChat[], line: StoredChat): void {
  chat.push(line)
  const same = chat.filter(({ party }) => party === line.party)
  const [oldest] = same
  if (same.length > CHAT_SHOWN && oldest) chat.splice(chat.indexOf(oldest), 1)
}

/** Who said a line: its command begins with them. */
export function speakerOf({ command }: Pick<StoredChat, 'command'>): string {
  return command.slice(0, command.indexOf(':'))
}
