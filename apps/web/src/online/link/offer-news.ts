import type { MatchCard, Moment, Proposal } from '@trialhall/protocol'
import { listed } from '../../kit/listed.ts'

type Table = Pick<MatchCard, 'seats' | 'mine'>

/** What is told of a match at once, or only where it stands after the page was away. */
export type OfferHeard = 'at once' | 'later'

/** What became of what I proposed, as soon as it is settled; null while it is not, and for everybody else. */
export function offerNews(
  before: Moment | null,
  after: Moment,
  {
    seats,
    mine,
    withdrawn,
    told,
  }: Table & { readonly withdrawn: ReadonlySet<Proposal>; readonly told: OfferHeard },
): string | null {
  if (!before || after.outcome) return null
  const table = { seats, mine }
  const declined = drawNews(before, after, { ...table, told })
  return undoNews(before, after, { ...table, withdrawn }) ?? (withdrawn.has('draw') ? null : declined)
}

function undoNews(
  before: Moment,
  after: Moment,
  { seats, mine, withdrawn }: Table & { readonly withdrawn: ReadonlySet<Proposal> },
): string | null {
  const asked = before.undoOffer
  if (!asked || after.undoOffer || !mine.includes(asked.by)) return null
  // Others may take back a choice of their own meanwhile: only who is asked again has theirs back.
  const isAskedAgain = after.asked.some(({ seat }) => seat === asked.by)
  if (after.length < before.length && isAskedAgain) return 'Your last choice is taken back.'
  if (withdrawn.has('undo')) return null
  if (after.entry > before.entry)
    return 'The match went on before everybody had agreed, so your choice stands.'
  const names = listed(asked.waiting.map((seat) => seats[seat]?.name ?? ''))
  return asked.waiting.length === 1
    ? `${names} would rather not take it back: your choice stands.`
    : `Not everybody would take it back (${names} were asked): your choice stands.`
}

/** A choice leaves a draw proposed; what ends it beside an answer is that a seat has a bot or nobody now. */
function drawNews(
  before: Moment,
  after: Moment,
  { seats, mine, told }: Table & { readonly told: OfferHeard },
): string | null {
  const asked = before.drawOffer
  if (!asked || after.drawOffer || !mine.includes(asked.by)) return null
  if (after.entry > before.entry)
    return told === 'at once'
      ? 'Somebody left or a bot plays for them now, so your proposal of a draw has ended.'
      : 'Your proposal of a draw has ended: there is no draw.'
  return `${listed(asked.waiting.map((seat) => seats[seat]?.name ?? ''))} would rather play on: there is no draw.`
}
