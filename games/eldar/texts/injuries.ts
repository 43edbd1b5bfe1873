import { leaves } from './card-deeds.ts'
import { removeCounter } from './deeds.ts'
import type { Deed, Trigger, Watch } from '../faces.ts'
import { atStart, whenBled } from './watches.ts'

/** What "Injury N" adds to a card: a counter less each round, and out when none is left (E-24.08, E-24.09). */
export function injuryParts(counters: number): Trigger[] {
  if (counters === 0) return []
  return [part(atStart, removeCounter('blood')), part(whenBled, leaves('sacrificed'))]
}

function part(watch: Watch, deed: Deed): Trigger {
  const modes = [{ says: deed.says, aims: [], does: [deed] }]
  return { kind: 'trigger', name: '', watch, condition: null, isAbout: false, pays: null, modes }
}
