import type { CardId, Party, Seat } from '@trialhall/kernel'
import type { Pool } from './asks.ts'
import type { CreatureId, Ending, Giver, Space } from './state.ts'
import type { Ailment, Phase, Skill } from './terms.ts'

/** What happens at the table: ids and numbers, never prose. */
export type TempusEvent = RoundEvent | TurnEvent | FightEvent | ScoreEvent

/** An event of one kind. */
export type Told<T extends TempusEvent['type']> = Extract<TempusEvent, { readonly type: T }>

/** The Trial, the draft, decks and phases (T-4 to T-13, T-36). */
export type RoundEvent =
  | { readonly type: 'trialRevealed'; readonly cards: readonly CardId[]; readonly guardian: number }
  | { readonly type: 'draftRolled'; readonly rolls: readonly number[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly pool: Pool; readonly index: number }
  | { readonly type: 'portalPlaced'; readonly party: Party; readonly space: Space }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cycled'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'eventDrawn'; readonly card: CardId }
  | { readonly type: 'eventActs'; readonly card: CardId }
  | { readonly type: 'eventEnded'; readonly card: CardId }
  | { readonly type: 'appointed'; readonly card: CardId; readonly initiative: number }
  | {
      readonly type: 'located'
      readonly card: CardId
      readonly blue: number
      readonly red: number
      readonly space: Space
    }
  | {
      readonly type: 'initiativeRolled'
      readonly seat: Seat
      readonly die: number
      readonly initiative: number
    }
  | { readonly type: 'initiativeChanged'; readonly seat: Seat; readonly initiative: number }
  | { readonly type: 'rolledOff'; readonly seats: readonly Seat[]; readonly rolls: readonly number[] }
  | { readonly type: 'refreshed' }

/** Turns, cards that are played, moves, and Monsters that appear. */
export type TurnEvent =
  | { readonly type: 'turnBegan'; readonly creature: CreatureId }
  | { readonly type: 'turnEnded'; readonly creature: CreatureId }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly card: CardId
      readonly as: 'action' | 'chain' | 'smite' | 'free'
    }
  | { readonly type: 'countered'; readonly card: CardId }
  | { readonly type: 'interacted'; readonly seat: Seat; readonly on: Seat; readonly card: CardId }
  | { readonly type: 'gainedActions'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'gainedSpaces'; readonly seat: Seat; readonly by: number }
  | {
      readonly type: 'moved'
      readonly creature: CreatureId
      /** Where it was, if it was on the map, and each place it came to: the north-west space of a large body. */
      readonly path: readonly Space[]
      readonly how: MoveKind
    }
  | { readonly type: 'respawned'; readonly creature: CreatureId; readonly space: Space }
  | { readonly type: 'campWoke'; readonly camp: number }
  | { readonly type: 'appeared'; readonly creature: CreatureId; readonly space: Space }
  | { readonly type: 'allied'; readonly creature: CreatureId; readonly party: Party }

/** Attacks, rolls, damage, healing, Ailments and what lasts (T-21 to T-27). */
export type FightEvent =
  | {
      readonly type: 'attacked'
      readonly creature: CreatureId
      readonly target: CreatureId
      readonly card: CardId | null
    }
  | {
      readonly type: 'aimed'
      readonly creature: CreatureId
      readonly card: CardId | null
      /** The space that its area is aimed at; OFF for a range-1 area. */
      readonly space: Space
      /** What the area covers. */
      readonly spaces: readonly Space[]
      /** How many creatures are rolled for. */
      readonly targets: number
    }
  | {
      readonly type: 'rolled'
      readonly creature: CreatureId
      readonly purpose: 'attack' | 'skill' | 'test'
      readonly skill: Skill | null
      readonly dice: readonly number[]
      readonly die: number
      readonly total: number
      readonly needed: number | null
      /** What it is rolled for, where that is a card and neither an attack nor a skill. */
      readonly card: CardId | null
    }
  | { readonly type: 'rerolled'; readonly creature: CreatureId; readonly die: number; readonly total: number }
  | { readonly type: 'missed'; readonly creature: CreatureId; readonly target: CreatureId }
  | {
      readonly type: 'hit'
      readonly creature: CreatureId
      readonly target: CreatureId
      readonly isCritical: boolean
    }
  | {
      readonly type: 'hurt'
      readonly creature: CreatureId
      readonly by: CreatureId
      readonly card: CardId | null
      /** The Ailment that deals it; null for other damage. */
      readonly ailment: Ailment | null
      /** HP that it lost; for a Minion what was dealt. */
      readonly damage: number
      readonly hp: number
    }
  | { readonly type: 'unharmed'; readonly creature: CreatureId }
  | { readonly type: 'healed'; readonly creature: CreatureId; readonly by: number; readonly hp: number }
  | {
      readonly type: 'afflicted'
      readonly creature: CreatureId
      readonly ailment: Ailment
      readonly tokens: number
      readonly giver: Giver
    }
  | { readonly type: 'relieved'; readonly creature: CreatureId; readonly ailment: Ailment }
  | { readonly type: 'dazed'; readonly creature: CreatureId; readonly cards: readonly CardId[] }
  | {
      readonly type: 'lastingBegan'
      readonly face: number
      readonly owner: CreatureId
      readonly creature: CreatureId
      readonly space: Space
    }
  | { readonly type: 'tokenMoved'; readonly face: number; readonly owner: CreatureId; readonly space: Space }
  | { readonly type: 'lastingEnded'; readonly face: number; readonly creature: CreatureId }
  | { readonly type: 'felled'; readonly creature: CreatureId; readonly by: CreatureId }

/** Loot, Quests, Victory Points and the end. */
export type ScoreEvent =
  | { readonly type: 'chestOpened'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'gainedLoot'; readonly seat: Seat; readonly card: CardId; readonly from: LootOrigin }
  | { readonly type: 'lostLoot'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'lootDropped'; readonly space: Space; readonly cards: readonly CardId[] }
  | { readonly type: 'progressed'; readonly party: Party; readonly card: CardId; readonly progress: number }
  | { readonly type: 'tierReached'; readonly party: Party; readonly card: CardId; readonly tier: number }
  | { readonly type: 'scored'; readonly party: Party; readonly by: number }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'matchEnded'; readonly reason: Ending['reason']; readonly winner: Party | null }

/** How a creature came from one space to another (T-18.15). */
export type MoveKind = 'walked' | 'pushed' | 'teleported' | 'placed'
/** Where a Loot card came from. */
export type LootOrigin = 'deck' | 'ground' | 'gift' | 'theft'
