import type { Bot } from '@trialhall/bots'
import { partners, seatCountFor, seatsFault, type AnyGame, type Seat } from '@trialhall/kernel'
import { botsNamed } from '../input/bot-names.ts'
import { misused } from '../failure.ts'
import { sitterName, type Sitter } from './sitting.ts'

/** Who plays, as flags say it. */
export interface SeatingFlags {
  readonly seats?: number
  readonly persons?: number
  readonly bots?: readonly string[]
  /** How many seats each person holds, in a game where one may hold several. */
  readonly seatsEach?: number
}

const USUAL_BOT = 'adept'

/** Persons sit down first, each on partners' seats where they hold several, and bots take the others; one bot's name stands for all of them. */
export function seatingOf(game: AnyGame, flags: SeatingFlags): Sitter[] {
  const names = flags.bots ?? [USUAL_BOT]
  const each = seatsEachOf(game, flags)
  const wanted = (flags.persons ?? 1) * each + (flags.bots?.length ?? 0)
  const seats = flags.seats ?? seatCountFor(game.seats, wanted)
  checkSeats(game, seats)
  const persons = flags.persons ?? (names.length > 1 ? Math.max(0, seats - names.length) : Math.min(1, seats))
  const most = Math.floor(seats / each)
  if (persons > most) throw misused(`--persons is ${persons}; allowed is 0 to ${most}, ${whyMost(each)}.`)
  const holders = holdersOf(game, { seats, persons, each })
  const bots = spread(names, holders.filter((person) => person === null).length)
  return holders.map((person, seat) =>
    person === null ? botAt(seat, bots.shift()) : personAt({ seat, person, persons, each }),
  )
}

function seatsEachOf(game: AnyGame, { seatsEach = 1 }: SeatingFlags): number {
  if (seatsEach > 1 && !game.players)
    throw misused(`--seats-each is ${seatsEach}; in ${game.title} a person holds one seat.`)
  return seatsEach
}

function whyMost(each: number): string {
  return each === 1 ? 'the number of seats' : `where each holds ${each} seats`
}

interface Holding {
  readonly seats: number
  readonly persons: number
  readonly each: number
}

/** Who holds each seat, null for a bot: everybody takes the first that is free, and then those of partners before others. */
function holdersOf(game: AnyGame, { seats, persons, each }: Holding): (number | null)[] {
  const holders = Array.from({ length: seats }, (): number | null => null)
  for (let person = 0; person < persons; person++) {
    const first = holders.indexOf(null)
    const free = [first, ...partners(game, first, seats), ...holders.keys()]
    const chosen = [...new Set(free)].filter((seat) => holders[seat] === null).slice(0, each)
    for (const seat of chosen) holders[seat] = person
  }
  return holders
}

function checkSeats(game: AnyGame, seats: number): void {
  const wrong = seatsFault(game, seats)
  if (wrong) throw misused(`--${wrong.message}`)
}

interface Seated extends Pick<Holding, 'persons' | 'each'> {
  readonly seat: Seat
  readonly person: number
}

function personAt({ seat, person, persons, each }: Seated): Sitter {
  const name = sitterName(seat, persons === 1 ? 'you' : `player ${person + 1}`)
  return each === 1 ? { name, bot: null } : { name, bot: null, person }
}

function botAt(seat: Seat, bot: Bot | undefined): Sitter {
  return { name: sitterName(seat, bot?.id ?? ''), bot: bot ?? null }
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
