import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Doorway } from '../../src/web/doorway.ts'

test('many come in within a turn of the event loop while there is time, and the others in later ones, in order', async () => {
  let clock = 0
  const doorway = new Doorway(() => clock)
  const had: string[] = []
  const people = [1, 2, 3, 4, 5].map(async (who) => {
    await doorway.pass()
    had.push(`in ${who}`)
    clock += 3
  })
  for (let round = 1; round <= 3; round++) {
    await setImmediate()
    had.push(`others ${round}`)
  }
  await Promise.all(people)
  expect(had).toEqual(['in 1', 'in 2', 'others 1', 'in 3', 'in 4', 'others 2', 'in 5', 'others 3'])
})

test('whoever comes when all are in is let in, too', async () => {
  const doorway = new Doorway()
  await Promise.all([doorway.pass(), doorway.pass()])
  await doorway.pass()
})
