import { check, Id, type FriendList } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { Friends } from '../../people/friends.ts'
import { refuse, tooMany, type WhoIs } from '../answers.ts'
import type { Askers } from '../api.ts'
import { Gate, type Limits } from '../limits.ts'

/** What friends need at the door. */
export interface FriendApiParts {
  readonly friends: Friends
  readonly limits: Limits
  readonly now: () => number
}

interface Params {
  readonly id: string
}

/** Friends over HTTP: who they are and what they play, asking, agreeing, and parting. */
export function addFriends(
  app: FastifyInstance,
  { friends, limits, now }: FriendApiParts,
  { whoIs, whoTries }: Askers,
): void {
  const looks = new Gate(limits.lobby, now)
  const watching: WhoIs = async (request, reply) => {
    const person = await whoIs(request, reply)
    if (looks.pass(person.id)) return person
    throw tooMany('You look at your friends too often; wait a moment.')
  }
  app.get(
    '/api/friends',
    async (request, reply): Promise<FriendList> => friends.list(await watching(request, reply)),
  )
  app.post<{ Params: Params }>('/api/friends/:id', async (request, reply) => {
    const id = check(Id, request.params.id, 'id')
    if (!id.ok) return refuse(reply, id.fault)
    const me = await whoTries(request, reply)
    const asked = await friends.ask(me, id.value)
    if (!asked.ok) return refuse(reply, asked.fault, asked.fault.code === 'no-match' ? 404 : 400)
    return friends.list(me)
  })
  app.delete<{ Params: Params }>('/api/friends/:id', async (request, reply) => {
    const id = check(Id, request.params.id, 'id')
    if (!id.ok) return refuse(reply, id.fault)
    const me = await whoTries(request, reply)
    const ended = await friends.end(me, id.value)
    return ended.ok ? friends.list(me) : refuse(reply, ended.fault)
  })
}
