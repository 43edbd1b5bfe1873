import { createServer, type Server } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '../../src/start/listen.ts'
import { SETTINGS, settingsFrom } from '../../src/start/settings.ts'

const open: { close(): unknown }[] = []
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))

function occupy(): Promise<number> {
  const server: Server = createServer()
  open.push(server)
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port))
  })
}

function app(): ReturnType<typeof fastify> {
  const made = fastify()
  open.push(made)
  return made
}

test('without PORT the next free port is taken', async () => {
  const port = await occupy()
  const url = await listen(app(), { host: '127.0.0.1', port, isFixed: false })
  expect(Number(new URL(url).port)).toBeGreaterThan(port)
})

test('a port that was asked for and is taken is an error', async () => {
  const port = await occupy()
  await expect(listen(app(), { host: '127.0.0.1', port, isFixed: true })).rejects.toThrow(
    `Port ${port} is taken`,
  )
})

test('thousands of pages may knock at once, as they do when a server comes back', async () => {
  const server = app()
  const listening = vi.spyOn(server, 'listen')
  await listen(server, { host: '127.0.0.1', port: 0, isFixed: true })
  expect(listening).toHaveBeenCalledWith(expect.objectContaining({ backlog: 8192 }))
})

test.each(['0.0.0.0', '::'])('a server at %s is told by an address that can be opened here', async (host) => {
  const url = await listen(app(), { host, port: 0, isFixed: true })
  expect(new URL(url).hostname).toMatch(/^(?:localhost|127\.0\.0\.1)$/)
})

test('HOST and PORT are read, with 127.0.0.1 and 4310 where they are not set', () => {
  expect(settingsFrom({ env: {} })).toMatchObject({ host: '127.0.0.1', port: null })
  expect(SETTINGS.port.otherwise).toContain('4310')
  expect(settingsFrom({ env: { HOST: '0.0.0.0', PORT: '80' } })).toMatchObject({ host: '0.0.0.0', port: 80 })
})

test.each(['65536', '-1', 'http', '1.5'])('PORT=%s is refused', (PORT) => {
  expect(() => settingsFrom({ env: { PORT } })).toThrow(
    `PORT is "${PORT}"; it must be a number from 0 to 65535.`,
  )
})
