import type { Contestant } from '@trialhall/bots'
import { execBot } from './exec-bot.ts'
import { moduleBot } from './module-bot.ts'
import { idOf, type BotSpec } from './spec.ts'

/**
 * The bots of a job as a thread plays them. One that is named several times is one bot, with one process. `pids` has room for the number
 * of a process for each of them.
 */
export async function contestantsOf(specs: readonly BotSpec[], pids: Int32Array): Promise<Contestant[]> {
  const known = new Map<string, Contestant>()
  for (const [slot, spec] of specs.entries())
    if (!known.has(idOf(spec))) known.set(idOf(spec), await contestantOf(spec, { pids, slot }))
  return specs.map((spec) => known.get(idOf(spec)) ?? idOf(spec))
}

async function contestantOf(
  spec: BotSpec,
  place: { readonly pids: Int32Array; readonly slot: number },
): Promise<Contestant> {
  if (typeof spec === 'string') return spec
  if ('module' in spec) return moduleBot(spec.id, spec.module)
  return execBot({ ...spec, ...place })
}

/** Ends the processes of bots that are still there, and what they have started. */
export function endProcesses(pids: Int32Array): void {
  for (const pid of pids.filter((one) => one > 0)) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid)
    } catch {
      // it has ended by itself
    }
  }
}
