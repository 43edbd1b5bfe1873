import { describe, expect, test } from 'vitest'
import { MemoryHub } from '../../src/link/memory-link.ts'
import { Post } from '../../src/link/post.ts'
import { linkPlace } from '../../src/link/nats-link.ts'
import { PATIENTLY } from '../support/patience.ts'

function office(
  hub: MemoryHub,
  me: number,
): { post: Post; heard: string[]; lost: number[]; messages: () => number } {
  const link = hub.link()
  let messages = 0
  const publish = link.publish.bind(link)
  link.publish = (subject, message) => {
    messages++
    publish(subject, message)
  }
  const post = new Post({ link, me, hall: 'test', onFailed: (error) => expect.unreachable(String(error)) })
  const [heard, lost]: [string[], number[]] = [[], []]
  post.on('tell', ({ pages, match }, from, body) =>
    heard.push(`${from} ${match} ${pages.join()} ${String(body)}`),
  )
  post.on('moved', ({ matches }, from) => heard.push(`${from} moved ${matches.join()}`))
  post.onLost = (from) => lost.push(from)
  return { post, heard, lost, messages: () => messages }
}

describe('letters between the processes of a hall', () => {
  test('what is sent to somebody in one turn of the event loop goes as one message, the same bytes for several pages once', async () => {
    const hub = new MemoryHub()
    const [one, other, third] = [office(hub, 1), office(hub, 2), office(hub, 3)]
    const body = Buffer.from('{"type":"change"}')
    for (const page of [4, 5, 6]) one.post.tell(2, { page, match: 'm1', isAlone: false }, body)
    one.post.tell(2, { page: 7, match: 'm1', id: 'c1', isAlone: false }, body)
    one.post.send(2, { t: 'moved', matches: ['m2'], to: 3 })
    await expect.poll(() => other.heard, PATIENTLY).toHaveLength(3)
    expect(other.heard).toEqual([`1 m1 4,5,6 ${body}`, `1 m1 7 ${body}`, '1 moved m2'])
    expect(one.messages()).toBe(1)
    one.post.sendAll({ t: 'moved', matches: ['m3'], to: 1 })
    await expect.poll(() => third.heard, PATIENTLY).toEqual(['1 moved m3'])
    expect(other.heard.at(-1)).toBe('1 moved m3')
    for (const { post } of [one, other, third]) await post.close()
  })

  test('what is longer than a message may be comes whole', async () => {
    const hub = new MemoryHub()
    const [one, other] = [office(hub, 1), office(hub, 2)]
    const long = Buffer.alloc(1_300_000, 'x')
    one.post.tell(2, { page: 1, match: 'm1', isAlone: false }, long)
    await expect.poll(() => other.heard, PATIENTLY).toEqual([`1 m1 1 ${long}`])
    expect(one.messages()).toBe(3)
    for (const { post } of [one, other]) await post.close()
  })

  test('who listens knows that something was lost', async () => {
    const hub = new MemoryHub()
    const [one, other] = [office(hub, 1), office(hub, 2)]
    one.post.send(2, { t: 'moved', matches: ['m1'], to: 1 })
    await expect.poll(() => other.heard, PATIENTLY).toHaveLength(1)
    const { carry } = hub
    hub.carry = () => undefined // the link fails without saying so
    one.post.send(2, { t: 'moved', matches: ['m2'], to: 1 })
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    hub.carry = carry
    one.post.send(2, { t: 'moved', matches: ['m3'], to: 1 })
    await expect.poll(() => other.heard, PATIENTLY).toEqual(['1 moved m1', '1 moved m3'])
    expect(other.lost).toEqual([1])
    for (const { post } of [one, other]) await post.close()
  })
})

test('an address of NATS is read, and never repeated', () => {
  expect(linkPlace('nats://nats.example')).toEqual({
    servers: ['nats.example:4222'],
    isEncrypted: false,
    name: 'NATS at nats.example:4222',
  })
  expect(linkPlace('tls://ada:a%20word@nats.example:4333')).toMatchObject({
    servers: ['nats.example:4333'],
    user: 'ada',
    pass: 'a word',
    isEncrypted: true,
    name: 'NATS at nats.example:4333',
  })
  for (const wrong of ['nats.example', 'http://nats.example', 'nats://'])
    expect(() => linkPlace(wrong)).toThrow(/^TRIALHALL_LINK is no address of a NATS server; it looks like/)
})
