import { readFileSync } from 'node:fs'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { keyOf, pathInGame } from './listing.mjs'

/** Stryker has no samples: this lets only those mutants pass whose keys stand in the file that the environment names. */
function sampleChecker() {
  const sample = new Set(JSON.parse(readFileSync(process.env.TRIALHALL_SAMPLE, 'utf8')))
  const verdict = (mutant) =>
    sample.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
  return {
    init: () => Promise.resolve(),
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
    check: (mutants) =>
      Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))),
  }
}
sampleChecker.inject = []

/** What is said of a mutant as it comes, if anything: most are noticed. An endless loop is told by its count, without a clock. */
function newsOf({ status, statusReason, testsCompleted }) {
  if (status === 'Timeout') return statusReason?.startsWith('Hit limit') ? undefined : 'ran too long'
  return status === 'NoCoverage' || (status === 'Survived' && testsCompleted > 0) ? 'survived' : undefined
}

/** So many mutants between two reports on how far the run is. */
const PACE = 20

/**
 * Says how far the run is, and names survivors as they come: a run takes long, and one that is broken off has said something too. And
 * those that took too long: on a busy machine you may want to look at them.
 */
function progress() {
  let tested = 0
  return {
    onMutantTested({ fileName, location, mutatorName, replacement, ...result }) {
      if (result.status === 'CompileError') return // not drawn
      const news = newsOf(result)
      const { line, column } = location.start
      const change = `${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`
      if (news !== undefined) console.log(`${news}: ${pathInGame(fileName)}:${line}:${column} ${change}`)
      tested++
      if (tested % PACE === 0) console.log(`${tested} tested`)
    },
  }
}
progress.inject = []

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker),
  declareFactoryPlugin(PluginKind.Reporter, 'progress of the sample', progress),
]
