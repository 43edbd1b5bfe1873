import type { TournamentView } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { mortal } from '../support/mortal.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { Member, settled, StoppedClock, until } from './club.ts'

type At = Parameters<typeof until>[0]

/** A round of two hours for two, with ten minutes to come to a table. */
async function round(server: TestServer, name: string): Promise<At & { readonly guest: Member }> {
  const account = name.replaceAll(' ', '_').slice(0, 16)
  const [organiser, guest] = [await Member.arrive(server.host, account), await Member.arrive(server.host)]
  const { id } = (await organiser.open({ rounds: 1, bestOf: 3, clock: { kind: 'none' } })).card
  for (const member of [organiser, guest]) expect((await member.act(id, 'enter')).status).toBe(200)
  expect((await organiser.act(id, 'start')).status).toBe(200)
  const at = { server, member: organiser, id }
  await until(at, ({ me }) => me.next !== null)
  return { ...at, guest }
}

/** The same two, who have begun a series of three. */
async function series(clock: StoppedClock, name: string): Promise<At & { readonly match: string }> {
  const { guest, ...at } = await round(await startServer({ now: clock.now, wall: clock.now }), name)
  const match = await at.member.sit(at.id)
  await guest.sit(at.id)
  return { ...at, match: match ?? '' }
}

/** One of the two gives up, and the next table is called for. */
async function nextMatch(at: At & { readonly match: string }): Promise<void> {
  await at.member.resign(at.match)
  await until(at, ({ rounds }) => rounds[0]?.[0]?.match !== at.match)
}

/** What came of their pairing, after all that is due. */
async function resultAt(at: At): Promise<TournamentView['rounds'][number][number]['result']> {
  const { rounds } = await until(at, () => true)
  return rounds[0]?.[0]?.result ?? null
}

test('after a pause everybody has all of their time to come to the second match of a series', async () => {
  const clock = new StoppedClock()
  const at = await series(clock, 'pausing')
  clock.pass(30)
  await nextMatch(at)
  clock.pass(5)
  await at.member.act(at.id, 'pause')
  clock.pass(30)
  await at.member.act(at.id, 'resume')
  clock.pass(4)
  expect(await resultAt(at)).toBeNull()
  clock.pass(2)
  expect(await resultAt(at)).toEqual({ points: [0, 0], how: 'forfeit' })
})

test('of a table that was called for during a pause, what counts is when the pause ended', async () => {
  const clock = new StoppedClock()
  const at = await series(clock, 'paused')
  clock.pass(30)
  await at.member.act(at.id, 'pause')
  clock.pass(20)
  await nextMatch(at)
  clock.pass(10)
  await at.member.act(at.id, 'resume')
  clock.pass(9)
  expect(await resultAt(at)).toBeNull()
  clock.pass(2)
  expect(await resultAt(at)).toEqual({ points: [0, 0], how: 'forfeit' })
})

test.each(['stopped', 'killed', 'stopped during a pause', 'stopped before the pause ended'] as const)(
  'nobody loses the time in which the hall was not there: %s',
  async (how) => {
    const clock = new StoppedClock()
    const kept = await memoryStore()
    const parts = { now: clock.now, wall: clock.now }
    const first = mortal(kept)
    const at = await round(await startServer({ ...parts, store: first.store }), how)
    clock.pass(5)
    await settled(at.server)
    const isPaused = how.includes('pause')
    if (isPaused) await at.member.act(at.id, 'pause')
    if (how === 'killed') first.kill()
    else await at.server.close()
    clock.pass(60)
    const server = await startServer({ ...parts, store: mortal(kept).store })
    Object.assign(at.member.person, { host: server.host })
    const after = { ...at, server }
    if (how === 'stopped during a pause') await settled(server)
    if (isPaused) await at.member.act(at.id, 'resume')
    clock.pass(4)
    expect(await resultAt(after)).toBeNull()
    clock.pass(2)
    expect(await resultAt(after)).toEqual({ points: [0, 0], how: 'forfeit' })
    await at.server.close()
  },
)
