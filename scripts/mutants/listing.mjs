import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const SILENT = { debug() {}, info() {}, warn() {}, error() {}, trace() {}, isDebugEnabled: () => false }

/** What tells one mutant from all others of a run, from what Stryker knows of it. Lines and columns count from 0. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/rules\//, '')
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|')
}

/**
 * Every mutant that Stryker makes of a game's rules, in the order of files and places. `file` is the name in `rules`, `line` the
 * text of the line where it begins, `number` that line's number from 1, `original` what is replaced.
 */
export async function mutantsOf(root, game) {
  const folder = join(root, 'games', game, 'rules')
  const names = readdirSync(folder, { recursive: true }).map(String)
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => ({
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
