import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { TestHall } from '../support/shared-hall.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { asked, playSome } from '../support/tables.ts'
import { Member, StoppedClock, until } from './club.ts'

/** Servers of one hall that keep no room in which nobody is. */
const HALLS = {
  'one server': async (clock: StoppedClock) => [
    await startServer({ now: clock.now, wall: clock.now, idleMs: 0 }),
  ],
  'two servers': async (clock: StoppedClock) => {
    const hall = await TestHall.open()
    const parts = { now: clock.now, wall: clock.now, idleMs: 0 }
    return [(await hall.server(parts)).server, (await hall.server(parts)).server]
  },
} as const

test.each(Object.entries(HALLS))(
  'whoever the table waits for when the time of the round is up has lost, also where all have gone: %s',
  async (name, open) => {
    const clock = new StoppedClock()
    const servers: TestServer[] = await open(clock)
    const [server] = servers as [TestServer]
    const organiser = await Member.arrive(server.host, `patient${servers.length}`)
    const guest = await Member.arrive(server.host)
    const { id } = (await organiser.open({ rounds: 1, clock: { kind: 'none' } })).card
    for (const member of [organiser, guest]) expect((await member.act(id, 'enter')).status).toBe(200)
    expect((await organiser.act(id, 'start')).status).toBe(200)
    const at = { server, member: organiser, id }
    await until(at, ({ me }) => me.next !== null)
    for (const member of [organiser, guest]) await member.sit(id)
    const match = (await organiser.view(id)).rounds[0]?.[0]?.match ?? ''
    const staller = await whoStalls(match, [organiser, guest])
    for (const member of [organiser, guest]) await member.closePage()
    const isOpen = (): boolean =>
      servers.some(({ service }) => {
        service.sweep()
        return service.matches.rooms.has(match)
      })
    await expect.poll(isOpen, PATIENTLY).toBe(false)
    clock.pass(130)
    const view = await until(
      { ...at, server: servers.at(-1) ?? server },
      ({ card }) => card.status === 'over',
    )
    const lost = view.entrants.find(({ id: who }) => who === staller.person.me.id)?.n ?? null
    const { sides, result } = view.rounds[0]?.[0] ?? { sides: [null, null], result: null }
    expect({ name, how: result?.how }).toEqual({ name, how: 'time' })
    expect(result?.points[sides.indexOf(lost)]).toBe(0)
    expect(result?.points[1 - sides.indexOf(lost)]).toBe(2)
  },
)

test('a drawn match of an elimination is played again with a time of its own, but not after the time of the round', async () => {
  const clock = new StoppedClock()
  const server = await startServer({ now: clock.now, wall: clock.now })
  const organiser = await Member.arrive(server.host, 'drawn_club')
  const guest = await Member.arrive(server.host)
  const members = [organiser, guest]
  const { id } = (await organiser.open({ game: 'lanes', system: 'elimination', clock: { kind: 'none' } }))
    .card
  for (const member of members) expect((await member.act(id, 'enter')).status).toBe(200)
  expect((await organiser.act(id, 'start')).status).toBe(200)
  const at = { server, member: organiser, id }
  const sit = async (): Promise<string> => {
    await until(at, ({ me }) => me.next !== null)
    for (const member of members) await member.sit(id)
    return (await organiser.view(id)).rounds[0]?.[0]?.match ?? ''
  }
  const draw = async (match: string): Promise<void> => {
    for (const member of members) await member.page?.watch(match)
    for (const [n, member] of members.entries()) {
      const [seat = 0] = (await member.person.card(match)).mine
      const said = n === 0 ? { type: 'offer', what: 'draw' } : { type: 'answer', what: 'draw', agree: true }
      expect(await member.page?.command({ ...said, match, seat })).toMatchObject({ type: 'done' })
    }
  }
  const first = await sit()
  clock.pass(119)
  await draw(first)
  await until(at, ({ rounds }) => rounds[0]?.[0]?.match !== first)
  clock.pass(2)
  const second = await sit()
  expect(second).not.toBe(first)
  const view = await until(at, () => true)
  expect(view.rounds[0]?.[0]?.result).toBeNull()
  expect(await organiser.person.card(second)).toMatchObject({ status: 'playing' })
  expect(view.endsBy).toBeGreaterThan(clock.at + 100 * 60_000)
  clock.pass(60)
  await draw(second)
  const over = await until(at, ({ card }) => card.status === 'over')
  expect(over.rounds[0]?.[0]).toMatchObject({ match: second, result: { how: 'time' } })
}, 30_000)

/** Both play until the table waits for one of them alone. */
async function whoStalls(match: string, members: readonly Member[]): Promise<Member> {
  const [first, second] = members as [Member, Member]
  const [ada, bob] = [first.page ?? (await first.person.page()), second.page ?? (await second.person.page())]
  for (const page of [ada, bob]) await page.watch(match)
  for (;;) {
    const seats = (await first.person.card(match)).asked
    if (seats.length === 1) {
      const card = await first.person.card(match)
      return card.mine.includes(seats[0] ?? -1) ? first : second
    }
    await asked({ match, ada, bob })
    await playSome({ match, ada, bob }, 1)
  }
}
