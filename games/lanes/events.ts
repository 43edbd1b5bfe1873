import type { BySeat, CardId, Seat } from '@trialhall/kernel'
import type { Wave } from './asks.ts'
import type { Field } from './terms.ts'
import type { Condition, Ending, Passive, Phase } from './terms.ts'

/** Why a unit did not do what its action says. */
const IDLE_REASONS = [
  'no-target',
  'no-attack',
  'target',
  'blocked',
  'edge',
  'grounded',
  'snare',
  'disarm',
  'stun',
] as const
/** One of them. */
export type IdleReason = (typeof IDLE_REASONS)[number]

/** Everything that happens in a game of Lanes, as ids and numbers. Units go by their card. */
export type LanesEvent =
  | { readonly type: 'rolledForFirst'; readonly dice: BySeat<number> }
  | { readonly type: 'tookClass'; readonly seat: Seat; readonly class: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  /** The tracker moved; orbs that came back, by colour (L-ORB.6). */
  | {
      readonly type: 'orbsRefreshed'
      readonly seat: Seat
      readonly step: number
      readonly orbs: readonly number[]
    }
  /** Orbs consumed and mana tokens spent, by colour. */
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly orbs: readonly number[]
      readonly mana: readonly number[]
    }
  | { readonly type: 'gainedMana'; readonly seat: Seat; readonly colour: number; readonly by: number }
  | { readonly type: 'gainedOrbs'; readonly seat: Seat; readonly orbs: readonly number[] }
  | { readonly type: 'mustered'; readonly seat: Seat; readonly card: CardId; readonly field: Field }
  | { readonly type: 'summoned'; readonly seat: Seat; readonly card: CardId; readonly field: Field }
  | {
      readonly type: 'cast'
      readonly seat: Seat
      readonly card: CardId
      readonly at: readonly number[]
      /** The units on the fields of `at`, where the text chooses units. */
      readonly cards: readonly CardId[]
      readonly wasPrepared: boolean
    }
  | { readonly type: 'prepared'; readonly seat: Seat; readonly card: CardId; readonly slot: number }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly card: CardId; readonly slot: number }
  /** By a text if `isExtra`, else by the charging action. */
  | {
      readonly type: 'charged'
      readonly seat: Seat
      readonly card: CardId
      readonly slot: number
      readonly colour: number
      readonly isExtra: boolean
    }
  | { readonly type: 'sparked'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'overwhelmed'; readonly seat: Seat }
  | { readonly type: 'boughtNode'; readonly seat: Seat; readonly class: number; readonly node: number }
  | { readonly type: 'gainedCards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'passiveWorked'; readonly seat: Seat; readonly passive: Passive }
  | {
      readonly type: 'enchantmentBegan'
      readonly seat: Seat
      readonly card: CardId
      readonly shape: number
      readonly tokens: number
    }
  | {
      readonly type: 'enchantmentResolved'
      readonly seat: Seat
      readonly card: CardId
      readonly tokens: number
    }
  | { readonly type: 'enchantmentEnded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'enchanted'; readonly seat: Seat; readonly card: CardId; readonly shape: number }
  /** `marks`: the tokens that are left on it, a bit each. */
  | { readonly type: 'unenchanted'; readonly card: CardId; readonly marks: number }
  | { readonly type: 'waveBegan'; readonly seat: Seat; readonly wave: Wave }
  | { readonly type: 'advanced'; readonly card: CardId; readonly from: Field; readonly to: Field }
  | { readonly type: 'defended'; readonly card: CardId }
  /** It stands upright again (L-DEF.2). */
  | { readonly type: 'rose'; readonly card: CardId }
  /** An action that was performed and not executed, or skipped (L-R8). */
  | { readonly type: 'idled'; readonly card: CardId; readonly why: IdleReason }
  | {
      readonly type: 'attacked'
      /** Attacker first, then the attacked unit. */
      readonly cards: readonly CardId[]
      readonly from: Field
      readonly to: Field
      readonly defence: number
      readonly chilled: number
      readonly damage: number
    }
  | {
      readonly type: 'struckHero'
      readonly card: CardId
      readonly seat: Seat
      readonly from: Field
      readonly chilled: number
      readonly damage: number
    }
  | { readonly type: 'damaged'; readonly card: CardId; readonly by: number; readonly hp: number }
  | { readonly type: 'warded'; readonly card: CardId }
  | { readonly type: 'healed'; readonly card: CardId; readonly by: number; readonly hp: number }
  | {
      readonly type: 'strengthened'
      readonly card: CardId
      readonly what: 'attack' | 'hp'
      readonly by: number
    }
  | {
      readonly type: 'conditionPlaced'
      readonly card: CardId
      readonly condition: Condition
      readonly count: number
    }
  | {
      readonly type: 'conditionLost'
      readonly card: CardId
      readonly condition: Condition
      readonly count: number
    }
  | { readonly type: 'died'; readonly seat: Seat; readonly card: CardId; readonly field: Field }
  | { readonly type: 'returned'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'lifeChanged'; readonly seat: Seat; readonly by: number; readonly life: number }
  | {
      readonly type: 'gainedExperience'
      readonly seat: Seat
      readonly by: number
      readonly experience: number
    }
  | { readonly type: 'levelled'; readonly seat: Seat; readonly level: number }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: Ending; readonly winner: Seat | null }
