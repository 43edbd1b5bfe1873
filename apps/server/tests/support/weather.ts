import type { Dice } from './dice.ts'

/** How a statement fails: 'before' it is done, 'after' it was done. */
export type Failing = 'before' | 'after'

/** A disk that takes nothing more, for a while. */
export interface FullDisk {
  fill(): void
  makeRoom(): void
}

/** What befalls the statements of a store: single failures, a disk that is full for a while, the death of the process. */
export class Weather {
  /** Statements until something happens, or null in good weather. */
  private left: number | null = null
  private length = 0
  private when: Failing = 'before'
  private onDeath: (() => void) | null = null
  private isDry = true
  private isAnnounced = false
  /** True where a statement was done and said to have failed: what it wrote may be on disk. */
  isInDoubt = false
  /** Statements that were made to fail. */
  failures = 0

  private readonly disk: FullDisk
  /** True for a statement after which all that was written is on disk, unless it says so. */
  private readonly isCommit: (sql: string) => boolean

  constructor(disk: FullDisk, isCommit: (sql: string) => boolean) {
    this.disk = disk
    this.isCommit = isCommit
  }

  /** Some statements after the next few fail. */
  threaten(dice: Dice): void {
    this.left = dice.below(25)
    this.length = dice.onceIn(3) ? 1 + dice.below(60) : 1
    this.when = dice.onceIn(4) ? 'after' : 'before'
  }

  /** One statement fails, however far away it is. */
  failOnce(k: number, when: Failing): void {
    Object.assign(this, { left: k, length: 1, when, isAnnounced: true })
  }

  /** The disk takes nothing more. */
  fill(): void {
    this.isDry = false
    this.disk.fill()
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
    this.disk.makeRoom()
  }

  /** Whether a statement fails, and when. */
  falls(sql: string): Failing | null {
    if (this.left === null || this.left-- > 0) return null
    this.onDeath?.()
    this.onDeath = null
    this.failures++
    this.isDry = false
    const { when } = this
    if (--this.length <= 0) this.left = null
    if (when === 'after' && this.isCommit(sql)) this.isInDoubt = true
    return when
  }
}
