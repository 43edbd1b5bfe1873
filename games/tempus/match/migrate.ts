import { ENDS_HERE, type CardId } from '@trialhall/kernel'
import { monsterOf } from '../rules/creatures.ts'
import { maxHp } from '../rules/fight/healing.ts'
import { MONSTER_IDS, OFF, type CreatureId, type Slot, type TempusState } from '../state.ts'
import { cloneState } from './clone.ts'

/** What version 1 wrote otherwise: `false` and `null` where today nothing is written, two fields by other names, and what a slot is in words. */
interface Version1 {
  readonly heroes: readonly Fields[]
  readonly monsters: readonly Fields[]
  readonly camps: readonly Fields[]
  readonly lastings: readonly Fields[]
  readonly slots: readonly EarlierSlot[]
  readonly turn: Fields | null
}

type Fields = Readonly<Record<string, unknown>>

type EarlierSlot =
  | { readonly type: 'hero'; readonly seat: CreatureId }
  | { readonly type: 'event'; readonly card: CardId }
  | { readonly type: 'monster'; readonly id: CreatureId }

/**
 * A state of an earlier version as one of today. Version 1 had states that said everything, a Battleaxe that hit harder and 1 DR for the College of Lore;
 * version 2 had Guardians with more HP, and other numbers on three cards and six Subclasses; states of versions 3 and 4 are those of today, where what was
 * "Guarded" is under Bulwark, which does the same.
 */
export function migrateState(earlier: unknown, fromVersion: number): TempusState | typeof ENDS_HERE {
  if (fromVersion === 3 || fromVersion === 4) return cloneState(earlier as TempusState)
  if (fromVersion !== 1 && fromVersion !== 2) return ENDS_HERE
  const state = fromVersion === 1 ? stateOf(earlier as Version1) : (earlier as TempusState)
  return withTodaysGuardian(cloneState(state)) // which gives all objects the fields of today
}

/** HP above the new maximum are lost (T-25.15). */
function withTodaysGuardian(state: TempusState): TempusState {
  const { guardian } = MONSTER_IDS
  const one = monsterOf(state, guardian)
  if (one.at !== OFF) one.hp = Math.min(one.hp, maxHp(state, guardian))
  return state
}

function stateOf({ heroes, monsters, camps, lastings, slots, turn, ...rest }: Version1): TempusState {
  const state: unknown = {
    ...rest,
    heroes: heroes.map(({ usedThisRound, ...hero }) => creatureOf({ ...hero, used: usedThisRound })),
    monsters: monsters.map(creatureOf),
    camps: camps.map(({ respawns, ...camp }) => withoutEmpty({ ...camp, comesOnce: respawns === false })),
    lastings: lastings.map(withoutEmpty),
    slots: slots.map(slotOf),
    turn: turn && withoutEmpty(turn),
  }
  return state as TempusState
}

/** Who gave the last Ailment is no longer known of those that carry none. */
function creatureOf(creature: Fields): Fields {
  return withoutEmpty(creature.ailments === null ? { ...creature, lastGiver: null } : creature)
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== false && value !== null))
}

function slotOf(slot: EarlierSlot): Slot {
  if (slot.type === 'event') return { event: slot.card }
  return slot.type === 'hero' ? slot.seat : slot.id
}
