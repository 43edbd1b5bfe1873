import type { Fault } from '@trialhall/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** What is thrown where somebody asks more than their share. */
export function tooMany(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 429 })
}
