/** The running standard deviation of rewards, by Welford's method: what a difference between two options is measured against. */
export class Spread {
  private count = 0
  private mean = 0
  private squares = 0

  add(reward: number): void {
    this.count++
    const off = reward - this.mean
    this.mean += off / this.count
    this.squares += off * (reward - this.mean)
  }

  /** The deviation so far; half the range of rewards while too little is known. */
  get deviation(): number {
    return this.count < 8 ? 0.5 : Math.sqrt(this.squares / this.count)
  }
}
