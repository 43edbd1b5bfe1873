import {
  checkRequest,
  fault,
  ok,
  withSeatOptions,
  type AnyGame,
  type Options,
  type Result,
} from '@trialhall/kernel'
import type { NewTerms } from '@trialhall/protocol'
import { isDeepStrictEqual } from 'node:util'
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts'
import { unknownMatch } from '../match/faults.ts'
import { whyNotRated } from '../ratings/rated-terms.ts'
import { unfitTerms } from './planning.ts'
import type { Seating, SeatingParts } from './seating.ts'
import { keptSeat } from '../table/tables.ts'

/** Stands where a seed will. */
const LATER = 0

/** How a table is played can be changed by its host until the match begins; whoever sits there already is asked whether they stay. */
export class Terms {
  private readonly parts: SeatingParts
  private readonly seating: Pick<Seating, 'putOrBegin'>

  constructor(parts: SeatingParts, seating: Pick<Seating, 'putOrBegin'>) {
    this.parts = parts
    this.seating = seating
  }

  /** Changes what the host names and leaves the rest. Those who wait at the table are shown it anew. */
  change(id: string, host: Identity, wanted: NewTerms): Promise<Result<StoredMatch>> {
    const { locks, store, games, wall } = this.parts
    return locks.hold(id, async () => {
      const stored = await store.match(id)
      if (!stored) return unknownMatch(id)
      const wrong = whyNot(stored, host)
      if (wrong) return wrong
      const game = games.find(stored.game)
      if (!game.ok) return game
      const next = withTerms(game.value, stored, { host, wanted })
      if (!next.ok || next.value === stored) return next
      const put = await this.seating.putOrBegin({ ...next.value, changedAt: wall() })
      if (put.ok) await this.tell(put.value)
      return put
    })
  }

  private async tell(stored: StoredMatch): Promise<void> {
    const { announcer } = this.parts
    for (const watcher of announcer.waitingAt(stored.id)) await announcer.wait(watcher, stored)
  }
}

function whyNot(
  { status, host: opened, after, tournament }: StoredMatch,
  host: Identity,
): Result<never> | null {
  if (status !== 'open')
    return fault('bad-request', 'match', 'The match has begun; how it is played can be changed before that.')
  if (tournament) return fault('bad-request', 'match', 'How this match is played is said by its tournament.')
  if (opened !== host.id)
    return fault('bad-seat', 'match', 'Only the host can change how this table is played.')
  if (after === undefined) return null
  return fault(
    'bad-request',
    'match',
    'A rematch is played on the same terms; for another match, open another table.',
  )
}

/** The match as it is to be played now; the same one where nothing changes. */
function withTerms(
  game: AnyGame,
  stored: StoredMatch,
  { host, wanted }: { readonly host: Identity; readonly wanted: NewTerms },
): Result<StoredMatch> {
  const { options: given = {}, visibility = stored.visibility, clock = stored.clock } = wanted
  const perSeat = Object.keys(given).find((id) =>
    game.options.some((spec) => spec.id === id && spec.type === 'per-seat'),
  )
  if (perSeat !== undefined)
    return fault(
      'bad-option',
      `options.${perSeat}`,
      `options.${perSeat} belongs to the seats: whoever sits down brings it.`,
    )
  const checked = checkRequest(game, {
    seats: stored.seats.length,
    seed: LATER,
    options: { ...stored.options, ...given },
  })
  if (!checked.ok) return checked
  const { onTimeout = stored.onTimeout } = wanted
  const unfit = unfitTerms(game, { clock, ...leaving(stored, wanted) })
  if (unfit) return unfit
  const { rated = stored.rated === true } = wanted
  const unrated = rated && !stored.rated ? whyNotRated(game, host, stored.seats) : null
  if (unrated) return unrated
  const terms = {
    visibility,
    clock,
    onTimeout,
    ...leaving(stored, wanted),
    ...(rated ? { rated: true as const } : {}),
  }
  const { onLeave: _before, rated: _unrated, ...before } = stored
  const agreed: StoredMatch = { ...before, ...terms, options: checked.value.options }
  if (isDeepStrictEqual(agreed, stored)) return ok(stored)
  const onlyWhoComes = isDeepStrictEqual({ ...agreed, visibility: stored.visibility }, stored)
  return onlyWhoComes ? ok(agreed) : asked(game, agreed)
}

/** What becomes of who leaves; nothing is noted where nobody plays on for them. */
function leaving(stored: StoredMatch, { onLeave = stored.onLeave }: NewTerms): Pick<StoredMatch, 'onLeave'> {
  return onLeave === undefined || onLeave.kind === 'nobody' ? {} : { onLeave }
}

/** Guests are asked anew: their seats are kept, and what they brought in secret is for the match of before. */
function asked(game: AnyGame, agreed: StoredMatch): Result<StoredMatch> {
  const isGuest = ({ kind, identity }: StoredSeat): boolean => kind === 'person' && identity !== agreed.host
  let options: Options = agreed.options
  for (const { seat } of agreed.seats.filter(isGuest)) {
    const emptied = withSeatOptions(game.options, options, { seat, given: {} })
    if (!emptied.ok) return emptied
    options = emptied.value
  }
  const seats = agreed.seats.map((seat) => (isGuest(seat) ? keptSeat(seat) : seat))
  return ok({ ...agreed, options, seats })
}
