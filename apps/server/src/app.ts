import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { ErrorBook } from './desk/error-book.ts'
import { notingLog } from './web/noted-errors.ts'
import { securityHeaders } from './web/headers.ts'
import { MATCH_DAMAGED } from './match/faults.ts'
import { DamagedMatch } from './store/damage.ts'
import { nothingAt, refuse } from './web/answers.ts'
import { Pages } from './web/pages.ts'

/** What the server serves, and how. */
export interface AppOptions {
  /** The folder of the built web app. */
  readonly webFolder: string
  /** Least level that is logged, as pino has them. Default: 'silent'. */
  readonly logLevel?: string
  /** True behind a proxy whose word on addresses and TLS is to be taken. */
  readonly trustProxy?: boolean
  /** Milliseconds within which a request must have come whole. */
  readonly requestMs?: number
}

const LARGEST_BODY = 64 * 1024
const REQUEST_MS = 30_000
/** One proxy is believed, what it adds stands last: what stands before that may be made up by whoever asks. */
const isNearest = (_address: string, hop: number): boolean => hop === 0

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** The HTTP server, not yet listening. Throws where the web app is not built. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { webFolder, logLevel = 'silent', trustProxy = false, requestMs = REQUEST_MS } = options
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new Error(`The web app is not built: ${webFolder} has no index.html; "npm run build" makes it.`)
  }
  const errorBook = new ErrorBook()
  const app = fastify({
    logger: { level: logLevel, stream: notingLog(errorBook) },
    trustProxy: trustProxy && isNearest,
    bodyLimit: LARGEST_BODY,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 3 },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerMalformed(reply, { request, error, webFolder }),
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(securityHeaders(request))
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(reply, request.url, error))
  const pages = new Pages(webFolder)
  app.decorate('pages', pages)
  app.decorate('errorBook', errorBook)
  app.get('/', (request, reply) => pages.send(request, reply))
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  await app.register(fastifyStatic, {
    root: webFolder,
    cacheControl: false,
    preCompressed: true,
    index: false,
    lastModified: false, // each file has a tag, and a date says less: two hundred parts of a page come without
    setHeaders: setCaching,
  })
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, pages))
  return app
}

/** Vite names the files in `assets` by their content, so those never change; all others may. */
function setCaching(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? A_YEAR : ASK_AGAIN)
  void reply.removeHeader('accept-ranges') // parts are sent all the same, to the few who ask; each file would say so
}

/** Pages are routed in the browser, so an unknown page is the app; an unknown file is an error. */
function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): FastifyReply | Promise<FastifyReply> {
  const { method, url } = request
  const path = url.split('?')[0] ?? ''
  const isPage = (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && !path.startsWith('/api/')
  if (isPage) return pages.send(request, reply)
  return nothingAt(request, reply)
}

interface Malformed {
  readonly request: FastifyRequest
  readonly error: FastifyError
  readonly webFolder: string
}

/** An address that cannot be read comes before any route and hook: to people the app answers, which knows no such room. */
function answerMalformed(reply: FastifyReply, { request, error, webFolder }: Malformed): void {
  const { method, url, headers } = request
  const isPage = method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
  void reply.headers(securityHeaders(request))
  if (!isPage) void answerError(reply, url, error)
  else
    void reply
      .code(error.statusCode ?? 400)
      .type('text/html; charset=utf-8')
      .header('cache-control', ASK_AGAIN)
      .send(readFileSync(join(webFolder, 'index.html')))
}

/** What a refusal is about, where it says so. */
function fieldOf(error: FastifyError & { readonly field?: string }): { readonly field?: string } {
  return error.field === undefined ? {} : { field: error.field }
}

/** What is wrong with a request is said; what is wrong with us is logged. */
function answerError(reply: FastifyReply, url: string, error: FastifyError): FastifyReply {
  if (error instanceof DamagedMatch) return refuse(reply, MATCH_DAMAGED, 410)
  const status = error.statusCode ?? 500
  if (status >= 500) reply.log.error({ err: error, url }, 'a request failed')
  const told =
    status >= 500 ? 'Something went wrong on the server; the error has been logged.' : error.message
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ok: false, code: status === 429 ? 'too-many' : 'bad-request', ...fieldOf(error), error: told })
}
