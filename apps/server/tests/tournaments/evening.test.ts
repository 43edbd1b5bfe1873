import { expect, test } from 'vitest'
import { playOn } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { Member, StoppedClock, until } from './club.ts'

test('an evening at a club: eight people and four bots play a Swiss of four rounds, and some of them vanish', async () => {
  const clock = new StoppedClock()
  const plenty = { most: 100_000, perSecond: 100_000 }
  const limits = { ...USUAL_LIMITS, messages: plenty, lobby: plenty, efforts: plenty, newcomers: plenty }
  const server = await startServer({ now: clock.now, wall: clock.now, limits })
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n === 0 ? Member.arrive(server.host, 'organiser') : Member.arrive(server.host),
    ),
  )
  const [organiser, second, third, fourth] = people as [Member, Member, Member, Member]
  const { card } = await organiser.open({ rounds: 4, fillTo: 12, fillBot: 'random' })
  const { id } = card
  for (const member of people) expect((await member.act(id, 'enter')).status).toBe(200)
  expect((await second.act(id, 'start')).body.error).toContain('Only the organiser')
  expect((await organiser.act(id, 'start')).status).toBe(200)
  const at = { server, member: organiser, id }

  /** Time passes; pages that were open are opened anew. */
  const later = async (minutes: number): Promise<void> => {
    for (const member of people) await member.closePage()
    clock.pass(minutes)
  }

  /** Plays the tables of a round: of each the first person there wins, and those who are away do not come. */
  const play = async (round: number, away: readonly Member[]): Promise<void> => {
    await until(at, ({ rounds }) => rounds.length === round)
    const here = people.filter((member) => !away.includes(member))
    const tables = new Map<string, Member[]>()
    for (const member of here) {
      const match = await member.sit(id)
      if (match !== null) tables.set(match, [...(tables.get(match) ?? []), member])
    }
    for (const [match, [one, other]] of tables) {
      const { seats, status } = (await one?.person.card(match)) ?? { seats: [], status: 'open' }
      if (status !== 'playing' || !one) continue // somebody has not come
      const isAgainstBot = seats.some(({ kind }) => kind === 'bot')
      if (other) await other.resign(match)
      else if (isAgainstBot && round === 1) {
        const page = one.page ?? (await one.person.page())
        await page.watch(match)
        await playOn(page, match, { seed: round })
      } else await one.resign(match)
    }
  }

  await play(1, [])
  const first = await until(at, ({ rounds }) => rounds.length === 2)
  expect(first.rounds[0]).toHaveLength(6)
  expect(first.rounds[0]?.every(({ result }) => result?.how === 'played')).toBe(true)

  // Round two: the second does not come at all.
  await play(2, [second])
  await later(11)
  const afterTwo = await until(at, ({ rounds }) => rounds.length === 3)
  const lost = afterTwo.entrants.find(({ id: who }) => who === second.person.me.id)
  expect(lost?.out).toBe('absent')
  const forfeits = afterTwo.rounds[1]?.filter(({ result }) => result?.how === 'forfeit') ?? []
  expect(forfeits.map(({ sides, result }) => result?.points[sides.indexOf(lost?.n ?? 0)])).toEqual([0])
  expect(afterTwo.rounds[2]?.some(({ sides }) => sides.includes(lost?.n ?? 0))).toBe(false)

  // Round three: the third sits down and vanishes, the fourth withdraws in the middle of it; the second comes back for the next one.
  expect((await second.act(id, 'enter')).status).toBe(200)
  const vanishing = await third.sit(id)
  third.page?.vanish()
  const leaving = await fourth.act(id, 'withdraw')
  expect(leaving.status).toBe(200)
  await play(3, [second, third, fourth])
  await later(16)
  await until(at, ({ rounds }) => rounds.length === 4)
  const left = vanishing === null ? null : await organiser.person.card(vanishing)
  expect(left?.status ?? 'over').toBe('over')

  third.page = null
  await play(4, [fourth])
  await later(130) // whatever is still played when the time is up is decided
  const end = await until(at, ({ card: { status } }) => status === 'over')
  expect(end.card.rounds).toBe(4)
  expect(end.rounds).toHaveLength(4)
  expect(end.rounds.flat().every(({ result }) => result !== null)).toBe(true)
  expect(end.standings.map(({ rank }) => rank)).toEqual(
    end.standings.map(({ rank }) => rank).toSorted((a, b) => a - b),
  )
  expect(end.standings).toHaveLength(12)
  const byes = end.rounds.flat().filter(({ result }) => result?.how === 'bye')
  expect(new Set(byes.map(({ sides }) => sides[0])).size).toBe(byes.length)
  const met = end.rounds
    .flat()
    .flatMap(({ sides: [one, other] }) => (one && other ? [[one, other].toSorted().join()] : []))
  expect(new Set(met).size).toBe(met.length)
  const played = end.rounds
    .flat()
    .flatMap(({ result, match }) => (result?.how === 'played' ? [match ?? ''] : []))
  const cards = await Promise.all(played.map((match) => organiser.person.card(match)))
  expect(cards.every(({ status }) => status === 'over')).toBe(true)
  expect(end.card.winner).not.toBeNull()
}, 120_000)
