import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import { draftOf, isUsed, MOST_SAVED, obstacleTo } from './announcing.ts'
import type { EldarOption } from './asks.ts'
import type { Action } from './faces.ts'
import { affordableBy, lookAtEnemies, Prices, type Enemies } from './prices.ts'
import {
  focusOf,
  NEEDS_ENEMY,
  NEEDS_MORE,
  NEEDS_PENDING,
  NEEDS_SLOW,
  NEEDS_STAMINA,
  NOT_USED,
} from './needs.ts'
import { ABILITY_NEEDS, actionOf, CARD, faceOf, PLAY_NEEDS } from './printed.ts'
import { refuseEquipment, refuseUse } from './reasons.ts'
import {
  heroAt,
  keyOf,
  NO_CARD,
  playerAt,
  type Pending,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
} from './state.ts'
import { quirksOf } from './statuses.ts'
import { QUIRK } from './terms.ts'

/** Everything that a seat can use now, Hero by Hero: abilities of its own and of its permanents, then cards from hand. */
export function usable(table: EldarTable, seat: Seat, isReaction: boolean): EldarOption[] {
  const look = new Look(table, seat, isReaction)
  const first = seat * table.state.perSide
  for (let hero = first; hero < first + table.state.perSide; hero++) look.at(hero)
  return look.options
}

/** Less than anybody can pay for. */
const NOT_YET = -1_000_000

/**
 * One look through what a seat has. Whoever wants reasons gets them for everything; otherwise needs tell at a glance what
 * is out of reach, and what can be used, of all that needs nothing special.
 */
class Look {
  readonly options: EldarOption[] = []
  readonly isReaction: boolean
  /** The Hero that is looked at may use nothing Slow. */
  noSlow = false
  private readonly table: EldarTable
  private readonly seat: Seat
  private readonly hand: readonly CardId[]
  private readonly isThorough: boolean
  /** The Hero that is looked at. */
  private id: HeroId = 0
  /** The needs that it does without. */
  private barred = 0
  /** It uses equipment for less: abilities are looked at closely. */
  private isMaster = false
  /** The most printed Focus that it could pay for, whatever the statuses. */
  private most = 0
  /** What it can pay for by the statuses of now; NOT_YET before anybody asks. */
  private affordable = NOT_YET
  private enemies: Enemies | null = null
  private known: Prices | null = null
  /** One draft for everything that is looked at closely: nothing keeps it. */
  private draft: Pending | null = null

  constructor(table: EldarTable, seat: Seat, isReaction: boolean) {
    this.table = table
    this.seat = seat
    this.hand = playerAt(table.state, seat).hand
    this.isReaction = isReaction
    this.isThorough = table.isExplaining
  }

  get prices(): Prices {
    return (this.known ??= new Prices(this.table.state))
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state } = this.table
    const hero = heroAt(state, id)
    if (hero.isDown && !this.isThorough) return
    const quirks = quirksOf(state, id)
    this.id = id
    this.noSlow = !this.isReaction && (quirks & QUIRK.noSlow) !== 0
    this.barred = (this.isReaction || this.noSlow ? NEEDS_SLOW : 0) | (hero.isRefreshed ? 0 : NEEDS_STAMINA)
    if (!this.isReaction) this.barred |= NEEDS_PENDING // E-11.11: nothing lies on the stack
    this.most = hero.focus + MOST_SAVED
    this.affordable = NOT_YET
    this.isMaster = (quirks & QUIRK.masterwork) !== 0
    this.abilities(hero, NO_CARD, hero.face)
    const { kit } = hero
    for (let slot = 0; slot < kit.length; slot++) {
      const attached = kit[slot]
      if (attached) this.abilities(hero, attached.card, attached.face)
    }
    this.cards()
  }

  private abilities(hero: Hero, card: CardId, face: DefIndex): void {
    const needs = ABILITY_NEEDS[face] as readonly number[]
    for (let ability = 0; ability < needs.length; ability++) {
      const one = needs[ability] as number
      if (one === NOT_USED || (this.isOutOfReach(one) && !this.isMaster)) continue
      if (this.isSpecial(one) || this.isMaster) this.consider(card, ability, actionOf(face, ability))
      else if (!isUsed(hero, keyOf(card, ability))) this.offer(card, ability)
    }
  }

  private cards(): void {
    const { hand } = this
    const { def } = this.table.state.cards
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId
      const face = def[card] as DefIndex
      const needs = PLAY_NEEDS[face] as number
      if (this.isOutOfReach(needs)) continue
      const { play } = faceOf(face)
      if (play === null) refuseEquipment(this.table, { do: 'equip', card, hero: this.id })
      else if (this.isSpecial(needs)) this.consider(card, CARD, play)
      else this.offer(card, CARD)
    }
  }

  /** What cannot be used, as far as needs tell; nothing of that for who wants reasons for everything. */
  private isOutOfReach(needs: number): boolean {
    if (this.isThorough) return false
    if ((needs & this.barred) !== 0 || focusOf(needs) > this.most) return true
    if ((needs & NEEDS_MORE) !== 0) return false
    if (this.affordable === NOT_YET) this.affordable = affordableBy(this.table.state, this.id)
    if ((needs & NEEDS_ENEMY) === 0) return focusOf(needs) > this.affordable
    const { least, isWarded } = (this.enemies ??= lookAtEnemies(this.table.state, this.seat))
    return focusOf(needs) > this.affordable - least && !isWarded
  }

  /** What is within reach and cannot be used for sure, or has to be explained. */
  private isSpecial(needs: number): boolean {
    if (this.isThorough || (needs & NEEDS_MORE) !== 0) return true
    return (needs & NEEDS_ENEMY) !== 0 && this.enemies?.isWarded === true
  }

  private offer(card: CardId, ability: number): void {
    this.options.push({ do: 'use', hero: this.id, card: card === NO_CARD ? null : card, ability })
  }

  /** Offers a use, or says why it is not offered. */
  private consider(card: CardId, ability: number, action: Action): void {
    const { table } = this
    const obstacle = obstacleTo(table.state, { draft: this.drafted(card, ability), action }, this)
    if (obstacle === null) this.offer(card, ability)
    else if (this.isThorough)
      refuseUse(table, { do: 'use', hero: this.id, card: card === NO_CARD ? null : card, ability }, obstacle)
  }

  private drafted(card: CardId, ability: number): Pending {
    const { state } = this.table
    const hero = this.id
    const draft = (this.draft ??= draftOf(state, { hero, card: null, ability: CARD }))
    draft.hero = hero
    draft.origin = hero
    draft.kind = ability === CARD ? 'card' : 'ability'
    draft.card = card
    draft.face = card === NO_CARD ? heroAt(state, hero).face : (state.cards.def[card] as DefIndex)
    draft.ability = ability
    return draft
  }
}

/** True when everybody can see that a seat might react: it has a Hero, and cards in hand or a Fast ability (E-R83). */
export function mightReact(state: EldarState, seat: Seat): boolean {
  const first = seat * state.perSide
  const isArmed = playerAt(state, seat).hand.length > 0
  for (let id = first; id < first + state.perSide; id++) {
    const { isDown, face, kit } = heroAt(state, id)
    if (isDown) continue
    if (isArmed || faceOf(face).hasFast) return true
    for (const attached of kit) if (attached && faceOf(attached.face).hasFast) return true
  }
  return false
}
