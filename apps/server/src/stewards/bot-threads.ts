import { availableParallelism } from 'node:os'
import { threadChannel } from '@trialhall/bots/node'
import { BotPool } from '@trialhall/bots/worker'

/** Threads in which bots think about the games of a module. One core is left to the server itself where there are several. */
export function botThreads(module: string): BotPool {
  const workers = Math.max(1, availableParallelism() - 1)
  const program = new URL('./bot-worker.ts', import.meta.url)
  return new BotPool({ workers, open: () => threadChannel(program, { workerData: module }) })
}
