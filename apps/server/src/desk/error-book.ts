/** An error that was logged, with how often. */
export interface NotedError {
  /** When it was logged last. */
  readonly at: number
  readonly sentence: string
  readonly times: number
}

const DAY_MS = 86_400_000
/** Different errors that are remembered. */
const MOST = 100
const LONGEST = 300

/** The errors of the day, for operators; what is the same is one entry. The log has all of them. */
export class ErrorBook {
  private readonly bySentence: Map<string, NotedError> = new Map()
  /** How many there were since the server began. */
  total = 0

  /** Notes an error. */
  note(said: string, at: number): void {
    this.total++
    const sentence = said.slice(0, LONGEST)
    const times = (this.bySentence.get(sentence)?.times ?? 0) + 1
    this.bySentence.delete(sentence) // the newest stands last
    this.bySentence.set(sentence, { at, sentence, times })
    const [oldest] = this.bySentence.keys()
    if (this.bySentence.size > MOST && oldest !== undefined) this.bySentence.delete(oldest)
  }

  /** Those of the last 24 hours, the newest first. */
  sinceYesterday(now: number): NotedError[] {
    return [...this.bySentence.values()].filter(({ at }) => at > now - DAY_MS).toReversed()
  }
}
