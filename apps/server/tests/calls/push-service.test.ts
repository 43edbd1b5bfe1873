import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
// @ts-expect-error -- it comes without types
import ece from 'http_ece'
import webPush from 'web-push'
import { afterAll, expect, test } from 'vitest'
import { pushDelivery } from '../../src/calls/push-service.ts'

/** A push service that answers what it is told to, and keeps what it got. */
const got: { headers: IncomingHttpHeaders; body: Buffer }[] = []
let status = 201
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  got.push({ headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
})
await once(service.listen(0, '127.0.0.1'), 'listening')
afterAll(() => service.close())

const device = createECDH('prime256v1')
const p256dh = device.generateKeys().toString('base64url')
const secret = randomBytes(16)
const { port } = service.address() as AddressInfo
const subscription = {
  endpoint: `http://127.0.0.1:${port}/device`,
  keys: { p256dh, auth: secret.toString('base64url') },
}
const deliver = pushDelivery({ keys: webPush.generateVAPIDKeys(), contact: 'mailto:ada@example.org' })
const CALL = { title: 'Lanes', text: 'It is your turn.', path: '/m/abc' }

test('a call reaches the browser and nobody between can read it', async () => {
  expect(await deliver(subscription, CALL)).toBe('sent')
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = got
  expect(body.toString('latin1')).not.toContain('Lanes')
  const options = { version: 'aes128gcm', privateKey: device, authSecret: secret.toString('base64url') }
  expect(JSON.parse(ece.decrypt(body, options).toString())).toEqual(CALL)
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(headers['topic']).toMatch(/^[0-9a-f]{32}$/u)
  const [, claims = ''] = /t=[^.]+\.([^.]+)\./u.exec(headers.authorization ?? '') ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://127.0.0.1:${port}`,
    sub: 'mailto:ada@example.org',
  })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
  [302, 'failed'],
])('an answer of %i means %s', async (answer, meaning) => {
  status = answer
  expect(await deliver(subscription, CALL)).toBe(meaning)
})

test('a push service that is not there is no error', async () => {
  expect(await deliver({ ...subscription, endpoint: 'http://127.0.0.1:1/device' }, CALL)).toBe('failed')
})

test.each([
  [{ p256dh: 'A'.repeat(16) }, 'gone'],
  [{ auth: 'A'.repeat(16) }, 'gone'],
  [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'failed'],
])('keys with which nothing can be encrypted, such as %j, are no error', async (wrong, outcome) => {
  expect(await deliver({ ...subscription, keys: { ...subscription.keys, ...wrong } }, CALL)).toBe(outcome)
})
