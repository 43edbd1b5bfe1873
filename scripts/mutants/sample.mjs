import { createHash } from 'node:crypto'

/**
 * `count` of the mutants, or all if there are no more, in their order. Which ones depends on the seed and on the mutants' keys
 * alone: each gets a lot from both and the lowest are drawn, so a mutant that comes or goes changes the sample by one.
 */
export function drawSample(mutants, { count, seed }) {
  const lots = mutants.map((mutant) => ({ mutant, lot: lotOf(`${seed}\n${mutant.key}`) }))
  const drawn = lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, count)
  const chosen = new Set(drawn.map(({ mutant }) => mutant))
  return mutants.filter((mutant) => chosen.has(mutant))
}

function lotOf(text) {
  return createHash('sha256').update(text).digest('hex')
}
