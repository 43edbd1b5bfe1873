import type { MatchCard, Moment, Proposal } from '@trialhall/protocol'
import { listed } from '../../kit/listed.ts'

type Table = Pick<MatchCard, 'seats' | 'mine'>

/** What became of what I proposed, as soon as it is settled; null while it is not, and for everybody else. */
export function offerNews(
  before: Moment | null,
  after: Moment,
  { seats, mine, withdrawn }: Table & { readonly withdrawn: ReadonlySet<Proposal> },
): string | null {
  if (!before || after.outcome) return null
  const table = { seats, mine }
  const declined = drawNews(before, after, table)
  return undoNews(before, after, { ...table, withdrawn }) ?? (withdrawn.has('draw') ? null : declined)
}

function undoNews(
  before: Moment,
  after: Moment,
  { seats, mine, withdrawn }: Parameters<typeof offerNews>[2],
): string | null {
  const asked = before.undoOffer
  if (!asked || after.undoOffer || !mine.includes(asked.by)) return null
  if (after.length < before.length) return 'Your last choice is taken back.'
  if (withdrawn.has('undo')) return null
  if (after.entry > before.entry)
    return 'The match went on before everybody had agreed, so your choice stands.'
  const names = listed(asked.waiting.map((seat) => seats[seat]?.name ?? ''))
  return asked.waiting.length === 1
    ? `${names} would rather not take it back: your choice stands.`
    : `Not everybody would take it back (${names} were asked): your choice stands.`
}

function drawNews(before: Moment, after: Moment, { seats, mine }: Table): string | null {
  const asked = before.drawOffer
  if (!asked || after.drawOffer || !mine.includes(asked.by)) return null
  return `${listed(asked.waiting.map((seat) => seats[seat]?.name ?? ''))} would rather play on: there is no draw.`
}
