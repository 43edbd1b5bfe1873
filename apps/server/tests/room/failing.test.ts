import { games } from '@trialhall/games'
import { registry, RulesError, type AnyGame } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { Locks } from '../../src/match/locks.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

/** A store whose disk is full while `isFull`. */
async function fillableStore(): Promise<{ store: Store; disk: { isFull: boolean } }> {
  const store = await memoryStore()
  const disk = { isFull: false }
  const { append, addChat, check } = store
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (disk.isFull) throw new Error('the disk is full')
    return work()
  }
  store.append = (entries) => guard(() => append.call(store, entries))
  store.addChat = (line) => guard(() => addChat.call(store, line))
  store.check = () => guard(() => check.call(store))
  return { store, disk }
}

test('a choice that cannot be stored is refused, shown to nobody, and can be made again', async () => {
  const { store, disk } = await fillableStore()
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host)
  const { match } = table
  await playSome(table, 3)
  const { mover, other, seat } = await asked(table)
  disk.isFull = true
  const frames = other.frames.length
  const choice = { type: 'choose', match, seat, length: 3, pick: 0, id: 'again' }
  expect(await mover.command(choice)).toMatchObject({ type: 'refused', field: 'storage' })
  expect(await mover.command(choice)).toMatchObject({ type: 'refused', field: 'storage' })
  expect(await mover.command({ type: 'chat', match, text: 'Hello?' })).toMatchObject({ type: 'refused' })
  expect((await mover.person.ask('GET', '/readyz')).status).toBe(503)
  expect(other.frames.slice(frames)).toEqual([])

  disk.isFull = false
  await mover.until(
    'the table anew',
    () =>
      mover.heard.findLast((one) => one.type === 'table')?.type === 'table' &&
      mover.moments.get(match)?.entry === 3 &&
      server.service.matches.rooms.get(match),
  )
  expect(await mover.command(choice)).toMatchObject({ type: 'done', entry: 4 })
  await other.moment(match, (moment) => moment.entry === 4)
  expect((await store.entries(match)).map((entry) => entry.n)).toEqual([1, 2, 3, 4])
  expect((await mover.person.ask('GET', '/readyz')).status).toBe(200)
})

test('rules that throw are refused, and neither the server nor other matches mind', async () => {
  const found = games.find('sigmar')
  if (!found.ok) throw new Error(found.fault.message)
  const trap = { isSet: false }
  const game: AnyGame = {
    ...found.value,
    advance(table) {
      if (trap.isSet) throw new RulesError('this cannot be')
      found.value.advance(table)
    },
  }
  const server = await startServer({ games: registry([game]) })
  const [broken, whole] = [await tableOfTwo(server.host), await tableOfTwo(server.host)]
  const { mover, seat } = await asked(broken)
  trap.isSet = true
  const choice = { type: 'choose', match: broken.match, seat, length: 0, pick: 0 }
  expect(await mover.command(choice)).toMatchObject({ type: 'refused', code: 'rules-error' })
  trap.isSet = false
  await playSome(whole, 2)
  await mover.until('the table anew', () => server.service.matches.rooms.get(broken.match))
  expect(await mover.command(choice)).toMatchObject({ type: 'done', entry: 1 })
})

test('whoever comes to watch a match that is being made anew waits for it, and commands say what holds them up', async () => {
  const { store, disk } = await fillableStore()
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host)
  const { match } = table
  const { mover, seat } = await asked(table)
  disk.isFull = true
  const choice = { type: 'choose', match, seat, length: 0, pick: 0 }
  expect(await mover.command(choice)).toMatchObject({ error: expect.stringContaining('could not store') })
  expect(server.service.matches.rooms.has(match)).toBe(false)
  const page = await (await Person.arrive(server.host)).page()
  expect((await page.watch(match)).moment).toMatchObject({ entry: 0 })
  expect(page.heard.filter(({ type }) => type === 'refused')).toEqual([])
})

test('bots of a match whose entries cannot be stored wait until they can be', async () => {
  const { store, disk } = await fillableStore()
  const server = await startServer({ store })
  const person = await Person.arrive(server.host)
  disk.isFull = true
  const { id } = await person.create({ seats: [1, 2].map(() => ({ kind: 'bot', bot: 'random' })) })
  const page = await person.page()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await store.entries(id)).toHaveLength(0)
  disk.isFull = false
  await expect.poll(async () => (await store.entries(id)).length, PATIENTLY).toBeGreaterThan(0)
  await page.watch(id)
  await page.moment(id, (moment) => moment.outcome !== null)
})

test('what is held under one key happens one after the other, also after a failure', async () => {
  const locks = new Locks()
  const done: string[] = []
  const slowly = locks.hold('a', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('first')
    throw new Error('no')
  })
  const next = locks.hold('a', async () => done.push('second'))
  const other = locks.hold('b', async () => done.push('other'))
  await expect(slowly).rejects.toThrow('no')
  await Promise.all([next, other])
  expect(done).toEqual(['other', 'first', 'second'])
})
