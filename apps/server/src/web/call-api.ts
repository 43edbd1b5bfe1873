import { check, Subscription, Unsubscribe } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { AwayCalls } from '../calls/calls.ts'
import { refuse, type WhoIs } from './answers.ts'

/** What the API of calls needs. */
export type CallApi = Pick<AwayCalls, 'subscriptions' | 'pushKeys' | 'checkEndpoint' | 'mail'>

/** Where people say at which browsers they are to be called, and where no more. */
export function addCalls(app: FastifyInstance, calls: CallApi, whoTries: WhoIs): void {
  const { subscriptions, pushKeys, checkEndpoint } = calls
  app.get('/api/calls', () => ({ key: pushKeys.publicKey }))
  app.put('/api/calls', async (request, reply) => {
    const wanted = check(Subscription, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const endpoint = checkEndpoint(wanted.value.endpoint)
    if (!endpoint.ok) return refuse(reply, endpoint.fault)
    await subscriptions.add(await whoTries(request, reply), wanted.value)
    return { ok: true }
  })
  app.delete('/api/calls', async (request, reply) => {
    const wanted = check(Unsubscribe, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const { id } = await whoTries(request, reply)
    await subscriptions.remove(id, wanted.value.endpoint)
    return { ok: true }
  })
}
