import { moduleOf } from '@trialhall/bots/node'
import { codeOf, interruptible } from '../interrupt.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT, Failure } from '../failure.ts'
import { Crew, type CrewPlan } from './crew.ts'
import type { BatchFigures, BatchJob } from './job.ts'
import { Progress } from './progress.ts'

/** Figures, and how many seconds on the clock they took. */
export interface Worked<F> {
  readonly figures: F
  readonly seconds: number
  /** What the program answers where it was stopped; null where it was not. */
  readonly stopped: number | null
}

/** Does a job on all cores, with a progress bar; Ctrl-C and SIGTERM end it with what is done by then. */
export async function work<K extends BatchJob['kind']>(
  plan: Omit<CrewPlan<K>, 'module' | 'signal' | 'onProgress'>,
  { terminal, registry }: CommandContext,
): Promise<Worked<BatchFigures[K]>> {
  const module = await moduleOf(registry)
  const progress = new Progress(terminal, plan.matches)
  const began = performance.now()
  const onProgress = (done: number): void => progress.show(done)
  const { figures, stopped } = await interruptible(async (signal) => {
    const sum = await new Crew<K>({ ...plan, module, signal, onProgress }).run()
    return { figures: sum, stopped: signal.aborted ? codeOf(signal) : null }
  }).finally(() => progress.end())
  if (figures === null)
    throw new Failure('Stopped before the first part was played.', stopped ?? EXIT.failure)
  return { figures, stopped, seconds: (performance.now() - began) / 1000 }
}

/** Tells, after the result, that it is not all that was asked for. */
export function requireComplete(
  { stopped }: Pick<Worked<unknown>, 'stopped'>,
  { played, wanted }: { readonly played: number; readonly wanted: number },
): void {
  if (stopped !== null) throw new Failure(`Stopped after ${played} of ${wanted} matches.`, stopped)
}
