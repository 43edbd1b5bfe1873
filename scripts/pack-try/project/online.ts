import { createServer } from '@trialhall/server'
import { games } from './games.ts'
import { Guest } from './guest.ts'

// Two people play a match on a server of this project.
const server = await createServer({ games, webFolder: 'page', dataFolder: 'data', port: 0 })
const [ana, ben] = [await Guest.arrive(server.url), await Guest.arrive(server.url)]
const seats = [{ kind: 'me' }, { kind: 'open' }]
const { id } = (await ana.post('matches', { game: 'race', seats })) as { readonly id: string }
await ben.post(`matches/${id}/seats/1`, {})
const [hers, his] = await Promise.all([ana.play(id), ben.play(id)])
await server.close()
if (JSON.stringify(hers.moment.outcome) !== JSON.stringify(his.moment.outcome))
  throw new Error('the two saw different ends')
const { scores, reason } = hers.moment.outcome ?? { scores: [], reason: 'nothing' }
console.log(`Ana ${scores[0]}, Ben ${scores[1]} (${reason}) after ${hers.choices + his.choices} choices.`)
