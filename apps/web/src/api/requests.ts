import { type Fault, type Log, type Result, type SeatOptions, checkLog, fault } from '@trialhall/kernel'
import {
  CallKey,
  Leaderboard,
  Lobby,
  MatchCard,
  Me,
  PairingStep,
  PlayRecord,
  Profile,
  ProfileSettings,
  Promised,
  Refused,
  SavedDeck,
  SavedDecks,
  check,
  type Credentials,
  type NewMatch,
  type NewTerms,
  type ReportPlayer,
  type SaveDeck,
  type Seek,
} from '@trialhall/protocol'

/** Field of the fault that tells that one is banned from the hall. */
export const BANNED = 'ban'

/** Field of the fault that tells that the hall is by invitation. */
export const NOT_INVITED = 'invitation'

/** Field of the fault that tells that there is no server to play on, rather than that it refuses something. */
export const NO_SERVER = 'server'

const UNREACHED: Fault = fault(
  'bad-request',
  NO_SERVER,
  'The server for online play does not respond. Matches against bots and on one screen work without it.',
).fault

type Reader<T> = (body: unknown) => Result<T>

interface Request<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** Reads the refusal of something that was changed elsewhere since, where that is no fault. */
  readonly movedOn?: Reader<T>
}

/** Asks the server; whatever goes wrong is a fault with a sentence. */
export async function askFor<T>(
  path: string,
  read: Reader<T>,
  { method = 'GET', body, movedOn = refused }: Request<T> = {},
): Promise<Result<T>> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_HEADERS }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`/api/${path}`, { method, credentials: 'same-origin', signal, ...json })
    const given: unknown = await answer.json()
    if (answer.ok) return read(given)
    return answer.status === 409 ? movedOn(given) : refused(given)
  } catch {
    return { ok: false, fault: UNREACHED }
  }
}

/** A request that hangs for so long is given up: the button that sent it is to come back to life. */
const PATIENCE_MS = 20_000

const JSON_HEADERS = { 'content-type': 'application/json' }

/** A host without our server answers in its own way. */
function refused(given: unknown): Result<never> {
  const read = Refused.safeParse(given)
  if (!read.success || read.data.code === 'not-found') return { ok: false, fault: UNREACHED }
  const { field = 'body', error, parts } = read.data
  const code = read.data.code === 'no-match' ? 'no-match' : 'bad-request'
  return { ok: false, fault: { code, field, message: error, ...(parts ? { parts } : {}) } }
}

const aCard: Reader<MatchCard> = (body) => check(MatchCard, body, 'match')
const anything: Reader<unknown> = (body) => ({ ok: true, value: body })
const aMe: Reader<Me> = (body) => check(Me, body, 'me')

/** Who I am; the first question makes a guest of a new browser. */
export function fetchMe(): Promise<Result<Me>> {
  return askFor('me', aMe)
}

/** Changes the name I go by. */
export function rename(name: string): Promise<Result<Me>> {
  return askFor('me', aMe, { method: 'POST', body: { name } })
}

/** Makes an account that carries me to other devices. */
export function signUp(credentials: Credentials): Promise<Result<Me>> {
  return askFor('account', aMe, { method: 'POST', body: credentials })
}

/** Goes on here as somebody with an account. */
export function signIn(credentials: Credentials): Promise<Result<Me>> {
  return askFor('session', aMe, { method: 'POST', body: credentials })
}

/** Deletes me with all that is kept of me; with an account, its password says that it is me. */
export function deleteMe(password?: string): Promise<Result<unknown>> {
  const body = password === undefined ? {} : { password }
  return askFor('me', (given) => ({ ok: true, value: given }), { method: 'DELETE', body })
}

/** Comes into a hall by invitation, by its word. */
export function enterInvitation(word: string): Promise<Result<Me>> {
  return askFor('invitation', aMe, { method: 'POST', body: { word } })
}

/** Makes this browser a stranger again. */
export function signOut(): Promise<Result<unknown>> {
  return askFor('session', anything, { method: 'DELETE' })
}

/** Another password for my account; signs all other devices out. */
export function changePassword(current: string, password: string): Promise<Result<Me>> {
  return askFor('account/password', aMe, { method: 'POST', body: { current, password } })
}

/** Makes every browser of mine a stranger again. */
export function signOutEverywhere(): Promise<Result<unknown>> {
  return askFor('sessions', anything, { method: 'DELETE' })
}

/** The key by which push services know this hall. */
export function fetchCallKey(): Promise<Result<CallKey>> {
  return askFor('calls', (body) => check(CallKey, body, 'key'))
}

/** Asks the hall to call me at a browser, as its push service describes it. */
export function putSubscription(subscription: PushSubscriptionJSON): Promise<Result<unknown>> {
  const { endpoint, keys } = subscription
  return askFor('calls', anything, { method: 'PUT', body: { endpoint, keys } })
}

/** Asks the hall to call me at a browser no more. */
export function removeSubscription(endpoint: string): Promise<Result<unknown>> {
  return askFor('calls', anything, { method: 'DELETE', body: { endpoint } })
}

/** From which place on each list of the lobby is wanted; a list that is not named begins at its start. */
export interface PageStart {
  readonly open?: number
  readonly running?: number
}

