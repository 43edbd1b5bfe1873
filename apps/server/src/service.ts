import type { BotPool } from '@trialhall/bots/worker'
import type { Registry } from '@trialhall/kernel'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { Operating, type HouseRules } from './operating.ts'
import { makeMetrics, type Metrics } from './metrics.ts'
import { Decks } from './people/decks.ts'
import { Friends } from './people/friends.ts'
import { Identities } from './people/identities.ts'
import type { Passwords } from './people/passwords.ts'
import { BotSteward } from './stewards/bot-steward.ts'
import { ClockSteward } from './stewards/clock-steward.ts'
import { HallTime } from './stewards/hall-time.ts'
import { pausesBeforeRules } from './stewards/pauses.ts'
import { OwnWaiter } from './waiter/waiter.ts'
import { OwnOffice } from './waiter/office.ts'
import { SharedHall, type HallGate } from './gate/shared-hall.ts'
import type { PeopleNews } from './link/letters.ts'
import type { Link } from './link/link.ts'
import { EndedByForce } from './match/guard.ts'
import { MatchService } from './match-service.ts'
import type { PausesBeforeRules } from './opening/outdated-matches.ts'
import type { Room } from './room/room.ts'
import { steadyNow } from './steady-clock.ts'
import type { Owners } from './store/owners.ts'
import type { Store } from './store/store.ts'
import type { MailParts } from './calls/mail-calls.ts'
import { openCalls, type AwayCallsParts, type PushParts } from './calls/calls.ts'
import { Tournaments } from './tournaments/tournaments.ts'
import { addApi } from './web/api.ts'
import { describePages } from './web/link-cards.ts'
import { OpenPages } from './web/open-pages.ts'
import { Gate, USUAL_LIMITS, type Limits } from './web/limits.ts'
import { addMetrics } from './web/metrics-api.ts'
import { addSockets } from './web/sockets.ts'

/** What online play is made of. */
export interface ServiceParts {
  readonly store: Store
  readonly games: Registry
  readonly bots: Pick<BotPool, 'think' | 'workers' | 'close'>
  readonly passwords: Passwords
  readonly limits?: Limits
  /** Milliseconds by a clock that nobody sets, for limits and for players' time. Default: the time of day when the process began, and on from there. */
  readonly now?: () => number
  /** The time of day, for what people read. Default: as `now`, or what the machine says. */
  readonly wall?: () => number
  /** Milliseconds after which a room that nobody uses is closed. */
  readonly idleMs?: number
  /** How calls reach browsers, and which addresses these may name. Default: by the push services of browsers. */
  readonly push?: Partial<PushParts>
  /** How letters are sent. Default: none are. */
  readonly mail?: MailParts | null
  /** What /metrics is given for. Without it there are none. */
  readonly metricsToken?: string | null
  /** How the hall is operated. */
  readonly rules?: HouseRules
  /** Where several processes share the hall: whose each match is, and what carries messages between them. */
  readonly shared?: { readonly owners: Owners; readonly link: Link } | null
}

/** Online play as a whole: it is added to an HTTP server, and closed with it. */
export interface Service {
  readonly matches: MatchService
  readonly metrics: Metrics
  /** Closes idle rooms and looks after the clocks; done by itself every few seconds. */
  sweep(): void
  close(): Promise<void>
}

/** Milliseconds after which pages come back: to another process that has their matches, or to this one when it has started again. */
const SOON_MS = 20
const LATER_MS = 1000
/** Milliseconds that pages have to find another process, while this one still serves them. */
const SEEN_OFF_MS = 2000
const RESTARTING = 'The server is restarting.'
const IDLE_MS = 10 * 60_000
const SWEEP_MS = 5000

