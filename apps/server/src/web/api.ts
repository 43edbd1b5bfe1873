import { fault, type Fault, type Result } from '@trialhall/kernel'
import { check, Credentials, NewMatch, Rename } from '@trialhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { meOf, type Identities } from '../people/identities.ts'
import type { House } from '../rooms/house.ts'
import type { Identity } from '../store/store.ts'
import { giveSecret, secretOf, takeSecret } from './cookies.ts'

/** What the API needs. */
export interface ApiParts {
  readonly house: House
  readonly identities: Identities
}

/** Everything that is asked over HTTP: who one is, and matches beside the playing of them. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  addPeople(app, parts)
  addMatches(app, parts)
}

function addPeople(app: FastifyInstance, { identities }: ApiParts): void {
  app.get('/api/me', async (request, reply) => meOf(await whoIs(identities, request, reply)))
  app.post('/api/me', async (request, reply) => {
    const wanted = check(Rename, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const identity = await whoIs(identities, request, reply)
    return meOf(await identities.rename(identity, wanted.value.name))
  })
  app.post('/api/account', async (request, reply) => {
    const wanted = check(Credentials, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const registered = await identities.register(await whoIs(identities, request, reply), wanted.value)
    return registered.ok ? meOf(registered.value) : refuse(reply, registered.fault)
  })
  app.post('/api/session', async (request, reply) => {
    const wanted = check(Credentials, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const signedIn = await identities.signIn(wanted.value)
    if (!signedIn.ok) return refuse(reply, signedIn.fault, 401)
    giveSecret(request, reply, signedIn.value.newSecret ?? '')
    return meOf(signedIn.value.identity)
  })
  app.delete('/api/session', async (request, reply) => {
    await identities.signOut(secretOf(request))
    takeSecret(reply)
    return { ok: true }
  })
}

function addMatches(app: FastifyInstance, { house, identities }: ApiParts): void {
  const { store } = house.parts
  app.get('/api/matches', async (request, reply) => house.lobby((await whoIs(identities, request, reply)).id))
  app.post('/api/matches', async (request, reply) => {
    const plan = check(NewMatch, request.body, 'body')
    if (!plan.ok) return refuse(reply, plan.fault)
    const host = await whoIs(identities, request, reply)
    return answer(reply, host, await house.create(host, plan.value))
  })
  app.get<{ Params: MatchParams }>('/api/matches/:id', async (request, reply) => {
    const stored = await store.match(request.params.id)
    if (!stored) return refuse(reply, unknown(request.params.id), 404)
    return house.card(stored, (await whoIs(identities, request, reply)).id)
  })
  app.get<{ Params: MatchParams }>('/api/matches/:id/log', async (request, reply) => {
    const room = await house.room(request.params.id)
    if (!room.ok) return refuse(reply, room.fault, 404)
    const isOver = room.value.parts.stored.status === 'over'
    if (!isOver) return refuse(reply, NOT_OVER, 403)
    return room.value.live.log
  })
  app.post<{ Params: MatchParams }>('/api/matches/:id/seats/:seat', async (request, reply) => {
    const guest = await whoIs(identities, request, reply)
    return answer(reply, guest, await house.join(request.params.id, Number(request.params.seat), guest))
  })
  app.delete<{ Params: MatchParams }>('/api/matches/:id/seats/:seat', async (request, reply) => {
    const guest = await whoIs(identities, request, reply)
    return answer(reply, guest, await house.vacate(request.params.id, Number(request.params.seat), guest))
  })
  app.post<{ Params: MatchParams }>('/api/matches/:id/rematch', async (request, reply) => {
    const guest = await whoIs(identities, request, reply)
    return answer(reply, guest, await house.rematch(request.params.id, guest))
  })

  async function answer(
    reply: FastifyReply,
    who: Identity,
    result: Awaited<ReturnType<House['create']>>,
  ): Promise<unknown> {
    return result.ok ? house.card(result.value, who.id) : refuse(reply, result.fault, statusOf(result))
  }
}

interface MatchParams {
  readonly id: string
  readonly seat: string
}

async function whoIs(
  identities: Identities,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const { identity, newSecret } = await identities.recognise(secretOf(request))
  if (newSecret !== null) giveSecret(request, reply, newSecret)
  return identity
}

/** Every refusal looks the same: a code from the table of faults, the field and one sentence. */
function refuse(reply: FastifyReply, { code, field, message }: Fault, status = 400): FastifyReply {
  return reply.code(status).send({ ok: false, code, field, error: message })
}

function statusOf(result: Result<unknown>): number {
  return !result.ok && result.fault.code === 'no-match' ? 404 : 400
}

function unknown(id: string): Fault {
  return fault('no-match', 'match', `There is no match "${id}" here.`).fault
}

const NOT_OVER: Fault = fault('no-match', 'match', 'The log of a match can be had when it is over.').fault
