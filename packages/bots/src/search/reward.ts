import { winShares, type BySeat, type Game, type Outcome, type Seat, type State } from '@trialhall/kernel'

/** Where a simulation ended; no outcome if it was cut off. */
export interface End {
  readonly state: State
  readonly outcome: Outcome | null
}

/**
 * What the end of a simulation is worth to each seat, 0 to 1: the share of the victory, or the game's own estimate where
 * it was cut off. `blend` mixes the estimate into finished matches too: a clear win is a safe win.
 */
export class Reward {
  private readonly game: Game
  private readonly end: End
  private readonly shares: BySeat<number> | null
  private readonly blend: number

  constructor(game: Game, end: End, blend: number) {
    this.game = game
    this.end = end
    this.shares = end.outcome && winShares(end.outcome, game)
    this.blend = game.evaluate ? blend : 0
  }

  of(seat: Seat): number {
    if (!this.shares) return this.estimate(seat)
    const share = this.shares[seat] ?? 0
    return this.blend === 0 ? share : share + (this.estimate(seat) - share) * this.blend
  }

  private estimate(seat: Seat): number {
    return this.game.evaluate?.(this.end.state, seat) ?? 0.5
  }
}