/** Adds online play to an HTTP server: API, sockets, metrics; bots and clocks go on by themselves. */
export async function addService(app: FastifyInstance, given: ServiceParts): Promise<Service> {
  const now = given.now ?? steadyNow
  const wall = given.wall ?? given.now ?? (() => Date.now())
  const parts = { ...given, now, wall }
  const made = await makeHall(app, parts)
  const { matches, metrics, pages, clocks, hall, hallTime, tell } = made
  const { identities, gate } = openDoors(parts, made)
  const { waiter, office } = gate ?? { waiter: new OwnWaiter(matches), office: new OwnOffice(matches) }
  const { passwords, rules = {}, limits = USUAL_LIMITS, errors } = { ...parts, errors: app.errorBook }
  const operating = await Operating.begin({ matches, identities, passwords, pages, rules, errors, tell })
  const { sanctions, desk, wordFilter, seen, invitation, operatorToken } = operating
  const [tournaments, friends] = [tournamentsOf(operating, made), friendsOf(operating, matches)]
  const calls = await openCalls(callsParts(parts, made))
  matches.calls = calls.steward
  await app.register(fastifyCookie)
  const efforts = new Gate(limits.efforts, now)
  const [talks, points] = [new Gate(limits.chat, now), new Gate(limits.points, now)]
  const doors = { matches, waiter, identities, sanctions, wordFilter, limits, efforts, now }
  const house = { desk, operatorToken, invitation, seen, office, pages }
  addApi(app, { ...doors, ...house, calls, tournaments, friends, decks: new Decks(parts) })
  pages.connections = await addSockets(app, { ...doors, talks, points })
  app.pages.describe = describePages(parts)
  const going = { isLeaving: false }
  addHealth(app, parts.store, going)
  addMetrics(app, metrics, parts.metricsToken ?? null)
  await settleOutdated(app, matches)
  for (const work of [matches.wake(), matches.sweepRatings()]) matches.go(work)
  const sweep = (): void => {
    const watching = [tellNotices(app, parts.store), operating.sweep(), clocks.check()]
    for (const work of watching) matches.go(work)
    matches.tellAbsences()
    const own = [matches.closeForgotten(), matches.sweepRatings(), matches.pairing.sweep()]
    for (const work of [...own, tournaments.sweep()]) matches.go(work)
    matches.closeIdle(parts.idleMs ?? IDLE_MS)
  }
  const sweeping = setInterval(sweep, SWEEP_MS).unref()
  return {
    matches,
    metrics,
    sweep,
    async close() {
      clearInterval(sweeping)
      going.isLeaving = true
      tournaments.close()
      const handedOver = await (gate?.drain().catch(made.failed) ?? 0)
      if (hall) app.server.close() // who comes back goes to another process
      if (handedOver) await pages.seeOff(RESTARTING, { retryMs: 0, waitMs: SEEN_OFF_MS })
      pages.dismissAll(RESTARTING, handedOver ? SOON_MS : LATER_MS)
      made.bots.close()
      clocks.close()
      calls.steward.close()
      await matches.close()
      await hallTime.mark()
      calls.mail?.close()
      parts.bots.close()
      await gate?.close()
      await parts.store.close()
    },
  }
}

function tournamentsOf(
  { desk, wordFilter }: Operating,
  { matches, hallTime, failed }: MadeHall,
): Tournaments {
  const tournaments = new Tournaments({
    matches,
    hallTime,
    wordFilter,
    isOperator: (identity) => desk.people.isOperator(identity),
    note: (line) => desk.note(line),
    onFailed: failed,
  })
  matches.tournaments = tournaments
  return tournaments
}

function friendsOf({ sanctions }: Operating, matches: MatchService): Friends {
  const { parts, circles, hidden, presence, elsewhere } = matches
  return new Friends({
    ...parts,
    circles,
    hidden,
    presence,
    elsewhere,
    card: (stored, identity) => matches.card(stored, identity),
    isBanned: (identity) => sanctions.whyNotHere(identity) !== null,
  })
}

function callsParts(
  { store, games, now, wall, push = {}, mail = null, limits = USUAL_LIMITS }: TimedParts,
  { matches, metrics, tell }: MadeHall,
): AwayCallsParts {
  const gate = new Gate(limits.calls, now)
  return {
    store,
    games,
    now,
    wall,
    push,
    mail,
    presence: matches.presence,
    mayBeCalled: (identity) => gate.pass(identity),
    go: (work) => matches.go(work),
    tell,
    onCalled: (outcome) => (outcome === 'sent' ? metrics.calls : metrics.callsFailed).inc(),
  }
}

type TimedParts = ServiceParts & { readonly now: () => number; readonly wall: () => number }

/** What a hall is made of, before anybody is let in. */
interface MadeHall {
  /** Null where this process has the hall alone. */
  readonly hall: SharedHall | null
  readonly hallTime: HallTime
  readonly matches: MatchService
  readonly metrics: Metrics
  readonly bots: BotSteward
  readonly clocks: ClockSteward
  readonly pages: OpenPages
  readonly failed: (error: unknown) => void
  /** Tells whoever runs the server what is damaged. */
  readonly tell: (sentence: string) => void
}

async function makeHall(app: FastifyInstance, parts: TimedParts): Promise<MadeHall> {
  const failed = (error: unknown): void => app.log.error({ err: error }, 'something in the background failed')
  const { store, now, shared } = parts
  const hallTime = await HallTime.begin({ store, now, owners: shared?.owners ?? null, onFailed: failed })
  const hall = parts.shared ? new SharedHall({ ...parts.shared, onFailed: failed }) : null
  const pages = new OpenPages()
  const metrics = makeMetrics({
    matches: () => matches.rooms.size,
    connections: () => pages.size,
    people: () => matches.presence.size,
    forwarded: () => hall?.forwarded() ?? 0,
  })
  const bots = new BotSteward({ pool: parts.bots })
  const clocks = new ClockSteward({
    now,
    hallTime,
    open: (match) => matches.openAgain(match),
    ...(hall ? { beganHere: (match) => hall.tenure.beganHere(match) } : {}),
  })
  const matches = makeMatchService(parts, { app, metrics, bots, clocks, hall, hallTime, failed })
  const tell = (sentence: string): void => app.log.error(sentence)
  return { hall, hallTime, matches, metrics, bots, clocks, pages, failed, tell }
}

