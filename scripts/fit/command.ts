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
