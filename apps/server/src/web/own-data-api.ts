import { fault } from '@trialhall/kernel'
import { check, DeleteMe } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { Desk } from '../desk/desk.ts'
import type { Identities } from '../people/identities.ts'
import { refuse, tooMany } from './answers.ts'
import { secretOf, takeSecret } from './cookies.ts'
import { Gate, networkOf, type Limits } from './limits.ts'
import type { PasswordDoor } from './password-door.ts'

/** What it takes to hand people their data, and to delete it. */
export interface OwnDataParts {
  readonly desk: Desk
  readonly identities: Identities
  readonly limits: Limits
  readonly now: () => number
  /** Where all passwords come in: those that were wrong elsewhere count here, too. */
  readonly door: PasswordDoor
}

/** What is kept of whoever asks: to be taken along, or deleted. Whoever is banned may do both. */
export function addOwnData(
  app: FastifyInstance,
  { desk, identities, limits, now, door }: OwnDataParts,
): void {
  const exports = new Gate(limits.exports, now)
  app.get('/api/me/export', async (request, reply) => {
    const person = await identities.bySecret(secretOf(request))
    if (!person) return refuse(reply, NOBODY.fault, 401)
    if (!exports.pass(person.id)) throw tooMany('You took your data along just now; wait a few minutes.')
    return reply
      .header('content-disposition', 'attachment; filename="trialhall.json"')
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(await desk.people.export(person), null, 2))
  })
  app.delete('/api/me', async (request, reply) => {
    const wanted = check(DeleteMe, request.body ?? {}, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const person = await identities.bySecret(secretOf(request))
    if (!person) return refuse(reply, NOBODY.fault, 401)
    const who = { account: person.account ?? '', address: networkOf(request.ip) }
    const { password = '' } = wanted.value
    const isSure =
      person.account === null ? null : await door.attempt(who, () => identities.isOwn(person, password))
    if (isSure && !isSure.ok) return refuse(reply, isSure.fault, 401)
    await desk.people.delete(person)
    takeSecret(reply)
    return { ok: true }
  })
}

const NOBODY = fault('bad-request', 'me', 'Nothing is kept of you here.')
