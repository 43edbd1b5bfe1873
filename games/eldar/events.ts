import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import type { HeroId } from './state.ts'
import type { Ending, Phase, Status, Way } from './terms.ts'

/** Everything that happens, as ids and numbers. `hero` is a place in `heroes`, `face` an index into the catalog. */
export type EldarEvent =
  | { readonly type: 'coinFlipped'; readonly seat: Seat }
  | { readonly type: 'heroesShown'; readonly seat: Seat; readonly faces: readonly DefIndex[] }
  | { readonly type: 'heroTaken'; readonly seat: Seat; readonly face: DefIndex }
  | { readonly type: 'groupShown'; readonly group: number; readonly cards: readonly CardId[] }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardsRemoved'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'heroesRevealed'
      readonly seat: Seat
      readonly faces: readonly DefIndex[]
      /** The deck that lies beside them, not in its order. */
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'tookInitiative'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly seat: Seat }
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly isSudden: boolean }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'refreshed'; readonly hero: HeroId }
  | { readonly type: 'exhausted'; readonly hero: HeroId }
  | { readonly type: 'focusChanged'; readonly hero: HeroId; readonly by: number; readonly focus: number }
  | { readonly type: 'equipped'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'attached'; readonly hero: HeroId; readonly card: CardId; readonly counters: number }
  | { readonly type: 'left'; readonly hero: HeroId; readonly card: CardId; readonly how: Way }
  | {
      readonly type: 'used'
      readonly hero: HeroId
      readonly card: CardId | null
      readonly face: DefIndex
      readonly ability: number
      readonly serial: number
      readonly isReaction: boolean
    }
  | {
      readonly type: 'aimed'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      readonly mode: number
      readonly targets: readonly number[]
      /** Those of the targets that are cards. */
      readonly cards: readonly CardId[]
      /** -1 where there is no X. */
      readonly x: number
      readonly serial: number
    }
  | {
      readonly type: 'triggered'
      readonly hero: HeroId
      readonly card: CardId | null
      readonly face: DefIndex
      readonly ability: number
      readonly targets: readonly number[]
      /** Those of the targets that are cards. */
      readonly cards: readonly CardId[]
      readonly subject: HeroId
      readonly serial: number
    }
  | {
      readonly type: 'paid'
      readonly hero: HeroId
      readonly focus: number
      readonly exhausts: boolean
      readonly hp: number
    }
  | {
      readonly type: 'resolves'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      readonly serial: number
    }
  | {
      readonly type: 'negated'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      readonly serial: number
    }
  | {
      readonly type: 'retargeted'
      readonly hero: HeroId
      readonly face: DefIndex
      readonly ability: number
      readonly serial: number
    }
  | {
      readonly type: 'countersChanged'
      readonly card: CardId
      readonly by: number
      readonly counters: number
    }
  | {
      readonly type: 'damaged'
      readonly hero: HeroId
      readonly by: HeroId
      readonly amount: number
      readonly hp: number
    }
  | { readonly type: 'unharmed'; readonly hero: HeroId; readonly by: HeroId }
  | { readonly type: 'lostHp'; readonly hero: HeroId; readonly amount: number; readonly hp: number }
  | { readonly type: 'recovered'; readonly hero: HeroId; readonly amount: number; readonly hp: number }
  | { readonly type: 'guarded'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'statusGained'; readonly hero: HeroId; readonly status: Status }
  | { readonly type: 'statusesLost'; readonly hero: HeroId; readonly statuses: readonly Status[] }
  | { readonly type: 'attributesRaised'; readonly hero: HeroId; readonly attributes: readonly number[] }
  | { readonly type: 'defeated'; readonly hero: HeroId }
  | { readonly type: 'gainedGlory'; readonly seat: Seat; readonly glory: number }
  | { readonly type: 'revived'; readonly hero: HeroId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'looked'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'foresaw'; readonly seat: Seat; readonly count: number; readonly isKept: boolean }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'banished'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'yielded'; readonly seat: Seat }
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'suddenDeath' }
  | { readonly type: 'gaveUp'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: Ending; readonly winner: Seat | null }
