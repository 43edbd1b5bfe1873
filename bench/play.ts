import { below, Match, optionsAmongBots, playout, reseed, seeded } from '@trialhall/kernel'
import type { Chance, Decider, Seat, State, Table } from '@trialhall/kernel'
import type { Subject } from './subjects.ts'

/** Picks any option, and counts what it is asked. */
export class CountingDecider implements Decider<State, unknown> {
  decisions = 0
  /** Decisions with at least two options. */
  real = 0
  private readonly chance: Chance = seeded('picks')

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(_table: Table<State, unknown>, _seat: Seat, _prompt: unknown, options: readonly unknown[]): number {
    this.decisions++
    if (options.length > 1) this.real++
    return below(this.chance, options.length)
  }
}

/** Plays one match headless, from a copy of the first state. */
export function playHeadless({ game, fresh }: Subject, seed: number, decider: Decider<State, unknown>): void {
  const state = game.clone(fresh)
  state.chance = reseed(state.chance, seed)
  playout(game, state, decider)
}

/** A match that waits for its first choice. */
export function startMatch({ game, seats, generator = 'sfc32' }: Subject, seed: number): Match {
  const options = optionsAmongBots(game.options, {})
  const drawn = generator === 'sfc32' ? { seed } : { seed: keyOf(seed), generator }
  const started = Match.start(game, { seats, ...drawn, options })
  if (!started.ok) throw new Error(started.fault.message)
  return started.value
}

/** A number as a seed of 256 bits. */
function keyOf(seed: number): string {
  return seed.toString(16).padStart(64, '0')
}

/** Makes one random choice, as a server would: the events told since the last one are taken. */
function chooseAtRandom(match: Match, chance: Chance): void {
  const ask = match.asks[0]
  if (!ask) throw new Error('nobody is asked')
  const chosen = match.choose(ask.seat, below(chance, ask.options.length))
  if (!chosen.ok) throw new Error(chosen.fault.message)
  match.takeEvents()
}

/** Plays one match to its end, waiting at every choice. */
export function playMatch(subject: Subject, seed: number, chance: Chance): Match {
  const match = startMatch(subject, seed)
  while (match.outcome === null) chooseAtRandom(match, chance)
  return match
}

/** Matches that stand somewhere between their beginning and their end, at points evenly drawn. */
export function matchesUnderWay(subject: Subject, count: number): Match[] {
  const chance = seeded('under way')
  return Array.from({ length: count }, (_, seed) => {
    const { length } = playMatch(subject, seed, seeded(seed))
    const match = startMatch(subject, seed)
    const picks = seeded(seed)
    for (let left = below(chance, length); left > 0; left--) chooseAtRandom(match, picks)
    return match
  })
}
