import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fullDiskWords, isDiskFull } from '../store/folder/free-room.ts'
import { writeWhole } from '../store/folder/write-whole.ts'
import { messageOf } from '../message-of.ts'

/** Where a server that runs is to be found by whoever may read its data folder, and what lets them act as an operator. */
export interface OperatorPin {
  readonly url: string
  readonly token: string
}

/** Name of the file in the data folder. */
const FILE = 'operator.json'

/** Writes it for the owner of the data folder alone; answers what takes it away again. Throws one sentence where it cannot be written. */
export function pinOperator(folder: string, pin: OperatorPin): () => void {
  const path = join(folder, FILE)
  try {
    writeWhole(path, JSON.stringify(pin))
  } catch (cause) {
    throw new Error(whyNoPin(folder, path, cause), { cause })
  }
  return () => rmSync(path, { force: true })
}

function whyNoPin(folder: string, path: string, cause: unknown): string {
  return isDiskFull(folder, cause)
    ? fullDiskWords(`starting a server in ${folder}`, cause)
    : `The file ${path} cannot be written: ${messageOf(cause)}. Let the server write there, or set TRIALHALL_DATA to another folder.`
}
