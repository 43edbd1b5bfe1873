import type { Channel, WorkerWire } from './channel.ts'
import type { FromBotWorker, ToBotWorker } from './messages.ts'

/** The pool's end in a browser: a Web Worker whose module calls `serveBots(games, pageWire())`. */
export function pageChannel(worker: Worker): Channel<ToBotWorker, FromBotWorker> {
  return {
    send: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener('message', ({ data }) => hear(data as FromBotWorker)),
    onDeath: (hear) =>
      worker.addEventListener('error', ({ message }) => hear(message || 'it could not be loaded')),
    end: () => worker.terminate(),
  }
}

/** The worker's own end in a browser. */
export function pageWire(): WorkerWire<FromBotWorker, ToBotWorker> {
  return {
    send: (message) => self.postMessage(message),
    listen: (hear) => self.addEventListener('message', ({ data }) => hear(data as ToBotWorker)),
  }
}