/** Who people are, and the gate to other processes where there are any. */
function openDoors(
  { store, passwords, now, wall }: TimedParts,
  { hall, matches, pages }: MadeHall,
): { readonly identities: Identities; readonly gate: HallGate | null } {
  const others = hall && {
    isLinked: () => hall.isLinked,
    tellForget: () => hall.tellPeople({ kind: 'forget' }),
  }
  const identities = new Identities({ store, passwords, now, wall, others })
  if (!hall) return { identities, gate: null }
  pages.tellOthers = (news) => hall.tellPeople(news)
  const heard = (news: PeopleNews): void => {
    identities.forgetHere()
    if (news.kind === 'renewed') identities.retire(news.before)
    pages.heard(news)
  }
  return { identities, gate: hall.open(matches, { heard, linkIsDown: () => identities.forgetHere() }) }
}

function pausesIn({ hallTime, hall }: Pick<MadeHall, 'hallTime' | 'hall'>): PausesBeforeRules {
  return (newest, now) => {
    const absences = hallTime.absencesSince(newest.at)
    return pausesBeforeRules(newest, { absences, now, isShared: hall !== null })
  }
}

type Stewards = Omit<MadeHall, 'matches' | 'pages' | 'tell'> & { readonly app: FastifyInstance }

function makeMatchService(
  parts: TimedParts,
  { app, metrics, bots, clocks, hall, hallTime, failed }: Stewards,
): MatchService {
  const matches = new MatchService({
    store: parts.store,
    games: parts.games,
    now: parts.now,
    wall: parts.wall,
    mostUnfinished: (parts.limits ?? USUAL_LIMITS).unfinished,
    mostOpen: (parts.limits ?? USUAL_LIMITS).openTables,
    pausesBeforeRules: pausesIn({ hallTime, hall }),
    ...(hall ? { elsewhere: hall.elsewhere } : {}),
    events: {
      opened: (room, seconds) => {
        metrics.rebuildSeconds.observe(seconds)
        attend(room)
      },
      moved: (room) => attend(room),
      closed: (room) => {
        bots.forget(room)
        clocks.rest(room)
      },
      left: (match) => clocks.leave(match),
      broken: (room, error) => {
        bots.forget(room)
        clocks.broke(room)
        metrics.broken.inc()
        if (error instanceof EndedByForce && error.verdict === 'stuck') metrics.ended.inc()
        app.log.error({ match: room.id, err: error }, 'a choice could not be done; the match is built anew')
      },
      stuck: (match) => {
        metrics.ended.inc()
        app.log.error({ match }, 'the rules run on without end; the match is set aside')
      },
      leaving: (room) => {
        bots.forget(room)
        clocks.handOver(room)
      },
      failed,
      isNeeded: (room) => clocks.isNeeded(room),
    },
  })
  const attend = (room: Room): void => {
    if (hall && !hall.tenure.has(room.id)) return // it is about to go to another process
    bots.attend(room)
    clocks.attend(room)
  }
  matches.groupCommit.onWritten = (entries, seconds) => {
    metrics.appendSeconds.observe(seconds)
    metrics.choices.inc(entries)
  }
  countThoughts({ app, metrics, bots })
  return matches
}

function countThoughts({ app, metrics, bots }: Pick<Stewards, 'app' | 'metrics' | 'bots'>): void {
  bots.onThought = ({ waited, took, note, easing }) => {
    metrics.botSeconds.observe(took)
    metrics.botWaitSeconds.observe(waited)
    if (easing !== null) metrics.botEased.inc()
    if (note !== null) metrics.botStandIns.inc()
    if (note !== null) app.log.warn({ note }, 'a bot did not decide')
  }
}

async function settleOutdated(app: FastifyInstance, matches: MatchService): Promise<void> {
  const settled = await matches.settleOutdated()
  if (settled && settled.goneOn + settled.closed > 0)
    app.log.info(settled, 'the rules of matches under way had changed: some go on, some were closed')
}

/** What was found damaged in the data is for whoever runs the server. */
async function tellNotices(app: FastifyInstance, store: Store): Promise<void> {
  for (const notice of await store.notices()) app.log.error(notice)
}

function addHealth(app: FastifyInstance, store: Store, going: { readonly isLeaving: boolean }): void {
  app.get('/readyz', async (_request, reply) => {
    if (going.isLeaving)
      return reply.code(503).send({ ok: false, code: 'bad-request', error: 'The server is about to stop.' })
    try {
      await store.check()
      return { ok: true, store: store.kind }
    } catch (error) {
      app.log.error({ err: error }, 'the store cannot be written to')
      return reply
        .code(503)
        .send({ ok: false, code: 'bad-request', error: 'The store cannot be written to.' })
    }
  })
}
