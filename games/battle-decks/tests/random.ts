import { below, Match, seeded } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { battleDecks, type BattleEvent, type BattleState } from '../game.ts'

/** A match of this game. */
export type BattleMatch = Match<BattleState, BattleEvent>

/** A match that has just begun, and what happened until somebody is asked. */
export interface Begun {
  readonly match: BattleMatch
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

/** Begins a match; a scene would do, but its thorough look at the end takes long where there are many. */
export function begin(seed: number, options: Readonly<Record<string, unknown>> = {}): Begun {
  const match = sure(Match.start(battleDecks, { seats: 2, seed, options }))
  return { match, state: match.state, events: match.takeEvents().map(({ event }) => event) }
}

/** Begins a match in which only those are asked who can respond; `look` sees it before every choice, until it is over. */
export function playAtRandom(
  seed: number,
  look: (match: BattleMatch) => void = () => undefined,
): BattleMatch {
  const match = sure(Match.start(battleDecks, { seats: 2, seed, options: { windows: 'able' } }))
  const chance = seeded(seed)
  while (match.outcome === null) {
    look(match)
    const [ask] = match.asks
    if (ask === undefined) throw new Error('nobody is asked')
    sure(match.choose(ask.seat, below(chance, ask.options.length)))
  }
  return match
}
