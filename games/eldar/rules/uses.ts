import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import { draftOf, MOST_SAVED, obstacleTo } from './announcing.ts'
import type { EldarOption } from './asks.ts'
import type { Action } from './faces.ts'
import { Prices } from './prices.ts'
import { CARD, faceOf } from './printed.ts'
import { refuseEquipment, refuseUse } from './reasons.ts'
import {
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
  private readonly table: EldarTable
  private readonly state: EldarState
  private readonly isReaction: boolean
  private readonly isThorough: boolean
  private readonly cards: readonly CardId[]
  /** One draft for everything that is looked at: nothing keeps it. */
  private readonly draft: Pending
  private readonly moment: { prices: Prices; isReaction: boolean; noSlow: boolean }

  constructor(table: EldarTable, seat: Seat, isReaction: boolean) {
    this.table = table
    this.state = table.state
    this.isReaction = isReaction
    this.isThorough = table.isExplaining
    this.cards = this.isThorough
      ? playerAt(table.state, seat).hand
      : actionCards(table.state, seat, isReaction)
    this.draft = draftOf(table.state, { hero: seat * table.state.perSide, card: null, ability: 0 })
    this.moment = { prices: new Prices(table.state), isReaction, noSlow: false }
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state, draft, cards } = this
    const hero = heroAt(state, id)
    if (hero.isDown && !this.isThorough) return
    this.moment.noSlow = !this.isReaction && hasQuirk(state, id, 'noSlow')
    draft.hero = id
    draft.origin = id
    this.abilities(hero, hero.face, NO_CARD)
    for (const attached of hero.kit) if (attached !== null) this.abilities(hero, attached.face, attached.card)
    draft.kind = 'card'
    draft.ability = CARD
    for (const card of cards) {
      draft.card = card
      draft.face = state.cards.def[card] as number
      const { play } = faceOf(draft.face)
      if (play !== null) this.consider(hero, play)
      else if (this.isThorough) refuseEquipment(this.table, { do: 'equip', card, hero: id })
    }
  }

  private abilities(hero: Hero, face: DefIndex, card: CardId): void {
    const { draft } = this
    const { abilities, hasAction, hasFast } = faceOf(face)
    if (!hasAction || (this.isReaction && !hasFast && !this.isThorough)) return
    draft.kind = 'ability'
    draft.face = face
    draft.card = card
    for (let ability = 0; ability < abilities.length; ability++) {
      const action = abilities[ability]
      if (action?.kind !== 'action') continue
      draft.ability = ability
      this.consider(hero, action)
    }
  }

  /** Offers the action of the draft, or says why it is not offered. */
  private consider(hero: Hero, action: Action): void {
    if (!this.isThorough && this.isOut(hero, action)) return
    const obstacle = obstacleTo(this.state, this.draft, this.moment)
    if (obstacle === null) this.options.push(this.use())
    else if (this.isThorough) refuseUse(this.table, this.use(), obstacle)
  }

  private isOut({ isRefreshed, focus: reserve }: Hero, { speed, exhausts, focus }: Action): boolean {
    if (exhausts && !isRefreshed) return true
    if (speed === 'slow' && (this.isReaction || this.moment.noSlow)) return true
    return focus - MOST_SAVED > reserve
  }

  private use(): Extract<EldarOption, { do: 'use' }> {
    const { hero, card, ability } = this.draft
    return { do: 'use', hero, card: card === NO_CARD ? null : card, ability }
  }
}

/** Cards in hand that are no equipment; of these the Fast ones if a reaction is wanted. */
function actionCards(state: EldarState, seat: Seat, isReaction: boolean): CardId[] {
  const found: CardId[] = []
  for (const card of playerAt(state, seat).hand) {
    const { play } = faceOf(state.cards.def[card] as number)
    if (play !== null && (!isReaction || play.speed === 'fast')) found.push(card)
  }
  return found
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
