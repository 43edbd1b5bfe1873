import type { Row } from '../driver/driver.ts'
import { textIn } from '../driver/rows.ts'
import type { MovedTable } from '../movable.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine } from './line.ts'

/** Rows of a table after one with this key, in the order of their keys. */
export function rowsAfter(
  line: DatabaseLine,
  { name, columns, key }: MovedTable,
  { after, limit }: { readonly after: readonly string[]; readonly limit: number },
): Promise<readonly Row[]> {
  const [order, place] = [key.join(', '), key.map((_, i) => `$${i + 2}`).join(', ')]
  const text = `SELECT ${columns.join(', ')} FROM ${name} WHERE (${order}) > (${place}) ORDER BY ${order} LIMIT $1`
  return line.query({ text, values: [limit, ...after] })
}

/** Adds rows, all or none; those that are there already stay as they are. */
export async function putRows(
  writer: FencedWriter,
  { name, columns }: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  const [into, from] = [columns.join(', '), columns.map((column) => `given.${column}`).join(', ')]
  await writer.write({
    parts: `put AS (INSERT INTO ${name} (${into}) SELECT ${from}
      FROM alive, json_populate_recordset(NULL::${name}, $2::json) AS given ON CONFLICT DO NOTHING)`,
    values: [JSON.stringify(rows)],
  })
}

/** Ids of all matches after this one, in order. */
export async function matchIdsAfter(
  line: DatabaseLine,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const text = 'SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2'
  return (await line.query({ text, values: [after, limit] })).map((row) => textIn(row, 'id'))
}
