import { fault, ok, type Fault, type Result } from '@trialhall/kernel'
import type { Identity } from '../store/store.ts'
import type { Entrant } from './model.ts'
import {
  activeIn,
  entrantOf,
  isEnded,
  mostIn,
  nextNumber,
  withEntrant,
  withoutEntrant,
  type Tournament,
} from './tournament.ts'

/** Why somebody cannot enter a tournament now, or come back to it; null where they can. */
export function whyNotEnter(tournament: Tournament, { id, account }: Identity): Fault | null {
  const { status, removed, terms } = tournament
  const mine = entrantOf(tournament, id)
  if (isEnded(tournament)) return refused('This tournament is over.')
  if (removed.includes(id)) return refused('You were removed from this tournament.')
  if (mine !== null && mine.out === null) return refused('You have entered already.')
  if (terms.entry === 'accounts' && account === null)
    return refused('Only people with an account can enter: make one on your profile page, then come back.')
  if (mine === null && activeIn(tournament).length >= mostIn(tournament))
    return refused(`This tournament is full: ${mostIn(tournament)} have entered.`)
  return status === 'open' ? null : whyTooLate(tournament, mine)
}

function whyTooLate(tournament: Tournament, mine: Entrant | null): Fault | null {
  const { system, rounds, planned, terms } = tournament
  if (system === 'elimination') return refused('It has begun, and nobody enters an elimination later.')
  if (rounds.length >= (planned ?? 0)) return refused('The last round has begun.')
  if (mine !== null) return null
  if (system === 'round-robin')
    return refused('It has begun, and each must meet each other one: nobody enters later.')
  if (rounds.length < terms.lateUntil) return null
  return refused('It has begun, and it is too late to enter.')
}

function refused(message: string): Fault {
  return fault('bad-request', 'tournament', message).fault
}

/** Somebody enters, or comes back: they play from the next round on. Rounds that they missed brought them nothing. */
export function entered(tournament: Tournament, guest: Identity, now: number): Result<Tournament> {
  const wrong = whyNotEnter(tournament, guest)
  if (wrong) return { ok: false, fault: wrong }
  const since = tournament.rounds.length + 1
  const mine = entrantOf(tournament, guest.id)
  if (mine !== null)
    return ok({
      ...withEntrant(tournament, mine.n, (one) => ({ ...one, ...nameOf(guest), since, out: null })),
      changedAt: now,
    })
  const { entrants } = tournament
  const seed = tournament.status === 'open' ? 0 : Math.max(0, ...entrants.map((one) => one.seed)) + 1
  const n = nextNumber(tournament)
  const fresh: Entrant = {
    n,
    kind: 'person',
    identity: guest.id,
    ...nameOf(guest),
    bot: null,
    seed,
    since,
    out: null,
  }
  return ok({ ...tournament, entrants: [...entrants, fresh], changedAt: now })
}

function nameOf({ name, account }: Identity): Pick<Entrant, 'name' | 'hasAccount'> {
  return account === null ? { name } : { name, hasAccount: true }
}

/** Somebody withdraws. Before the beginning it is as if they had never entered. */
export function withdrawn(tournament: Tournament, guest: Identity, now: number): Result<Tournament> {
  if (isEnded(tournament)) return fault('bad-request', 'tournament', 'This tournament is over.')
  const mine = entrantOf(tournament, guest.id)
  if (mine === null || mine.out !== null)
    return fault('bad-request', 'tournament', 'You have not entered this tournament.')
  if (tournament.status === 'open') return ok(struck(tournament, mine.n, now))
  return ok(withoutEntrant(tournament, mine.n, { why: 'withdrew', now }))
}

/** Somebody is removed, and may not come back. */
export function removed(tournament: Tournament, n: number, now: number): Result<Tournament> {
  if (isEnded(tournament)) return fault('bad-request', 'tournament', 'This tournament is over.')
  const entrant = tournament.entrants.find((one) => one.n === n)
  if (!entrant || entrant.out?.why === 'removed')
    return fault('bad-request', 'entrant', `Nobody with the number ${n} plays in this tournament.`)
  const barred = entrant.identity === null ? [] : [entrant.identity]
  const next = { ...tournament, removed: [...tournament.removed, ...barred] }
  if (tournament.status === 'open') return ok(struck(next, n, now))
  return ok(withoutEntrant(next, n, { why: 'removed', now }))
}

function struck(tournament: Tournament, n: number, now: number): Tournament {
  const entrants = tournament.entrants.filter((one) => one.n !== n)
  return { ...tournament, entrants, highest: nextNumber(tournament) - 1, changedAt: now }
}

/** Nobody's name stands in place of a person's who was deleted; if they still played, they play no more. */
export function forgotten(
  tournament: Tournament,
  { identity, name, now }: { readonly identity: string; readonly name: string; readonly now: number },
): Tournament {
  const mine = entrantOf(tournament, identity)
  const isPlaying = mine !== null && mine.out === null && !isEnded(tournament)
  const left = isPlaying ? withoutEntrant(tournament, mine.n, { why: 'withdrew', now }) : tournament
  const entrants = left.entrants.map((one) =>
    one.identity === identity ? { ...one, identity: null, name } : one,
  )
  const isOrganiser = left.organiser.identity === identity
  return {
    ...left,
    entrants,
    organiser: isOrganiser ? { identity: '', name } : left.organiser,
    removed: left.removed.filter((one) => one !== identity),
    changedAt: now,
  }
}
