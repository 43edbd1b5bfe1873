import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { argonPasswords } from './people/passwords.ts'
import { resetPassword } from './people/reset.ts'
import { findDatabase, openStore } from './store/open.ts'
import { salvage } from './operator/salvage.ts'
import { FolderInUse } from './store/folder/claim.ts'

// What whoever runs the server does with its data while it does not run; `npx trialhall` calls it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, all: { type: 'boolean' }, data: { type: 'string' } },
})
const [command, about] = positionals

/** Writes what can be read of damaged matches. */
async function salvaged(folder: string): Promise<string[]> {
  const from = resolve(folder)
  const which = values.all ? 'all' : 'damaged'
  return salvage({ folder: from, to: resolve(values.to ?? `${from}-salvaged`), which })
}

/** Gives an account another password. Throws where a server holds the folder: it would not know of it. */
async function reset(name: string, folder: string): Promise<string[]> {
  findDatabase(resolve(folder)) // opening a store would make a folder and a database that nobody asked for
  const store = await openStore(resolve(folder))
  try {
    const password = await resetPassword(name, { store, passwords: argonPasswords() })
    return [
      `The password of ${name} is now: ${password}`,
      'It is shown only here. After signing in with it, choose another one on the profile page. All devices were signed out.',
    ]
  } finally {
    await store.close()
  }
}

async function operated(): Promise<string[]> {
  if (command === 'salvage' && about !== undefined) return salvaged(about)
  if (command === 'reset-password' && about !== undefined && values.data !== undefined)
    return reset(about, values.data)
  throw new Error(
    'The operator’s program knows: salvage <data folder>, and reset-password <name> --data <data folder>.',
  )
}

/** What went wrong, with the advice that helps here: nothing but the server stands in the way. */
function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return `The data folder ${error.folder} is in use by ${error.holder}; stop that server first.`
  return error instanceof Error ? error.message : String(error)
}

try {
  for (const line of await operated()) console.log(line)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
