import type { Driver } from './driver.ts'
import { nodeDriver } from './node-driver.ts'
import { wasmDriver } from './wasm-driver.ts'

/** Opens a database file with one of the libraries. */
export type OpenDriver = (file: string) => Driver | Promise<Driver>

/** The SQLite that Node brings, else SQLite as WebAssembly. */
export async function usualDriver(file: string): Promise<Driver> {
  return nodeDriver(file) ?? wasmDriver(file)
}
