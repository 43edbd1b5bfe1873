import { PROTOCOL_VERSION } from '@trialhall/protocol'
import { BANNED, fetchMe, NOT_INVITED } from '../../api/requests.ts'
import { SentAway, type Socket, type WireWorld } from './wire.ts'

/** The world of a wire in a browser: this site's server, real time, the device's network. */
export const browserWorld: WireWorld = {
  greet: async () => {
    const me = await fetchMe()
    if (me.ok) return
    const { field, message } = me.fault
    throw field === BANNED || field === NOT_INVITED ? new SentAway(message) : new Error(message)
  },
  connect: () => openSocket(),
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  onNetwork: (then) => {
    const came = (): void => then('online')
    const went = (): void => then('offline')
    const turned = (): void => {
      if (!document.hidden) then('seen')
    }
    addEventListener('online', came)
    addEventListener('offline', went)
    document.addEventListener('visibilitychange', turned)
    return () => {
      removeEventListener('online', came)
      removeEventListener('offline', went)
      document.removeEventListener('visibilitychange', turned)
    }
  },
}

function openSocket(): Socket {
  const address = new URL(`/api/socket?v=${PROTOCOL_VERSION}&compact=1`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  const wrapped: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onmessage: null,
    onclose: null,
  }
  socket.addEventListener('message', ({ data }) => wrapped.onmessage?.({ data }))
  socket.addEventListener('close', ({ code }) => wrapped.onclose?.({ code }))
  return wrapped
}
