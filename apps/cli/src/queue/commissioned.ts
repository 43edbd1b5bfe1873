import type { AnyGame } from '@trialhall/kernel'
import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import { misused } from '../failure.ts'
import type { BatchFigures, BatchJob } from '../sim/job.ts'
import { flagName, typedFlags } from '../input/typed.ts'
import { repeatCommand } from '../sim/repeat.ts'
import type { Staff } from '../sim/staff.ts'
import { QueueDesk } from './queue-desk.ts'

/** A job that somebody asks for, and where it is to be played. */
export interface Commission<K extends BatchJob['kind']> {
  readonly kind: K
  readonly game: AnyGame
  readonly queue: string | true | undefined
  /** The run to go on with. */
  readonly resume: string | undefined
  readonly keepsRecords: boolean
}

type JobOf<K extends BatchJob['kind']> = BatchJob & { readonly kind: K }

/** How a new job is made, how many matches it has, and the command that was typed. */
export interface Typed<K extends BatchJob['kind']> {
  readonly fresh: () => Promise<JobOf<K>>
  readonly matchesOf: (job: JobOf<K>) => number
  readonly command: Command
}

/** A job, and whoever is to play it instead of threads of this process. */
export interface Commissioned<K extends BatchJob['kind']> {
  readonly job: JobOf<K>
  readonly staff: (() => Promise<Staff<BatchFigures[K]>>) | null
}

/** Flags that say how a result is printed, and not what is played. */
const OF_OUTPUT = new Set(['queue', 'resume', 'json', 'csv', 'each', 'lessWithout'])

/** The job that was typed, or that a run in the queue has. Throws a Failure where that cannot be. */
export async function commissioned<K extends BatchJob['kind']>(
  context: CommandContext,
  { kind, game, queue, resume, keepsRecords }: Commission<K>,
  { fresh, matchesOf, command }: Typed<K>,
): Promise<Commissioned<K>> {
  if (resume !== undefined) requireNothingElse(command)
  if (queue === undefined) {
    if (resume !== undefined) throw misused('--resume needs --queue, which says where the run is.')
    return { job: await fresh(), staff: null }
  }
  const made = resume === undefined ? await fresh() : null
  const desk = await QueueDesk.open(queue, context)
  try {
    const task =
      made === null
        ? await desk.resumed(resume ?? '', { kind, game: game.id })
        : { job: made, keepsRecords, rulesVersion: game.rulesVersion }
    if (task.keepsRecords !== keepsRecords) throw misused(eachText(task.keepsRecords))
    const { job } = task
    desk.requirePlayable(task)
    const order = { task, matches: matchesOf(job), command: repeatCommand(game, job) }
    return { job, staff: () => desk.staff<K>(order) }
  } catch (error) {
    await desk.close()
    throw error
  }
}

function eachText(keepsRecords: boolean): string {
  return keepsRecords
    ? '--each is to name a file for the matches, as when the run was begun.'
    : 'The run was begun without --each; leave it out.'
}

/** A run is as it is. */
function requireNothingElse(command: Command): void {
  const other = typedFlags(command).find((option) => !OF_OUTPUT.has(option.attributeName()))
  if (other) throw misused(`--resume goes on with a run as it is; leave out ${flagName(other)}.`)
}
