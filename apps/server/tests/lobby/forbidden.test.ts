import { expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

/** Lists in lists, deeper than anything that is meant. */
const DEEP = Array.from({ length: 400 }).reduce<unknown>((inner) => [inner], 'x')

test.each<[string, Record<string, unknown>]>([
  ['a position', { position: { seats: [{ hand: ['fog-bank'] }] } }],
  ['a seed', { seed: 1 }],
  ['dice', { rolls: [6, 6, 6] }],
  ['a position among the options', { options: { position: { A: { hand: ['fog-bank'] } } } }],
  ['an option that is not offered', { options: { windows: 'never' } }],
  ['one faction for both', { options: { factions: ['prussia', 'prussia'] } }],
  ['a faction of nobody', { options: { factions: ['__proto__', 'constructor'] } }],
  ['three factions', { options: { factions: ['britannia', 'prussia', 'britannia'] } }],
  ['a faction that is a list', { options: { factions: [DEEP, null] } }],
  ['an option of the prototype', { options: { constructor: { name: 'x' } } }],
  ['very many seats', { seats: Array.from({ length: 9 }, () => ({ kind: 'me' })) }],
  ['one seat', { seats: [{ kind: 'me' }] }],
])('a match of Battle Decks with %s is refused in one sentence', async (_, plan) => {
  const person = await Person.arrive(server.host)
  const body = { game: 'battle-decks', seats: [{ kind: 'me' }, { kind: 'open' }], ...plan }
  const { status, body: told } = await person.ask('POST', '/api/matches', { body })
  expect([status, told]).toMatchObject([400, { error: expect.stringMatching(/\.$/u) }])
})
