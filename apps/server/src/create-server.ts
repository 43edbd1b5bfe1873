import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleOf } from '@trialhall/bots/node'
import type { Registry } from '@trialhall/kernel'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { madeOnce } from './calls/hall-secret.ts'
import { USUAL_MAIL_LIMITS } from './calls/mail-book.ts'
import type { MailParts } from './calls/mail-calls.ts'
import { smtpMail, type MailPlace } from './calls/mailer.ts'
import { threadPasswords } from './people/password-thread.ts'
import { LINK_VERSION } from './link/letters.ts'
import { linkPlace, openNatsLink, type LinkPlace } from './link/nats-link.ts'
import { addService, type Service, type ServiceParts } from './service.ts'
import { USUAL_ADDRESS } from './start/address.ts'
import { newSecret } from './ids.ts'
import { pinOperator } from './start/operator-pin.ts'
import type { HouseRules } from './operating.ts'
import { listen } from './start/listen.ts'
import { botThreads } from './stewards/bot-threads.ts'
import { SharedThinking } from './stewards/shared-thinking.ts'
import { makeFolder } from './store/folder/folder.ts'
import { databasePlace, type DatabasePlace } from './store/postgres/place.ts'
import type { Store } from './store/store.ts'
import { openThreadStore } from './store/thread.ts'

/** What a server offers, and where; what is left out is as `npm start` has it. */
export interface ServerOptions {
  /** The games that are played. They name the module that exports them, from which threads of bots import them. */
  readonly games: Registry
  /** The folder of the built page. Default: that of the house. */
  readonly webFolder?: string
  /** Where matches and accounts are kept; it is made where there is none. Default: `data`, where the program was started. */
  readonly dataFolder?: string
  /** The address of a PostgreSQL database in which they are kept instead, as `postgres://user:password@host:5432/name`. */
  readonly database?: string
  /** The address of a NATS server, as `nats://host:4222`, by which several servers share the database. Default: this one has it alone. */
  readonly link?: string
  /** Default: this machine alone. */
  readonly host?: string
  /** 0 takes any. Default: 4310, or the next that is free. */
  readonly port?: number
  /** Least level that is logged on the error output. Default: 'warn'. */
  readonly logLevel?: string
  /** True behind a proxy whose word on addresses and TLS is to be taken. */
  readonly trustProxy?: boolean
  /** What /metrics is given for. Without it there are none. */
  readonly metricsToken?: string | null
  /** How the hall is operated. Without a token for its operator, a new one stands in the data folder as long as the server runs. */
  readonly rules?: HouseRules
  /** Where push services reach whoever runs this server: a `mailto:` or `https:` address. */
  readonly contact?: string | null
  /** How letters are sent, and the address of the hall for links in them, as `https://hall.example.org`. Default: none are. */
  readonly mail?: (MailPlace & { readonly site: string; readonly daily?: number }) | null
  /** Hears what was found damaged in the data. Default: the error output. */
  readonly onNotice?: (sentence: string) => void
  /** Another server has taken over the database: nothing is stored here any more. Default: the process ends with code 1. */
  readonly onTakenOver?: (sentence: string) => void
}

/** A server that listens. */
export interface GameServer {
  /** The address to open, such as `http://127.0.0.1:4310`. */
  readonly url: string
  readonly port: number
  /** Where matches are kept, as people call it, and by what. The folder is null where that is a database elsewhere. */
  readonly data: { readonly folder: string | null; readonly place: string; readonly kind: string }
  /** Says good-bye to all pages and writes what is under way. */
  close(): Promise<void>
}

// Both `src/` and `dist/` stand one folder below the package.
const USUAL_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Milliseconds that requests have to come to their end when the server goes. */
const GOING_MS = 2000

