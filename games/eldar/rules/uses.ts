import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import { draftOf, MOST_SAVED, obstacleTo } from './announcing.ts'
import type { EldarOption } from './asks.ts'
import type { Action, PrintedAction } from './faces.ts'
import { Prices } from './prices.ts'
import { isBeyond, NEEDS_SLOW, NEEDS_STAMINA, NOT_USED } from './needs.ts'
import { ABILITY_NEEDS, CARD, faceOf, PLAY_NEEDS } from './printed.ts'
import { refuseEquipment, refuseUse } from './reasons.ts'
import {
  firstOf,
  heroAt,
  NO_CARD,
  playerAt,
  type Pending,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
} from './state.ts'
import { hasQuirk } from './statuses.ts'
import { QUIRK } from './terms.ts'

/** Everything that a seat can use now, Hero by Hero: abilities of its own and of its permanents, then cards from hand. */
export function usable(table: EldarTable, seat: Seat, isReaction: boolean): EldarOption[] {
  const look = new Look(table, seat, isReaction)
  const first = seat * table.state.perSide
  for (let hero = first; hero < first + table.state.perSide; hero++) look.at(hero)
  return look.options
}

/**
 * One look through what a seat has. Whoever wants reasons gets them for everything; otherwise what can be told at a glance
 * is not looked at twice.
 */
class Look {
  readonly options: EldarOption[] = []
  readonly isReaction: boolean
  readonly prices: Prices
  /** The Hero that is looked at may use nothing Slow. */
  noSlow = false
  /** What it can give, whatever it pays less by statuses. */
  readonly reach = { barred: 0, focus: 0 }
  private readonly table: EldarTable
  private readonly hand: readonly CardId[]
  private readonly isThorough: boolean
  /** One draft for everything that is looked at closely: nothing keeps it. */
  private readonly draft: Pending

  constructor(table: EldarTable, seat: Seat, isReaction: boolean) {
    const { state } = table
    this.table = table
    this.prices = new Prices(state)
    this.hand = playerAt(state, seat).hand
    this.isReaction = isReaction
    this.isThorough = table.isExplaining
    this.draft = draftOf(state, { hero: firstOf(state, seat), card: null, ability: CARD })
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state } = this.table
    const hero = heroAt(state, id)
    if (hero.isDown && !this.isThorough) return
    this.noSlow = !this.isReaction && hasQuirk(state, id, QUIRK.noSlow)
    this.measure(hero)
    this.draft.hero = id
    this.draft.origin = id
    const { kit } = hero
    this.abilities(hero.face, NO_CARD)
    for (let slot = 0; slot < kit.length; slot++) {
      const attached = kit[slot]
      if (attached) this.abilities(attached.face, attached.card)
    }
    this.cards()
  }

  /** Nothing is beyond reach of who wants reasons for everything. */
  private measure({ isRefreshed, focus }: Hero): void {
    const { reach } = this
    const isBarred = this.isReaction || this.noSlow
    reach.barred = this.isThorough ? 0 : (isBarred ? NEEDS_SLOW : 0) | (isRefreshed ? 0 : NEEDS_STAMINA)
    reach.focus = this.isThorough ? NOT_USED : focus + MOST_SAVED
  }

  private abilities(face: DefIndex, card: CardId): void {
    if (isBeyond(ABILITY_NEEDS[face] as number, this.reach)) return
    const { draft } = this
    draft.kind = 'ability'
    draft.card = card
    draft.face = face
    const { actions } = faceOf(face)
    for (let i = 0; i < actions.length; i++) {
      const { ability, action } = actions[i] as PrintedAction
      this.consider(ability, action)
    }
  }

  private cards(): void {
    const { draft, hand, reach } = this
    const { def } = this.table.state.cards
    draft.kind = 'card'
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId
      const face = def[card] as DefIndex
      if (isBeyond(PLAY_NEEDS[face] as number, reach)) continue
      draft.card = card
      draft.face = face
      const { play } = faceOf(face)
      if (play !== null) this.consider(CARD, play)
      else refuseEquipment(this.table, { do: 'equip', card, hero: draft.hero })
    }
  }

  /** Offers the use that is drafted, or says why it is not offered. */
  private consider(ability: number, action: Action): void {
    const { table, draft } = this
    draft.ability = ability
    const obstacle = obstacleTo(table.state, { draft, action }, this)
    if (obstacle !== null && !this.isThorough) return
    const card = draft.card === NO_CARD ? null : draft.card
    const use = { do: 'use', hero: draft.hero, card, ability } as const
    if (obstacle === null) this.options.push(use)
    else refuseUse(table, use, obstacle)
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
