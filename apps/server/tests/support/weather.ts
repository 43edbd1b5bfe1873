import type { Driver } from '../../src/store/driver/driver.ts'
import type { Dice } from './dice.ts'
import { faultyDriver } from './faulty.ts'

/** What befalls the statements of a store: single failures, a disk that is full for a while, the death of the process. */
export class Weather {
  /** Statements until something happens, or null in good weather. */
  private left: number | null = null
  private length = 0
  private when: 'before' | 'after' = 'before'
  private onDeath: (() => void) | null = null
  private inner: Driver | null = null
  private isDry = true
  private isAnnounced = false
  /** True where a statement was done and said to have failed: what it wrote may be on disk. */
  isInDoubt = false
  /** Statements that were made to fail. */
  failures = 0

  /** The driver that this weather is over. What is on disk is the same without waiting for it. */
  over(inner: Driver): Driver {
    this.inner = inner
    const faulty = faultyDriver(inner, (sql) => this.falls(sql))
    return { ...faulty, exec: (sql) => faulty.exec(sql.replace('synchronous = FULL', 'synchronous = OFF')) }
  }

  /** Some statements after the next few fail. */
  threaten(dice: Dice): void {
    this.left = dice.below(25)
    this.length = dice.onceIn(3) ? 1 + dice.below(60) : 1
    this.when = dice.onceIn(4) ? 'after' : 'before'
  }

  /** One statement fails, however far away it is. */
  failOnce(k: number, when: 'before' | 'after'): void {
    Object.assign(this, { left: k, length: 1, when, isAnnounced: true })
  }

  /** The disk takes nothing more, as SQLite itself finds out. */
  fill(): void {
    this.isDry = false
    const { page_count: pages = 1 } = this.inner?.prepare('PRAGMA page_count').get() ?? {}
    this.inner?.exec(`PRAGMA max_page_count = ${pages}`)
  }

  /** The process dies at one of the next statements; `onDeath` sees the disk as it is then. */
  doom(dice: Dice, onDeath: () => void): void {
    this.threaten(dice)
    this.when = 'before'
    this.length = Number.POSITIVE_INFINITY
    this.onDeath = onDeath
  }

  /** True if the process has been doomed and lives. */
  get isDoomed(): boolean {
    return this.onDeath !== null
  }

  /** True if nothing went wrong since it was calm. */
  get isFair(): boolean {
    return this.isDry
  }

  /** Looks at the store in good weather. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    const { left } = this
    this.left = null
    const done = await work()
    this.left = left
    return done
  }

  /** Good weather from now on, apart from a single failure that is still to come. */
  calm(): void {
    if (!this.isAnnounced) this.left = null
    this.onDeath = null
    this.isInDoubt = false
    this.isDry = true
    this.inner?.exec('PRAGMA max_page_count = 1073741823')
  }

  private falls(sql: string): 'before' | 'after' | null {
    if (this.left === null || this.left-- > 0) return null
    this.onDeath?.()
    this.onDeath = null
    this.failures++
    this.isDry = false
    const { when } = this
    if (--this.length <= 0) this.left = null
    if (when === 'after' && sql === 'COMMIT') this.isInDoubt = true
    return when
  }
}
