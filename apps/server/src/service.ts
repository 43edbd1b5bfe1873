import type { BotPool } from '@trialhall/bots/worker'
import type { Registry } from '@trialhall/kernel'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { Operating, type HouseRules } from './operating.ts'
import { makeMetrics, type Metrics } from './metrics.ts'
import { Decks } from './people/decks.ts'
import { Identities } from './people/identities.ts'
import type { Passwords } from './people/passwords.ts'
import { BotSteward } from './stewards/bot-steward.ts'
import { ClockSteward } from './stewards/clock-steward.ts'
import { EndedByForce } from './match/guard.ts'
import { MatchService } from './match-service.ts'
import type { Room } from './room/room.ts'
import { steadyNow } from './steady-clock.ts'
import type { Store } from './store/store.ts'
import { addApi } from './web/api.ts'
import { describePages } from './web/link-cards.ts'
import { Gate, USUAL_LIMITS, type Limits } from './web/limits.ts'
import { addMetrics } from './web/metrics-api.ts'
import { OpenPages } from './web/open-pages.ts'
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
  /** What /metrics is given for. Without it there are none. */
  readonly metricsToken?: string | null
  /** How the hall is operated. */
  readonly rules?: HouseRules
}

/** Online play as a whole: it is added to an HTTP server, and closed with it. */
export interface Service {
  readonly matches: MatchService
  readonly metrics: Metrics
  /** Closes idle rooms and looks after the clocks; done by itself every few seconds. */
  sweep(): void
  close(): Promise<void>
}

const IDLE_MS = 10 * 60_000
const SWEEP_MS = 5000

/** Adds online play to an HTTP server: API, sockets, metrics; bots and clocks go on by themselves. */
export async function addService(app: FastifyInstance, parts: ServiceParts): Promise<Service> {
  const now = parts.now ?? steadyNow
  const wall = parts.wall ?? parts.now ?? (() => Date.now())
  const pages = new OpenPages()
  const metrics = makeMetrics({
    matches: () => matches.rooms.size,
    connections: () => pages.size,
    people: () => matches.presence.size,
  })
  const bots = new BotSteward({ pool: parts.bots })
  const clocks = new ClockSteward(now)
  const matches = makeMatchService({ ...parts, now, wall }, { app, metrics, bots, clocks })
  const limits = parts.limits ?? USUAL_LIMITS
  const identities = new Identities({ store: parts.store, passwords: parts.passwords, now, wall })
  const { passwords, rules = {} } = parts
  const { errorBook: errors } = app
  const operating = await Operating.begin({ matches, identities, passwords, pages, rules, errors })
  await app.register(fastifyCookie)
  const efforts = new Gate(limits.efforts, now)
  const talks = new Gate(limits.chat, now)
  const points = new Gate(limits.points, now)
  const { sanctions, desk, wordFilter, seen, invitation, operatorToken } = operating
  const door = { matches, identities, sanctions, wordFilter, limits, efforts, now }
  const house = { desk, operatorToken, invitation, seen }
  const { dismiss, dismissOthers, renewed } = pages
  addApi(app, { ...door, ...house, decks: new Decks(parts), dismiss, dismissOthers, renewed })
  pages.connections = await addSockets(app, { ...door, talks, points })
  app.pages.describe = describePages(parts)
  addHealth(app, parts.store)
  addMetrics(app, metrics, parts.metricsToken ?? null)
  await settleOutdated(app, matches)
  matches.go(matches.wake())
  const sweep = (): void => {
    matches.go(tellNotices(app, parts.store))
    matches.go(operating.sweep())
    clocks.check()
    matches.tellAbsences()
    matches.go(matches.closeForgotten())
    matches.closeIdle(parts.idleMs ?? IDLE_MS)
  }
  const sweeping = setInterval(sweep, SWEEP_MS).unref()
  return {
    matches,
    metrics,
    sweep,
    async close() {
      clearInterval(sweeping)
      pages.dismissAll('The server is restarting.', 1000)
      bots.close()
      clocks.close()
      await matches.close()
      parts.bots.close()
      await parts.store.close()
    },
  }
}

interface Stewards {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  readonly bots: BotSteward
  readonly clocks: ClockSteward
}

function makeMatchService(
  parts: ServiceParts & { readonly now: () => number; readonly wall: () => number },
  { app, metrics, bots, clocks }: Stewards,
): MatchService {
  const matches = new MatchService({
    store: parts.store,
    games: parts.games,
    now: parts.now,
    wall: parts.wall,
    mostUnfinished: (parts.limits ?? USUAL_LIMITS).unfinished,
    mostOpen: (parts.limits ?? USUAL_LIMITS).openTables,
    events: {
      opened: (room, seconds) => {
        metrics.rebuildSeconds.observe(seconds)
        attend(room)
      },
      moved: (room) => attend(room),
      closed: (room) => {
        bots.forget(room)
        clocks.forget(room)
      },
      broken: (room, error) => {
        bots.forget(room)
        clocks.forget(room)
        metrics.broken.inc()
        if (error instanceof EndedByForce && error.verdict === 'stuck') metrics.ended.inc()
        app.log.error({ match: room.id, err: error }, 'a choice could not be done; the match is built anew')
      },
      stuck: (match) => {
        metrics.ended.inc()
        app.log.error({ match }, 'the rules run on without end; the match is set aside')
      },
      failed: (error) => app.log.error({ err: error }, 'something in the background failed'),
      isNeeded: (room) => clocks.isTicking(room),
    },
  })
  const attend = (room: Room): void => {
    bots.attend(room)
    clocks.attend(room)
  }
  matches.groupCommit.onWritten = (entries, seconds) => {
    metrics.appendSeconds.observe(seconds)
    metrics.choices.inc(entries)
  }
  bots.onThought = ({ waited, took, note, easing }) => {
    metrics.botSeconds.observe(took)
    metrics.botWaitSeconds.observe(waited)
    if (easing !== null) metrics.botEased.inc()
    if (note !== null) metrics.botStandIns.inc()
    if (note !== null) app.log.warn({ note }, 'a bot did not decide')
  }
  return matches
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

function addHealth(app: FastifyInstance, store: Store): void {
  app.get('/readyz', async (_request, reply) => {
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
