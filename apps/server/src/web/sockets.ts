import fastifyWebsocket from '@fastify/websocket'
import { wholeNumberIn } from '@trialhall/kernel'
import { LARGEST_MESSAGE, PROTOCOL_VERSION } from '@trialhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { PageWaiter } from '../waiter/waiter.ts'
import { sha256 } from '../ids.ts'
import type { Identities } from '../people/identities.ts'
import type { MatchService } from '../match-service.ts'
import type { WordFilter } from '../people/word-filter.ts'
import type { Sanctions } from '../desk/sanctions.ts'
import { Connection } from './connection.ts'
import { Doorway } from './doorway.ts'
import { secretOf } from './cookies.ts'
import type { Gate, Limits } from './limits.ts'
import { refuseForeign } from './origin.ts'

/** What the socket door needs. */
export interface SocketParts {
  readonly matches: MatchService
  readonly waiter: PageWaiter
  readonly identities: Identities
  readonly sanctions: Sanctions
  readonly wordFilter: WordFilter
  readonly limits: Limits
  /** What is dear to do, by a person, what a person says, and what they point at. */
  readonly efforts: Gate
  readonly talks: Gate
  readonly points: Gate
  readonly now: () => number
}

/** Close codes of our own, beside those of RFC 6455; docs/protocol.md lists them. */
const UNKNOWN_PERSON = 4401
const OTHER_VERSION = 4426
const TOO_MANY_PAGES = 4429
const BANNED = 4403

const OPTIONS = {
  maxPayload: LARGEST_MESSAGE,
  perMessageDeflate: false,
  skipUTF8Validation: true,
  /** Milliseconds that the other side has to close a socket, too. */
  closeTimeout: 2000,
}

/** Opens the door for pages that play and watch, at /api/socket. Answers the connections that are open. */
export async function addSockets(app: FastifyInstance, parts: SocketParts): Promise<ReadonlySet<Connection>> {
  const open = new Set<Connection>()
  const doorway = new Doorway()
  await app.register(fastifyWebsocket, {
    options: OPTIONS,
    // What is wrong with a frame, ws answers with a close code by itself.
    errorHandler: (error, socket) => {
      app.log.info({ error }, 'a socket failed')
      socket.terminate()
    },
  })
  const preValidation = [refuseForeign, () => doorway.pass()]
  app.get('/api/socket', { websocket: true, preValidation }, async (socket, request) => {
    const connection = await receive(socket, request, parts)
    if (!connection) return
    open.add(connection)
    socket.on('close', () => open.delete(connection))
  })
  return open
}

/** Messages that come before it is known who sends them wait for that. */
async function receive(
  socket: WebSocket,
  request: FastifyRequest,
  parts: SocketParts,
): Promise<Connection | null> {
  const early: [unknown, boolean][] = []
  const keep = (data: unknown, isBinary: boolean): void => void early.push([data, isBinary])
  socket.on('message', keep)
  const secret = secretOf(request)
  const identity = await parts.identities.bySecret(secret)
  socket.off('message', keep)
  if (socket.readyState !== socket.OPEN) return null
  if (versionOf(request) !== PROTOCOL_VERSION) {
    socket.close(OTHER_VERSION, `this server speaks version ${PROTOCOL_VERSION}: reload the page`)
    return null
  }
  if (!identity || secret === undefined) {
    socket.close(UNKNOWN_PERSON, 'ask /api/me who you are first')
    return null
  }
  if (parts.matches.presence.pagesOf(identity.id) >= parts.limits.pages) {
    socket.close(TOO_MANY_PAGES, `at most ${parts.limits.pages} pages at a time`)
    return null
  }
  if (parts.sanctions.whyNotHere(identity.id)) {
    socket.close(BANNED, 'banned: ask /api/me why')
    return null
  }
  const { compact } = request.query as { readonly compact?: string }
  const connection = new Connection({
    ...parts,
    socket,
    identity,
    secret: sha256(secret),
    isCompact: compact === '1',
  })
  for (const [data, isBinary] of early) socket.emit('message', data, isBinary)
  return connection
}

/** The version a page speaks, as in /api/socket?v=4; one that does not say is taken to speak ours. */
function versionOf({ query }: FastifyRequest): number {
  const { v } = query as { readonly v?: string }
  return v === undefined ? PROTOCOL_VERSION : (wholeNumberIn(v) ?? -1)
}
