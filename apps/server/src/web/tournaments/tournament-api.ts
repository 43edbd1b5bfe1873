import { fault, wholeNumberIn, type Fault, type Result } from '@trialhall/kernel'
import {
  check,
  NewTournament,
  readTournamentGiven,
  TOURNAMENT_ACTS,
  type TournamentAct,
} from '@trialhall/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Tournaments } from '../../tournaments/tournaments.ts'
import { refuse, tooMany, type WhoIs } from '../answers.ts'
import { Gate, networkOf, type Limits } from '../limits.ts'

/** What tournaments need at the door. */
export interface TournamentApiParts {
  readonly tournaments: Tournaments
  readonly limits: Limits
  readonly now: () => number
}

interface Params {
  readonly id: string
  readonly act: string
}

/** Tournaments over HTTP: what there is, one of them, and what people do at it. */
export function addTournaments(
  app: FastifyInstance,
  { tournaments, limits, now }: TournamentApiParts,
  { whoIs, whoTries }: { readonly whoIs: WhoIs; readonly whoTries: WhoIs },
): void {
  const looks = new Gate(limits.lobby, now)
  const founders = new Gate(limits.tournaments, now)
  const watching: WhoIs = async (request, reply) => {
    const person = await whoIs(request, reply)
    if (looks.pass(person.id)) return person
    throw tooMany('You look at tournaments too often; wait a moment.')
  }
  app.get('/api/tournaments', async (request, reply) => tournaments.list(await watching(request, reply)))
  app.get<{ Params: Params; Querystring: { since?: unknown } }>(
    '/api/tournaments/:id',
    async (request, reply) => {
      const since = wholeNumberIn(request.query.since ?? '0')
      if (typeof since !== 'number') return refuse(reply, BAD_SINCE)
      return answer(reply, await tournaments.view(request.params.id, await watching(request, reply), since))
    },
  )
  app.post('/api/tournaments', async (request, reply) => {
    const wanted = check(NewTournament, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const organiser = await whoTries(request, reply)
    if (!founders.pass(organiser.id) || !founders.pass(networkOf(request.ip)))
      throw tooMany('You open tournaments too often; wait a few minutes.')
    return answer(reply, await tournaments.create(organiser, wanted.value))
  })
  app.post<{ Params: Params }>('/api/tournaments/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    if (!isAct(act)) return refuse(reply, unknownAct(act), 404)
    const given = readTournamentGiven(act, request.body ?? {})
    if (!given.ok) return refuse(reply, given.fault)
    const person = await whoTries(request, reply)
    return answer(reply, await tournaments.act(id, person, { act, given: given.value }))
  })
}

function answer(reply: FastifyReply, result: Result<unknown>): unknown {
  if (result.ok) return result.value
  return refuse(reply, result.fault, result.fault.code === 'no-match' ? 404 : 400)
}

function isAct(act: string): act is TournamentAct {
  return Object.hasOwn(TOURNAMENT_ACTS, act)
}

function unknownAct(act: string): Fault {
  return fault('bad-request', 'act', `Nothing called "${act}" can be done at a tournament.`).fault
}

const BAD_SINCE: Fault = fault('bad-request', 'since', 'since must be a whole number of at least 0.').fault
