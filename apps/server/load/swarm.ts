import type { ServerMessage } from '@trialhall/protocol'
import { WebSocket } from 'ws'
import type { Stopwatch } from './stopwatch.ts'

/** Where a swarm plays and how. */
export interface SwarmPlan {
  readonly port: number
  readonly matches: number
  /** Milliseconds that a person thinks; 0: none. */
  readonly paceMs: number
  readonly watch: Stopwatch
}

/** Tables that are set at the same time. */
const AT_ONCE = 25

/** Two people at each of many tables, who pick at random. Answers how to send them home. */
export async function playMany(plan: SwarmPlan): Promise<() => void> {
  const sockets: WebSocket[] = []
  for (let n = 0; n < plan.matches; n += AT_ONCE) {
    const count = Math.min(AT_ONCE, plan.matches - n)
    const tables = await Promise.all(Array.from({ length: count }, () => seatTwo(plan)))
    sockets.push(...tables.flat())
  }
  return () => {
    for (const socket of sockets) socket.close()
  }
}

async function seatTwo(plan: SwarmPlan): Promise<WebSocket[]> {
  const cookies = [await arrive(plan), await arrive(plan)] as const
  const [host, guest] = cookies
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await post(plan, '/api/matches', { cookie: host, body: { game: 'sigmar', seats } })) as {
    id: string
  }
  await post(plan, `/api/matches/${id}/seats/1`, { cookie: guest })
  return Promise.all(cookies.map((cookie) => sit(plan, cookie, id)))
}

async function arrive({ port }: SwarmPlan): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function post(
  { port }: SwarmPlan,
  path: string,
  { cookie, body }: { cookie: string; body?: unknown },
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** One person: answers every ask, and goes on to a rematch when the match is over. */
function sit(plan: SwarmPlan, cookie: string, first: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${plan.port}/api/socket`, { headers: { cookie } })
  const send = (message: unknown): void => socket.send(JSON.stringify(message))
  let sentAt = 0
  let answered = ''
  let commands = 0
  const choose = (
    match: string,
    length: number,
    own: { seat: number; options: readonly unknown[] },
  ): void => {
    const pick = Math.floor(Math.random() * own.options.length)
    sentAt = performance.now()
    send({ type: 'choose', id: `s${commands++}`, match, seat: own.seat, length, pick })
  }
  const see = (match: string, { entry, own, length }: Moment): void => {
    if (!own || answered === `${match}/${entry}`) return
    answered = `${match}/${entry}`
    later(plan.paceMs, () => choose(match, length, own))
  }
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage
    if (message.type === 'done') plan.watch.took(sentAt)
    else if (message.type === 'moment') see(message.match, message.moment)
    else if (message.type === 'rematch') send({ type: 'watch', match: message.next })
    else if (message.type === 'table' && message.card.status !== 'over') {
      if (message.moment) see(message.match, message.moment)
    } else if (message.type === 'table') {
      send({ type: 'unwatch', match: message.match })
      void post(plan, `/api/matches/${message.match}/rematch`, { cookie }).then((next) =>
        send({ type: 'watch', match: (next as { id: string }).id }),
      )
    }
  })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => {
      send({ type: 'watch', match: first })
      resolve(socket)
    })
  })
}

type Moment = Extract<ServerMessage, { type: 'moment' }>['moment']

/** As many pairs who pass one small message to and fro over the echo. */
export async function echoMany({ port, matches, paceMs, watch }: SwarmPlan): Promise<() => void> {
  const pairs = Array.from({ length: matches }, (_, n) =>
    [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/${n}`)),
  )
  await Promise.all(pairs.flat().map((socket) => new Promise((resolve) => socket.once('open', resolve))))
  for (const pair of pairs) passToAndFro(pair as [WebSocket, WebSocket], { paceMs, watch })
  return () => {
    for (const socket of pairs.flat()) socket.close()
  }
}

function passToAndFro(
  pair: readonly [WebSocket, WebSocket],
  { paceMs, watch }: Pick<SwarmPlan, 'paceMs' | 'watch'>,
): void {
  let sentAt = 0
  const send = (seat: number, length: number): void => {
    sentAt = performance.now()
    pair[seat as 0 | 1].send(
      JSON.stringify({ type: 'choose', id: `s${length}`, match: 'echo', seat, length, pick: 1 }),
    )
  }
  for (const [seat, socket] of pair.entries()) {
    socket.on('message', (data) => {
      const { seat: mover, length } = JSON.parse(String(data)) as { seat: number; length: number }
      if (mover === seat) watch.took(sentAt)
      else later(paceMs, () => send(seat, length + 1))
    })
  }
  send(0, 0)
}

function later(ms: number, work: () => void): void {
  if (ms === 0) work()
  else setTimeout(work, ms * (0.75 + Math.random() / 2))
}
