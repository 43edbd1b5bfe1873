import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clausesIn, incompleteIn, provenIn } from './ledger.mjs'
import { inRoot } from './repository.mjs'

/** Folders of games; the registry beside them is none. */
function gamesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'game.ts')))
    .map((entry) => entry.name)
}

/** What the ledger of a game asks for and what its tests prove: `untested`, `unknown` and `incomplete` ids, or a `fault`. */
export function checkGame({ ledger, tests }) {
  if (!existsSync(ledger))
    return { fault: `${ledger} does not exist; it holds the rules, each beginning a line: - **R-1.1** …` }
  const page = readFileSync(ledger, 'utf8')
  const wanted = clausesIn(page)
  if (wanted.length === 0) return { fault: `${ledger} has no clauses; each begins a line: - **R-1.1** …` }
  const proven = new Set(testFiles(tests).flatMap((path) => provenIn(readFileSync(path, 'utf8'))))
  return {
    wanted,
    untested: wanted.filter((id) => !proven.has(id)),
    unknown: [...proven].filter((id) => !wanted.includes(id)),
    incomplete: incompleteIn(page),
  }
}

function testFiles(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(folder, name))
}

/** The report on one game, one line a fact, and whether it is as it must be. */
function report(game, { fault, wanted, untested, unknown, incomplete }) {
  if (fault !== undefined) return { isFine: false, lines: [`${game}: ${fault}`] }
  const lines = [
    `${game}: ${wanted.length - untested.length} of ${wanted.length} clauses, rulings and scenarios have a test`,
  ]
  if (untested.length > 0) lines.push(`  without a test: ${untested.join(', ')}`)
  if (unknown.length > 0) lines.push(`  in tests but not in docs/rules/${game}.md: ${unknown.join(', ')}`)
  if (incomplete.length > 0)
    lines.push(`  scenarios of docs/rules/${game}.md with an empty cell: ${incomplete.join(', ')}`)
  return { isFine: untested.length + unknown.length + incomplete.length === 0, lines }
}

function main() {
  for (const game of gamesIn(inRoot('games'))) {
    const found = checkGame({
      ledger: inRoot('docs/rules', `${game}.md`),
      tests: inRoot('games', game, 'tests'),
    })
    const { isFine, lines } = report(game, found)
    console.log(lines.join('\n'))
    if (!isFine) process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
