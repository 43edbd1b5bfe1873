import { KEY_SEED } from '../generators/chacha.ts'
import { GENERATORS, type Generator, type Seed } from '../chance.ts'
import type { Game } from '../game.ts'
import { parseOptions, type Options } from './options.ts'
import { fault, ok, shown, type Fault, type Result } from '../result.ts'
import { seatCounts, seatCountText } from '../seats.ts'
import { checkSeedFrom, type SeedFrom } from '../formats/seed-from.ts'

/** What a match is started with, checked. */
export interface MatchRequest {
  readonly seats: number
  readonly seed: Seed
  /** Missing: sfc32. With chacha20 the seed is 64 hexadecimal digits. */
  readonly generator?: Generator
  /** How the seed came about, where it can be checked. */
  readonly seedFrom?: SeedFrom
  readonly options: Options
  /** A position to begin from, in the form that the game's `setPosition` takes. */
  readonly position?: unknown
  /** The first dice, by value. */
  readonly rolls?: readonly number[]
}

const LONGEST_SEED = 64

/** Checks what a match is to be started with. Missing seats and options take the game's defaults; the seed is required. */
export function checkRequest(game: Game, given: unknown): Result<MatchRequest> {
  if (typeof given !== 'object' || given === null) {
    return fault('bad-request', 'match', 'A match needs an object with seed, seats and options.')
  }
  const { seats = game.seats.min, options, position, rolls, ...chance } = given as Record<string, unknown>
  const faultySeats = seatsFault(game, seats)
  if (faultySeats) return { ok: false, fault: faultySeats }
  const parsed = parseOptions(game.options, seats as number, options)
  if (!parsed.ok) return parsed
  const faulty = game.vet?.({ seats: seats as number, options: parsed.value })
  if (faulty) return { ok: false, fault: faulty }
  const drawn = checkDraw(chance, seats as number)
  if (!drawn.ok) return drawn
  if (rolls !== undefined && !isRolls(rolls)) {
    return fault(
      'bad-rolls',
      'rolls',
      `rolls is ${shown(rolls)}; allowed is a list of whole numbers from 1 to 1000.`,
    )
  }
  return ok({
    seats: seats as number,
    ...drawn.value,
    options: parsed.value,
    ...(position === undefined || position === null ? {} : { position }),
    ...(rolls === undefined ? {} : { rolls }),
  })
}

/** Why a game cannot be played on so many seats, or null: one sentence that lists the numbers it takes. */
export function seatsFault(game: Pick<Game, 'seats' | 'title'>, seats: unknown): Fault | null {
  if (seatCounts(game.seats).some((count) => count === seats)) return null
  const allowed = seatCountText(game.seats)
  return fault('bad-seats', 'seats', `seats is ${shown(seats)}; ${game.title} takes ${allowed}.`).fault
}

/** What a match draws its chance from: seed and generator. */
type Draw = Pick<MatchRequest, 'seed' | 'generator' | 'seedFrom'>

function checkDraw({ seed, generator, seedFrom }: Record<string, unknown>, seats: number): Result<Draw> {
  const named = GENERATORS.find((one) => one === generator)
  if (generator !== undefined && named === undefined) {
    const allowed = `${GENERATORS.join(' or ')}, or nothing for ${GENERATORS[0]}`
    return fault('bad-seed', 'generator', `generator is ${shown(generator)}; allowed is ${allowed}.`)
  }
  if (!isSeed(seed) || (named === 'chacha20' && !KEY_SEED.test(String(seed)))) {
    const allowed =
      named === 'chacha20'
        ? 'a text of 64 hexadecimal digits for chacha20'
        : `a whole number or a text of 1 to ${LONGEST_SEED} characters`
    return fault('bad-seed', 'seed', `seed is ${shown(seed)}; allowed is ${allowed}.`)
  }
  const draw = { seed, ...(named === undefined ? {} : { generator: named }) }
  if (seedFrom === undefined) return ok(draw)
  const from = checkSeedFrom(seedFrom, seats, 'bad-seed')
  return from.ok ? ok({ ...draw, seedFrom: from.value }) : from
}

function isSeed(seed: unknown): seed is Seed {
  if (typeof seed === 'string') return seed.length > 0 && seed.length <= LONGEST_SEED
  return Number.isSafeInteger(seed)
}

function isRolls(rolls: unknown): rolls is readonly number[] {
  const isRoll = (roll: unknown): boolean =>
    Number.isInteger(roll) && (roll as number) >= 1 && (roll as number) <= 1000
  return Array.isArray(rolls) && rolls.every(isRoll)
}
