import { expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { troubled } from '../support/troubled.ts'

test('whoever waits for a match that cannot be read as it begins is told so, and asks again', async () => {
  const store = await memoryStore()
  const server = await startServer({ store })
  const [ada, bob] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const page = await ada.page()
  await page.watch(id)
  const trouble = troubled(store, 'entries', { times: 1 })
  await bob.join(id, 1)
  expect(await page.message('refused')).toMatchObject({ id: null, field: 'storage' })
  expect(trouble.failures).toBe(1)
  expect((await page.watch(id)).card.status).toBe('playing')
})
