import type { TournamentView } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { troubled } from '../support/troubled.ts'
import { Member, settled, StoppedClock, until } from './club.ts'

interface Evening {
  readonly clock: StoppedClock
  readonly server: TestServer
  readonly store: Awaited<ReturnType<typeof memoryStore>>
  readonly organiser: Member
  readonly guest: Member
  readonly id: string
  readonly match: string
}

/** Two at a table of a round, both seated. */
async function seated(account: string, plan: Parameters<Member['open']>[0]): Promise<Evening> {
  const clock = new StoppedClock()
  const store = await memoryStore()
  const server = await startServer({ store, now: clock.now, wall: clock.now })
  const organiser = await Member.arrive(server.host, account)
  const guest = await Member.arrive(server.host)
  const { id } = (await organiser.open({ rounds: 1, clock: { kind: 'none' }, ...plan })).card
  for (const member of [organiser, guest]) expect((await member.act(id, 'enter')).status).toBe(200)
  expect((await organiser.act(id, 'start')).status).toBe(200)
  await until({ server, member: organiser, id }, ({ me }) => me.next !== null)
  for (const member of [organiser, guest]) await member.sit(id)
  const match = (await organiser.view(id)).rounds[0]?.[0]?.match ?? ''
  return { clock, server, store, organiser, guest, id, match }
}

function entrant({ entrants }: TournamentView, { person }: Member): TournamentView['entrants'][number] {
  const found = entrants.find(({ id }) => id === person.me.id)
  if (!found) throw new Error('who is asked about has not entered')
  return found
}

test('who won at the table has won, although the note of it failed and the time of the round is up', async () => {
  const { clock, server, store, organiser, guest, id, match } = await seated('unlucky_club', {
    system: 'elimination',
  })
  const before = await organiser.view(id)
  const isFirst = entrant(before, organiser).seed < entrant(before, guest).seed
  const [loser, winner] = isFirst ? [organiser, guest] : [guest, organiser]
  const trouble = troubled(store, 'putMatch', { times: 1, fits: ({ status }) => status === 'over' })
  await loser.resign(match)
  clock.pass(130)
  const view = await until({ server, member: organiser, id }, ({ card }) => card.status === 'over')
  const { sides, result } = view.rounds[0]?.[0] ?? { sides: [], result: null }
  expect(trouble.failures).toBe(1)
  expect(result?.how).toBe('played')
  expect(result?.points[sides.indexOf(entrant(view, winner).n)]).toBe(2)
})

test('a match that is to be ended is ended, also where that fails at first', async () => {
  const { server, store, organiser, guest, id, match } = await seated('stormy_club', {})
  const trouble = troubled(store, 'append', { times: 2 })
  expect((await guest.act(id, 'withdraw')).status).toBe(200)
  const isOver = async (): Promise<boolean> => {
    await settled(server)
    return (await organiser.person.card(match)).status === 'over'
  }
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true)
  expect(trouble.failures).toBe(2)
  const view = await organiser.view(id)
  expect(view.rounds[0]?.[0]?.result?.how).toBe('forfeit')
}, 30_000)
