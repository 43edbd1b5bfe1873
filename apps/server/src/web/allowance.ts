/** So many at once, and so many more a second. */
export interface Rate {
  readonly most: number
  readonly perSecond: number
}

/** How much a connection may send: so many messages at once, and so many more a second (a token bucket). */
export class Allowance {
  private readonly perSecond: number
  private readonly most: number
  private left: number
  private at: number

  constructor(limits: Rate, now: number) {
    this.most = limits.most
    this.perSecond = limits.perSecond
    this.left = limits.most
    this.at = now
  }

  /** Takes one; false if there is none left. */
  take(now: number): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
