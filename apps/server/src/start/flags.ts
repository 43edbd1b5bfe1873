import { parseArgs } from 'node:util'
import { SETTING_NAMES, SETTINGS, flagOf, type SettingName } from './settings.ts'

/** What was typed behind the program's name. */
export interface TypedFlags {
  readonly isHelpAsked: boolean
  readonly flags: Readonly<Partial<Record<SettingName, string>>>
}

/** Where the advice stands for whoever mistyped a flag. */
const ADVICE = 'see --help'

/** Reads flags. Throws one sentence for what is no flag, or lacks its value. */
export function flagsFrom(args: readonly string[]): TypedFlags {
  const flags: Partial<Record<SettingName, string>> = {}
  let isHelpAsked = false
  const options = Object.fromEntries(
    SETTING_NAMES.map((name) => [
      flagOf(name).slice(2),
      { type: SETTINGS[name].value === null ? 'boolean' : 'string' } as const,
    ]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') throw new Error(`"${token.value}" is no flag; ${ADVICE}.`)
    if (token.rawName === '--help' || token.rawName === '-h') {
      isHelpAsked = true
      continue
    }
    const name = SETTING_NAMES.find((one) => flagOf(one) === token.rawName)
    if (name === undefined) throw new Error(`There is no flag ${token.rawName}; ${ADVICE}.`)
    flags[name] = valueOf(name, token.value)
  }
  return { isHelpAsked, flags }
}

/** What a flag says; one that is on or off says by itself that it is on. */
function valueOf(name: SettingName, given: string | undefined): string {
  const { value } = SETTINGS[name]
  if (value === null) return given ?? '1'
  if (given) return given
  throw new Error(`${flagOf(name)} needs a value: ${flagOf(name)} ${value}.`)
}
