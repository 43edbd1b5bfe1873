import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'trialhall'
const A_YEAR_S = 365 * 24 * 3600

/** The secret that a browser sends. */
export function secretOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

/** Gives a browser its secret: for this site only, and out of reach of scripts. */
export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: A_YEAR_S,
  })
}

/** Takes the secret away. */
export function takeSecret(reply: FastifyReply): void {
  reply.clearCookie(NAME, { path: '/' })
}
