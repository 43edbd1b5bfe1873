import { closeSync, constants, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { nodeDriver } from '../driver/node-driver.ts'

/** Gives a lock back. The system does so by itself when the process ends, however it ends. */
export type Unlock = () => void

/** The one function that is needed of the package, which brings no types. Throws an error with a code. */
interface Native {
  tryLock(descriptor: number): boolean
}

/** What systems answer where another process holds the lock. */
const TAKEN: readonly unknown[] = ['EAGAIN', 'EACCES', 'EBUSY', 'EWOULDBLOCK']

/**
 * Takes an exclusive lock of the system on a file, which is made where there is none: it holds for all processes that see the
 * file, in whichever container they are. Null where somebody else holds it. Throws where this system has no such locks.
 */
export function lockFile(file: string): Unlock | null {
  const native = nativeLocks()
  return native ? lockBySystem(file, native) : lockBySqlite(file)
}

/** Null where the package has nothing for this system. */
function nativeLocks(): Native | null {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as Native
  } catch {
    return null
  }
}

function lockBySystem(file: string, native: Native): Unlock | null {
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o644)
  try {
    if (native.tryLock(descriptor)) return () => closeSync(descriptor)
  } catch (error) {
    if (!isTaken(error)) {
      closeSync(descriptor)
      throw error
    }
  }
  closeSync(descriptor)
  return null
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TAKEN.includes(error.code)
}

/** The lock that Node's own SQLite takes on an empty database is one of the system, too, and shuts the other kind out. */
export function lockBySqlite(file: string): Unlock | null {
  const driver = nodeDriver(file)
  if (!driver) throw new Error('this system has no locks that Node 20 can take; Node 22 and later can')
  try {
    driver.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => driver.close()
  } catch (error) {
    driver.close()
    if (error instanceof Error && error.message.includes('locked')) return null
    throw error
  }
}
