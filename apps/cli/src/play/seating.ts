import type { Bot } from '@trialhall/bots'
import { seatCountFor, seatsFault, type AnyGame } from '@trialhall/kernel'
import { botsNamed } from '../botnames.ts'
import { misused } from '../failure.ts'
import { sitterName, type Sitter } from './sitting.ts'

/** Who plays, as flags say it. */
export interface SeatingFlags {
  readonly seats?: number
  readonly persons?: number
  readonly bots?: readonly string[]
}

const USUAL_BOT = 'adept'

/** Persons take the first seats, bots the others; one bot's name stands for all of them. */
export function seatingOf(game: AnyGame, flags: SeatingFlags): Sitter[] {
  const names = flags.bots ?? [USUAL_BOT]
  const seats = flags.seats ?? seatCountFor(game.seats, (flags.persons ?? 1) + (flags.bots?.length ?? 0))
  checkSeats(game, seats)
  const persons = flags.persons ?? (names.length > 1 ? Math.max(0, seats - names.length) : Math.min(1, seats))
  if (persons > seats)
    throw misused(`--persons is ${persons}; allowed is 0 to ${seats}, the number of seats.`)
  const bots = spread(names, seats - persons)
  return [
    ...Array.from({ length: persons }, (_, i) => personAt(i, persons)),
    ...bots.map((bot, i) => ({ name: sitterName(persons + i, bot.id), bot })),
  ]
}

function checkSeats(game: AnyGame, seats: number): void {
  const wrong = seatsFault(game, seats)
  if (wrong) throw misused(`--${wrong.message}`)
}

function personAt(seat: number, persons: number): Sitter {
  return { name: sitterName(seat, persons === 1 ? 'you' : `player ${seat + 1}`), bot: null }
}

function spread(names: readonly string[], count: number): Bot[] {
  if (count === 0) return []
  if (names.length !== 1 && names.length !== count) {
    throw misused(
      `--bots names ${names.length} bots; allowed is one name, or ${count}: one for each seat that is no person's.`,
    )
  }
  const bots = botsNamed(names)
  return Array.from({ length: count }, (_, i) => bots[i % bots.length] as Bot)
}
