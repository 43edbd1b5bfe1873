import { expect, test } from 'vitest'
import { SentAway, Wire, type ConnectionState, type Socket } from '../../../src/online/link/wire.ts'

const WHY = 'You are banned from this hall for good: Spam.'

test('whoever is banned is told why, and the page does not try again', async () => {
  const timers: (() => void)[] = []
  const states: ConnectionState[] = []
  let greetings = 0
  const socket: Socket = { send: () => undefined, close: () => undefined, onmessage: null, onclose: null }
  const wire = new Wire(
    {
      greet: () => (++greetings > 1 ? Promise.reject(new SentAway(WHY)) : Promise.resolve()),
      connect: () => socket,
      now: () => 0,
      after: (_, then) => {
        timers.push(then)
        return () => void timers.splice(timers.indexOf(then), 1)
      },
      onNetwork: () => () => undefined,
    },
    { heard: () => undefined, changed: (state) => states.push(state) },
  )
  await Promise.resolve()
  socket.onclose?.({ code: 4403 })
  for (let round = 0; round < 5; round++) {
    for (const run of timers.splice(0)) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(states.at(-1)).toEqual({ state: 'ended', why: WHY })
  expect(greetings).toBe(2)
  wire.close()
})
