import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../ids.ts'

const NAME = 'trialhall'
/** Stands as long as the secret need not be given anew. */
const FRESH = 'trialhall-fresh'
/** Says that two accounts were used in one browser, and nothing else; it stays when somebody signs out. */
const BROWSER = 'trialhall-browser'
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

/** By what a browser is known in which somebody signs in; one that has nothing is given something. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[BROWSER]
  if (known !== undefined && known.length <= 200) return known
  const fresh = newSecret()
  const secure = request.protocol === 'https'
  reply.setCookie(BROWSER, fresh, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: A_YEAR_S })
  return fresh
}
