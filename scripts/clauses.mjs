import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clausesIn, namedIn, incompleteIn, provenIn } from './kit/ledger.mjs'
import { inRoot } from './kit/repository.mjs'

/** Folders of games; the registry beside them is none. */
function gamesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'game.ts')))
    .map((entry) => entry.name)
}

/** Whether a registry, by its text, has a game: only what can be played must have all its tests. */
export function isRegistered(game, registry) {
  return registry.includes(`'@trialhall/game-${game}'`)
}

/**
 * What the ledger of a game asks for, what its tests prove and what its rules name: `untested`, `unknown`, `incomplete` and
 * `invented` ids, `nameless` files of rules, or a `fault`.
 */
export function checkGame({ ledger, tests, rules }) {
  if (!existsSync(ledger))
    return { fault: `${ledger} does not exist; it holds the rules, each beginning a line: - **R-1.1** …` }
  const page = readFileSync(ledger, 'utf8')
  const wanted = clausesIn(page)
  if (wanted.length === 0) return { fault: `${ledger} has no clauses; each begins a line: - **R-1.1** …` }
  const proven = new Set(
    filesIn(tests, /\.test\.tsx?$/).flatMap(({ path }) => provenIn(readFileSync(path, 'utf8'))),
  )
  const named = filesIn(rules, /\.ts$/).map(({ name, path }) => ({
    name,
    ...namedIn(readFileSync(path, 'utf8'), wanted),
  }))
  return {
    wanted,
    untested: wanted.filter((id) => !proven.has(id)),
    unknown: [...proven].filter((id) => !wanted.includes(id)),
    incomplete: incompleteIn(page),
    nameless: named.filter(({ known }) => known.length === 0).map(({ name }) => name),
    invented: [...new Set(named.flatMap(({ unknown }) => unknown))],
  }
}

function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  return names
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => ({ name, path: join(folder, name) }))
}

/**
 * The report on a game that the registry does not have yet: it is told how far it is, and nothing is asked of it.
 * @param {string} game
 * @param {ReturnType<typeof checkGame>} found
 */
export function reportUnregistered(game, { fault, wanted, untested }) {
  const state = fault ?? `${wanted.length - untested.length} of ${wanted.length} of its clauses have a test`
  return { isFine: true, lines: [`${game}: skipped, since games/registry does not have it; ${state}`] }
}

/**
 * The report on one game, one line a fact, and whether it is as it must be.
 * @param {string} game
 * @param {ReturnType<typeof checkGame>} found
 */
export function report(game, { fault, wanted, untested, unknown, incomplete, nameless, invented }) {
  if (fault !== undefined) return { isFine: false, lines: [`${game}: ${fault}`] }
  const lines = [
    `${game}: ${wanted.length - untested.length} of ${wanted.length} clauses, rulings and scenarios have a test`,
  ]
  if (untested.length > 0) lines.push(`  without a test: ${untested.join(', ')}`)
  if (unknown.length > 0) lines.push(`  in tests but not in docs/rules/${game}.md: ${unknown.join(', ')}`)
  if (incomplete.length > 0)
    lines.push(`  scenarios of docs/rules/${game}.md with an empty cell: ${incomplete.join(', ')}`)
  if (nameless.length > 0)
    lines.push(`  files of games/${game}/rules that name no clause: ${nameless.join(', ')}`)
  if (invented.length > 0)
    lines.push(`  in games/${game}/rules but not in docs/rules/${game}.md: ${invented.join(', ')}`)
  return { isFine: lines.length === 1, lines }
}

function main() {
  const registry = readFileSync(inRoot('games/registry/index.ts'), 'utf8')
  for (const game of gamesIn(inRoot('games'))) {
    const found = checkGame({
      ledger: inRoot('docs/rules', `${game}.md`),
      tests: inRoot('games', game, 'tests'),
      rules: inRoot('games', game, 'rules'),
    })
    const { isFine, lines } = (isRegistered(game, registry) ? report : reportUnregistered)(game, found)
    console.log(lines.join('\n'))
    if (!isFine) process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
