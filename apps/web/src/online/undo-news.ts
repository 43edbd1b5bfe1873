import type { MatchCard, Moment } from '@trialhall/protocol'
import { listed } from '../parts/listed.ts'

/** What became of my wish to take a choice back, as soon as it is settled; null while it is not, and for everybody else. */
export function undoNews(
  before: Moment | null,
  after: Moment,
  { seats, mine }: Pick<MatchCard, 'seats' | 'mine'>,
): string | null {
  const asked = before?.undoOffer
  if (!before || !asked || after.undoOffer || after.outcome || !mine.includes(asked.by)) return null
  if (after.length < before.length) return 'Your last choice is taken back.'
  if (after.entry > before.entry)
    return 'The match went on before everybody had agreed, so your choice stands.'
  const names = listed(asked.waiting.map((seat) => seats[seat]?.name ?? ''))
  return asked.waiting.length === 1
    ? `${names} would rather not take it back: your choice stands.`
    : `Not everybody would take it back (${names} were asked): your choice stands.`
}
