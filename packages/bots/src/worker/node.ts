import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'
import type { Channel, WorkerWire } from './channel.ts'
import type { FromBotWorker, ToBotWorker } from './messages.ts'

/** The pool's end in Node: starts a worker thread whose module calls `serveBots(games, threadWire())`. */
export function threadChannel(module: URL, options: WorkerOptions = {}): Channel<ToBotWorker, FromBotWorker> {
  const worker = new Worker(module, options)
  return {
    send: (message) => worker.postMessage(message),
    listen: (hear) => worker.on('message', hear),
    onDeath: (hear) => {
      worker.once('error', (error) => hear(String(error)))
      worker.once('exit', (code) => hear(`it ended with code ${code}`))
    },
    end: () => void worker.terminate(),
  }
}

/** The worker's own end in Node. Throws outside of a worker thread. */
export function threadWire(): WorkerWire<FromBotWorker, ToBotWorker> {
  const port = parentPort
  if (!port) throw new Error('threadWire is called in a worker thread only')
  return {
    send: (message) => port.postMessage(message),
    listen: (hear) => port.on('message', hear),
  }
}
