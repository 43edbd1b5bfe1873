import { fault, type Registry } from '@trialhall/kernel'
import { check, ProfileSettings, Seek } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { MatchService } from '../../match-service.ts'
import { refuse, type WhoIs } from '../answers.ts'

/** What it takes to tell how people stand. */
export interface RatingsApiParts {
  readonly matches: MatchService
}

/** Leaderboards, profiles, pairing, and whether one's own is hidden. */
export function addRatings(app: FastifyInstance, { matches }: RatingsApiParts, whoTries: WhoIs): void {
  const { leaderboards, profiles, hidden } = matches
  app.get<{ Params: { game: string } }>('/api/leaderboards/:game', async (request, reply) => {
    const { game } = request.params
    const found = matches.parts.games.find(game)
    if (!found.ok) return refuse(reply, noGame(matches.parts.games).fault, 404)
    return leaderboards.look(game, (await whoTries(request, reply)).id)
  })
  app.get<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    const { id: reader } = await whoTries(request, reply)
    const profile = await profiles.look(request.params.id, reader)
    return profile ?? refuse(reply, NOBODY.fault, 404)
  })
  app.post('/api/pairings', async (request, reply) => {
    const seek = check(Seek, request.body, 'body')
    if (!seek.ok) return refuse(reply, seek.fault)
    const step = await matches.pairing.look(await whoTries(request, reply), seek.value)
    return step.ok ? step.value : refuse(reply, step.fault)
  })
  app.delete('/api/pairings', async (request, reply) => {
    await matches.pairing.cancel(await whoTries(request, reply))
    return { ok: true }
  })
  app.get('/api/me/profile', async (request, reply) => {
    const { id } = await whoTries(request, reply)
    return { isHidden: await hidden.has(id) } satisfies ProfileSettings
  })
  app.post('/api/me/profile', async (request, reply) => {
    const wanted = check(ProfileSettings, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const { id } = await whoTries(request, reply)
    await hidden.set(id, wanted.value)
    return wanted.value
  })
}

const NOBODY = fault(
  'no-match',
  'id',
  'There is nobody here by this address; they may have deleted their account.',
)

function noGame({ games }: Registry): ReturnType<typeof fault> {
  return fault(
    'no-match',
    'game',
    `There is no such game; there are ${games.map(({ id }) => id).join(', ')}.`,
  )
}
