import type { Ask, Asked } from '../ask.ts'

/** What is asked of several seats at once and in secret. */
export interface Sealed {
  /** Number of choices made before the first answer. */
  readonly from: number
  /** Who was asked what in the beginning: all that others see of it until every answer is in. */
  readonly asked: readonly Asked[]
}

/** Thrown by the kernel through the rules when the recorded choices run out. Private: rules never see or catch it. */
export class Suspend {
  readonly asks: readonly Ask[]
  /** For simultaneous asks, whose answers are sealed until all are in. */
  readonly sealed: Sealed | null

  constructor(asks: readonly Ask[], sealed: Sealed | null) {
    this.asks = asks
    this.sealed = sealed
  }
}

/** Thrown when a recorded choice does not fit what is asked: the record is not of this match. */
export class Misfit {
  readonly index: number
  readonly why: string

  constructor(index: number, why: string) {
    this.index = index
    this.why = why
  }
}
