import { readFileSync } from 'node:fs'
import { type GameNames, requireFreeName } from './names.ts'

/** What is taken over from the game that `docs/adding-a-game.md` explains, and where it stands in a new one. */
const TAKEN = {
  'game.ts': (): string => 'game.ts',
  'tests/laws.test.ts': (): string => 'tests/laws.test.ts',
  'tests/race.test.ts': ({ id }: GameNames): string => `tests/${id}.test.ts`,
} as const

/** The files of the game itself under its own name, by their paths: made from Race, which lies in the folder `template`. */
export function gameFiles(names: GameNames, template: URL): Readonly<Record<string, string>> {
  const taken = Object.entries(TAKEN).map(
    ([path, pathFor]) => [pathFor(names), readFileSync(new URL(path, template), 'utf8')] as const,
  )
  requireFreeName(
    names,
    taken.map(([, text]) => text.replace(/\brace\b/g, '')),
  )
  return Object.fromEntries(taken.map(([path, text]) => [path, renamed(text, names)]))
}

/** Every way in which the files name Race; the longer ones first. */
const NAMED = /'race'|\ba Race\b|\bRace(?=[A-Z])|\bRace\b|\brace\b/g

/** The text under the new names: in one go, as a new name may hold the old one. */
function renamed(text: string, { id, title, constant, type }: GameNames): string {
  const named: Readonly<Record<string, string>> = {
    "'race'": `'${id}'`,
    'a Race': `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`,
    race: constant,
  }
  return text.replace(NAMED, (found, at: number) => {
    const isType = found === 'Race' && /[A-Z]/.test(text.charAt(at + found.length))
    return named[found] ?? (isType ? type : title)
  })
}
