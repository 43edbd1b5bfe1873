import { moduleOf } from '@trialhall/bots/node'
import { INTERRUPTED, interruptible } from '../interrupt.ts'
import type { CommandContext } from '../command-context.ts'
import { Failure } from '../failure.ts'
import { Crew, type CrewPlan } from './crew.ts'
import type { BatchFigures, BatchJob } from './job.ts'
import { Progress } from './progress.ts'

/** Figures, and how many seconds on the clock they took. */
interface Worked<F> {
  readonly figures: F
  readonly seconds: number
}

/** Does a job on all cores, with a progress bar; Ctrl-C ends it with what is done by then. */
export async function work<K extends BatchJob['kind']>(
  plan: Omit<CrewPlan<K>, 'module' | 'signal' | 'onProgress'>,
  { terminal, registry }: CommandContext,
): Promise<Worked<BatchFigures[K]>> {
  const module = await moduleOf(registry)
  const progress = new Progress(terminal, plan.matches)
  const began = performance.now()
  const onProgress = (done: number): void => progress.show(done)
  const figures = await interruptible((signal) =>
    new Crew<K>({ ...plan, module, signal, onProgress }).run(),
  ).finally(() => progress.end())
  if (figures === null) throw new Failure('Stopped before the first part was played.', INTERRUPTED)
  return { figures, seconds: (performance.now() - began) / 1000 }
}

/** Tells, after the result, that it is not all that was asked for. */
export function requireComplete(played: number, wanted: number): void {
  if (played < wanted) throw new Failure(`Stopped after ${played} of ${wanted} matches.`, INTERRUPTED)
}
