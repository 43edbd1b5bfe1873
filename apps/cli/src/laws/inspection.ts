import { Worker } from 'node:worker_threads'
import { lawsNamed, type LawNews, type LawSample, type LawTrial } from '@trialhall/kernel/laws'
import { failed } from '../failure.ts'

/** What a game is to be tried for. */
export interface LawJob extends LawTrial {
  readonly game: string
  /** Words that the names of the laws must hold; all laws where it is empty. */
  readonly only: string
}

/** A trial as a thread gets it. */
export interface LawWork {
  readonly job: LawJob
  /** Address of the module that exports the games. */
  readonly module: string
}

/** The match in which the rules went on without end. */
export interface Stuck {
  readonly law: string
  readonly sample: LawSample
}

/** Who hears what becomes of the laws, and how long one match may take. */
export interface Inspector {
  readonly limitMs: number
  readonly onNews: (news: LawNews) => void
  /** The program of the thread; the one that tries the laws where nothing is said. */
  readonly thread?: URL
}

const SECOND = 1000
const THREAD = new URL('./laws-worker.ts', import.meta.url)

/**
 * Tries the laws in a thread, which is ended when one match takes too long: answers which one that was, or null. Throws a Failure
 * where the thread fails, or ends before the last law has spoken: what was not tried is not kept.
 */
export function inspect(
  work: LawWork,
  { limitMs, onNews, thread = THREAD }: Inspector,
): Promise<Stuck | null> {
  const worker = new Worker(thread, { workerData: work })
  const last = lawsNamed(work.job.only).at(-1)?.name
  return new Promise<Stuck | null>((resolve, reject) => {
    let looking: Stuck | null = null
    const give = (why: string): void => reject(failed(`The laws could not be tried: ${why}`))
    const ring = (): void =>
      looking ? resolve(looking) : give(`nothing was heard of them for ${limitMs / SECOND} seconds.`)
    let alarm = setTimeout(ring, limitMs)
    worker.on('message', (news: LawNews) => {
      clearTimeout(alarm)
      alarm = setTimeout(ring, limitMs)
      looking = news.type === 'looks' ? news : null
      onNews(news)
      if (news.type === 'untried' || (news.type !== 'looks' && news.law === last)) resolve(null)
    })
    worker.on('error', (error) => give(error.message))
    worker.on('exit', () => {
      clearTimeout(alarm)
      give('their thread ended too early.')
    })
  }).finally(() => worker.terminate())
}
