import { existsSync, readFileSync } from 'node:fs'
import { games } from '@trialhall/games'
import { EXIT } from './failure.ts'
import { inspect } from './laws/inspection.ts'
import { operate } from './operating.ts'
import { runProgram } from './program.ts'
import { processTerminal } from './terminal.ts'

/** The reader of our output went away (`| head`): that is no fault of anybody. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failure)
})

const version = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .version as string

process.exitCode = await runProgram(process.argv.slice(2), {
  registry: games,
  terminal: processTerminal(),
  version,
  operate,
  inspect,
  rulesOf: (gameId) => {
    const file = new URL(`../../../docs/rules/${gameId}.md`, import.meta.url)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  },
})
