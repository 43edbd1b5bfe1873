import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { argonPasswords } from './people/passwords.ts'
import { resetPassword } from './people/reset.ts'
import { findDatabase, openStore } from './store/open.ts'
import { backUp } from './operator/backup.ts'
import { exportHall } from './operator/export-hall.ts'
import { manifestIn } from './operator/hall-manifest.ts'
import { importHall } from './operator/import-hall.ts'
import { salvage } from './operator/salvage.ts'
import { settingFrom } from './start/settings.ts'
import type { MovableStore } from './store/movable.ts'
import { databasePlace } from './store/postgres/place.ts'
import { FolderInUse } from './store/folder/claim.ts'
import { messageOf } from './message-of.ts'

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

/** Gives an account another password. Throws where a server holds the hall: it would not know of it. */
async function reset(name: string, store: MovableStore): Promise<string[]> {
  const password = await resetPassword(name, { store, passwords: argonPasswords() })
  return [
    `The password of ${name} is now: ${password}`,
    'It is shown only here. After signing in with it, choose another one on the profile page. All devices were signed out.',
  ]
}

/** The hall in a data folder, or, where none is named, in the database of the environment. Nobody else holds it meanwhile. */
async function withHall<T>(work: (store: MovableStore) => Promise<T>, which: 'old' | 'any'): Promise<T> {
  const store = await openHall(which)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function openHall(which: 'old' | 'any'): Promise<MovableStore> {
  const { data } = values
  if (data !== undefined) {
    if (which === 'old') findDatabase(resolve(data)) // opening a store would make one that nobody asked for
    return openStore(resolve(data))
  }
  const url = settingFrom('database', { env: process.env })
  if (url === null)
    throw new Error('Name the hall: a data folder with --data, or a database in TRIALHALL_DATABASE.')
  const { openPostgresStore } = await import('./store/postgres/open-postgres.ts')
  return openPostgresStore(databasePlace(url))
}

/** Imports an export; where there is none, no hall is begun for it. */
async function imported(from: string): Promise<string[]> {
  manifestIn(from)
  return withHall((store) => importHall(from, store), 'any')
}

async function operated(): Promise<string[]> {
  if (command === 'salvage' && about !== undefined) return salvaged(about)
  if (command === 'reset-password' && about !== undefined)
    return withHall((store) => reset(about, store), 'old')
  if (command === 'export' && about !== undefined)
    return withHall((store) => exportHall(store, resolve(about)), 'old')
  if (command === 'import' && about !== undefined) return imported(resolve(about))
  if (command === 'backup' && about !== undefined && values.data !== undefined)
    return backUp(resolve(values.data), resolve(about))
  throw new Error(
    'The operator’s program knows: salvage <data folder>, reset-password <name>, export <folder>, import <folder>, and backup <folder> --data <data folder>.',
  )
}

/** What went wrong, with the advice that helps here: nothing but the server stands in the way. */
function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return `The data folder ${error.folder} is in use by ${error.holder}; stop that server first.`
  return messageOf(error)
}

try {
  for (const line of await operated()) console.log(line)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
