import { botNamed } from '@trialhall/bots'
import { checkRequest, type Registry } from '@trialhall/kernel'
import { failed } from '../failure.ts'
import type { BatchJob } from '../sim/job.ts'

/** What is to be played, as it stands in the queue. */
export interface QueueTask {
  readonly job: BatchJob
  /** Every match is to be told of by itself. */
  readonly keepsRecords: boolean
  /** The version of the game's rules by which it is to be played. */
  readonly rulesVersion: number
}

/** What stands in the queue of a run; null where it is no task at all. Its bots and options are not looked at: `requirePlayable` does. */
export function taskIn(text: string): QueueTask | null {
  try {
    const task = JSON.parse(text) as Partial<QueueTask> | null
    const { kind, game, bots } = (task?.job ?? {}) as Partial<BatchJob>
    const isTask = (kind === 'sim' || kind === 'arena') && typeof game === 'string' && Array.isArray(bots)
    return isTask && typeof task?.rulesVersion === 'number' ? (task as QueueTask) : null
  } catch {
    return null
  }
}

/**
 * Whoever can write into the queue must not make a worker run anything but the games and bots of its own program. Throws a Failure for all
 * else: modules and commands are bots on one's own machine only.
 */
export function requirePlayable({ job }: QueueTask, games: Registry): void {
  const found = games.find(job.game)
  if (!found.ok) throw failed(found.fault.message)
  const foreign = job.bots.find((bot) => typeof bot !== 'string' || !botNamed(bot).ok)
  if (foreign !== undefined) throw failed(foreignText(foreign))
  const { seats, seed, options } = job
  const checked = checkRequest(found.value, { seats, seed, options })
  if (!checked.ok) throw failed(checked.fault.message)
}

function foreignText(bot: unknown): string {
  const id = typeof bot === 'string' ? bot : String((bot as { readonly id?: unknown } | null)?.id)
  return `${JSON.stringify(id)} is no bot of this program, and a queue takes only those by name; play it without --queue.`
}
