import type { Line, ResultTable } from '../../faces.ts'

/** What a table says of a modified result (T-23.02); below its lowest line that one, above its highest line that (T-23.03, T-R42). */
export function lineAt(table: ResultTable, total: number): Line {
  let found = table[0] as Line
  for (const line of table) if (total >= line.from) found = line
  return found
}
