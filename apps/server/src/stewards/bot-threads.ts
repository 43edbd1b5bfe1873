import { availableParallelism } from 'node:os'
import { threadChannel } from '@trialhall/bots/node'
import { BotPool } from '@trialhall/bots/worker'

/** Threads in which bots think. One core is left to the server itself where there are several. */
export function botThreads(): BotPool {
  const workers = Math.max(1, availableParallelism() - 1)
  return new BotPool({ workers, open: () => threadChannel(new URL('./bot-worker.ts', import.meta.url)) })
}
