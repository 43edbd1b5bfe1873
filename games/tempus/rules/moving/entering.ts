import type { MoveKind } from '../../events.ts'
import {
  heroOf,
  NOBODY,
  type CreatureId,
  type Lasting,
  type Space,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'
import { creatureOf, isHero, isOnMap } from '../creatures.ts'
import { drawLoot, takeLoose } from '../loot.ts'
import { isFreeFor, realmOf } from '../map.ts'
import { lastingFace } from '../printed.ts'
import { isAnswered, notice } from '../watches.ts'

/** A creature has come to spaces: one with each step, all of its body where it was put there. */
export interface Entry {
  readonly spaces: readonly Space[]
  /** Where it was before; OFF where it was not on the map. */
  readonly from: Space
  readonly how: MoveKind
  /** Ids of lasting effects that it does not meet again. */
  readonly except?: readonly number[]
  /** Tells where the creature is, before anything answers; not called where nothing does. */
  readonly tellFirst?: () => void
}

/**
 * A creature has come to a space, however it came (T-18.18, T-R32): what lasts there meets it, and a Hero takes the Loot that lies there and opens a Chest
 * (T-14.10, T-18.07, T-29.04, T-29.07, T-29.09). Returns the ids of the lasting effects that it met.
 */
export function entered(table: TempusTable, id: CreatureId, entry: Entry): readonly number[] {
  const { state } = table
  const met = metBy(state, id, entry)
  if (entry.tellFirst !== undefined && isNoticed(state, id, { entry, met })) entry.tellFirst()
  notice(table, { at: 'entered', creature: id, met })
  const space = entry.spaces[0]
  if (space !== undefined && state.ending === null && occupies(state, id, space)) takeTokens(table, id, space)
  return met.length === 0 ? NOTHING : met.map((lasting) => lasting.id)
}

const NOTHING: readonly never[] = []

/** Whether anything answers that a creature comes to a space. */
function isNoticed(
  state: TempusPosition,
  id: CreatureId,
  { entry, met }: { readonly entry: Entry; readonly met: readonly Lasting[] },
): boolean {
  if (met.length > 0 || isAnswered(state, { at: 'entered', creature: id, met })) return true
  const space = entry.spaces[0]
  if (space === undefined || !isHero(id)) return false
  const isWorth = state.loose.some(({ at }) => at === space) || fullChestAt(state, space) !== null
  return isWorth && occupies(state, id, space)
}

/** What lies on the map and is met: ground by everybody, a token by a Hero that occupies its space (T-R32, T-38.09). */
function metBy(
  state: TempusPosition,
  id: CreatureId,
  { spaces, from, how, except }: Entry,
): readonly Lasting[] {
  let met: Lasting[] | null = null
  for (const lasting of state.lastings) {
    const { on, face } = lasting
    if (on !== NOBODY || except?.includes(lasting.id)) continue
    const space = spaces.find((one) => liesOn(lasting, one))
    if (space === undefined) continue
    const isOtherEnd = how === 'teleported' && endsOf(state, lasting).some((end) => liesOn(end, from))
    const isMet = lastingFace(face).ground !== null || (occupies(state, id, space) && !isOtherEnd) // T-38.24: out of a portal is not into it
    if (isMet) (met ??= []).push(lasting)
  }
  return met ?? NOTHING
}

/** A token and those of the same card: the other portal is one of its own. */
function endsOf({ lastings }: TempusPosition, token: Lasting): readonly Lasting[] {
  return lastings.filter(
    (other) =>
      other === token || (token.card !== undefined && other.card === token.card && other.face === token.face),
  )
}

function liesOn({ at, spaces }: Lasting, space: Space): boolean {
  return at === space || spaces.includes(space)
}

/** Whether a Hero occupies a space: it stands there, and does not only pass an ally; Monsters never do (T-29.15, T-R32). */
function occupies(state: TempusPosition, id: CreatureId, space: Space): boolean {
  return isHero(id) && heroOf(state, id).at === space && isFreeFor(state, id, space)
}

function takeTokens(table: TempusTable, seat: CreatureId, space: Space): void {
  takeLoose(table, seat, space)
  if (creatureOf(table.state, seat).at === space) openChest(table, seat, space)
}

/** A Hero opens the Chest of a space, if it is full (T-29.04). */
export function openChest(table: TempusTable, seat: CreatureId, space: Space): void {
  const { state } = table
  const chest = fullChestAt(state, space)
  if (chest === null) return
  state.chests[chest] = false
  table.emit({ type: 'chestOpened', seat, space })
  notice(table, { at: 'chest', creature: seat })
  if (state.ending === null && isOnMap(state, seat)) drawLoot(table, seat)
}

/** The Chest of a space that gives Loot: it is full, and a Loot card is left for it (T-29.04, T-29.05, T-R57). */
function fullChestAt(state: TempusPosition, space: Space): number | null {
  const chest = realmOf(state).chests.indexOf(space)
  if (chest < 0 || state.chests[chest] !== true) return null
  return state.lootDeck.length + state.lootDiscard.length > 0 ? chest : null
}
