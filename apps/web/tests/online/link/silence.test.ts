import { expect, test } from 'vitest'
import { RemoteLink } from '../../../src/online/link/remote-link.ts'
import { MATCH, World, goOn, sitDown } from './world.ts'

test('a line that falls silent is given up', async () => {
  const { world, link } = await sitDown()
  await world.pass(5000)
  expect(world.socket.ofType('ping')).toHaveLength(1)
  await world.pass(7999)
  expect(link.state.connection).toEqual({ state: 'connected' })
  await world.pass(1)
  expect(link.state.connection).toEqual({ state: 'lost' })
})

test('a line that never answers at all is given up, too', async () => {
  const { world, link } = await sitDown()
  world.socket.breaks()
  await world.pass(1000)
  expect(world.sockets).toHaveLength(2)
  await world.pass(8000)
  expect(world.sockets[1]?.isClosed).toBe(true)
  expect(link.state.connection).toEqual({ state: 'lost' })
})

test('a browser that the server knows is not greeted again, but where it was not let in', async () => {
  const { world } = await sitDown()
  let greetings = 0
  world.greet = () => Promise.resolve(++greetings)
  world.socket.breaks()
  await world.pass(1000)
  expect([world.sockets.length, greetings]).toEqual([2, 0])
  world.socket.breaks()
  await world.pass(2000)
  expect([world.sockets.length, greetings]).toEqual([3, 1])
})

test('a server that hangs while it is greeted is tried again', async () => {
  const { world, link } = await sitDown()
  world.greet = () => new Promise(() => undefined)
  world.socket.breaks()
  await world.pass(1000)
  world.socket.breaks()
  await world.pass(2000)
  world.greet = () => Promise.resolve()
  await world.pass(8000)
  expect(world.sockets).toHaveLength(2)
  await world.pass(3000)
  world.socket.welcomes()
  expect([world.sockets.length, link.state.connection.state]).toEqual([3, 'connected'])
})

test('whoever picks something while the server hangs is led to another within four seconds, and it is done there', async () => {
  const { world, link } = await sitDown()
  const hung = world.socket
  link.choose(0, 1, 2)
  await world.pass(1000)
  expect(hung.ofType('ping')).toHaveLength(1)
  await world.pass(2999)
  expect(link.state.connection).toEqual({ state: 'connected' })
  await world.pass(1)
  expect([hung.isClosed, link.state.connection.state]).toEqual([true, 'lost'])
  await world.pass(1000)
  world.socket.welcomes()
  expect(world.socket.ofType('choose').map(({ id }) => id)).toEqual(['command-1'])
})

test('a server that answers, if late, is not left', async () => {
  const { world, link } = await sitDown()
  link.choose(0, 1, 2)
  world.time += 500
  goOn(world, { entry: 3, length: 3, kept: 2 })
  await world.pass(500)
  expect(world.socket.ofType('ping')).toEqual([])
  link.choose(0, 1, 3)
  await world.pass(1000)
  world.time += 2000
  world.socket.tells({ type: 'pong', at: 2000 })
  await world.pass(1000)
  expect([world.sockets.length, link.state.connection.state]).toEqual([1, 'connected'])
})

test('a page in the background, whose timers come a minute late, stays connected', async () => {
  const { world, link } = await sitDown()
  for (let minutes = 0; minutes < 5; minutes++) {
    await world.pass(60_000)
    const at = world.socket.ofType('ping').at(-1)?.at
    world.socket.tells({ type: 'pong', at })
    await world.pass(60_000)
    expect(link.state.connection).toEqual({ state: 'connected' })
  }
  expect(world.sockets).toHaveLength(1)
})

test('a page that is looked at again after a sleep asks at once, and notices soon that the line is dead', async () => {
  const { world, link } = await sitDown()
  world.time += 600_000
  await world.device('seen')
  expect(world.socket.ofType('ping')).toHaveLength(1)
  await world.pass(3000)
  expect(link.state.connection).toEqual({ state: 'lost' })
  await world.device('seen')
  expect(world.sockets).toHaveLength(2)
})

test('a page that comes into sight while it connects for the first time greets the server once', async () => {
  const world = new World()
  let greetings = 0
  world.greet = () => Promise.resolve(++greetings)
  const link = new RemoteLink(MATCH, world)
  await world.device('seen')
  expect([greetings, world.sockets.length, link.state.connection.state]).toEqual([1, 1, 'connecting'])
})
