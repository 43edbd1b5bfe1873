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

function renamed(text: string, { id, title, constant, type }: GameNames): string {
  const article = /^[AEIOU]/.test(title) ? 'an' : 'a'
  return text
    .replaceAll("'race'", `'${id}'`)
    .replace(/\brace\b/g, constant)
    .replace(/\bRace(?=[A-Z])/g, type)
    .replace(/\ba Race\b/g, `${article} ${title}`)
    .replace(/\bRace\b/g, title)
}
