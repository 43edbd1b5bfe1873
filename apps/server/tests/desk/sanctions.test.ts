import { expect, test } from 'vitest'
import { Sanctions, type Sanction } from '../../src/desk/sanctions.ts'
import { memoryStore } from '../support/server.ts'

const AT = 1_790_000_000_000

test('another server hears of a ban, also of somebody whose last ban ran out or was lifted and put anew', async () => {
  let wall = AT
  const store = await memoryStore()
  const parts = { store, wall: () => wall, tell: () => undefined }
  const [here, there] = [new Sanctions(parts), new Sanctions(parts)]
  const ban = (ms: number | null): Sanction => ({
    kind: 'ban',
    identity: 'bob',
    until: ms === null ? null : wall + ms,
    reason: 'Insults.',
    by: 'op',
    at: wall,
  })
  const heard = async (): Promise<number> => (await there.refresh()).length
  await here.put(ban(1000))
  expect([await heard(), await heard()]).toEqual([1, 0])
  wall += 2000
  expect(await heard()).toBe(0)
  await here.put(ban(1000))
  expect([await heard(), await heard()]).toEqual([1, 0])
  wall += 1
  await here.lift({ kind: 'ban', identity: 'bob' })
  await here.put(ban(null))
  expect([await heard(), await heard()]).toEqual([1, 0])
})
