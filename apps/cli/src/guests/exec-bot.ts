import { Worker } from 'node:worker_threads'
import type { Bot } from '@trialhall/bots'
import type { Position } from '@trialhall/kernel'
import { readAnswer, askLine } from './exec-lines.ts'
import { Exchange, type ExecWork } from './exchange.ts'

interface ExecParts {
  readonly id: string
  readonly command: string
  readonly patienceMs: number
  /** Where the process says its number, so that it can be ended from outside. */
  readonly pids: Int32Array
  readonly slot: number
}

/**
 * A bot that is a process of its own: it is sent a line for each ask and answers with a line (docs/protocol.md). It starts with the first ask
 * and stays until the thread ends. One that ends, answers nonsense or takes too long throws an error of one sentence.
 */
export function execBot({ id, command, patienceMs, pids, slot }: ExecParts): Bot {
  let exchange: Exchange | null = null
  const start = (): Exchange => {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const workerData: ExecWork = { command, shared, pids, slot }
    const worker = new Worker(new URL('./exec-worker.ts', import.meta.url), { workerData })
    worker.unref()
    return new Exchange(worker, { shared, id, patienceMs })
  }
  const pickFor = (position: Position, seed32: number): number => {
    exchange ??= start()
    const answer = exchange.ask(askLine(position, seed32))
    const pick = readAnswer(position, answer)
    if (typeof pick === 'number') return pick
    throw new Error(`${id} ${pick.fault}`)
  }
  return {
    id,
    isTimed: false,
    limitMs: patienceMs,
    begin: (position, { seed32 }) => {
      const pick = pickFor(position, seed32)
      return {
        advance: () => true,
        conclude: () => ({ pick, simulations: 0, ms: 0, value: null, options: [] }),
      }
    },
  }
}
