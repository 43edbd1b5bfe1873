import { race, type RaceEvent, type RaceState } from '../../../../examples/race/game.ts'
import type { AnyGame, Game, Table } from '../../src/index.ts'
import { type Law, LAWS, obeys } from '../../src/testkit/index.ts'
import { bluff, type BluffEvent, type BluffState, type BluffTable } from './bluff.ts'
import { tug, type TugEvent, type TugState } from '../../../../examples/tug/game.ts'

/** A Race with something wrong. */
export type Races = Game<RaceState, RaceEvent>
/** A Bluff with something wrong. */
export type Bluffs = Game<BluffState, BluffEvent>
/** A Tug with something wrong. */
export type Tugs = Game<TugState, TugEvent>
/** The table of a Race. */
export type RaceTable = Table<RaceState, RaceEvent>

/** The law whose name holds these words. */
export function lawOf(name: string): Law {
  const law = LAWS.find((one) => one.name.includes(name))
  if (!law) throw new Error(`there is no law "${name}"`)
  return law
}

/** What a law says of a game: the first complaint over some matches, or null. */
export function verdict(game: Races | Bluffs | Tugs, name: string): string | null {
  const law = lawOf(name)
  for (let seed = 1; seed <= 12; seed++) {
    const sample = { seats: game.seats.min, options: {}, seed, picks: seed * 7 }
    const wrong = obeys(game as AnyGame, law, { sample, tally: { tried: 0, skipped: 0 } })
    if (wrong) return wrong
  }
  return null
}

/** A Race of which some members are others. */
export function brokenRace(members: Partial<Races>): Races {
  return { ...race, ...members }
}

/** A Bluff of which some members are others. */
export function brokenBluff(members: Partial<Bluffs>): Bluffs {
  return { ...bluff, ...members }
}

/** A Tug of which some members are others. */
export function brokenTug(members: Partial<Tugs>): Tugs {
  return { ...tug, ...members }
}

/** A Race whose turns are followed by something else. */
export function raceThen(then: (table: RaceTable) => void): Races {
  return brokenRace({
    advance(table) {
      race.advance(table)
      then(table)
    },
  })
}

/** A Bluff with something done before each of its rounds. */
export function beforeRounds(first: (table: BluffTable) => void): Bluffs {
  return brokenBluff({
    advance(table) {
      if (table.state.isDealt) first(table)
      bluff.advance(table)
    },
  })
}

/** State beside what the game declares, as a careless rule would add it. */
export function extra(state: object): Record<string, unknown> {
  return state as Record<string, unknown>
}
