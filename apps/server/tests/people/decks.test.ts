import type { Me, SavedDeck, SavedDecks } from '@trialhall/protocol'
import { SavedDeck as SavedDeckSchema, SavedDecks as SavedDecksSchema } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

const DECK = {
  game: 'eldar',
  name: 'Aggro',
  rules: { format: 'mini' },
  cards: { yuri: 1, 'great-cleave': 2 },
}
const CREDENTIALS = { name: 'deck_smith', password: 'a long password' }

interface Answer {
  readonly status: number
  readonly body: unknown
}

function save(person: Person, id: string, given: object = {}): Promise<Answer> {
  return person.ask('PUT', `/api/decks/${id}`, {
    body: { owner: person.me.id, base: 0, changedAt: 10, deck: DECK, ...given },
  })
}

async function decksOf(person: Person, since = 0): Promise<readonly SavedDeck[]> {
  const { status, body } = await person.ask('GET', `/api/decks?since=${since}`)
  expect(status).toBe(200)
  return SavedDecksSchema.parse(body satisfies unknown as SavedDecks).decks
}

test('a guest keeps decks, which go with the account that is made and are there on another device', async () => {
  const guest = await Person.arrive(server.host)
  expect(await guest.ask('GET', '/api/decks')).toMatchObject({
    status: 200,
    body: { owner: guest.me.id, revision: 0, decks: [] },
  })
  const first = await save(guest, 'aaaaaaaa')
  expect(first).toMatchObject({
    status: 200,
    body: { id: 'aaaaaaaa', revision: 1, changedAt: 10, deck: DECK },
  })
  expect(SavedDeckSchema.safeParse(first.body).success).toBe(true)
  await save(guest, 'bbbbbbbb', { deck: { ...DECK, name: 'Second' } })
  await guest.ask('POST', '/api/account', { body: CREDENTIALS })

  const phone = await Person.arrive(server.host)
  expect(await decksOf(phone)).toEqual([])
  const me = (await phone.ask('POST', '/api/session', { body: CREDENTIALS })).body as Me
  expect(me.account).toBe('deck_smith')
  expect((await decksOf(phone)).map(({ deck }) => deck?.name)).toEqual(['Aggro', 'Second'])
  expect((await decksOf(phone, 1)).map(({ id }) => id)).toEqual(['bbbbbbbb'])

  await phone.ask('DELETE', '/api/session')
  expect(await decksOf(phone)).toEqual([])
})

test('who does not know how a deck stands changes nothing and is told how it stands', async () => {
  const desk = await Person.arrive(server.host)
  await save(desk, 'aaaaaaaa')
  const changed = await save(desk, 'aaaaaaaa', { base: 1, changedAt: 20, deck: { ...DECK, name: 'Newer' } })
  expect(changed).toMatchObject({ status: 200, body: { revision: 2 } })
  const late = await save(desk, 'aaaaaaaa', { base: 1, changedAt: 30, deck: { ...DECK, name: 'Late' } })
  expect(late.status).toBe(409)
  expect(late.body).toEqual({
    ok: false,
    code: 'bad-request',
    field: 'base',
    error: 'This deck was changed or deleted on another device since; stored is how it stands.',
    stored: { id: 'aaaaaaaa', revision: 2, changedAt: 20, deck: { ...DECK, name: 'Newer' } },
  })
  const gone = await save(desk, 'aaaaaaaa', { base: 2, changedAt: 40, deck: null })
  expect(gone).toMatchObject({ status: 200, body: { revision: 3, deck: null } })
  expect(await save(desk, 'aaaaaaaa', { base: 2, changedAt: 50 })).toMatchObject({
    status: 409,
    body: { stored: { revision: 3, deck: null } },
  })
  expect(await decksOf(desk)).toEqual([{ id: 'aaaaaaaa', revision: 3, changedAt: 40, deck: null }])
})

test('of what comes at the same time one is kept', async () => {
  const desk = await Person.arrive(server.host)
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save(desk, 'aaaaaaaa', { changedAt: n })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('a deck is a secret of its owner: nobody else reads, changes or deletes it, or learns that it is there', async () => {
  const ada = await Person.arrive(server.host)
  const eve = await Person.arrive(server.host)
  await save(ada, 'aaaaaaaa', { deck: { ...DECK, name: 'Of Ada alone' } })
  const nobody = new Person(server.host)
  for (const person of [eve, nobody]) {
    const heard = []
    for (const path of [
      '/api/decks',
      '/api/decks?since=0',
      '/api/decks/aaaaaaaa',
      `/api/decks?owner=${ada.me.id}`,
    ])
      heard.push(await person.ask('GET', path))
    person.me = (await person.ask('GET', '/api/me')).body as Me
    heard.push(await save(person, 'aaaaaaaa', { owner: ada.me.id, base: 1, deck: null }))
    expect(heard.at(-1)).toMatchObject({ status: 400, body: { field: 'owner' } })
    heard.push(await save(person, 'aaaaaaaa', { base: 1, deck: null }))
    heard.push(await save(person, 'aaaaaaaa', { deck: { ...DECK, name: 'Of another' } }))
    expect(JSON.stringify(heard)).not.toContain('Of Ada')
    expect(heard.at(-1)).toMatchObject({ status: 200 })
  }
  expect((await decksOf(ada)).map(({ deck }) => deck?.name)).toEqual(['Of Ada alone'])
  const foreign = await eve.ask('PUT', '/api/decks/aaaaaaaa', {
    body: { owner: eve.me.id, base: 1, changedAt: 1, deck: null },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status).toBe(403)
})

const MANY = Object.fromEntries(Array.from({ length: 151 }, (_, n) => [`card-${n}`, 1]))
const LONG = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`${'long-name-'.repeat(5)}${n}`, 1]))

