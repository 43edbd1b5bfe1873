import type { Result, SeatOptions } from '@trialhall/kernel'
import type { MatchCard, NewMatch, Promised, SeatPlan } from '@trialhall/protocol'
import { readText, writeText } from '../device/storage.ts'
import { askRematch, createMatch, fetchPromise, leaveSeat, takeSeat } from '../api/requests.ts'

/** What this browser was told of a table before it brought anything, and what it brought. */
export interface TableNote {
  readonly commitment: string
  readonly brought: readonly BroughtHere[]
}

/** Random bytes that this browser brought to a game of a table. Somebody may bring others from another device, or play on for a partner who left theirs. */
export interface BroughtHere {
  readonly bytes: string
  /** Which game of the table it is, from 1. */
  readonly game: number
  /** Null for a rematch: the server knows where everybody sits then. */
  readonly seat: number | null
  /** The seat showed others before the match began, as it does when I sat down again from another device. */
  readonly isReplaced?: true
}

const hashKey = (match: string): string => `trialhall/promise/${match}`
const tableKey = (table: string): string => `trialhall/table/${table}`

/** Keeps what a server has promised of a match when it is first seen, so that it cannot say something else later. */
export function keepPromise({ id, seedHash, seedFrom }: MatchCard): void {
  if (seedHash !== undefined && readText(hashKey(id)) === null) writeText(hashKey(id), seedHash)
  if (seedFrom) keepCommitment(seedFrom)
}

/** Takes note of seats of mine that show other bytes than were brought from here while nobody knows the seed. */
export function noteReplaced({ status, mine, seats, seedFrom }: MatchCard): void {
  const note = seedFrom && status === 'open' ? noteOf(seedFrom.table) : null
  if (!seedFrom || !note) return
  const { game, table } = seedFrom
  const isReplaced = ({ seat, bytes, ...about }: BroughtHere): boolean =>
    about.game === game && seat !== null && mine.includes(seat) && isOther(seats[seat]?.bytes, bytes)
  const brought = note.brought.map((one) => (isReplaced(one) ? { ...one, isReplaced: true as const } : one))
  if (brought.some((one, at) => one !== note.brought[at])) writeNote(table, { ...note, brought })
}

const isOther = (shown: string | undefined, bytes: string): boolean => shown !== undefined && shown !== bytes

/** Gets up, or sends away whoever sits there: what was brought to the seat from here goes with it. */
export async function standUp(card: MatchCard, seat: number): Promise<Result<MatchCard>> {
  const left = await leaveSeat(card.id, seat)
  const { seedFrom } = card
  const note = left.ok && seedFrom ? noteOf(seedFrom.table) : null
  if (!seedFrom || !note) return left
  const isLeft = (one: BroughtHere): boolean => one.game === seedFrom.game && one.seat === seat
  writeNote(seedFrom.table, { ...note, brought: note.brought.filter((one) => !isLeft(one)) })
  return left
}

function keepCommitment({ table, commitment }: Promised): void {
  if (noteOf(table) === null) writeNote(table, { commitment, brought: [] })
}

/** The hash of the seed that was shown first; null where this browser has seen none. */
export function promisedHash(match: string): string | null {
  return readText(hashKey(match))
}

/** What is kept of a table, or null. */
export function noteOf(table: string): TableNote | null {
  try {
    const note = JSON.parse(readText(tableKey(table)) ?? 'null') as TableNote | null
    return note && typeof note.commitment === 'string' && Array.isArray(note.brought) ? note : null
  } catch {
    return null
  }
}

function writeNote(table: string, note: TableNote): void {
  writeText(tableKey(table), JSON.stringify(note))
}

function noteBrought(table: string, brought: readonly BroughtHere[]): void {
  const note = noteOf(table)
  if (note) writeNote(table, { ...note, brought: [...note.brought, ...brought] })
}

/** 16 random bytes, as a seat brings them. Needs no secure connection. */
export function newBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Opens a table: the server promises first, and only then is anything brought. */
export async function openTable(plan: NewMatch): Promise<Result<MatchCard>> {
  const promised = await fetchPromise()
  if (!promised.ok) return promised
  const { table } = promised.value
  keepCommitment(promised.value)
  const seats = plan.seats.map(
    (seat): SeatPlan => (seat.kind === 'me' ? { ...seat, bytes: newBytes() } : seat),
  )
  noteBrought(
    table,
    seats.flatMap((plan, seat) =>
      plan.kind === 'me' && plan.bytes !== undefined ? [{ bytes: plan.bytes, game: 1, seat }] : [],
    ),
  )
  return createMatch({ ...plan, seats, table })
}

/** Asks the same people to play again, or accepts that, with new bytes for the seed of the next match. */
export function playAgain(card: MatchCard): Promise<Result<MatchCard>> {
  keepPromise(card)
  const bytes = newBytes()
  const { seedFrom } = card
  if (seedFrom) noteBrought(seedFrom.table, [{ bytes, game: seedFrom.game + 1, seat: null }])
  return askRematch(card.id, bytes)
}

/** Sits down on a free seat with what one brings; on the own seat, brings other options. */
export async function sitDown(
  card: MatchCard,
  seat: number,
  options: SeatOptions = {},
): Promise<Result<MatchCard>> {
  keepPromise(card)
  if (card.mine.includes(seat)) return takeSeat(card.id, seat, { options })
  const bytes = newBytes()
  const { seedFrom } = card
  if (seedFrom) noteBrought(seedFrom.table, [{ bytes, game: seedFrom.game, seat }])
  return takeSeat(card.id, seat, { options, bytes })
}
