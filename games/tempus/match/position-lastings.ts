import type { CardId, Fields } from '@trialhall/kernel'
import { canBegin, turnsToWait } from '../rules/lasting.ts'
import { groundOf } from '../rules/map.ts'
import { cardOf, lastingFace, PRINTED } from '../rules/printed.ts'
import { isHero } from '../rules/creatures.ts'
import { areasAt, eventArea } from '../space/index.ts'
import {
  heroOf,
  NOBODY,
  OFF,
  type CreatureId,
  type Space,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { creatureIn } from './position-creatures.ts'
import { indexIn, markIn, placeIn, placesIn } from './position-fields.ts'

const MOST_LASTINGS = 80
/** Counters, rounds, dice that are kept. */
const MOST_COUNT = 999
const LARGEST_AREA = 5

/** Everything that lasts: statuses and marks on creatures, tokens of Ongoing cards and Events with their areas (T-15.03, T-27.01). */
export function layLastings(table: TempusTable, fields: Fields): void {
  for (const part of fields.parts('lastings', MOST_LASTINGS)) {
    layLasting(table, part)
    part.noOthers()
  }
}

function layLasting({ state }: TempusTable, part: Fields): void {
  const face = indexIn(part, 'is', PRINTED.lastings)
  const owner = creatureIn(state, part, 'owner')
  const on = creatureIn(state, part, 'on')
  const at = placeIn(part, 'at', OFF)
  const spaces = spacesIn(state, part, at)
  const card = keeperIn(state, part, owner)
  const least = face < 0 ? 1 : turnsToWait(lastingFace(face).ends)
  const count = part.integer('count', { min: 1, max: MOST_COUNT, default: least })
  const isFresh = markIn(part, 'isFresh')
  if (face < 0) {
    part.blame('is', '', 'the name of something that lasts')
    return
  }
  if (!canBegin(state, { face, owner, on }))
    part.blame(
      'is',
      lastingFace(face).slug,
      'something of which a ring is left, and which its bearer does not carry',
    )
  const since = isFresh ? state.clock : state.clock - 1 // what came before this turn ends with it
  const id = state.nextLasting++
  state.lastings.push({ id, face, owner, card, on, at, spaces, count, since, isFresh })
}

/** Spaces that are named, or an area around its token; otherwise the space of its token alone. */
function spacesIn(state: TempusPosition, part: Fields, at: Space): readonly Space[] {
  const named = placesIn(part, 'spaces')
  const size = part.integer('area', { min: 0, max: LARGEST_AREA, default: 0 })
  if (named.length > 0) return named.toSorted((one, other) => one - other)
  if (at === OFF) return []
  const [square] = areasAt(at, Math.max(1, size))
  if (square === undefined) return [at]
  return eventArea(groundOf(state), at, square).toSorted((one, other) => one - other)
}

/** The Ongoing card of its owner, the Loot card that it borrows, or the Event in play that holds it; null where none is named. */
function keeperIn(state: TempusPosition, part: Fields, owner: CreatureId): CardId | undefined {
  const slug = part.text('card', { pattern: /^[a-z0-9-]{1,40}$/, allowed: ALLOWED, default: '' })
  if (slug === '') return undefined
  const found = keepersOf(state, owner).find((card) => cardOf(state, card).slug === slug)
  if (found === undefined) part.blame('card', slug, ALLOWED)
  return found
}

const ALLOWED = 'an Ongoing card that its owner has in play, a Loot card of a Hero, or an Event in play'

function keepersOf(state: TempusPosition, owner: CreatureId): readonly CardId[] {
  if (owner === NOBODY || !isHero(owner)) return state.events
  return [...heroOf(state, owner).ongoing, ...state.heroes.flatMap(({ loot }) => loot), ...state.events]
}
