import { existsSync, readFileSync } from 'node:fs'
import { terminalParts } from '@trialhall/games/terminal'
import { operate } from './operating.ts'
import { games } from './product.ts'
import { runCli } from './run-cli.ts'

process.exitCode = await runCli({
  games,
  boards: terminalParts,
  operate,
  template: new URL('../../../examples/race/', import.meta.url),
  rules: (gameId) => {
    const file = new URL(`../../../docs/rules/${gameId}.md`, import.meta.url)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  },
})
