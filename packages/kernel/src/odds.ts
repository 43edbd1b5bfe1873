import { RulesError } from './result.ts'

/** Which of several dice of one kind counts: the highest, the lowest, or the only one there is. */
export type Keep = 'high' | 'low' | 'only'

/** Dice of one kind that are rolled together and of which one counts. */
export interface Roll {
  readonly sides: number
  /** How many are rolled; 1 where it is left out. */
  readonly rolls?: number
  /** 'only', which goes with one die, where it is left out. */
  readonly keep?: Keep
}

/** The chance of each result of a roll: entry n is that of n, and entry 0 is 0. Throws RulesError for a roll that nobody can make. */
export function chancesOf(roll: Roll): number[] {
  return waysOf(roll).map((ways) => ways / allWays(roll))
}

/** The chance that the die that counts, with a modifier, comes to `needed` or more. Throws as `chancesOf`. */
export function chanceOfAtLeast(roll: Roll, needed: number, modifier = 0): number {
  checkRoll(roll)
  return waysToReach(roll, Math.ceil(needed - modifier)) / allWays(roll)
}

/** What the die that counts shows on average. Throws as `chancesOf`. */
export function expectedRoll(roll: Roll): number {
  return waysOf(roll).reduce((sum, ways, n) => sum + ways * n, 0) / allWays(roll)
}

/** How a roll compares with another, in chances that add up to 1. */
export interface Contest {
  readonly higher: number
  readonly equal: number
  readonly lower: number
}

/** How a roll, with a modifier, compares with another roll. Throws as `chancesOf`. */
export function contestOf(own: Roll, other: Roll, modifier = 0): Contest {
  checkRoll(own)
  let higher = 0
  let atLeast = 0
  waysOf(other).forEach((ways, n) => {
    higher += ways * waysToReach(own, n + 1 - modifier)
    atLeast += ways * waysToReach(own, n - modifier)
  })
  const all = allWays(own) * allWays(other)
  return { higher: higher / all, equal: (atLeast - higher) / all, lower: (all - atLeast) / all }
}

// Ways in which dice fall are whole numbers, and so exact as long as there are fewer than 2 ** 53 of them.

/** In how many ways the die that counts shows each result. */
function waysOf(roll: Roll): number[] {
  checkRoll(roll)
  const waysTo = (n: number): number => (n === 0 ? 0 : waysToReach(roll, n) - waysToReach(roll, n + 1))
  return Array.from({ length: roll.sides + 1 }, (_, n) => waysTo(n))
}

/** In how many ways it shows n or more: the highest die does unless all show less, the lowest if all do. */
function waysToReach(roll: Roll, n: number): number {
  const { sides, rolls = 1, keep } = roll
  if (n <= 1) return allWays(roll)
  if (n > sides) return 0
  return keep === 'high' ? sides ** rolls - (n - 1) ** rolls : (sides - n + 1) ** rolls
}

function allWays({ sides, rolls = 1 }: Roll): number {
  return sides ** rolls
}

function checkRoll({ sides, rolls = 1, keep = 'only' }: Roll): void {
  const isWhole = Number.isInteger(sides) && Number.isInteger(rolls) && sides >= 1 && rolls >= 1
  if (isWhole && (keep !== 'only' || rolls === 1)) return
  throw new RulesError(`nobody can roll ${rolls} of ${sides} sides and keep ${keep} of them`)
}
