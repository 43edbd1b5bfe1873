import fastifyWebsocket from '@fastify/websocket'
import { LARGEST_MESSAGE } from '@trialhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Identities } from '../people/identities.ts'
import type { House } from '../rooms/house.ts'
import { Connection } from './connection.ts'
import { secretOf } from './cookies.ts'

/** What the socket door needs. */
export interface SocketParts {
  readonly house: House
  readonly identities: Identities
  readonly now: () => number
}

/** Close codes of our own, beside those of RFC 6455. */
const UNKNOWN_PERSON = 4401

/** Opens the door for pages that play and watch, at /api/socket. Answers the connections that are open. */
export async function addSockets(app: FastifyInstance, parts: SocketParts): Promise<ReadonlySet<Connection>> {
  const open = new Set<Connection>()
  await app.register(fastifyWebsocket, { options: { maxPayload: LARGEST_MESSAGE } })
  app.get('/api/socket', { websocket: true, preValidation: refuseForeign }, (socket, request) => {
    void receive(socket, request, parts).then((connection) => {
      if (!connection) return
      open.add(connection)
      socket.on('close', () => open.delete(connection))
    })
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
  const identity = await parts.identities.bySecret(secretOf(request))
  socket.off('message', keep)
  if (!identity) {
    socket.close(UNKNOWN_PERSON, 'ask /api/me who you are first')
    return null
  }
  const connection = new Connection({ ...parts, socket, identity })
  for (const [data, isBinary] of early) socket.emit('message', data, isBinary)
  return connection
}

/** Only pages of this server may open a socket with its cookie (cross-site WebSocket hijacking). */
async function refuseForeign(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers
  if (origin === undefined || hostOf(origin) === host) return
  throw Object.assign(new Error(`Sockets are opened by pages of ${host} only, not of ${origin}.`), {
    statusCode: 403,
  })
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
