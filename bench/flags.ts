import { parseArgs } from 'node:util'
import { MEASURES } from './measures/index.ts'

/** What `npm run bench` was asked for. */
export interface BenchFlags {
  readonly only: readonly string[]
  readonly isQuick: boolean
  readonly json: string
  readonly wantsHelp: boolean
}

const IDS: readonly string[] = MEASURES.map((measure) => measure.id)
const LATEST = 'bench/results/latest.json'

/** What `--help` prints. */
export const HELP = `npm run bench -- [--only <measures>] [--quick] [--json <file>]

  --only   measures with commas between them: ${IDS.join(', ')} (default: all)
  --quick  short rounds: a look, not a result
  --json   where the figures go (default: ${LATEST})
  --help   this text`

/** Reads the flags; a sentence where one is wrong. */
export function readFlags(args: readonly string[]): BenchFlags | string {
  const { values, wrong } = parsed(args)
  if (wrong !== null) return wrong
  const only = values.only === undefined ? IDS : values.only.split(',').map((id) => id.trim())
  const unknown = only.find((id) => !IDS.includes(id))
  if (unknown !== undefined) return `--only names ${JSON.stringify(unknown)}; allowed are ${IDS.join(', ')}.`
  const json = values.json ?? LATEST
  if (!json.endsWith('.json'))
    return `--json is ${JSON.stringify(json)}; allowed is a file that ends in .json.`
  return { only, json, isQuick: values.quick ?? false, wantsHelp: values.help ?? false }
}

interface Given {
  readonly only?: string
  readonly quick?: boolean
  readonly json?: string
  readonly help?: boolean
}

const OPTIONS = {
  only: { type: 'string' },
  quick: { type: 'boolean' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: readonly string[]): { values: Given; wrong: string | null } {
  try {
    return { values: parseArgs({ args: [...args], options: OPTIONS }).values, wrong: null }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.split('. ')[0] : 'The flags cannot be read'
    return { values: {}, wrong: `${why}; allowed are --only <measures>, --quick, --json <file> and --help.` }
  }
}