/** What there is to join, to watch and to go on with; lists that come in pages, from a place on. */
export function fetchLobby(from: PageStart = {}): Promise<Result<Lobby>> {
  const places = Object.entries(from).map(([list, place]) => `${list}=${place}`)
  const query = places.length > 0 ? `?${places.join('&')}` : ''
  return askFor(`matches${query}`, (body) => check(Lobby, body, 'lobby'))
}

/** What has become of my matches. */
export function fetchRecord(): Promise<Result<PlayRecord>> {
  return askFor('me/record', (body) => check(PlayRecord, body, 'record'))
}

/** The best of a game, and how I stand there. */
export function fetchLeaderboard(game: string): Promise<Result<Leaderboard>> {
  return askFor(`leaderboards/${game}`, (body) => check(Leaderboard, body, 'leaderboard'))
}

/** What everybody may know of somebody. */
export function fetchProfile(id: string): Promise<Result<Profile>> {
  return askFor(`people/${id}`, (body) => check(Profile, body, 'profile'))
}

/** Hides my profile from others, or shows it again. */
export function hideProfile(isHidden: boolean): Promise<Result<ProfileSettings>> {
  const read: Reader<ProfileSettings> = (body) => check(ProfileSettings, body, 'profile')
  return askFor('me/profile', read, { method: 'POST', body: { isHidden } })
}

/** Looks for a rated match; to be asked again every few seconds, for as long as it is wanted. */
export function askPairing(seek: Seek): Promise<Result<PairingStep>> {
  const read: Reader<PairingStep> = (body) => check(PairingStep, body, 'pairing')
  return askFor('pairings', read, { method: 'POST', body: seek })
}

/** Looks no more. Sent even where the page is going. */
export function endPairing(): void {
  void fetch('/api/pairings', { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(
    () => undefined, // a page that is not heard of again counts as gone
  )
}

/** Opens a match. */
export function createMatch(plan: NewMatch): Promise<Result<MatchCard>> {
  return askFor('matches', aCard, { method: 'POST', body: plan })
}

/** A match as I may know it. */
export function fetchCard(match: string): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}`, aCard)
}

/** What the server settles of a table that I am about to open. */
export function fetchPromise(): Promise<Result<Promised>> {
  return askFor('promises', (body) => check(Promised, body, 'promise'), { method: 'POST' })
}

/** What one brings to a seat. */
interface Brought {
  readonly options: SeatOptions
  /** For the seed; missing on the own seat, which has brought it already. */
  readonly bytes?: string
}

/** Sits down on a free seat with what one brings; on the own seat, brings other options. */
export function takeSeat(match: string, seat: number, brought: Brought): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}/seats/${seat}`, aCard, { method: 'POST', body: brought })
}

/** Changes how a table of mine is played before the match begins; whoever sits there is asked whether they stay. */
export function changeTerms(match: string, terms: NewTerms): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}`, aCard, { method: 'PATCH', body: terms })
}

/** Closes a table of mine before the match begins. */
export function closeTable(match: string): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}`, aCard, { method: 'DELETE' })
}

/** Gets up before the match begins; as the host, sends away whoever sits there. */
export function leaveSeat(match: string, seat: number): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}/seats/${seat}`, aCard, { method: 'DELETE' })
}

/** The same people once more: asks them, or accepts where one of them has asked. */
export function askRematch(match: string, bytes: string): Promise<Result<MatchCard>> {
  return askFor(`matches/${match}/rematch`, aCard, { method: 'POST', body: { bytes } })
}

/** Tells the operators of the hall what somebody did at a table. */
export function reportPlayer(report: ReportPlayer): Promise<Result<unknown>> {
  return askFor('reports', (body) => ({ ok: true, value: body }), { method: 'POST', body: report })
}

/** The log of a match that is over. */
export function fetchLog(match: string): Promise<Result<Log>> {
  return askFor(`matches/${match}/log`, checkLog)
}

/** What became of a deck that was sent: kept, or another device was quicker and `stored` is how it stands. */
export type DeckSaved =
  | { readonly isKept: true; readonly deck: SavedDeck }
  | { readonly isKept: false; readonly stored: SavedDeck }

/** My decks that changed after a revision. */
export function fetchDecks(since: number): Promise<Result<SavedDecks>> {
  return askFor(`decks?since=${since}`, (body) => check(SavedDecks, body, 'decks'))
}

/** Keeps a deck of mine, or deletes it, unless another device was quicker. */
export function saveDeck(id: string, change: SaveDeck): Promise<Result<DeckSaved>> {
  const read: Reader<DeckSaved> = (body) => {
    const deck = check(SavedDeck, body, 'deck')
    return deck.ok ? { ok: true, value: { isKept: true, deck: deck.value } } : deck
  }
  const movedOn: Reader<DeckSaved> = (body) => {
    const said = check(Refused, body, 'answer')
    const stored = said.ok ? said.value.stored : undefined
    return stored ? { ok: true, value: { isKept: false, stored } } : refused(body)
  }
  return askFor(`decks/${id}`, read, { method: 'PUT', body: change, movedOn })
}