test('who has become somebody else since keeps nothing of the one before', async () => {
  const guest = await Person.arrive(server.host)
  const before = guest.me.id
  await guest.ask('DELETE', '/api/session')
  guest.cookie = ''
  const late = await save(guest, 'aaaaaaaa', { owner: before })
  expect(late).toMatchObject({ status: 400, body: { field: 'owner' } })
  expect(await decksOf(guest)).toEqual([])
})

test.each<[string, unknown, string]>([
  ['no object', 'deck', 'body is "deck": '],
  ['no base', { owner: 'someone1', changedAt: 1, deck: null }, 'base is missing: '],
  [
    'a negative base',
    { owner: 'someone1', base: -1, changedAt: 1, deck: null },
    'base is -1: must be a whole number of at least 0.',
  ],
  [
    'a field that is unknown',
    { owner: 'someone1', base: 0, changedAt: 1, deck: null, size: 3 },
    'size is not known here: leave it out.',
  ],
  [
    'no name',
    { deck: { ...DECK, name: '' } },
    'deck.name is "": must have 1 to 60 characters that can be seen.',
  ],
  ['a long name', { deck: { ...DECK, name: 'x'.repeat(61) } }, 'must have 1 to 60 characters.'],
  ['a game that is none', { deck: { ...DECK, game: 'chess' } }, 'chess'],
  ['no copies', { deck: { ...DECK, cards: { yuri: 0 } } }, 'deck.cards.yuri is 0: must be 1 to 99.'],
  ['half a card', { deck: { ...DECK, cards: { yuri: 0.5 } } }, 'deck.cards.yuri is 0.5: '],
  [
    'a name for a slug',
    { deck: { ...DECK, cards: { 'Great Cleave': 1 } } },
    'deck.cards.Great Cleave is 1: ',
  ],
  ['too many cards', { deck: { ...DECK, cards: MANY } }, 'must hold at most 150 different cards.'],
  ['too much', { deck: { ...DECK, cards: LONG } }, 'characters of JSON; allowed are 8000.'],
  ['a rule that is a list', { deck: { ...DECK, rules: { format: [] } } }, 'deck.rules.format is []: '],
])('a deck with %s is refused in one sentence', async (_, given, sentence) => {
  const guest = await Person.arrive(server.host)
  const body =
    typeof given === 'object' && given !== null && !('changedAt' in given)
      ? { owner: guest.me.id, base: 0, changedAt: 10, ...given }
      : given
  const { status, body: said } = await guest.ask('PUT', '/api/decks/aaaaaaaa', { body })
  expect(status).toBe(400)
  expect((said as { error: string }).error).toContain(sentence)
  expect(await decksOf(guest)).toEqual([])
})

test('ids and revisions that are none are refused', async () => {
  const guest = await Person.arrive(server.host)
  for (const id of ['x'.repeat(33), 'UPPERCASE', '..%2F..%2Fetc'])
    expect(await save(guest, id)).toMatchObject({ status: 400, body: { field: 'id' } })
  for (const since of ['', '-1', 'x', '1.5', '1e0', '0x1', '1&since=2'])
    expect(await guest.ask('GET', `/api/decks?since=${since}`)).toMatchObject({
      status: 400,
      body: { field: 'since' },
    })
})

test('a person keeps 200 decks; a deleted one makes room', async () => {
  const roomy = await startServer({ limits: { ...USUAL_LIMITS, decks: { most: 10_000, perSecond: 1 } } })
  const guest = await Person.arrive(roomy.host)
  const id = (n: number): string => `deck${String(n).padStart(4, '0')}`
  for (let n = 0; n < 200; n++) expect((await save(guest, id(n))).status).toBe(200)
  const refused = await save(guest, id(200))
  expect(refused).toMatchObject({ status: 400, body: { field: 'decks' } })
  expect((refused.body as { error: string }).error).toMatch(/^You have 200 decks on this server/)
  expect((await save(guest, id(7), { base: 8, changedAt: 11 })).status).toBe(200)
  expect((await save(guest, id(8), { base: 9, deck: null })).status).toBe(200)
  expect((await save(guest, id(200))).status).toBe(200)
}, 60_000)

test('who changes decks too quickly is asked to wait', async () => {
  const time = { now: 0 }
  const strict = await startServer({
    limits: { ...USUAL_LIMITS, decks: { most: 3, perSecond: 1 } },
    now: () => time.now,
  })
  const guest = await Person.arrive(strict.host)
  const other = await Person.arrive(strict.host)
  const answers = []
  for (let n = 1; n <= 4; n++) answers.push(await save(guest, 'aaaaaaaa', { base: n - 1 }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers.at(-1)?.body).toMatchObject({ error: 'You change your decks too quickly; wait a minute.' })
  expect((await save(other, 'aaaaaaaa')).status).toBe(200)
  time.now += 1000
  expect((await guest.ask('GET', '/api/decks')).status).toBe(200)
})
