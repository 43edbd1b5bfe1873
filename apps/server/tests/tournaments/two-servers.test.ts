import type { TournamentView } from '@trialhall/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ratingKind, type StoredRating } from '../../src/ratings/rating-records.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Store, StoredMatch } from '../../src/store/store.ts'
import { buildServer } from '../kill/process.ts'
import { verify } from '../kill/witnessing.ts'
import { NatsProcess } from '../../load/services/nats-process.ts'
import { ownPostgres } from '../support/postgres.ts'
import { ClubHall, ClubPlayer } from './shared-evening.ts'

const PEOPLE = 8
const BOTS = 4
const ROUNDS = 4
const TABLES = (PEOPLE + BOTS) / 2

const postgres = await ownPostgres()
const nats = postgres === null ? null : await NatsProcess.make()
if (postgres === null)
  console.log('No PostgreSQL of Debian’s packages: an evening of a club on two servers is not tested.')

beforeAll(buildServer, 600_000)
const halls: ClubHall[] = []
afterAll(async () => {
  for (const hall of halls) await hall.close()
  await nats?.kill()
  await postgres?.close()
})

/** Resolves once a round is played, and some of its choices were answered. */
async function inRound(hall: ClubHall, player: ClubPlayer, { id, round }: { id: string; round: number }) {
  await expect
    .poll(async () => (await player.view(id))?.rounds.length, { timeout: 60_000, interval: 600 })
    .toBe(round)
  const before = hall.witness.acknowledged.size
  await expect
    .poll(() => hall.witness.acknowledged.size - before, { timeout: 30_000, interval: 10 })
    .toBeGreaterThan(PEOPLE * 2)
}

async function matchesOf(store: Store, id: string): Promise<StoredMatch[]> {
  const all = await Promise.all(
    (['open', 'playing', 'over'] as const).map((status) => store.matches({ status, limit: 1000 })),
  )
  return all.flat().filter(({ tournament }) => tournament?.id === id)
}

/** What a stored match says of its first side: 2 for a win, 1 for a draw. */
function pointsOf({ ranks }: StoredMatch): number[] {
  const [first = 0, second = 0] = ranks ?? []
  if (first === second) return [1, 1]
  return first < second ? [2, 0] : [0, 2]
}

async function ratedMatchesOf(store: Store, who: string): Promise<number> {
  const [record] = await store.records({ kind: ratingKind('sigmar'), id: who, order: 'first', limit: 1 })
  return record ? (JSON.parse(record.body) as StoredRating).matches : 0
}

/** Every pairing was played at one match that is stored once, and its result is what that match says. */
function expectPlayed(view: TournamentView, matches: readonly StoredMatch[]): void {
  expect(view.rounds.map((tables) => tables.length)).toEqual(Array.from({ length: ROUNDS }, () => TABLES))
  const pairings = view.rounds.flat()
  expect(matches.map(({ id }) => id).toSorted()).toEqual(pairings.map(({ match }) => match).toSorted())
  for (const { match, result } of pairings) {
    const stored = matches.find(({ id }) => id === match)
    expect(stored?.status).toBe('over')
    expect(result).toEqual({ how: 'played', points: stored && pointsOf(stored) })
  }
  const met = pairings.map(({ sides }) => sides.toSorted((a, b) => (a ?? 0) - (b ?? 0)).join())
  expect(new Set(met).size).toBe(met.length)
}

test.skipIf(nats === null)(
  'an evening at a club on two servers: one is killed in round two, the other one stopped in round three, and nobody loses anything',
  async () => {
    const began = performance.now()
    const database = (await postgres?.hall('club')) ?? ''
    const hall = new ClubHall({ database, link: nats?.url ?? '' })
    halls.push(hall)
    const [first, second] = [await hall.start(), await hall.start()]
    const players = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => ClubPlayer.arrive(hall, n)))
    const [organiser] = players as [ClubPlayer]
    const plan = {
      rounds: ROUNDS,
      fillTo: PEOPLE + BOTS,
      fillBot: 'novice',
      entry: 'accounts',
      rated: true,
      options: { roundLimit: 3 },
    } as const
    const { id } = (await organiser.member.open(plan)).card
    for (const { member } of players) expect((await member.act(id, 'enter')).status).toBe(200)
    expect((await organiser.member.act(id, 'start')).status).toBe(200)
    const evening = Promise.all(players.map((player) => player.attend(id)))

    await inRound(hall, organiser, { id, round: 2 })
    await hall.end(first, 'SIGKILL')
    await hall.start()
    await inRound(hall, organiser, { id, round: 3 })
    const { code } = await hall.end(second, 'SIGTERM')
    expect(code).toBe(0)
    await hall.start()
    await evening

    const views = await Promise.all(
      hall.servers.map(async ({ host }) => {
        const answer = await fetch(`http://${host}/api/tournaments/${id}`)
        return (await answer.json()) as TournamentView
      }),
    )
    const [view, other] = views as [TournamentView, TournamentView]
    expect(view.card.status).toBe('over')
    expect(other).toEqual({ ...view, now: expect.any(Number) })
    expect(view.standings.reduce((sum, { points }) => sum + points, 0)).toBe(ROUNDS * TABLES * 2)
    expect(view.entrants.every(({ out }) => out === null)).toBe(true)
    while (hall.servers.length > 0) expect(await hall.end(hall.at(0), 'SIGTERM')).toMatchObject({ code: 0 })

    const open = (): Promise<Store> => openPostgresStore(databasePlace(database))
    const store = await open()
    const matches = await matchesOf(store, id)
    expectPlayed(view, matches)
    for (const { member } of players) expect(await ratedMatchesOf(store, member.person.me.id)).toBe(ROUNDS)
    const withBots = matches.filter(({ rated, seats }) => rated && seats.some(({ kind }) => kind === 'bot'))
    expect(await ratedMatchesOf(store, 'bot-novice')).toBe(withBots.length)
    await store.close()
    await verify(open, [...new Set(players.flatMap(({ tables }) => tables))], hall.witness)
    console.log(
      `an evening on two servers: ${hall.witness.acknowledged.size} acknowledged choices in ${matches.length} matches, ` +
        `${Math.round((performance.now() - began) / 1000)} s`,
    )
  },
  240_000, // a minute at most where nothing else runs
)
