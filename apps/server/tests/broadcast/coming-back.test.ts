import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

const server = await startServer()

test('a page that was cut off is told only what it missed', async () => {
  const table = await tableOfTwo(server.host)
  const { match, ada, bob } = table
  await playSome(table, 4)
  const since = (await ada.moment(match)).entry
  const story = ada.stories.get(match) ?? []
  ada.vanish()
  await bob.message('seats', (message) => message.seats[0]?.online === false)

  const again = await ada.person.page()
  again.stories.set(match, story)
  const { moment } = await again.watch(match, since)
  expect(moment?.entry).toBe(4)
  expect(moment?.kept).toBe(story.length)
  await playSome({ match, ada: again, bob }, 6)
  expect(again.stories.get(match)).toEqual((await (await ada.person.page()).watch(match)).moment?.told)
})

test('a page is told what went on while it was away', async () => {
  const table = await tableOfTwo(server.host)
  const { match, ada, bob } = table
  await playSome(table, 2)
  const story = bob.stories.get(match) ?? []
  bob.vanish()
  await ada.message('seats', (message) => message.seats[1]?.online === false)
  while ((await ada.moment(match)).asked[0]?.seat === 0) {
    const { entry } = await ada.moment(match)
    await ada.choose(match)
    await ada.moment(match, (moment) => moment.entry > entry)
  }
  const again = await bob.person.page()
  again.stories.set(match, story)
  await again.watch(match, 2)
  expect((await ada.message('seats', (message) => message.seats[1]?.online === true)).match).toBe(match)
  const fresh = await bob.person.page()
  await fresh.watch(match)
  expect(again.stories.get(match)).toEqual(fresh.stories.get(match))
  expect((await again.moment(match)).own).toHaveLength(1)
})

test('a page that claims to know more than there is gets everything', async () => {
  const table = await tableOfTwo(server.host)
  await playSome(table, 3)
  const page = await table.ada.person.page()
  const { moment } = await page.watch(table.match, 500)
  expect(moment).toMatchObject({ kept: 0, entry: 3 })
})

test('two pages of one person both follow, and either may choose', async () => {
  const table = await tableOfTwo(server.host)
  const { mover } = await asked(table)
  const second = await mover.person.page()
  await second.watch(table.match)
  expect(await second.choose(table.match)).toMatchObject({ type: 'done', entry: 1 })
  expect((await mover.moment(table.match, (moment) => moment.entry === 1)).view).toEqual(
    (await second.moment(table.match, (moment) => moment.entry === 1)).view,
  )
})

test('a page that goes at once leaves nothing behind', async () => {
  const table = await tableOfTwo(server.host)
  const visitor = await table.ada.person.page()
  visitor.send({ type: 'watch', match: table.match })
  visitor.vanish()
  await table.ada.leave()
  await table.bob.leave()
  const { matches } = server.service
  await expect.poll(() => matches.rooms.get(table.match)?.isIdle, PATIENTLY).toBe(true)
  matches.closeIdle(-1)
  expect(matches.rooms.has(table.match)).toBe(false)
})

test('a match that was put away is the same when somebody comes back', async () => {
  const table = await tableOfTwo(server.host)
  const { match } = table
  await playSome(table, 5)
  const { matches } = server.service
  const before = matches.rooms.get(match)?.live.match.hash()
  await table.ada.leave()
  await table.bob.leave()
  await expect.poll(() => matches.rooms.get(match)?.isIdle, PATIENTLY).toBe(true)
  matches.closeIdle(-1)
  expect(matches.rooms.has(match)).toBe(false)

  const again = { match, ada: await table.ada.person.page(), bob: await table.bob.person.page() }
  await again.ada.watch(match)
  await again.bob.watch(match)
  expect(matches.rooms.get(match)?.live.match.hash()).toBe(before)
  await playSome(again, 5)
  expect(await server.store.entries(match)).toHaveLength(10)
})
