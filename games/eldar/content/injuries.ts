import { leaves } from '../rules/card-deeds.ts'
import { removeCounter } from '../rules/deeds.ts'
import type { Trigger } from '../rules/faces.ts'
import { atStart, whenBled } from '../rules/watches.ts'

/** What "Injury N" adds to a card: a counter less each round, and out when none is left (E-24.08, E-24.09). */
export function injuryParts(counters: number): Trigger[] {
  if (counters === 0) return []
  const bare = { kind: 'trigger', name: '', condition: null, isAbout: false, pays: null } as const
  const bleed = removeCounter('blood')
  const gone = leaves('sacrificed')
  return [
    { ...bare, watch: atStart, modes: [{ says: bleed.says, aims: [], does: [bleed] }] },
    { ...bare, watch: whenBled, modes: [{ says: gone.says, aims: [], does: [gone] }] },
  ]
}
