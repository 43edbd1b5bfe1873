import { misused } from '../failure.ts'

/** What the help says of the flag that names a hall. */
export const DATA = 'the data folder of the server (default: the database that TRIALHALL_DATABASE names)'

/** How the operator's program is told whose hall it is. Throws a Failure of usage where nothing says so. */
export function hallArgs(data: string | undefined): readonly string[] {
  if (data !== undefined) return [`--data=${data}`]
  if (process.env['TRIALHALL_DATABASE']) return []
  throw misused('Name the hall: a data folder with --data, or a database in TRIALHALL_DATABASE.')
}
