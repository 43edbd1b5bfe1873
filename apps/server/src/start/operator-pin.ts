import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a server that runs is to be found by whoever may read its data folder, and what lets them act as an operator. */
export interface OperatorPin {
  readonly url: string
  readonly token: string
}

/** Name of the file in the data folder. */
const FILE = 'operator.json'

/** Writes it for the owner of the data folder alone; answers what takes it away again. */
export function pinOperator(folder: string, pin: OperatorPin): () => void {
  const path = join(folder, FILE)
  writeFileSync(`${path}.draft`, JSON.stringify(pin), { mode: 0o600 })
  renameSync(`${path}.draft`, path)
  return () => rmSync(path, { force: true })
}
