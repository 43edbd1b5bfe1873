import type { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { endProcesses } from '../guests/contestants.ts'
import type { BatchPart, BatchPartDone, BatchWork } from './job.ts'

/** Plays parts of a job, one at a time. */
export interface PartHand<F> {
  /** What came of it, or null where it was ended meanwhile. Rejects where it cannot play any more. */
  play(part: BatchPart): Promise<BatchPartDone<F> | null>
  /** Ends it, whatever it is doing. */
  end(): Promise<void>
}

/** What a hand needs of a thread. */
type Thread = Pick<EventEmitter, 'on'> & Pick<Worker, 'postMessage' | 'terminate'>
type OpenThread = (work: BatchWork) => Thread

function openThread(workerData: BatchWork): Thread {
  return new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData })
}

/** A thread of this process that plays parts of a job. */
export class ThreadHand<F> implements PartHand<F> {
  private readonly worker: Thread
  private readonly pids: Int32Array
  private answer: ((played: BatchPartDone<F> | null) => void) | null = null
  private fail: ((error: Error) => void) | null = null
  private fault: Error | null = null

  constructor({ job, module, keepsRecords }: Omit<BatchWork, 'pids'>, open: OpenThread = openThread) {
    this.pids = new Int32Array(new SharedArrayBuffer(job.bots.length * Int32Array.BYTES_PER_ELEMENT))
    const workerData: BatchWork = { job, module, pids: this.pids, keepsRecords }
    this.worker = open(workerData)
    this.worker.on('message', (played: BatchPartDone<F>) => this.answer?.(played))
    this.worker.on('error', (error) => this.lose(error))
    this.worker.on('exit', (code) => this.lose(new Error(`its thread ended with exit code ${code}`)))
  }

  private lose(why: Error): void {
    this.fault ??= why
    this.fail?.(this.fault)
  }

  play(part: BatchPart): Promise<BatchPartDone<F> | null> {
    return new Promise((resolve, reject) => {
      this.answer = resolve
      this.fail = reject
      if (this.fault) reject(this.fault)
      else this.worker.postMessage(part)
    })
  }

  async end(): Promise<void> {
    this.answer?.(null)
    await this.worker.terminate()
    endProcesses(this.pids)
  }
}
