import { createRequire } from 'node:module'
import net from 'node:net'
import { answerMeasures } from '../../apps/server/load/measures.ts'
import { endlessRace } from './race-bgio.mjs'

// boardgame.io's own server with its storage in memory. Its `run` binds to every interface and cannot be told otherwise.
const { Server } = createRequire(import.meta.url)('boardgame.io/server')
const { listen } = net.Server.prototype
net.Server.prototype.listen = function listenHere(port, ...rest) {
  return listen.call(
    this,
    { port: Number(port), host: '127.0.0.1' },
    ...rest.filter((each) => typeof each === 'function'),
  )
}
const server = Server({ games: [endlessRace], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
answerMeasures({ port: appServer.address().port, rest: () => undefined, end: () => Promise.resolve() })
