import { isNamed } from './exceptions.mjs'
import { wilson } from './interval.mjs'

const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError'])

/**
 * What became of a sample: `killed`, `survivors`, those of them that `equivalent` excuses with a reason, and the `score` with its
 * `interval`. A mutant that runs on without end is killed; one that no test reaches has survived. A mutant that was named
 * equivalent and was killed counts as killed and is told in `refuted`.
 */
export function verdictOn(sample, statuses, equivalent) {
  const reasonFor = (mutant) => equivalent.find((entry) => isNamed(mutant, entry))?.reason
  const told = sample.map((mutant) => ({
    ...mutant,
    status: statuses.get(mutant.key) ?? 'NoCoverage',
    reason: reasonFor(mutant),
  }))
  const killed = told.filter(({ status }) => KILLED.has(status))
  const alive = told.filter(({ status }) => !KILLED.has(status))
  const survivors = alive.filter(({ reason }) => reason === undefined)
  const counted = killed.length + survivors.length
  return {
    killed,
    survivors,
    equivalent: alive.filter(({ reason }) => reason !== undefined),
    refuted: killed.filter(({ reason }) => reason !== undefined),
    score: counted === 0 ? 0 : killed.length / counted,
    interval: wilson(killed.length, counted),
  }
}

/** Where no test could begin, the rules could not even be loaded: Stryker finds no test that failed, but the mutant is dead. */
export function statusOf({ status, testsCompleted }) {
  return status === 'Survived' && testsCompleted === 0 ? 'RuntimeError' : status
}
