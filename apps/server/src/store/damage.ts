/** What is kept of a match cannot be read as it was written: it is set aside, and nothing is written to it any more. */
export class DamagedMatch extends Error {
  override readonly name = 'DamagedMatch'
  readonly match: string

  /** `why` says what is damaged. */
  constructor(match: string, why: string) {
    super(why)
    this.match = match
  }
}

/** True for what SQLite says of pages that it cannot read. */
export function isCorruption(error: unknown): boolean {
  return error instanceof Error && /malformed|corrupt|not a database/i.test(error.message)
}

/** Matches that were found to be damaged, why, and what is to be told to whoever runs the server. */
export class Damages {
  private readonly found: Map<string, string> = new Map()
  private news: string[] = []
  private readonly told: Set<string> = new Set()

  /** True if no match is set aside. */
  get isEmpty(): boolean {
    return this.found.size === 0
  }

  /** Why a match is set aside, or null if it is not. */
  why(match: string): string | null {
    return this.found.get(match) ?? null
  }

  /** Sets a match aside. The first reason stands. */
  add(match: string, why: string): void {
    if (this.found.has(match)) return
    this.found.set(match, why)
    this.tell(`Match ${match} is damaged and set aside: ${why}.`)
  }

  /** Something that concerns no match alone. */
  tell(sentence: string): void {
    this.news.push(sentence)
  }

  /** The same, once for each thing. */
  tellOnce(what: string, sentence: string): void {
    if (this.told.has(what)) return
    this.told.add(what)
    this.tell(sentence)
  }

  /** What was found since this was asked last, a sentence each. */
  takeNews(): string[] {
    const { news } = this
    this.news = []
    return news
  }

  /** Throws if a match is set aside. */
  refuse(match: string): void {
    const why = this.why(match)
    if (why !== null) throw new DamagedMatch(match, why)
  }

  /** Does some work; answers null where it finds something damaged, which is set aside then. */
  spare<T>(work: () => T): T | null {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof DamagedMatch)) throw error
      this.add(error.match, error.message)
      return null
    }
  }
}
