import { wholeNumberIn } from '@trialhall/kernel'
import { parseArgs } from 'node:util'
import { CONTENDERS } from './contenders.ts'

/** What `npm run load` was asked for. */
export interface LoadFlags {
  readonly only: readonly string[]
  /** Numbers of matches at a time. */
  readonly matches: readonly number[]
  readonly seconds: number
  /** Whether a round at a person's pace is measured too. */
  readonly isPaced: boolean
  readonly json: string
  /** Folder for CPU profiles of our server, or null. */
  readonly profile: string | null
  readonly wantsHelp: boolean
}

/** The round in which guests play bots. */
export const BOTS = 'bots'
/** The round in which many look at the lobby while others play. */
export const LOBBY = 'lobby'
/** The round in which the server is killed and all come back. */
export const KILL = 'kill'
/** The round in which stores write, with nothing around them. */
export const ENTRIES = 'entries'
/** The round in which a server starts over matches that nobody plays. */
export const RESTING = 'resting'
const IDS: readonly string[] = [...CONTENDERS.map(({ id }) => id), BOTS, LOBBY, KILL, ENTRIES, RESTING]
const LATEST = 'bench/results/load.local.json'
const USUAL = { matches: '50,200,1000', seconds: '5' }
const QUICK = { matches: '50', seconds: '2' }
const MOST_MATCHES = 5000
const MOST_SECONDS = 120

/** What `--help` prints. */
export const HELP = `npm run load -- [--only <contenders>] [--matches <numbers>] [--seconds <n>] [--quick] [--json <file>]

  --only     contenders with commas between them: ${IDS.join(', ')} (default: all); ${BOTS}: how long
             guests wait for bots, beside 140 who play the strongest; ${LOBBY}: how long choices take while
             40 people look at the lobby; ${KILL}: how long pages take to be back in their matches
             after the server was killed; ${ENTRIES}: what the stores write by themselves; ${RESTING}: what
             up to 100,000 matches cost that nobody plays. postgres, pair and forwarded need Debian's packages
             of PostgreSQL, the last two of nats-server too
  --matches  numbers of matches at a time, with commas between them, up to ${MOST_MATCHES} (default: ${USUAL.matches})
  --seconds  how long each is measured, 1 to ${MOST_SECONDS} (default: ${USUAL.seconds})
  --quick    ${QUICK.matches} matches, ${QUICK.seconds} seconds, back to back only: a look, not a result
  --json     where the figures go (default: ${LATEST})
  --profile  a folder for CPU profiles of our server
  --help     this text`

/** Reads the flags; a sentence where one is wrong. */
export function readFlags(args: readonly string[]): LoadFlags | string {
  const { values, wrong } = parsed(args)
  if (wrong !== null) return wrong
  const usual = values.quick ? QUICK : USUAL
  const only = values.only?.split(',') ?? IDS
  const unknown = only.find((id) => !IDS.includes(id))
  if (unknown !== undefined) return `--only names ${JSON.stringify(unknown)}; allowed are ${IDS.join(', ')}.`
  const matches = (values.matches ?? usual.matches).split(',').map((text) => wholeNumberIn(text) ?? 0)
  if (!matches.every((count) => isCount(count, MOST_MATCHES)))
    return `--matches is ${JSON.stringify(values.matches)}; allowed are whole numbers from 1 to ${MOST_MATCHES} with commas between them.`
  const seconds = wholeNumberIn(values.seconds ?? usual.seconds) ?? 0
  if (!isCount(seconds, MOST_SECONDS))
    return `--seconds is ${JSON.stringify(values.seconds)}; allowed is a whole number from 1 to ${MOST_SECONDS}.`
  const json = values.json ?? LATEST
  if (!json.endsWith('.json'))
    return `--json is ${JSON.stringify(json)}; allowed is a file that ends in .json.`
  const profile = values.profile ?? null
  return { only, matches, seconds, isPaced: !values.quick, json, profile, wantsHelp: values.help ?? false }
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

interface Given {
  readonly only?: string
  readonly matches?: string
  readonly seconds?: string
  readonly quick?: boolean
  readonly json?: string
  readonly profile?: string
  readonly help?: boolean
}

const OPTIONS = {
  only: { type: 'string' },
  matches: { type: 'string' },
  seconds: { type: 'string' },
  quick: { type: 'boolean' },
  json: { type: 'string' },
  profile: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: readonly string[]): { values: Given; wrong: string | null } {
  try {
    return { values: parseArgs({ args: [...args], options: OPTIONS }).values, wrong: null }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.split('. ')[0] : 'The flags cannot be read'
    const allowed = Object.keys(OPTIONS).map((name) => `--${name}`)
    return { values: {}, wrong: `${why}; allowed are ${allowed.join(', ')}.` }
  }
}
