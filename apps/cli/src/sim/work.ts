import { moduleOf } from '@trialhall/bots/node'
import { codeOf, interruptible } from '../interrupt.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT, Failure } from '../failure.ts'
import { Crew, type CrewPlan } from './crew.ts'
import type { BatchFigures, BatchJob } from './job.ts'
import { Progress } from './progress.ts'
import { ownThreads, type Staff } from './staff.ts'

/** Figures, and how many seconds on the clock they took. */
export interface Worked<F> {
  readonly figures: F
  readonly seconds: number
  /** How many cores have played. */
  readonly cores: number
  /** What the program answers where it was stopped; null where it was not. */
  readonly stopped: number | null
  /** How to go on where it was stopped; null where it begins anew. */
  readonly again: string | null
}

/** A job, and who is to play it. */
export interface WorkPlan<K extends BatchJob['kind']>
  extends Pick<CrewPlan<K>, 'job' | 'matches' | 'merge' | 'onRecords' | 'isDecided'> {
  readonly cores: number
  /** Whoever plays it instead of threads of this process. */
  readonly staff: (() => Promise<Staff<BatchFigures[K]>>) | null
}

/** Does a job on all cores, with a progress bar; Ctrl-C and SIGTERM end it with what is done by then. */
export async function work<K extends BatchJob['kind']>(
  plan: WorkPlan<K>,
  { terminal, registry }: CommandContext,
): Promise<Worked<BatchFigures[K]>> {
  const module = await moduleOf(registry)
  const progress = new Progress(terminal, plan.matches)
  const began = performance.now()
  const onProgress = (done: number): void => progress.show(done)
  const keepsRecords = plan.onRecords !== undefined
  const { staff, figures, stopped } = await interruptible(async (signal) => {
    const own = plan.staff === null ? ownThreads({ ...plan, module, keepsRecords }) : await plan.staff()
    const sum = await played({ ...plan, hands: own.hands, hire: () => own.hire(), signal, onProgress }, own)
    return { staff: own, figures: sum, stopped: signal.aborted ? codeOf(signal) : null }
  }).finally(() => progress.end())
  const { again } = staff
  if (figures === null)
    throw new Failure(
      `Stopped before the first part was played${again === null ? '' : `; ${again}`}.`,
      stopped ?? EXIT.failure,
    )
  return { figures, stopped, again, cores: staff.cores(), seconds: (performance.now() - began) / 1000 }
}

/** What a crew brings; whoever plays for it hears how it ended. */
async function played<K extends BatchJob['kind']>(
  plan: CrewPlan<K>,
  staff: Staff<BatchFigures[K]>,
): Promise<BatchFigures[K] | null> {
  try {
    const sum = await new Crew<K>(plan).run()
    await staff.dismiss(plan.signal.aborted ? 'stopped' : 'done')
    return sum
  } catch (error) {
    await staff.dismiss('failed')
    throw error
  }
}

/** Tells, after the result, that it is not all that was asked for. */
export function requireComplete(
  { stopped, again }: Pick<Worked<unknown>, 'stopped' | 'again'>,
  { played: count, wanted }: { readonly played: number; readonly wanted: number },
): void {
  if (stopped === null) return
  throw new Failure(
    `Stopped after ${count} of ${wanted} matches${again === null ? '' : `; ${again}`}.`,
    stopped,
  )
}
