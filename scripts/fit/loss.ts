/** No chance is taken to be smaller. */
const LEAST = 1e-9

/** The logarithmic loss of a chance that was given to what came to be worth so much: 0.693 on average is knowing nothing. */
export function lossAt(worth: number, given: number): number {
  const chance = Math.min(1 - LEAST, Math.max(LEAST, given))
  return -worth * Math.log(chance) - (1 - worth) * Math.log(1 - chance)
}
