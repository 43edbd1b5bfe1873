import { fault, type Fault, type Registry, type Result, type Seat, wholeNumberIn } from '@trialhall/kernel'
import {
  AskAgain,
  check,
  NewMatch,
  NewTerms,
  Rename,
  SeatNumber,
  TakeSeat,
  type MatchCard,
  type PlayRecord,
} from '@trialhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk } from '../desk/desk.ts'
import type { PageWaiter } from '../waiter/waiter.ts'
import type { TableOffice } from '../waiter/office.ts'
import type { Sanctions } from '../desk/sanctions.ts'
import type { Decks } from '../people/decks.ts'
import type { Friends } from '../people/friends.ts'
import { TermsBook } from '../people/terms-book.ts'
import { meOf, type Identities } from '../people/identities.ts'
import { isDisclosed } from '../table/disclosure.ts'
import { unknownMatch } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import { isTold, neverBegan } from '../table/tables.ts'
import { recordOf } from '../lobby/play-record.ts'
import { writtenLog } from '../match/written-log.ts'
import type { Identity, StoredMatch } from '../store/store.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import { allowedIn, nothingAt, refuse, tooMany, type WhoIs } from './answers.ts'
import { giveSecret, renewSecret, secretOf } from './cookies.ts'
import { addAccounts } from './account-api.ts'
import { addCalls, type CallApi } from './call-api.ts'
import { addDecks } from './deck-api.ts'
import { addFriends } from './people/friend-api.ts'
import { addSavedTerms } from './people/terms-api.ts'
import { addMail } from './mail/mail-api.ts'
import { PasswordDoor } from './password-door.ts'
import { Gate, networkOf, type Limits } from './limits.ts'
import type { OpenPages } from './open-pages.ts'
import { refuseForeign } from './origin.ts'
import { addInvitation, notInvited } from './invitation-api.ts'
import { addOwnData } from './own-data-api.ts'
import type { WordFilter } from '../people/word-filter.ts'
import { addOperators } from './operator-api.ts'
import { addRatings } from './ratings/ratings-api.ts'
import { addTournaments } from './tournaments/tournament-api.ts'
import { addScripts } from './script-api.ts'

/** What the API needs. */
export interface ApiParts {
  readonly matches: MatchService
  readonly office: TableOffice
  readonly waiter: PageWaiter
  readonly identities: Identities
  readonly decks: Decks
  readonly friends: Friends
  /** Who may not come in, or not talk. */
  readonly sanctions: Sanctions
  readonly desk: Desk
  readonly operatorToken: string | null
  /** The word that lets people in; null where everybody may come. */
  readonly invitation: string | null
  readonly wordFilter: WordFilter
  /** Notes that somebody was here. */
  readonly seen: (identity: Identity) => void
  readonly calls: CallApi
  readonly tournaments: Tournaments
  readonly limits: Limits
  /** What is dear to do, by a person. */
  readonly efforts: Gate
  readonly now: () => number
  /** The pages that are open, where somebody signs in or out. */
  readonly pages: OpenPages
}

/** Matches that a record counts, and those of them that it lists. */
const MOST_RECORDED = 5000
const FINISHED_SHOWN = 50

/** Everything that is asked over HTTP: who one is, decks, and matches beside the playing of them. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const newcomers = new Gate(parts.limits.newcomers, parts.now)
  const whoIs: WhoIs = async (request, reply) => {
    const known = await parts.identities.bySecret(secretOf(request))
    if (known) return allowedIn(known, parts.sanctions)
    if (parts.identities.isRetired(secretOf(request))) throw RETIRED
    if (parts.invitation !== null) throw notInvited()
    if (!newcomers.pass(networkOf(request.ip)))
      throw tooMany('Too many new guests come from your address; wait a minute.')
    const { identity, newSecret } = await parts.identities.welcome()
    giveSecret(request, reply, newSecret)
    return identity
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!isOfApi(request)) return undefined
    void reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request)
    return namesNothing(request) ? nothingAt(request, reply) : undefined
  })
  const whoTries: WhoIs = async (request, reply) => {
    const identity = await whoIs(request, reply)
    if (parts.efforts.pass(identity.id)) return identity
    throw tooMany('Too many requests at once; wait a moment.')
  }
  addPeople(app, parts, { whoIs, whoTries })
  const door = new PasswordDoor(parts)
  addAccounts(app, { ...parts, door }, { whoIs, whoTries })
  const { store } = parts.matches.parts
  const go = (work: Promise<unknown>): void => parts.matches.go(work)
  addMail(app, { ...parts, mail: parts.calls.mail, store, door, go }, { whoIs, whoTries })
  addDecks(app, parts, whoIs)
  addFriends(app, parts, { whoIs, whoTries })
  addSavedTerms(app, new TermsBook(parts.matches.parts), whoTries)
  addCalls(app, parts.calls, whoTries)
  addLobby(app, parts, { whoIs, whoTries })
  addMatches(app, { ...parts, newcomers }, { whoIs, whoTries })
  addRatings(app, parts, whoTries)
  addTournaments(app, parts, { whoIs, whoTries })
  addScripts(app, parts, whoTries)
  addOperators(app, parts, whoTries)
  addOwnData(app, { ...parts, door })
  addInvitation(app, parts)
}

/** By the place that was found: an address can be written in many ways, such as /%61pi/me. */
function isOfApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false
}

