import type { Deed, EventCard } from '../../faces.ts'
import { areasAt, eventArea, type Space } from '../../space/index.ts'
import { creaturesIn, groundOf } from '../../rules/map.ts'
import type { CreatureId, TempusPosition } from '../../state.ts'
import { slugOf, standing } from '../lastings.ts'

type Part = Partial<Omit<EventCard, 'kind' | 'slug' | 'name' | 'standing'>> & {
  readonly gives?: Parameters<typeof standing>[0]
}

function event(name: string, { gives, ...part }: Part): EventCard {
  return {
    kind: 'event',
    slug: slugOf(name),
    name,
    from: 'house',
    isAdvanced: false,
    lasts: 'instant',
    acts: 'drawn',
    locations: 0,
    deed: null,
    standing: gives === undefined ? null : standing(gives),
    ...part,
  }
}

/** An Event that happens once, when it is drawn. */
export function now(name: string, deed: Deed, part: Part = {}): EventCard {
  return event(name, { deed, ...part })
}

/** An Event that happens once, on a random initiative (T-11.04). */
export function later(name: string, deed: Deed, locations = 0): EventCard {
  return event(name, { acts: 'initiative', deed, locations })
}

/** An Event that holds for a round. */
export function forRound(name: string, gives: NonNullable<Part['gives']>): EventCard {
  return event(name, { lasts: 'round', acts: 'never', gives })
}

/** An Event whose token lies there for a round. */
export function tokenForRound(name: string, deed: Deed): EventCard {
  return event(name, { lasts: 'round', deed, locations: 1 })
}

/** An Event that stays in play. */
export function staying(name: string, part: Part): EventCard {
  return event(name, { lasts: 'game', ...part })
}

/** The spaces of an area with an odd side around a space, wherever that is (T-R124). */
export function around(state: TempusPosition, space: Space, size: 3 | 5): readonly Space[] {
  const [square] = areasAt(space, size)
  return square === undefined ? [] : eventArea(groundOf(state), space, square)
}

/** Everybody in such an area. */
export function those(state: TempusPosition, space: Space, size: 3 | 5): readonly CreatureId[] {
  return creaturesIn(state, around(state, space, size))
}
