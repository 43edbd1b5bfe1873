import { fault, type Fault } from '@trialhall/kernel'
import { protocolSchema } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { PageWaiter } from '../waiter/waiter.ts'
import { unknownMatch } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import { refuse, type WhoIs } from './answers.ts'
import { glimpseOf, Passer } from './glimpse.ts'

/** Milliseconds that somebody who looks at a table waits for it. */
const PATIENCE_MS = 10_000

/** Catalogs change with the program only. */
const KEPT_FOR = 'public, max-age=300'

const NOT_BEGUN: Fault = fault('no-match', 'match', 'This match has not begun: seats are still open.').fault
const NOT_SHOWN: Fault = fault(
  'no-match',
  'match',
  'Nothing of this match can be shown: it was closed before it began, or its rules are not known here any more.',
).fault
const TOO_SLOW: Fault = fault('no-match', 'match', 'The table could not be seen in time; ask again.').fault

/** What scripts need besides the playing itself: the games with their cards, the schemas, and a match in words. */
export function addScripts(
  app: FastifyInstance,
  { matches, waiter }: { readonly matches: MatchService; readonly waiter: PageWaiter },
  whoTries: WhoIs,
): void {
  const { games, store } = matches.parts
  const schema = protocolSchema()
  app.get('/api/schema', (_request, reply) => reply.header('cache-control', KEPT_FOR).send(schema))
  app.get('/api/games', (_request, reply) => {
    const list = games.games.map(({ id, title, rulesVersion, seats, options }) => ({
      id,
      title,
      rulesVersion,
      seats,
      options,
    }))
    return reply.header('cache-control', KEPT_FOR).send({ games: list })
  })
  app.get<{ Params: { game: string } }>('/api/games/:game/cards', (request, reply) => {
    const game = games.find(request.params.game)
    if (!game.ok) return refuse(reply, game.fault, 404)
    const { id, rulesVersion, catalog } = game.value
    return reply.header('cache-control', KEPT_FOR).send({ game: id, rulesVersion, cards: catalog })
  })
  app.get<{ Params: { id: string } }>('/api/matches/:id/moment', async (request, reply) => {
    const person = await whoTries(request, reply)
    const { id } = request.params
    const stored = await store.match(id)
    if (!stored) return refuse(reply, unknownMatch(id).fault, 404)
    if (stored.status === 'open') return refuse(reply, NOT_BEGUN)
    const game = games.find(stored.game)
    if (!game.ok) return refuse(reply, game.fault)
    const passer = new Passer(person)
    const timer = setTimeout(() => passer.leave(), PATIENCE_MS)
    try {
      const watched = await waiter.watch(passer, id, -1)
      if (!watched.ok) return refuse(reply, watched.fault)
      const moment = await passer.arrived
      if (moment === 'nothing') return refuse(reply, NOT_SHOWN)
      return moment ? { match: id, ...glimpseOf(game.value, moment) } : refuse(reply, TOO_SLOW, 503)
    } finally {
      clearTimeout(timer)
      passer.leave()
      waiter.unwatch(passer, id)
      waiter.gone(passer)
    }
  })
}
