import { EXIT, Failure } from '../failure.ts'
import type { BatchFigures, BatchJob } from './job.ts'
import { ThreadHand, type PartHand } from './hands.ts'

/** Nobody can play a job, however often it is begun: a run of it is of no use to anybody. */
export class Unplayable extends Failure {
  constructor(message: string) {
    super(message, EXIT.failure)
  }
}

/** Whoever plays the parts of a job: threads of this process, or workers elsewhere. */
export interface Staff<F> {
  /** How many parts may be given out at a time. */
  readonly hands: number
  hire(): PartHand<F>
  /** How many cores have played. */
  cores(): number
  /** Nothing is wanted any more: all is done, it stopped and can go on, or nobody can do it. */
  dismiss(why: 'done' | 'stopped' | 'failed'): Promise<void>
  /** What people are told who stopped it, to go on; null where it begins anew. */
  readonly again: string | null
}

/** A job that is to be played by threads of this process. */
export interface OwnThreads<K extends BatchJob['kind']> {
  readonly job: BatchJob & { readonly kind: K }
  /** Address of the module from which they import the games. */
  readonly module: string
  readonly cores: number
  readonly keepsRecords: boolean
}

/** Threads of this process. */
export function ownThreads<K extends BatchJob['kind']>(plan: OwnThreads<K>): Staff<BatchFigures[K]> {
  return {
    hands: plan.cores,
    hire: () => new ThreadHand(plan),
    cores: () => plan.cores,
    dismiss: async () => undefined,
    again: null,
  }
}
