import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import type { EldarOption } from '../../asks.ts'
import {
  heroAt,
  keyOf,
  NO_CARD,
  topOf,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
  type Pending,
  type Player,
} from '../../state.ts'
import { QUIRK } from '../../terms.ts'
import { newPending } from './announcing.ts'
import {
  focusNeed,
  focusOf,
  NEEDS_ACTION,
  NEEDS_AT_ALLY,
  NEEDS_AT_SELF,
  NEEDS_ENEMY,
  NEEDS_EQUIPMENT,
  NEEDS_MORE,
  NEEDS_PENDING,
  NEEDS_SLOW,
  NEEDS_STAMINA,
  NEEDS_TRIGGER,
} from './needs.ts'
import { isUsed, obstacleTo, type Circumstances } from './obstacles.ts'
import { MOST_SAVED, Prices, type Enemies } from './prices.ts'
import { ABILITY_NEEDS, actionOf, CARD, COMMON_NEEDS, faceOf, PLAY_NEEDS } from '../printed.ts'
import { quirksOf } from '../statuses.ts'
import { targetsOf } from './targets.ts'

/**
 * What `uses.ts` finds that nothing keeps a seat from using (E-8.09), found faster: needs tell at a glance what is out of reach, and
 * what can be used of all that needs nothing special. Only the rest is looked at closely. That both find the same is a test.
 */
export function quickUses({ state }: EldarTable, seat: Seat, isReaction: boolean): EldarOption[] {
  const look = new Look(state, seat, isReaction)
  const first = seat * state.perSide
  for (let hero = first; hero < first + state.perSide; hero++) look.at(hero)
  return look.options
}

/** Less than anybody can pay for. */
const NOT_YET = -1_000_000

/** One look through what a seat has, with all that it needs to know of the moment looked up once. */
class Look implements Circumstances {
  readonly options: EldarOption[] = []
  readonly isReaction: boolean
  /** The Hero that is looked at may use nothing Slow. */
  noSlow = false
  private readonly state: EldarState
  private readonly seat: Seat
  /** What everything must do without, because the stack does not hold it. */
  private readonly absent: number
  /** Heroes of the seat that the effect on top of the stack targets, a bit each. */
  private readonly aimedAt: number
  /** The Hero that is looked at. */
  private id: HeroId = 0
  /** The needs that it does without. */
  private barred = 0
  /** Needs from this number on cost more Focus than it could pay, whatever the statuses. */
  private limit = 0
  /** Needs below this number that have no enemy for a target cost no more than it has, whatever the statuses. */
  private ample = 0
  /** What it can pay for by the statuses of now; NOT_YET before anybody asks. */
  private affordable = NOT_YET
  /** It uses equipment for less. */
  private isMaster = false
  private known: Prices | null = null
  /** One object for every action that is looked at closely: nothing keeps it. */
  private reused: Pending | null = null

  constructor(state: EldarState, seat: Seat, isReaction: boolean) {
    this.state = state
    this.seat = seat
    this.isReaction = isReaction
    const top = isReaction ? topOf(state) : undefined // E-11.11
    this.absent = absentFrom(top) | (isReaction ? NEEDS_SLOW : 0)
    this.aimedAt = top === undefined ? 0 : targetsOf(state, top, seat)
  }

