import { existsSync, readFileSync } from 'node:fs'
import { terminalParts } from '@trialhall/games/terminal'
import { operate } from './operating.ts'
import { games } from './product.ts'
import { administer } from './admin/administer.ts'
import { runCli } from './run-cli.ts'
import { serve } from './serving.ts'

process.exitCode = await runCli({
  games,
  boards: terminalParts,
  operate,
  serve,
  administer,
  template: new URL('../../../examples/race/', import.meta.url),
  rules: (gameId) => fileOf(`docs/rules/${gameId}.md`),
  puzzles: (gameId) => fileOf(`games/${gameId}/puzzles.json`),
})

/** A file of the repository, by its path there; null where there is none. */
function fileOf(path: string): string | null {
  const file = new URL(`../../../${path}`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
