import { nodeDriver } from '../../src/store/driver/node-driver.ts'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'

const own: OpenDriver = (file) => {
  const driver = nodeDriver(file)
  if (!driver) throw new Error('this Node brings no SQLite')
  return driver
}
const probe = nodeDriver(':memory:')
probe?.close()

/** Every embedded SQLite that there is here. */
export const drivers: readonly (readonly [string, OpenDriver])[] = [
  ['SQLite as WebAssembly', wasmDriver],
  ...(probe ? [['SQLite of Node', own] as const] : []),
]