  get prices(): Prices {
    return (this.known ??= new Prices(this.state))
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state } = this
    const hero = heroAt(state, id)
    if (hero.isDown) return // E-R34
    const quirks = quirksOf(state, id)
    this.id = id
    this.noSlow = !this.isReaction && (quirks & QUIRK.noSlow) !== 0
    this.isMaster = (quirks & QUIRK.masterwork) !== 0
    this.affordable = NOT_YET
    this.bar(hero)
    this.abilities(hero, NO_CARD, hero.face)
    const { kit } = hero
    for (let slot = 0; slot < kit.length; slot++) {
      const attached = kit[slot]
      if (attached) this.abilities(hero, attached.card, attached.face)
    }
    this.cards()
  }

  /** Sets what the Hero does without. */
  private bar({ focus, isRefreshed }: Hero): void {
    const self = 1 << this.id
    this.barred =
      this.absent |
      (this.noSlow ? NEEDS_SLOW : 0) |
      (isRefreshed ? 0 : NEEDS_STAMINA) |
      ((this.aimedAt & self) === 0 ? NEEDS_AT_SELF : 0) |
      ((this.aimedAt & ~self) === 0 ? NEEDS_AT_ALLY : 0)
    this.limit = focusNeed(focus + MOST_SAVED + 1)
    this.ample = focusNeed(focus) // Dazed adds 1
  }

  /** What needs something that is not there, or more Focus than can be. */
  private isBeyond(needs: number): boolean {
    return (needs & this.barred) !== 0 || needs >= this.limit
  }

  private abilities(hero: Hero, card: CardId, face: DefIndex): void {
    if (this.isBeyond(COMMON_NEEDS[face] as number)) return
    const all = ABILITY_NEEDS[face] as readonly number[]
    for (let ability = 0; ability < all.length; ability++) {
      const needs = all[ability] as number
      if (this.isBeyond(needs)) continue // what is no action needs more Focus than anybody has
      if (this.isSpecial(needs) || this.isDiscounted(face)) this.consider(card, ability, face)
      else if (this.isPayable(needs) && !isUsed(hero, keyOf(card, ability))) this.offer(card, ability)
    }
  }

  private cards(): void {
    const { cards, players } = this.state
    const { hand } = players[this.seat] as Player
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId
      const face = cards.def[card] as DefIndex
      const needs = PLAY_NEEDS[face] as number
      if (this.isBeyond(needs)) continue
      if (this.isSpecial(needs)) this.consider(card, CARD, face)
      else if (this.isPayable(needs)) this.offer(card, CARD)
    }
  }

  /** Needs do not tell whether it can be used. */
  private isSpecial(needs: number): boolean {
    if ((needs & NEEDS_MORE) !== 0) return true
    return (needs & NEEDS_ENEMY) !== 0 && this.opposed.isWarded
  }

  private isDiscounted(face: DefIndex): boolean {
    return this.isMaster && faceOf(face).kind === 'equipment'
  }

  /** Whether the Hero has the Focus for what needs nothing special. */
  private isPayable(needs: number): boolean {
    if (needs < this.ample && (needs & NEEDS_ENEMY) === 0) return true
    if (this.affordable === NOT_YET) this.affordable = this.prices.affordableBy(this.id)
    const more = (needs & NEEDS_ENEMY) === 0 ? 0 : this.opposed.least
    return focusOf(needs) + more <= this.affordable
  }

  private get opposed(): Enemies {
    return this.prices.against(this.seat)
  }

  private offer(card: CardId, ability: number): void {
    this.options.push({ do: 'use', hero: this.id, card: card === NO_CARD ? null : card, ability })
  }

  /** Offers a use if a close look finds no obstacle. */
  private consider(card: CardId, ability: number, face: DefIndex): void {
    const action = actionOf(face, ability)
    if (obstacleTo(this.state, { planned: this.plan(card, ability), action }, this) === null)
      this.offer(card, ability)
  }

  private plan(card: CardId, ability: number): Pending {
    const { state } = this
    const hero = this.id
    const planned = (this.reused ??= newPending(state, { hero, card: null, ability: CARD }))
    planned.hero = hero
    planned.origin = hero
    planned.kind = ability === CARD ? 'card' : 'ability'
    planned.card = card
    planned.face = card === NO_CARD ? heroAt(state, hero).face : (state.cards.def[card] as DefIndex)
    planned.ability = ability
    return planned
  }
}

/** What an answer cannot find on the stack, by what lies on top of it; it can reach nothing else there (E-11.14). */
function absentFrom(top: Pending | undefined): number {
  if (top === undefined) return NEEDS_PENDING
  if (top.kind === 'trigger') return NEEDS_ACTION
  const isOfEquipment = top.kind === 'ability' && faceOf(top.face).kind === 'equipment'
  return isOfEquipment ? NEEDS_TRIGGER : NEEDS_TRIGGER | NEEDS_EQUIPMENT
}
