import { createHash } from 'node:crypto'
import { moduleOf } from '@trialhall/bots/node'
import type { CommandContext } from '../command-context.ts'
import { failed, misused } from '../failure.ts'
import { partSize, type BatchFigures, type BatchJob } from '../sim/job.ts'
import type { Staff } from '../sim/staff.ts'
import { kinOf, kinText, strangerText, type Kin } from './kin.ts'
import { QueueLine } from './queue-line.ts'
import { queuePlace } from './queue-place.ts'
import { prepareQueue } from './queue-tables.ts'
import { runsIn, type FoundRun, type NewRun } from './run-rows.ts'
import { RunStaff } from './run-staff.ts'
import { requirePlayable, taskIn, type QueueTask } from './task.ts'

const ID_LETTERS = 12

/** What is to be played, and how it is called. */
interface Order {
  readonly task: QueueTask
  readonly matches: number
  /** How it is played without a queue. */
  readonly command: string
}

/** Where runs are handed in. */
export class QueueDesk {
  private readonly line: QueueLine
  private readonly kin: Kin
  private readonly context: CommandContext

  private constructor(line: QueueLine, kin: Kin, context: CommandContext) {
    this.line = line
    this.kin = kin
    this.context = context
  }

  /** Opens the queue that a flag names. Throws a Failure where it cannot be used. */
  static async open(flag: string | true, context: CommandContext): Promise<QueueDesk> {
    const { registry, terminal } = context
    const line = await openQueue(flag, (sentence) => terminal.errors.write(`${sentence}\n`))
    return new QueueDesk(line, await kinOf(registry, await moduleOf(registry)), context)
  }

  /** Leaves the queue, where it is not needed any more. */
  close(): Promise<void> {
    return this.line.close()
  }

  /** What a run plays that is in the queue. Throws a Failure where there is none of that name, game and kind, or it is of another version. */
  async resumed<K extends BatchJob['kind']>(
    id: string,
    { kind, game }: { readonly kind: K; readonly game: string },
  ): Promise<QueueTask & { readonly job: BatchJob & { readonly kind: K } }> {
    const runs = await runsIn(this.line)
    const run = runs.find((one) => one.id === id)
    const task = run && taskIn(run.task)
    if (!run || !task) throw failed(unknownText(id, runs))
    const { job, rulesVersion } = task
    if (job.kind !== kind || job.game !== game) throw misused(`Run ${id} is another one: ${run.command}.`)
    const strange = strangerText(this.kin, { id, kin: run.kin, game, rulesVersion })
    if (strange !== null) throw failed(strange)
    return { ...task, job: { ...job, kind } }
  }

  /** Throws a Failure for a task that workers refuse. */
  requirePlayable(task: QueueTask): void {
    requirePlayable(task, this.context.registry)
  }

  /** Workers who play it. The same order is the same run: whoever hands it in again goes on with it. */
  async staff<K extends BatchJob['kind']>({
    task,
    matches,
    command,
  }: Order): Promise<Staff<BatchFigures[K]>> {
    const { errors } = this.context.terminal
    const size = partSize(task.job, matches)
    const text = JSON.stringify(task)
    const kin = kinText(this.kin)
    const id = createHash('sha256').update(`${kin} ${text}`).digest('hex').slice(0, ID_LETTERS)
    const run: NewRun = { id, kin, task: text, command, matches, size, upto: task.job.sprt ? 0 : matches }
    const staff = await RunStaff.at<BatchFigures[K]>(this.line, run, (said) =>
      errors.write(`${said}\n`),
    ).catch(async (error: unknown) => {
      await this.line.close()
      throw error
    })
    errors.write(`Run ${id} is in the queue.\n`)
    return staff
  }
}

/** A line to the queue that a flag names, with its tables. Throws a Failure where it cannot be used. */
export async function openQueue(
  flag: string | true | undefined,
  tell: (sentence: string) => void,
): Promise<QueueLine> {
  const place = queuePlace(flag)
  const line = await QueueLine.open(place, tell)
  if (await prepareQueue(line)) return line
  await line.close()
  throw failed(`The queue ${place.name} is of a newer version of this program.`)
}

function unknownText(id: string, runs: readonly FoundRun[]): string {
  if (runs.length === 0) return `There is no run ${id} in the queue; it is empty.`
  return `There is no run ${id} in the queue; there are:\n${runs.map((run) => `  ${run.id}  ${run.command}`).join('\n')}`
}
