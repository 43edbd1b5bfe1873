import {
  compareInitiative,
  isHero,
  MONSTER_IDS,
  MONSTER_INITIATIVE,
  monsterOf,
  OFF,
  PRINTED,
  type CreatureId,
  type Slot,
  type TempusView,
} from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { calledAs, type Names } from '../called.ts'

/** Where in its round a turn is. */
export type SlotState = 'done' | 'now' | 'next' | 'later'

/** A place on the initiative track. */
export interface TrackSlot {
  readonly key: string
  readonly name: string
  readonly initiative: number
  readonly state: SlotState
  /** Who acts, the first of several Monsters; null for an Event. */
  readonly creature: CreatureId | null
  /** The Event whose moment it is; null for creatures. */
  readonly card: CardId | null
  /** Its player has left the match: it does nothing any more. */
  readonly hasLeft: boolean
  /** How many Monsters of a kind act there one after the other. */
  readonly count: number
}

type Draft = Omit<TrackSlot, 'state'>

/** All turns of the round: those that are over, the one that goes on, which may be that of a Monster, and those to come in their order. */
export function slotsOf(
  view: TempusView,
  names: Names = [],
  acting: CreatureId | null = null,
): readonly TrackSlot[] {
  if (view.phase !== 'turns')
    return view.heroes
      .toSorted(compareInitiative)
      .map(({ id }): TrackSlot => ({ ...heroSlot(view, id, names), state: 'later' }))
  const hero = acting !== null && isHero(acting) ? acting : null
  const now = view.turn?.seat ?? hero
  const done = view.heroes
    .filter(({ id, hasActed }) => hasActed && id !== now)
    .toSorted(compareInitiative)
    .map(({ id }): TrackSlot => ({ ...heroSlot(view, id, names), state: 'done' }))
  const monster = now === null && acting !== null && !isHero(acting) ? acting : null
  const current = [
    ...(now === null ? [] : [heroSlot(view, now, names)]),
    ...(monster === null ? [] : [monsterSlot(monster, calledAs(names, view, monster))]),
  ].map((slot): TrackSlot => ({ ...slot, state: 'now' }))
  const coming = joined(
    view.slots
      .filter((slot) => slot !== now && slot !== monster)
      .flatMap((slot) => slotFor(view, slot, names)),
  )
  return [
    ...done,
    ...current,
    ...coming.map((slot, at): TrackSlot => ({ ...slot, state: at === 0 ? 'next' : 'later' })),
  ]
}

function heroSlot(view: TempusView, seat: number, names: Names): Draft {
  const hero = view.heroes[seat]
  const name = calledAs(names, view, seat)
  const hasLeft = hero?.hasLeft === true
  return {
    key: `seat ${seat}`,
    name,
    initiative: hero?.initiative ?? 0,
    creature: seat,
    card: null,
    hasLeft,
    count: 1,
  }
}

/** Monsters that sleep or are off the map have no turn to wait for. */
function slotFor(view: TempusView, slot: Slot, names: Names): Draft[] {
  if (typeof slot !== 'number') return [eventSlot(view, slot.event)]
  if (isHero(slot)) return [heroSlot(view, slot, names)]
  const { at, isActive, kind } = monsterOf(view, slot)
  if (at === OFF || !isActive) return []
  const isPrince = slot === MONSTER_IDS.redPrince || slot === MONSTER_IDS.bluePrince
  return [monsterSlot(slot, isPrince ? calledAs(names, view, slot) : PRINTED.monsters[kind]?.name)]
}

function eventSlot(view: TempusView, event: CardId): Draft {
  const initiative = view.appointments.find(({ card }) => card === event)?.initiative ?? 0
  const name = PRINTED.cards[view.cards.def[event] ?? -1]?.name ?? 'an Event'
  return { key: `card ${event}`, name, initiative, creature: null, card: event, hasLeft: false, count: 1 }
}

function monsterSlot(id: CreatureId, name = 'Monster'): Draft {
  const key = `creature ${id}`
  return { key, name, initiative: MONSTER_INITIATIVE, creature: id, card: null, hasLeft: false, count: 1 }
}

/** Neighbours of one kind are one place with their number. */
function joined(slots: readonly Draft[]): readonly Draft[] {
  const found: Draft[] = []
  for (const slot of slots) {
    const before = found.at(-1)
    const isAlike = before !== undefined && slot.key.startsWith('creature') && before.name === slot.name
    if (isAlike) found[found.length - 1] = { ...before, count: before.count + 1 }
    else found.push(slot)
  }
  return found
}
