import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turnstile } from '../../src/opening/turnstile.ts'

test('no more are let in than there are places for, in the order in which they came', async () => {
  const turnstile = new Turnstile(2)
  const inside = new Set<number>()
  const entered: number[] = []
  let most = 0
  const visit = (who: number): Promise<number> =>
    turnstile.hold(async () => {
      entered.push(who)
      inside.add(who)
      most = Math.max(most, inside.size)
      await setImmediate()
      inside.delete(who)
      return who
    })
  const all = [0, 1, 2, 3, 4, 5]
  expect(await Promise.all(all.map(visit))).toEqual(all)
  expect([entered, most]).toEqual([all, 2])
})

test('whoever fails makes room for the next', async () => {
  const turnstile = new Turnstile(1)
  const failing = turnstile.hold(() => Promise.reject(new Error('no match')))
  const next = turnstile.hold(() => Promise.resolve('a match'))
  await expect(failing).rejects.toThrow('no match')
  expect(await next).toBe('a match')
  expect(await turnstile.hold(() => Promise.resolve('one more'))).toBe('one more')
})

test('each turn is a turn of the event loop of its own', async () => {
  const turnstile = new Turnstile(9)
  const had: string[] = []
  const turns = [1, 2, 3].map(async (who) => {
    await turnstile.turn()
    had.push(`turn ${who}`)
  })
  for (let round = 1; round <= 3; round++) {
    await setImmediate()
    had.push(`others ${round}`)
  }
  await Promise.all(turns)
  expect(had).toEqual(['turn 1', 'others 1', 'turn 2', 'others 2', 'turn 3', 'others 3'])
  await turnstile.turn()
})
