import { closeSync, openSync, writeSync } from 'node:fs'
import type { MatchRecord } from '@trialhall/bots'
import { misused } from '../failure.ts'
import { recordCsv, RECORDS_HEAD } from './csv.ts'

/** The file of `--each`: a JSON object a match and line, or in a file that ends in .csv a line a seat. */
export interface RecordFile {
  write(records: readonly MatchRecord[]): void
  close(): void
}

/** Opens the file, empty. Throws a Failure where it cannot be written. */
export function recordFile(path: string): RecordFile {
  const file = opened(path)
  const isCsv = path.toLowerCase().endsWith('.csv')
  if (isCsv) writeSync(file, `${RECORDS_HEAD}\n`)
  const linesOf = isCsv ? recordCsv : (record: MatchRecord): string[] => [JSON.stringify(record)]
  return {
    write: (records) => {
      for (const line of records.flatMap(linesOf)) writeSync(file, `${line}\n`)
    },
    close: () => closeSync(file),
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw misused(`--each ${path} cannot be written: ${(error as Error).message}.`)
  }
}
