import { isHero, type CreatureId, type Pool, type TempusOption } from '@trialhall/game-tempus'
import type { Ref } from '@trialhall/kernel'
import { refKey } from '@trialhall/table-ui'

/** The thing on the table that an option or the subject of a refusal names. */
export function refOf(thing: unknown): Ref | null {
  if (typeof thing !== 'object' || thing === null || !('do' in thing)) return null
  const option = thing as TempusOption
  switch (option.do) {
    case 'pick':
      return pickRef(option.pool, option.index)
    case 'seat':
      return creatureRef(option.seat)
    case 'creature':
      return creatureRef(option.creature)
    case 'space':
      return { kind: 'space', id: option.space }
    case 'party':
      return { kind: 'party', id: option.party }
    default:
      return 'card' in option ? { kind: 'card', id: option.card } : null
  }
}

/** A Class, Subclass or Character that can be drafted. */
export function pickRef(pool: Pool, index: number): Ref {
  return { kind: pool, id: index }
}

/** A creature: Heroes are their seats. */
export function creatureRef(id: CreatureId): Ref {
  return { kind: isHero(id) ? 'seat' : 'creature', id }
}

/** Something that lasts, by its number. */
export function lastingRef(id: number): Ref {
  return { kind: 'lasting', id }
}

/** The key of what an option names, as boards mark things with it; null where it names nothing. */
export function refKeyOf(option: unknown): string | null {
  const ref = refOf(option)
  return ref && refKey(ref)
}
