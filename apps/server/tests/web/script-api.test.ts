import { games } from '@trialhall/games'
import { expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const server = await startServer()

test('games and their cards are told to anybody, in the order in which views number them', async () => {
  const script = new Person(server.host)
  const { body, headers } = await script.ask('GET', '/api/games')
  expect(headers.getSetCookie()).toEqual([])
  const ids = (body as { games: { id: string }[] }).games.map(({ id }) => id)
  expect(ids).toEqual(games.games.map(({ id }) => id))
  for (const { id, catalog } of games.games) {
    const { body: cards } = await script.ask('GET', `/api/games/${id}/cards`)
    expect((cards as { cards: unknown[] }).cards).toEqual(JSON.parse(JSON.stringify(catalog)))
  }
  const wrong = await script.ask('GET', '/api/games/chess/cards')
  expect(wrong).toMatchObject({ status: 404, body: { ok: false, code: 'unknown-game' } })
})

test('the schema of the protocol has every message', async () => {
  const { status, body } = await new Person(server.host).ask('GET', '/api/schema')
  const { $schema, $defs } = body as {
    $schema: string
    $defs: Record<string, { oneOf?: { properties: { type: { const: string } } }[] }>
  }
  expect([status, $schema]).toEqual([200, 'https://json-schema.org/draft/2020-12/schema'])
  const types = (name: string): string[] =>
    ($defs[name]?.oneOf ?? []).map(({ properties }) => properties.type.const)
  expect(types('ClientMessage')).toEqual(
    expect.arrayContaining(['watch', 'choose', 'back', 'resign', 'chat']),
  )
  expect(types('ServerMessage')).toEqual(expect.arrayContaining(['table', 'moment', 'change', 'refused']))
  expect(Object.keys($defs)).toEqual(
    expect.arrayContaining(['NewMatch', 'TakeSeat', 'MatchCard', 'Lobby', 'Me']),
  )
})

test('a moment in words shows each seat what it may know, with slugs, and spectators no hand', async () => {
  const table = await tableOfTwo(server.host)
  await playSome(table, 3)
  const { match, ada, bob } = table
  const glimpse = async (person: Person) =>
    (await person.ask('GET', `/api/matches/${match}/moment`)).body as {
      viewer: number | null
      length: number
      asked: number[]
      asks: { seat: number; prompt: string; options: { label: string }[] }[]
      view: { cards: { def: number[]; slug: (string | null)[] }; players: { hand: number[] }[] }
    }
  const seen = [
    await glimpse(ada.person),
    await glimpse(bob.person),
    await glimpse(await Person.arrive(server.host)),
  ]
  expect(seen.map(({ viewer }) => viewer)).toEqual([0, 1, null])
  const asked = seen.find(({ asks }) => asks.length > 0)
  expect(asked?.asked).toEqual([asked?.viewer])
  expect(asked?.asks[0]?.options[0]?.label).not.toBe('')
  for (const { viewer, view, length } of seen) {
    expect(length).toBe(3)
    view.players.forEach(({ hand }, seat) => {
      const slugs = hand.map((card) => view.cards.slug[card])
      expect(slugs.every((slug) => (seat === viewer ? typeof slug === 'string' : slug === null))).toBe(true)
    })
  }
  expect(server.service.matches.rooms.get(match)?.watchers.size).toBe(2)
})

test('a moment of a match that is not there, or has not begun, is refused in a sentence', async () => {
  const person = await Person.arrive(server.host)
  expect(await person.ask('GET', '/api/matches/nowhere12/moment')).toMatchObject({
    status: 404,
    body: { ok: false, code: 'no-match' },
  })
  const { id } = await person.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await person.ask('GET', `/api/matches/${id}/moment`)).body).toMatchObject({
    ok: false,
    error: expect.stringContaining('seats are still open'),
  })
})

test('a moment of a table that was closed before it began is refused for good, and nobody is told to ask again', async () => {
  const person = await Person.arrive(server.host)
  const { id } = await person.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  await person.ask('DELETE', `/api/matches/${id}`)
  expect(await person.ask('GET', `/api/matches/${id}/moment`)).toMatchObject({
    status: 400,
    body: {
      ok: false,
      code: 'no-match',
      error:
        'Nothing of this match can be shown: it was closed before it began, or its rules are not known here any more.',
    },
  })
})
