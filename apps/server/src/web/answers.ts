import type { Fault } from '@trialhall/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sanctions } from '../desk/sanctions.ts'
import type { Identity } from '../store/store.ts'

/** Who asks; a browser that is new is made a guest. */
export type WhoIs = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity>

/** Every refusal looks the same: a code from the table of faults, the field and one sentence. */
export function refuse(
  reply: FastifyReply,
  { code, field, message, parts }: Fault,
  status = 400,
): FastifyReply {
  return reply.code(status).send({ ok: false, code, field, error: message, ...(parts ? { parts } : {}) })
}

/** Where nothing is. */
export function nothingAt({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ ok: false, code: 'not-found', error: `There is nothing at ${url}.` })
}

/** Whoever is banned is told so, whatever they ask for. */
export function allowedIn(identity: Identity, sanctions: Pick<Sanctions, 'whyNotHere'>): Identity {
  const why = sanctions.whyNotHere(identity.id)
  if (why) throw Object.assign(new Error(why.message), { statusCode: 403, field: why.field })
  return identity
}

/** What is thrown where somebody asks more than their share. */
export function tooMany(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 429 })
}
