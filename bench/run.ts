import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { contest, type Effort, type MeasureResult } from './contest.ts'
import { HELP, readFlags, type BenchFlags } from './flags.ts'
import { MEASURES } from './measures/index.ts'
import { reportOf } from './report.ts'

const FULL: Effort = { warmUpMs: 6000, rounds: 7, roundMs: 500 }
const QUICK: Effort = { warmUpMs: 300, rounds: 3, roundMs: 100 }
const MISUSE = 2

const wish = readFlags(process.argv.slice(2))
if (typeof wish === 'string') {
  console.error(wish)
  process.exitCode = MISUSE
} else if (wish.wantsHelp) {
  console.log(HELP)
} else {
  await measureAll(wish)
}

async function measureAll({ only, isQuick, json }: BenchFlags): Promise<void> {
  const effort = isQuick ? QUICK : FULL
  const findings: MeasureResult[] = []
  console.log(`${machineLine()}\n`)
  for (const measure of MEASURES.filter(({ id }) => only.includes(id))) {
    const finding = await contest(measure, effort)
    console.log(reportOf(finding, measure.columns))
    findings.push(finding)
  }
  mkdirSync(dirname(json), { recursive: true })
  writeFileSync(json, `${JSON.stringify({ machine: machineLine(), effort, findings }, null, 2)}\n`)
  console.log(`Every round of it is in ${json}.`)
}

function machineLine(): string {
  const [cpu] = cpus()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, load ${load}`
}
