import type { MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { RemoteLink } from '../../../src/online/link/remote-link.ts'
import { MATCH, World, cardWith, settle, sitDown } from './world.ts'

test('what was said into a line that does not come back comes back to who said it', async () => {
  const { world, link } = await sitDown()
  const later = link.say('Are you there?')
  world.socket.breaks(4426)
  expect(link.state.connection.state).toBe('ended')
  expect([await later, await link.say('Hello?'), link.state.underWay]).toEqual([false, false, 0])
})

test('an answer over HTTP that comes late does not take away who the line has told of since', async () => {
  const world = new World()
  const link = new RemoteLink(MATCH, world)
  await settle()
  world.socket.welcomes()
  const [ana, bo] = cardWith().seats
  const free = (seat: number): object => ({ seat, kind: 'open', name: '' })
  const tableOf = (mine: readonly number[], ...seats: readonly unknown[]): MatchCard =>
    cardWith({ status: 'open', mine: [...mine], seats: seats as never })
  const names = (): (string | undefined)[] | undefined => link.state.card?.seats.map(({ name }) => name)
  const asked = tableOf([], free(0), free(1))
  world.socket.tells({ type: 'table', match: MATCH, card: asked, moment: null, chat: [] })
  const { card } = link.state
  world.socket.tells({ type: 'seats', match: MATCH, seats: [ana, bo] })
  link.learn({ ...tableOf([0], ana, free(1)), visibility: 'public' }, card ?? asked)
  expect([names(), link.state.card?.mine, link.state.card?.visibility]).toEqual([
    ['Ana', 'Bo'],
    [0],
    'public',
  ])
  // What the line has not told of yet is news.
  link.learn(tableOf([], free(0), bo), link.state.card ?? asked)
  expect(names()).toEqual(['', 'Bo'])
  // What the host changed since is not taken back by an answer that is older.
  const before = link.state.card ?? asked
  const changed: MatchCard = { ...tableOf([], free(0), bo), visibility: 'public' }
  world.socket.tells({ type: 'table', match: MATCH, card: changed, moment: null, chat: [] })
  link.learn({ ...before, seats: before.seats.slice() }, before)
  expect(link.state.card?.visibility).toBe('public')
})
