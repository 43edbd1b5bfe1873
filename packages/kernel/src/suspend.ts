import type { Ask } from './ask.ts'

/** Thrown by the kernel through the rules when the recorded choices run out. Private: rules never see or catch it. */
export class Suspend {
  readonly asks: readonly Ask[]
  /** For simultaneous asks, whose answers are sealed until all are in: number of choices made before the first answer. */
  readonly sealedFrom: number | null

  constructor(asks: readonly Ask[], sealedFrom: number | null) {
    this.asks = asks
    this.sealedFrom = sealedFrom
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
