import { availableParallelism } from 'node:os'
import { moduleOf } from '@trialhall/bots/node'
import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import { Failure } from '../failure.ts'
import { wholeNumber } from '../input/flags.ts'
import { codeOf, interruptible } from '../interrupt.ts'
import { say } from '../output/terminal.ts'
import { kinOf, kinText } from '../queue/kin.ts'
import { PartPlayer } from '../queue/part-player.ts'
import { openQueue } from '../queue/queue-desk.ts'
import { MOST_CORES } from '../sim/flags.ts'

const SECOND = 1000
const MOST_IDLE = 1_000_000

interface WorkerFlags {
  readonly queue?: string | true
  readonly cores: number
  readonly idle?: number
}

/** `trialhall worker`: plays what others hand in with `sim --queue` and `arena --queue`. */
export function workerCommand(program: Command, context: CommandContext): void {
  program
    .command('worker')
    .description(
      'play what others hand in with "sim --queue" and "arena --queue", until Ctrl-C; it runs the games and bots of this program and no others',
    )
    .option(
      '--queue [address]',
      'a PostgreSQL database, postgres://user:password@host/name (default: the one that TRIALHALL_QUEUE names)',
    )
    .option(
      '--cores <n>',
      'number of worker threads',
      wholeNumber({ min: 1, max: MOST_CORES }),
      availableParallelism(),
    )
    .option(
      '--idle <seconds>',
      'stop after this long without anything to play',
      wholeNumber({ min: 1, max: MOST_IDLE }),
    )
    .action((flags: WorkerFlags) => workAt(context, flags))
}

async function workAt(
  { registry, terminal }: CommandContext,
  { queue, cores, idle }: WorkerFlags,
): Promise<void> {
  const tell = (sentence: string): void => say(terminal, sentence)
  const line = await openQueue(queue, tell)
  try {
    const module = await moduleOf(registry)
    const kin = await kinOf(registry, module)
    const idleMs = idle === undefined ? Number.POSITIVE_INFINITY : idle * SECOND
    const player = new PartPlayer({ line, kin, games: registry, module, threads: cores, tell, idleMs })
    tell(
      `Waiting for work (${cores} ${cores === 1 ? 'core' : 'cores'}, build ${kinText(kin)}). Ctrl-C ends it.`,
    )
    await interruptible(async (signal) => {
      await player.work(signal)
      if (signal.aborted)
        throw new Failure('Stopped; what was begun is left to other workers.', codeOf(signal))
    })
  } finally {
    await line.close()
  }
}
