import type { Seed } from './chance.ts'
import type { Game } from './game.ts'
import { parseOptions, type Options } from './options.ts'
import { fault, ok, shown, type Result } from './result.ts'

/** What a match is started with, checked. */
export interface MatchRequest {
  readonly seats: number
  readonly seed: Seed
  readonly options: Options
  /** A position to begin from, in the form that the game's `arrange` takes. */
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
  const { seats = game.seats.min, seed, options, position, rolls } = given as Record<string, unknown>
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max) {
    return fault('bad-seats', 'seats', `seats is ${shown(seats)}; ${game.title} takes ${min} to ${max}.`)
  }
  const parsed = parseOptions(game.options, seats as number, options)
  if (!parsed.ok) return parsed
  const faulty = game.vet?.({ seats: seats as number, options: parsed.value })
  if (faulty) return { ok: false, fault: faulty }
  if (!isSeed(seed)) {
    const allowed = `a whole number or a text of 1 to ${LONGEST_SEED} characters`
    return fault('bad-seed', 'seed', `seed is ${shown(seed)}; allowed is ${allowed}.`)
  }
  if (rolls !== undefined && !isRolls(rolls)) {
    return fault(
      'bad-rolls',
      'rolls',
      `rolls is ${shown(rolls)}; allowed is a list of whole numbers from 1 to 1000.`,
    )
  }
  return ok({
    seats: seats as number,
    seed,
    options: parsed.value,
    ...(position === undefined || position === null ? {} : { position }),
    ...(rolls === undefined ? {} : { rolls }),
  })
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
