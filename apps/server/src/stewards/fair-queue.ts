/** Something that is to be done for a person. */
export interface Job {
  readonly person: string
}

/** A person as the queue counts them: in milliseconds of its own time, which passes as everybody gets an equal share. */
interface Account {
  /** Until when the person has had their share. */
  spent: number
  isServed: boolean
  /** Jobs that wait. */
  jobs: number
}

/**
 * Who is served next: fair by person and by cost (weighted fair queueing). Whoever had less than their share so far comes first, of those
 * who had as much the one whose job is short; of one person a job at a time, in the order in which they came. Nobody
 * waits for ever: the time of the queue passes, and what is new begins at the present.
 */
export class FairQueue<K, J extends Job> {
  private readonly waiting: Map<K, J> = new Map()
  private readonly accounts: Map<string, Account> = new Map()
  private time = 0

  /** The job of each person that is their next. */
  get fronts(): J[] {
    const fronts = new Map<string, J>()
    for (const job of this.waiting.values()) if (!fronts.has(job.person)) fronts.set(job.person, job)
    return [...fronts.values()]
  }

  /** True while a job of this key waits. */
  has(key: K): boolean {
    return this.waiting.has(key)
  }

  /** What waits. */
  get keys(): K[] {
    return [...this.waiting.keys()]
  }

  /** A job waits, in place of the one with the same key. */
  add(key: K, job: J): void {
    this.remove(key)
    this.waiting.set(key, job)
    const account = this.accounts.get(job.person) ?? { spent: this.time, isServed: false, jobs: 0 }
    if (account.jobs === 0 && !account.isServed) account.spent = Math.max(account.spent, this.time)
    account.jobs++
    this.accounts.set(job.person, account)
  }

  remove(key: K): void {
    const job = this.waiting.get(key)
    if (!job) return
    this.waiting.delete(key)
    const account = this.accounts.get(job.person)
    if (account) account.jobs--
  }

  /** Takes the job that is next; `price` says in milliseconds what one will cost. Its person is served until `done`. */
  take(price: (job: J) => number): { readonly key: K; readonly job: J } | null {
    let best: { key: K; job: J; end: number; account: Account } | null = null
    const seen = new Set<string>()
    for (const [key, job] of this.waiting) {
      const account = this.accounts.get(job.person)
      if (!account || account.isServed || seen.has(job.person)) continue
      seen.add(job.person)
      const end = account.spent + price(job)
      if (!best || end < best.end) best = { key, job, end, account }
    }
    if (!best) return null
    best.account.isServed = true
    this.remove(best.key)
    return { key: best.key, job: best.job }
  }

  /** A job of a person was done, and took so many milliseconds. */
  done(person: string, cost: number): void {
    const account = this.accounts.get(person)
    if (!account) return
    account.spent += cost
    this.time += cost / this.countActive()
    account.isServed = false
    if (this.countActive() === 0) this.accounts.clear() // nobody waited for anybody
    for (const [one, { jobs, isServed, spent }] of this.accounts)
      if (jobs === 0 && !isServed && spent <= this.time) this.accounts.delete(one)
  }

  private countActive(): number {
    let count = 0
    for (const { jobs, isServed } of this.accounts.values()) if (jobs > 0 || isServed) count++
    return count
  }
}
