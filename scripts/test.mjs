import { requireNode } from './node-version.mjs'

requireNode()

const { installMissing } = await import('./install.mjs')
const { STEPS } = await import('./test-steps.mjs')
const { runSteps } = await import('./test-run.mjs')

/** The steps named by `--only unit,e2e`, or all. Throws one sentence where a name is unknown. */
function chosen(args) {
  const only = args[args.indexOf('--only') + 1]
  if (!args.includes('--only')) return STEPS
  const names = (only ?? '').split(',')
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown === undefined) return STEPS.filter((step) => names.includes(step.name))
  throw new Error(
    `Unknown step "${unknown}" after --only; known are ${STEPS.map((step) => step.name).join(', ')}.`,
  )
}

try {
  const steps = chosen(process.argv.slice(2))
  await installMissing()
  process.exitCode = (await runSteps(steps)) ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
