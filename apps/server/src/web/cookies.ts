import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'trialhall'
/** Stands as long as the secret need not be given anew. */
const FRESH = 'trialhall-fresh'
const DAY_S = 24 * 3600
const A_YEAR_S = 365 * DAY_S
const A_MONTH_S = 30 * DAY_S

/** The secret that a browser sends. */
export function secretOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

/** Gives a browser its secret: for this site only, and out of reach of scripts. */
export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const how = {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
  } as const
  reply
    .setCookie(NAME, secret, { ...how, maxAge: A_YEAR_S })
    .setCookie(FRESH, '1', { ...how, maxAge: A_MONTH_S })
}

/** Gives a browser the secret that it has once more, now and then, so that nobody who keeps coming loses their seats. */
export function renewSecret(request: FastifyRequest, reply: FastifyReply): void {
  const secret = secretOf(request)
  if (secret !== undefined && request.cookies[FRESH] === undefined) giveSecret(request, reply, secret)
}

/** Takes the secret away. */
export function takeSecret(reply: FastifyReply): void {
  reply.clearCookie(NAME, { path: '/' }).clearCookie(FRESH, { path: '/' })
}
