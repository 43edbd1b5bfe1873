import { createRequire } from 'node:module'
import { later, obey } from '../../apps/server/load/swarm-channel.ts'

const { io } = createRequire(import.meta.url)('socket.io-client')

let tables = 0

// Two seats at each of many matches of boardgame.io, over its own transport: each moves when it sees that it is its turn.
obey(async (plan, watch) => {
  const seats = []
  for (let n = 0; n < plan.matches; n++) {
    const match = `m${tables++}`
    for (const player of ['1', '0']) seats.push(await sit({ plan, watch, match, player }))
  }
  for (const seat of seats) seat.begin()
  return () => {
    for (const { socket } of seats) socket.close()
  }
})

function sit({ plan, watch, match, player }) {
  const socket = io(`http://127.0.0.1:${plan.port}/race`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  let now = null
  let sentAt = 0
  let waitsFor = -1
  let hasBegun = false
  const see = ({ _stateID: id, ctx }) => {
    now = { id, mover: ctx.currentPlayer }
    if (waitsFor >= 0 && id > waitsFor) {
      watch.took(sentAt)
      waitsFor = -1
    }
    maybeMove()
  }
  const maybeMove = () => {
    if (!hasBegun || now.mover !== player || waitsFor >= 0) return
    waitsFor = now.id
    later(plan.paceMs, move)
  }
  const move = () => {
    sentAt = performance.now()
    const type = Math.random() < 0.5 ? 'push' : 'hold'
    const payload = { type, args: [], playerID: player }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, now.id, match, player)
  }
  const begin = () => {
    hasBegun = true
    maybeMove()
  }
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2))
    socket.on('sync', (_match, { state }) => {
      see(state)
      resolve({ socket, begin })
    })
    socket.on('update', (_match, state) => see(state))
    socket.on('connect_error', reject)
  })
}
