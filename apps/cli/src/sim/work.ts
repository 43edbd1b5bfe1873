import { moduleOf } from '@trialhall/bots/node'
import { codeOf, interruptible } from '../interrupt.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT, failed, Failure, wordsOf } from '../failure.ts'
import { Crew, type CrewPlan } from './crew.ts'
import type { BatchFigures, BatchJob } from './job.ts'
import { Progress } from './progress.ts'
import { ownThreads, Unplayable, type Staff } from './staff.ts'

/** Figures, and how many seconds on the clock they took. */
export interface Worked<F> {
  readonly figures: F
  readonly seconds: number
  /** How many cores have played. */
  readonly cores: number
  /** What the program answers where it was stopped; null where it was not. */
  readonly stopped: number | null
  /** What kept the matches from being written down, so that it ended early; null where nothing did. */
  readonly unheard: Error | null
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
  const { staff, figures, unheard, stopped } = await interruptible(async (signal) => {
    const own = plan.staff === null ? ownThreads({ ...plan, module, keepsRecords }) : await plan.staff()
    const sums = await played({ ...plan, hands: own.hands, hire: () => own.hire(), signal, onProgress }, own)
    return { staff: own, ...sums, stopped: signal.aborted ? codeOf(signal) : null }
  }).finally(() => progress.end())
  const { again } = staff
  if (figures === null)
    throw new Failure(
      `Stopped before the first part was played${again === null ? '' : `; ${again}`}.`,
      stopped ?? EXIT.failure,
    )
  const seconds = (performance.now() - began) / 1000
  return { figures, unheard, stopped, again, cores: staff.cores(), seconds }
}

/** What a crew brings; whoever plays for it hears how it ended. */
async function played<K extends BatchJob['kind']>(
  plan: CrewPlan<K>,
  staff: Staff<BatchFigures[K]>,
): Promise<{ readonly figures: BatchFigures[K] | null; readonly unheard: Error | null }> {
  const crew = new Crew<K>(plan)
  try {
    const figures = await crew.run()
    const { unheard } = crew
    await staff.dismiss(plan.signal.aborted || unheard !== null ? 'stopped' : 'done')
    return { figures, unheard }
  } catch (error) {
    await staff.dismiss(error instanceof Unplayable ? 'failed' : 'stopped')
    throw error
  }
}

/** Tells, after the result, that it is not all that was asked for. */
export function requireComplete(
  { unheard, stopped, again }: Pick<Worked<unknown>, 'unheard' | 'stopped' | 'again'>,
  { played: count, wanted }: { readonly played: number; readonly wanted: number },
): void {
  if (unheard !== null) {
    const remedy = again === null ? 'make room and try again' : `make room, and ${again}`
    const why = wordsOf(unheard, remedy).replace(/\.?$/, '.')
    throw failed(`${why} The figures are of ${count} of ${wanted} matches.`)
  }
  if (stopped === null) return
  throw new Failure(
    `Stopped after ${count} of ${wanted} matches${again === null ? '' : `; ${again}`}.`,
    stopped,
  )
}
