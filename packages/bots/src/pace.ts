import type { Clock } from './bot.ts'

/** How much a bot may think about one decision; what is reached first ends it. Infinity where it does not count. */
export interface Budget {
  readonly simulations: number
  readonly ms: number
}

/** Simulations between two looks at the clock, at most. */
const LARGEST_BATCH = 64
/** Share of the time left that one batch may take by what the last ones took. */
const CAUTION = 0.25
/** Share of the time that is used: the rest is for what a measurement cannot foresee. */
const USED = 0.97

/** Keeps a search within its budget: says how many simulations may run before the clock is looked at again. */
export class SearchPace {
  private readonly budget: Budget
  private readonly clock: Clock
  private readonly began: number
  private simulations = 0
  private spentMs = 0

  constructor(budget: Budget, clock: Clock) {
    this.budget = budget
    this.clock = clock
    this.began = clock()
  }

  get done(): number {
    return this.simulations
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.clock() - this.began
  }

  /** True when the budget is used up: another simulation would not fit into it. */
  get isOver(): boolean {
    if (this.simulations >= this.budget.simulations) return true
    if (this.simulations === 0) return false
    return this.elapsed + this.cost > this.budget.ms * USED
  }

  /** Simulations that may run at once now, so that neither the budget nor `until` is overrun; 0 when time is up. */
  batch(until: number): number {
    if (this.isOver) return 0
    if (this.simulations === 0) return 1
    const left = Math.min(this.budget.ms * USED - this.elapsed, until - this.clock())
    if (left <= 0) return 0
    const fits = this.cost > 0 ? Math.floor((left * CAUTION) / this.cost) : LARGEST_BATCH
    return Math.max(1, Math.min(LARGEST_BATCH, fits, this.budget.simulations - this.simulations))
  }

  /** Runs so many simulations and measures what they cost. */
  run(count: number, simulate: () => void): void {
    const from = this.clock()
    for (let i = 0; i < count; i++) simulate()
    this.simulations += count
    this.spentMs += this.clock() - from
  }

  /** What one simulation costs, in milliseconds. */
  private get cost(): number {
    return this.spentMs / this.simulations
  }
}
