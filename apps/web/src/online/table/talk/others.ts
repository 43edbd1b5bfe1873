import type { MatchCard } from '@trialhall/protocol'
import type { Muted } from './mutes.ts'

/** The other people who sit at a table. */
export function othersAt({ seats }: Pick<MatchCard, 'seats'>, me: string | null): Muted[] {
  const people = new Map<string, Muted>()
  for (const { kind, id, name } of seats)
    if (kind === 'person' && id !== undefined && id !== me) people.set(id, { id, name })
  return [...people.values()]
}
