import { SETTING_NAMES, SETTINGS, flagOf, type SettingName } from './settings.ts'

/** Columns of the help, and those before what is said of a flag. */
const WIDTH = 100
const INDENT = 8

/** What `--help` prints: every flag, what it is called in the environment, and what holds without it. */
export function helpText(program: string): string {
  return [
    `Usage: ${program} [flags]`,
    '',
    'Serve a hall: the page, its API, and everything that is played online.',
    '',
    ...SETTING_NAMES.flatMap(entry),
    '',
    ...wrapped(
      'Each flag can be set in the environment instead, by the name in capitals; a flag comes first. Others can see the flags of a program: put secrets into the environment, or into a file that you name as @/path/of/file.',
      0,
    ),
    '',
    'Operating a hall: docs/operating.md',
  ].join('\n')
}

function entry(name: SettingName): string[] {
  const { value, about, variable, otherwise } = SETTINGS[name]
  const said = `${about} (${variable}; default: ${otherwise})`
  return [`  ${[flagOf(name), ...(value === null ? [] : [value])].join(' ')}`, ...wrapped(said, INDENT)]
}

function wrapped(text: string, indent: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && indent + last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => ' '.repeat(indent) + line)
}
