/** Chance that can be repeated: the same seed gives the same numbers. */
export class Dice {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A whole number from 0 to `most` - 1. */
  below(most: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.below(times) === 0
  }
}
