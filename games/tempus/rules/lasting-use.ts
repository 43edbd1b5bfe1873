import type { Usage } from '../faces.ts'
import type { CreatureId, TempusTable } from '../state.ts'
import { end } from './lasting.ts'
import { lastingFace } from './printed.ts'

/** Ends what its bearer's next roll, the next roll against it, or any damage uses up (C-3: Mocked, Guiding Bolt, Laughing; T-27.01). */
export function useUp(table: TempusTable, creature: CreatureId, by: Usage): void {
  const { lastings } = table.state
  if (!lastings.some(({ on }) => on === creature)) return
  for (const lasting of lastings.slice())
    if (lasting.on === creature && lastingFace(lasting.face).usedBy.includes(by)) end(table, lasting)
}
