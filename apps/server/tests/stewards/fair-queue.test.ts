import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from '../../src/stewards/fair-queue.ts'

interface Task {
  readonly person: string
  readonly cost: number
}

const priceOf = ({ cost }: Task): number => cost

/** Serves so many jobs one after the other; whoever was served comes again at once with a job of the same cost. */
function served(people: readonly Task[], jobs: number): Map<string, { jobs: number; spent: number }> {
  const queue = new FairQueue<string, Task>()
  const tally = new Map(people.map(({ person }) => [person, { jobs: 0, spent: 0 }]))
  for (const one of people) queue.add(one.person, one)
  for (let n = 0; n < jobs; n++) {
    const next = queue.take(priceOf)
    if (!next) throw new Error('the queue is empty')
    const { person, cost } = next.job
    queue.done(person, cost)
    const own = tally.get(person)
    if (own) tally.set(person, { jobs: own.jobs + 1, spent: own.spent + cost })
    queue.add(person, next.job)
  }
  return tally
}

test('people who always wait get as much time each, however dear their jobs are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 9 }), (costs) => {
      const people = costs.map((cost, i) => ({ person: `p${i}`, cost }))
      const spent = [...served(people, 3000).values()].map((one) => one.spent)
      expect(Math.max(...spent) - Math.min(...spent)).toBeLessThanOrEqual(2 * Math.max(...costs))
    }),
  )
})

test('among equals the short job comes first, and of one person the older one', () => {
  const queue = new FairQueue<string, Task>()
  queue.add('a1', { person: 'ada', cost: 900 })
  queue.add('b1', { person: 'bob', cost: 5 })
  queue.add('b2', { person: 'bob', cost: 1 })
  expect(queue.take(priceOf)?.key).toBe('b1')
  expect(queue.take(priceOf)?.key).toBe('a1') // bob is served already
  expect(queue.take(priceOf)).toBeNull()
  queue.done('bob', 5)
  expect(queue.take(priceOf)?.key).toBe('b2')
})

test('whoever has many jobs waits no less and makes nobody wait longer', () => {
  const queue = new FairQueue<string, Task>()
  for (let n = 0; n < 100; n++) queue.add(`a${n}`, { person: 'ada', cost: 10 })
  queue.add('b', { person: 'bob', cost: 10 })
  const order = [queue.take(priceOf)?.job.person, queue.take(priceOf)?.job.person]
  expect(order.toSorted()).toEqual(['ada', 'bob'])
  expect([queue.fronts.length, queue.keys.length]).toEqual([1, 99])
})

test('a dear job is served although short ones of new people never cease', () => {
  const queue = new FairQueue<string, Task>()
  queue.add('dear', { person: 'ada', cost: 500 })
  let isServed = false
  for (let n = 0; n < 1000 && !isServed; n++) {
    queue.add(`short ${n}`, { person: `guest ${n}`, cost: 5 })
    const next = queue.take(priceOf)
    isServed = next?.key === 'dear'
    if (next) queue.done(next.job.person, next.job.cost)
  }
  expect(isServed).toBe(true)
})

test('what is taken back or replaced is not served', () => {
  const queue = new FairQueue<string, Task>()
  queue.add('a', { person: 'ada', cost: 1 })
  queue.add('a', { person: 'bob', cost: 2 })
  queue.remove('b')
  expect([queue.has('a'), queue.fronts]).toEqual([true, [{ person: 'bob', cost: 2 }]])
  queue.remove('a')
  expect([queue.has('a'), queue.take(priceOf)]).toEqual([false, null])
})