/** Starts a server with these games. Throws one sentence where it cannot: nothing is left open then. */
export async function createServer(options: ServerOptions): Promise<GameServer> {
  const { games, host = USUAL_ADDRESS.host, port = USUAL_ADDRESS.port } = options
  const module = await moduleOf(games)
  const place = options.database === undefined ? null : databasePlace(options.database)
  const folder = place === null ? resolve(options.dataFolder ?? 'data') : null
  const app = await createApp({
    webFolder: resolve(options.webFolder ?? USUAL_PAGE),
    logLevel: options.logLevel ?? 'warn',
    trustProxy: options.trustProxy ?? false,
  })
  const way = options.link === undefined ? null : linkPlace(options.link)
  if (way !== null && place === null)
    throw new Error('A link is for servers that share a database: name one.')
  const kept =
    place === null
      ? { store: await openData(options), shared: null }
      : await openDatabase(place, way, { app, options })
  const { store } = kept
  const operatorToken = options.rules?.operatorToken ?? newSecret()
  const rules = { ...options.rules, operatorToken, folder }
  const service = await openService(app, kept, { options: { ...options, rules }, module })
  try {
    const url = await listen(app, { host, port, isFixed: options.port !== undefined })
    const unpin = folder === null ? () => undefined : pinOperator(folder, { url, token: operatorToken })
    const data = { folder, place: folder ?? `the database ${place?.name}`, kind: store.kind }
    return {
      url,
      port: Number(new URL(url).port || 80),
      data,
      close: () => closeAll(app, service).finally(unpin),
    }
  } catch (error) {
    await closeAll(app, service)
    throw error
  }
}

async function openData({ dataFolder = 'data', onNotice }: ServerOptions): Promise<Store> {
  const folder = resolve(dataFolder)
  makeFolder(folder)
  const store = await openThreadStore(folder)
  for (const notice of await store.notices()) (onNotice ?? console.error)(notice)
  return store
}

/** Where matches are kept, and what is needed to share that. */
type Keeping = Pick<ServiceParts, 'store'> & { readonly shared: (ServiceParts['shared'] & {}) | null }

/** The store of a database, which is loaded only here, and the link to those who share it. What is told of both goes to the log. */
async function openDatabase(
  place: DatabasePlace,
  way: LinkPlace | null,
  { app, options }: { readonly app: FastifyInstance; readonly options: ServerOptions },
): Promise<Keeping> {
  const tell = (sentence: string): void => app.log.error(sentence)
  const link = way === null ? null : await openNatsLink(way, tell)
  const { openPostgresStore } = await import('./store/postgres/open-postgres.ts')
  const { onTakenOver: onFenced = endAtOnce, games } = options
  try {
    const store = await openPostgresStore(place, { tell, onFenced, kin: link === null ? null : kinOf(games) })
    return { store, shared: link && store.owners ? { owners: store.owners, link } : null }
  } catch (error) {
    await link?.close()
    throw error
  }
}

/** What servers that share a hall must agree on: how they talk to each other, and the rules of all games. */
function kinOf({ games }: Registry): string {
  const rules = games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`).toSorted()
  return [`link ${LINK_VERSION}`, ...rules].join(', ')
}

/** Whoever still plays here is sent to the server that has taken over as soon as this one is gone. */
function endAtOnce(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}

/** Online play, with bots in threads of their own. Where it cannot begin, what it would have closed is closed. */
async function openService(
  app: FastifyInstance,
  { store, shared }: Keeping,
  { options, module }: { readonly options: ServerOptions; readonly module: string },
): Promise<Service> {
  const { games, metricsToken = null, rules = {}, contact = null } = options
  const push = contact === null ? {} : { contact }
  const own = botThreads(module)
  const mail = await mailParts(options.mail ?? null)
  try {
    const bots = shared === null ? own : await thinkingTogether(own, { store, shared })
    return await addService(app, {
      store,
      games,
      bots,
      passwords: threadPasswords(),
      metricsToken,
      rules,
      shared,
      push,
      mail,
    })
  } catch (error) {
    own.close()
    await shared?.link.close()
    await store.close()
    throw error
  }
}

/** Bots that think in all processes of the hall: with its key, made at its first start, they read each other's questions. */
async function thinkingTogether(
  own: ReturnType<typeof botThreads>,
  { store, shared }: { readonly store: Store; readonly shared: ServiceParts['shared'] & {} },
): Promise<SharedThinking> {
  const secret = await madeOnce(store, 'link-key', newSecret)
  const key = createHash('sha256').update(secret).digest()
  return new SharedThinking({ own, link: shared.link, hall: shared.owners.hall, key })
}

async function mailParts(given: (ServerOptions['mail'] & {}) | null): Promise<MailParts | null> {
  if (given === null) return null
  const { send, close } = await smtpMail(given)
  const { ofHall } = USUAL_MAIL_LIMITS
  return { send, close, site: given.site, limits: { ...USUAL_MAIL_LIMITS, ofHall: given.daily ?? ofHall } }
}

/** Whoever sends slowly, or nothing, is not waited for. */
async function closeAll(app: FastifyInstance, service: Service): Promise<void> {
  await service.close()
  const impatience = setTimeout(() => app.server.closeAllConnections(), GOING_MS)
  await app.close()
  clearTimeout(impatience)
}
