import type { Deed, Play } from '../../faces.ts'
import type { TempusTable } from '../../state.ts'
import type { CreatureId } from '../../state.ts'
import type { Group } from '../groups.ts'

/** A deed on each of a group. */
export function toEach(
  says: string,
  group: Group,
  deed: (table: TempusTable, id: CreatureId, play: Play) => void,
): Deed {
  return {
    says,
    run(table, play) {
      for (const id of group.of(table.state, play)) if (table.state.ending === null) deed(table, id, play)
    },
  }
}

/** Deeds one after the other, as one sentence. */
export function and(...deeds: readonly Deed[]): Deed {
  const heals = deeds.reduce((sum, deed) => sum + (deed.heals ?? 0), 0)
  const notes = deeds.flatMap(({ note }) => note ?? [])
  return {
    says: deeds.map(({ says }) => says).join('; '),
    ...(heals > 0 ? { heals } : {}),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    isVain: (state, owner, about) => deeds.every((deed) => deed.isVain?.(state, owner, about) ?? false),
    run(table, play) {
      for (const deed of deeds) if (table.state.ending === null) deed.run(table, play)
    },
  }
}

/** A deed of which its own words say too little. */
export function worded(says: string, deed: Deed): Deed {
  return { ...deed, says }
}
