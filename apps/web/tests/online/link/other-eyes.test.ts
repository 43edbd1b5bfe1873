import { expect, test } from 'vitest'
import { MATCH, ME, cardWith, goOn, lay, sitDown, told, type Sitting } from './world.ts'

const newestStory = ({ updates }: Sitting): string[] =>
  (updates.at(-1)?.story ?? []).map(({ event }) => (event as { type: string }).type)

/** The line is lost, and comes back with somebody at this browser. */
async function comeBack({ world }: Sitting, as: string): Promise<void> {
  world.socket.breaks()
  await world.pass(1000)
  world.socket.welcomes(as)
}

const watched = ({ world }: Sitting): unknown[] => world.socket.ofType('watch')

test('whoever comes back as somebody else knows nothing of what was told to the one before', async () => {
  const table = await sitDown()
  const { world, link } = table
  link.choose(0, 1, 2)
  await comeBack(table, 'person000003')
  expect(watched(table)).toEqual([{ type: 'watch', match: MATCH }])
  expect(world.socket.ofType('choose')).toEqual([])
  expect(link.state).toMatchObject({ me: 'person000003', card: null, underWay: 0 })
  lay(world, { entry: 2, length: 2, viewer: null, told: told('x') }, { mine: [] })
  expect(newestStory(table)).toEqual(['x'])
  const heard: number[] = []
  link.subscribe(({ fresh }) => heard.push(fresh))
  expect(heard).toEqual([1])
})

test('what one person said, and nobody answered, does not come back to the next one', async () => {
  const table = await sitDown()
  const said = table.link.say('For my party alone', 0)
  await comeBack(table, 'person000003')
  expect(await said).toBe(true)
  expect(table.world.socket.ofType('chat')).toEqual([])
})

test('whoever comes back as themselves is told only what is new', async () => {
  const table = await sitDown()
  await comeBack(table, ME)
  expect(watched(table)).toEqual([{ type: 'watch', match: MATCH, since: 2 }])
  lay(table.world, { entry: 3, length: 3, kept: 2, told: told('c') })
  expect(watched(table)).toHaveLength(1)
  expect(newestStory(table)).toEqual(['a', 'b', 'c'])
})

test('whoever got a seat while away hears all of the story with the new eyes', async () => {
  const table = await sitDown()
  await comeBack(table, ME)
  lay(table.world, { entry: 3, length: 3, kept: 2, told: told('c') }, { mine: [0, 1] })
  expect(newestStory(table)).toEqual(['a', 'b'])
  expect(watched(table).at(-1)).toEqual({ type: 'watch', match: MATCH })
  lay(table.world, { entry: 3, length: 3, told: told('A', 'B', 'C') }, { mine: [0, 1] })
  expect(newestStory(table)).toEqual(['A', 'B', 'C'])
  expect(watched(table)).toHaveLength(2)
})

test('so does whoever heard of their new seat, but lost the line before the story came', async () => {
  const table = await sitDown()
  const [ana, bo] = cardWith().seats
  table.world.socket.tells({ type: 'seats', match: MATCH, seats: [ana, { ...bo, id: ME }] })
  expect(table.link.state.card?.mine).toEqual([0, 1])
  await comeBack(table, ME)
  lay(table.world, { entry: 3, length: 3, kept: 2 }, { mine: [0, 1] })
  expect(watched(table).at(-1)).toEqual({ type: 'watch', match: MATCH })
})

test('new eyes that came at the table are old ones after a loss', async () => {
  const table = await sitDown()
  const [ana, bo] = cardWith().seats
  table.world.socket.tells({ type: 'seats', match: MATCH, seats: [ana, { ...bo, id: ME }] })
  goOn(table.world, { entry: 3, length: 3, kept: 0, told: told('A', 'B', 'C') })
  await comeBack(table, ME)
  lay(table.world, { entry: 4, length: 4, kept: 3, told: told('D') }, { mine: [0, 1] })
  expect(watched(table)).toHaveLength(1)
  expect(newestStory(table)).toEqual(['A', 'B', 'C', 'D'])
})
