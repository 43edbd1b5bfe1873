import { requireNode } from './kit/node-version.mjs'

requireNode()

const { installMissing } = await import('./kit/install.mjs')
const { STEPS } = await import('./checks/steps.mjs')
const { runSteps } = await import('./checks/run-steps.mjs')

/** The steps named by `--only unit,e2e`, or all. Throws one sentence where a flag or a name is unknown. */
function chosen([flag, list = '', ...others]) {
  if (flag === undefined) return STEPS
  if (flag !== '--only' || others.length > 0)
    throw new Error(`Unknown is ${flag === '--only' ? others[0] : flag}; known are --only and --help.`)
  const names = list.split(',')
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown === undefined) return STEPS.filter((step) => names.includes(step.name))
  throw new Error(
    `Unknown step "${unknown}" after --only; known are ${STEPS.map((step) => step.name).join(', ')}.`,
  )
}

const USAGE = `npm test                        all steps in order, stopping at the first that fails
npm test -- --only unit,e2e     only these

${STEPS.map((step) => `  ${step.name.padEnd(9)} ${step.title}`).join('\n')}`

async function main(args) {
  if (args.includes('--help')) return console.log(USAGE)
  const steps = chosen(args)
  await installMissing()
  process.exitCode = (await runSteps(steps)) ? 0 : 1
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
