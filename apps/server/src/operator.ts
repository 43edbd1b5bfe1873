import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { salvage } from './store/salvage.ts'

// What whoever runs the server does with its data while it does not run; `npx trialhall` calls it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, all: { type: 'boolean' } },
})
const [command, folder] = positionals

try {
  if (command !== 'salvage' || folder === undefined)
    throw new Error('The operator’s program knows one command: salvage <data folder>.')
  const from = resolve(folder)
  const which = values.all ? 'all' : 'damaged'
  const lines = await salvage({ folder: from, to: resolve(values.to ?? `${from}-salvaged`), which })
  for (const line of lines) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
