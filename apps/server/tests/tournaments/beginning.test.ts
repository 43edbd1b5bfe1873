import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'
import { Member, PLAN, StoppedClock, until } from './club.ts'

test('a tournament begins by itself at its time, and at no time that has passed or is years away', async () => {
  const clock = new StoppedClock()
  const server = await startServer({ now: clock.now, wall: clock.now })
  const organiser = await Member.arrive(server.host, 'punctual')
  const open = (startsAt: number): ReturnType<Member['person']['ask']> =>
    organiser.person.ask('POST', '/api/tournaments', { body: { ...PLAN, startsAt } })
  const passed = {
    code: 'bad-request',
    field: 'startsAt',
    error: expect.stringMatching(/^This time has passed/),
  }
  expect(await open(clock.at - 3_600_000)).toMatchObject({ status: 400, body: passed })
  const far = { field: 'startsAt', error: expect.stringMatching(/within a year/) }
  expect(await open(clock.at + 2 * 366 * 86_400_000)).toMatchObject({ status: 400, body: far })
  const { card } = await organiser.open({ startsAt: clock.at + 3_600_000 })
  for (const member of [organiser, await Member.arrive(server.host)])
    expect((await member.act(card.id, 'enter')).status).toBe(200)
  server.service.sweep()
  expect((await organiser.view(card.id)).card.status).toBe('open')
  clock.pass(61)
  await until({ server, member: organiser, id: card.id }, ({ rounds }) => rounds.length === 1)
})

test('whoever looks at a tournament is shown as here, and as away once they have not for a while', async () => {
  const clock = new StoppedClock()
  const server = await startServer({ now: clock.now, wall: clock.now })
  const [organiser, guest] = [await Member.arrive(server.host, 'watchful'), await Member.arrive(server.host)]
  const { id } = (await organiser.open()).card
  for (const member of [organiser, guest]) expect((await member.act(id, 'enter')).status).toBe(200)
  const here = async (): Promise<boolean[]> => (await organiser.view(id)).entrants.map(({ online }) => online)
  expect(await here()).toEqual([true, true])
  clock.pass(1)
  expect(await here()).toEqual([true, false])
  await guest.view(id)
  expect(await here()).toEqual([true, true])
})