/** Places whose id is looked up as it came; elsewhere it is checked first, and what is wrong with it is said. */
const LOOKED_UP = /^\/api\/(?:matches|tournaments|people)\/:id/

/** True where an address has a character that no id has, and that PostgreSQL cannot even look for. */
function namesNothing({ params, routeOptions }: FastifyRequest): boolean {
  if (!LOOKED_UP.test(routeOptions.url ?? '')) return false
  return Object.values(params as Record<string, unknown>).some((part) => /\p{Cc}/u.test(String(part)))
}

/** Who asks, and who asks for something that is dear to do. */
export interface Askers {
  readonly whoIs: WhoIs
  readonly whoTries: WhoIs
}

function addPeople(
  app: FastifyInstance,
  { identities, matches, sanctions, seen, wordFilter }: ApiParts,
  { whoIs, whoTries }: Askers,
): void {
  app.get('/api/me', async (request, reply) => {
    const known = await identities.bySecret(secretOf(request))
    if (known) renewSecret(request, reply)
    const me = known ? allowedIn(known, sanctions) : await whoIs(request, reply)
    seen(me)
    return meOf(me)
  })
  app.get('/api/me/record', async (request, reply) => {
    const { id } = await whoTries(request, reply)
    const over = await matches.parts.store.matches({ status: 'over', identity: id, limit: MOST_RECORDED })
    const finished = over.filter(isTold).slice(0, FINISHED_SHOWN)
    return {
      games: recordOf(matches.parts.games, over, id),
      finished: finished.map((stored) => matches.card(stored, id)),
    } satisfies PlayRecord
  })
  app.post('/api/me', async (request, reply) => {
    const wanted = check(Rename, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const unsaid = wordFilter(wanted.value.name, 'name')
    if (unsaid) return refuse(reply, unsaid)
    const identity = await whoTries(request, reply)
    const renamed = await identities.rename(identity, wanted.value.name)
    await matches.renamed(renamed)
    return meOf(renamed)
  })
}

function addLobby(
  app: FastifyInstance,
  { matches, office, limits, now }: ApiParts,
  { whoIs, whoTries }: Askers,
): void {
  const looks = new Gate(limits.lobby, now)
  app.get<{ Querystring: { open?: unknown; running?: unknown } }>('/api/matches', async (request, reply) => {
    const [open, running] = [request.query.open ?? '0', request.query.running ?? '0'].map(wholeNumberIn)
    if (typeof open !== 'number' || typeof running !== 'number') return refuse(reply, BAD_PAGE)
    const { id } = await whoIs(request, reply)
    if (!looks.pass(id)) throw tooMany('You look at the lobby too often; wait a moment.')
    return matches.lobby(id, { open, running })
  })
  app.post('/api/promises', async (request, reply) => office.promise(await whoTries(request, reply)))
}

function addMatches(
  app: FastifyInstance,
  { matches, office, newcomers, limits, now }: ApiParts & { readonly newcomers: Gate },
  { whoIs, whoTries }: Askers,
): void {
  const { store } = matches.parts
  const readers = new Gate(limits.efforts, now)
  app.post('/api/matches', async (request, reply) => {
    const plan = check(NewMatch, request.body, 'body')
    if (!plan.ok) return refuse(reply, plan.fault)
    const host = await whoIs(request, reply)
    if (!newcomers.pass(networkOf(request.ip)))
      throw tooMany('Too many matches come from your address; wait a minute.')
    return answer(reply, await office.create(host, plan.value))
  })
  app.get<{ Params: MatchParams }>('/api/matches/:id', async (request, reply) => {
    const { id } = request.params
    if (!(await store.match(id))) return refuse(reply, unknownMatch(id).fault, 404)
    return answer(reply, await office.card(id, (await whoIs(request, reply)).id))
  })
  app.get<{ Params: MatchParams }>('/api/matches/:id/log', async (request, reply) => {
    if (!readers.pass(networkOf(request.ip)))
      throw tooMany('Too many logs are read from your address; wait a moment.')
    const stored = await store.match(request.params.id)
    if (!stored) return refuse(reply, unknownMatch(request.params.id).fault, 404)
    const secret = whyNoLog(stored, matches.parts.games)
    if (secret) return refuse(reply, secret, 403)
    return writtenLog(stored, await store.entries(stored.id))
  })
  app.post<{ Params: MatchParams }>('/api/matches/:id/seats/:seat', async (request, reply) => {
    const seat = seatIn(request.params)
    if (!seat.ok) return refuse(reply, seat.fault)
    const brought = check(TakeSeat, request.body ?? {}, 'body')
    if (!brought.ok) return refuse(reply, brought.fault)
    const guest = await whoTries(request, reply)
    const { options: given, bytes } = brought.value
    const joining = { seat: seat.value, guest, given, bytes }
    return answer(reply, await office.join(request.params.id, joining))
  })
  app.delete<{ Params: MatchParams }>('/api/matches/:id/seats/:seat', async (request, reply) => {
    const seat = seatIn(request.params)
    if (!seat.ok) return refuse(reply, seat.fault)
    const guest = await whoTries(request, reply)
    return answer(reply, await office.vacate(request.params.id, { seat: seat.value, guest }))
  })
  addEnds(app, office, whoTries)
}

function answer(reply: FastifyReply, result: Result<MatchCard>): unknown {
  return result.ok ? result.value : refuse(reply, result.fault, statusOf(result))
}

const BAD_PAGE: Fault = fault(
  'bad-request',
  'page',
  'open and running say from which place on a list is wanted: each must be a whole number of at least 0.',
).fault

/** What comes before a match and after it: closing its table, playing again. */
function addEnds(app: FastifyInstance, office: TableOffice, whoTries: WhoIs): void {
  app.patch<{ Params: MatchParams }>('/api/matches/:id', async (request, reply) => {
    const terms = check(NewTerms, request.body, 'body')
    if (!terms.ok) return refuse(reply, terms.fault)
    const host = await whoTries(request, reply)
    return answer(reply, await office.change(request.params.id, { host, wanted: terms.value }))
  })
  app.delete<{ Params: MatchParams }>('/api/matches/:id', async (request, reply) => {
    const host = await whoTries(request, reply)
    return answer(reply, await office.close(request.params.id, host))
  })
  app.post<{ Params: MatchParams }>('/api/matches/:id/rematch', async (request, reply) => {
    const brought = check(AskAgain, request.body ?? {}, 'body')
    if (!brought.ok) return refuse(reply, brought.fault)
    const guest = await whoTries(request, reply)
    const asking = { guest, bytes: brought.value.bytes }
    return answer(reply, await office.again(request.params.id, asking))
  })
}

/** What came with the secret of before makes no new guest, whose cookie would take the place of the new one. */
const RETIRED = Object.assign(new Error('Your sign-in was renewed just now; ask again.'), { statusCode: 401 })

interface MatchParams {
  readonly id: string
  readonly seat: string
}

/** The seat that an address names. What is no plain number is quoted as it came. */
function seatIn({ seat }: MatchParams): Result<Seat> {
  return check(SeatNumber, wholeNumberIn(seat) ?? seat, 'seat')
}

function statusOf(result: Result<unknown>): number {
  return !result.ok && result.fault.code === 'no-match' ? 404 : 400
}

/** Why the log of a match is not told, or not yet. */
function whyNoLog(stored: StoredMatch, games: Registry): Fault | null {
  if (stored.status !== 'over') return NOT_OVER
  if (neverBegan(stored)) return NEVER_BEGAN
  return isDisclosed(games, stored) ? null : SERIES_GOES_ON
}

const NOT_OVER: Fault = fault('no-match', 'match', 'You can get the log of a match once it is over.').fault
const NEVER_BEGAN: Fault = fault(
  'no-match',
  'match',
  'This table was closed before its match began: it has no log.',
).fault
const SERIES_GOES_ON: Fault = fault(
  'no-match',
  'match',
  'The players go on with what they brought, so its log can be had when their series is over.',
).fault
