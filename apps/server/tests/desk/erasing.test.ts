import { afterAll, expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { member, Person } from '../support/person.ts'
import { closeServers, memoryStore, startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

afterAll(closeServers)

test('a guest whose deletion failed half way is still known, and can ask for it again', async () => {
  const store = await memoryStore()
  const { host } = await startServer({ store })
  const { ada: page } = await tableOfTwo(host)
  const ada = page.person
  const { unsay } = store
  store.unsay = () => Promise.reject(new Error('the disk is full for a moment'))
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(500)
  store.unsay = unsay
  expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ id: ada.me.id })
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(200)
  expect(await store.identity(ada.me.id)).toBeNull()
  expect(await store.matches({ status: 'over', identity: ada.me.id, limit: 1 })).toEqual([])
})

test('the words of somebody who is deleted go from the screens of those who wait for a match to begin', async () => {
  const { host } = await startServer()
  const [ada, bob] = [await Person.arrive(host), await Person.arrive(host)]
  const { id: match } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const [one, other] = [await ada.page(), await bob.page()]
  await one.watch(match)
  await other.watch(match)
  await other.command({ type: 'chat', match, text: 'go home' })
  await one.message('chat')
  expect((await bob.ask('DELETE', '/api/me')).status).toBe(200)
  const { chat } = await one.message('table', ({ chat }) => chat.length > 0)
  expect(chat.map(({ from, text }) => [from, text])).toEqual([['Former player', '(removed)']])
})

test('whoever signs in while they are being deleted is shown out at the end, and what they said is gone', async () => {
  const store = await memoryStore()
  const { host, service } = await startServer({ store })
  const { match } = await tableOfTwo(host)
  const eve = await member(host, 'eve')
  const { removePerson } = store
  const again = new Person(host)
  store.removePerson = async (id) => {
    store.removePerson = removePerson
    const body = { name: 'eve', password: 'long enough' }
    expect((await again.ask('POST', '/api/session', { body })).status).toBe(200)
    const page = await again.page()
    await page.watch(match)
    await page.command({ type: 'chat', match, text: 'still here' })
    shown.push(page)
    return removePerson.call(store, id)
  }
  const shown: Awaited<ReturnType<Person['page']>>[] = []
  const { status } = await eve.ask('DELETE', '/api/me', { body: { password: 'long enough' } })
  expect(status).toBe(200)
  const [page] = shown
  expect(await page?.until('the end', () => page.closed)).toMatchObject({ code: 1001 })
  expect((await store.chat(match, 10)).map(({ from, text }) => [from, text])).toEqual([
    ['Former player', '(removed)'],
  ])
  await expect.poll(() => service.matches.presence.isOnline(eve.me.id), PATIENTLY).toBe(false)
})

test('what a guest does over HTTP while they are being deleted is taken out as well', async () => {
  const store = await memoryStore()
  const { host } = await startServer({ store })
  const eve = await Person.arrive(host)
  const { removePerson } = store
  const made: string[] = []
  store.removePerson = async (id) => {
    store.removePerson = removePerson
    made.push((await eve.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })).id)
    return removePerson.call(store, id)
  }
  expect((await eve.ask('DELETE', '/api/me')).status).toBe(200)
  const [table = ''] = made
  expect(JSON.stringify(await store.match(table))).not.toContain(eve.me.name)
})

test('a report that is damaged keeps nobody from being deleted', async () => {
  const store = await memoryStore()
  const { host } = await startServer({ store })
  const eve = await Person.arrive(host)
  await store.changeRecords([{ kind: 'report', id: 'damaged', owner: null, rank: 1, base: 0, body: '{}' }])
  expect((await eve.ask('DELETE', '/api/me')).status).toBe(200)
})
