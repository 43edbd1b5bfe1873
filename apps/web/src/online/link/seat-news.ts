import type { SeatHolder } from '@trialhall/protocol'
import { listed } from '../../kit/listed.ts'

/** What is worth a sentence where people at a table have changed: who has left, and who plays on for them. */
export function seatNews(
  before: readonly SeatHolder[],
  after: readonly SeatHolder[],
  me: string | null,
): string[] {
  return [...takenOver(before, after, me), ...replaced(before, after, me)]
}

function takenOver(before: readonly SeatHolder[], after: readonly SeatHolder[], me: string | null): string[] {
  const passed = after.filter(
    ({ seat, from, id }) => from !== undefined && id !== undefined && before[seat]?.id !== id,
  )
  const first = passed.filter(({ seat }, i) => firstOf(passed, before, before[seat]?.id) === i)
  return first.map((holder) => sentenceOf(holder, before, me))
}

function firstOf(
  passed: readonly SeatHolder[],
  before: readonly SeatHolder[],
  leaver: string | undefined,
): number {
  return passed.findIndex(({ seat }) => before[seat]?.id === leaver)
}

function sentenceOf({ seat, id }: SeatHolder, before: readonly SeatHolder[], me: string | null): string {
  const leaver = before[seat]
  const heir = before.find((one) => one.id === id)?.name ?? 'A partner'
  if (leaver?.id === me) return `You left the match: ${heir} plays on for you.`
  const who = leaver?.name ?? 'A player'
  return id === me
    ? `${who} has left: you play on for them, and see their cards from now on.`
    : `${who} has left: ${heir} plays on for them.`
}

function replaced(before: readonly SeatHolder[], after: readonly SeatHolder[], me: string | null): string[] {
  const gone = after.filter(
    ({ seat, gone: why, id }) => why === 'replaced' && before[seat]?.gone !== why && id !== me,
  )
  if (gone.length === 0) return []
  const names = [...new Set(gone.map(({ name }) => name))]
  return [`${listed(names)} ${names.length === 1 ? 'has' : 'have'} left: a bot plays on.`]
}
