import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const SILENT = { debug() {}, info() {}, warn() {}, error() {}, trace() {}, isDebugEnabled: () => false }

/** Folders and files of a game that hold no rule: what is printed, how bots think, what is shown and foretold, and the box. */
const NO_RULES = [
  'content',
  'bots',
  'odds',
  'ui',
  'terminal',
  'tests',
  'tools',
  'dist',
  'node_modules',
  'cover.ts',
  'game.ts',
]

/** A file's path from the folder of its game, with forward slashes. */
export function pathInGame(fileName) {
  return fileName.replaceAll('\\', '/').replace(/^(?:.*\/)?games\/[^/]+\//, '')
}

/** What tells one mutant from all others of a run, from what Stryker knows of it. Lines and columns count from 0. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = pathInGame(fileName)
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|')
}

/** Where a mutant stands, as Stryker takes places in its option `mutate`: lines from 1, columns from 0. */
export function rangeOf(game, { key }) {
  const [file, fromLine, fromColumn, toLine, toColumn] = key.split('|')
  return `games/${game}/${file}:${Number(fromLine) + 1}:${fromColumn}-${Number(toLine) + 1}:${toColumn}`
}

/** The files that rule a game, as paths from its folder: all but `NO_RULES`. */
function ruleFiles(folder) {
  return readdirSync(folder)
    .filter((name) => !NO_RULES.includes(name))
    .flatMap((name) => {
      const isFolder = statSync(join(folder, name)).isDirectory()
      return isFolder
        ? readdirSync(join(folder, name), { recursive: true }).map((file) => join(name, String(file)))
        : [name]
    })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
}

/**
 * Every mutant that Stryker makes of what rules a game, in the order of files and places. `file` is the path from the folder of the
 * game, `line` the text of the line where it begins, `number` that line's number from 1, `original` what is replaced.
 */
export async function mutantsOf(root, game) {
  const folder = join(root, 'games', game)
  const files = ruleFiles(folder).map((name) => ({
    name: join(folder, name),
    mutate: true,
    content: readFileSync(join(folder, name), 'utf8'),
  }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await new Instrumenter(SILENT).instrument(files, options)
  const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  return mutants.map((mutant) => described(mutant, sources.get(mutant.fileName)))
}

function described(mutant, lines) {
  const { start } = mutant.location
  const key = keyOf(mutant)
  return {
    key,
    file: key.slice(0, key.indexOf('|')),
    number: start.line + 1,
    column: start.column + 1,
    line: lines[start.line].trim(),
    mutator: mutant.mutatorName,
    original: between(lines, mutant.location),
    replacement: mutant.replacement,
  }
}

function between(lines, { start, end }) {
  const part = lines.slice(start.line, end.line + 1)
  part[part.length - 1] = part[part.length - 1].slice(0, end.column)
  part[0] = part[0].slice(start.column)
  return part.join('\n')
}
