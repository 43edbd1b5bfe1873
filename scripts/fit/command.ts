import { readFileSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { shown, wholeNumberIn } from '@trialhall/kernel'
import { FITTED } from './fits.ts'

/** What flags may be: whole numbers from 1, or any numbers above 0. */
export type NumberFlags = Readonly<Record<string, 'whole' | 'any'>>

/** One sentence on the first flag that is no such number; what was not given is right. */
export function wrongNumber(
  values: Readonly<Record<string, string | boolean | undefined>>,
  flags: NumberFlags,
): string | null {
  for (const [flag, kind] of Object.entries(flags)) {
    const text = values[flag]
    if (typeof text !== 'string' || isNumber(text, kind)) continue
    return `--${flag} is ${shown(text)}; allowed is ${kind === 'whole' ? 'a whole number from 1' : 'a number above 0'}.`
  }
  return null
}

function isNumber(text: string, kind: 'whole' | 'any'): boolean {
  return kind === 'whole' ? (wholeNumberIn(text) ?? 0) >= 1 : Number(text) > 0
}

/** One sentence on a game that nobody fits. */
export function unknownGame(id: string): string {
  return `game is ${shown(id)}; allowed is ${FITTED.join(', ')}.`
}

/** Says why nothing is done. */
export function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}

/** What a command was asked for. What cannot be read, or is a word too many, ends it with one sentence. */
export function readCommand<C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    const read = parseArgs(config)
    const more: unknown = read.positionals[1]
    if (more === undefined) return read
    refuse(`${shown(more)} is one word too many; allowed is one game.`)
  } catch (error) {
    refuse((error as Error).message)
  }
  return process.exit()
}

/** The list that a flag names a file of, as JSON; one that cannot be read ends the command with one sentence. */
export function readNamed(flag: string, path: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (!Array.isArray(read)) throw new Error('it holds no list, as "npm run fit" writes it')
    return read
  } catch (error) {
    refuse(`--${flag} is ${shown(path)}, which cannot be read: ${(error as Error).message}`)
    return process.exit()
  }
}
