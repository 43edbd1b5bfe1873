import type { Command } from 'commander'
import { misused } from '../failure.ts'
import { flagName, typedFlags } from '../input/typed.ts'

/** What a search for new puzzles goes by, and a check of those that there are. */
const HEEDED: Readonly<Record<string, readonly string[]>> = {
  '--find': ['--find', '--seed', '--seats', '--options', '--option', '--json'],
  '--check': ['--check', '--only'],
}
const OF_FIND = ['--seats', '--options', '--option']

/** Refuses a flag that would change nothing in what is to be done. Throws a Failure. */
export function requireHeeded(command: Command): void {
  const typed = typedFlags(command).map(flagName)
  const mode = Object.keys(HEEDED).find((one) => typed.includes(one))
  if (mode === undefined) return requireNone(typed)
  const stray = typed.find((flag) => !HEEDED[mode]?.includes(flag))
  if (stray !== undefined) throw misused(`${stray} cannot stand beside ${mode}.`)
}

function requireNone(typed: readonly string[]): void {
  const stray = typed.find((flag) => OF_FIND.includes(flag))
  if (stray !== undefined) throw misused(`${stray} needs --find, which lets bots play.`)
}
