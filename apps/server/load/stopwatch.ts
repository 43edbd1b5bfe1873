/** How long commands took to be acknowledged. */
export interface Timings {
  readonly choices: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Bytes that were heard for each choice; 0 where nobody counts them. */
  readonly bytes: number
}

/** Takes times between `begin` and `end` only. */
export class Stopwatch {
  private times: number[] = []
  private bytes = 0
  private startedAt = Number.NaN

  begin(): void {
    this.times = []
    this.bytes = 0
    this.startedAt = performance.now()
  }

  /** A message of so many bytes has come. */
  heard(bytes: number): void {
    this.bytes += bytes
  }

  /** Something was acknowledged that was sent then. */
  took(since: number): void {
    if (!Number.isNaN(this.startedAt)) this.times.push(performance.now() - since)
  }

  end(): Timings {
    const seconds = (performance.now() - this.startedAt) / 1000
    const sorted = Float64Array.from(this.times).toSorted()
    this.startedAt = Number.NaN
    return {
      choices: sorted.length,
      perSecond: sorted.length / seconds,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      longest: sorted.at(-1) ?? Number.NaN,
      bytes: this.bytes / sorted.length,
    }
  }
}

/** The value that a share of the sorted values does not exceed. */
export function quantile(sorted: Float64Array, q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}
