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
  NOBODY,
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
  /** The Hero that is looked at may use nothing Slow. */
  noSlow = false
  private readonly table: EldarTable
  private readonly hand: readonly CardId[]
  private readonly isThorough: boolean
  private id: HeroId = NOBODY
  /** One draft for everything that is looked at closely: nothing keeps it. */
  private draft: Pending | null = null
  private known: Prices | null = null

  constructor(table: EldarTable, seat: Seat, isReaction: boolean) {
    this.table = table
    this.hand = playerAt(table.state, seat).hand
    this.isReaction = isReaction
    this.isThorough = table.isExplaining
  }

  /** Worked out as soon as something is looked at closely. */
  get prices(): Prices {
    return (this.known ??= new Prices(this.table.state))
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state } = this.table
    const hero = heroAt(state, id)
    if (hero.isDown && !this.isThorough) return
    this.id = id
    this.noSlow = !this.isReaction && hasQuirk(state, id, QUIRK.noSlow)
    this.abilities(hero, hero.face, null)
    for (const attached of hero.kit) if (attached !== null) this.abilities(hero, attached.face, attached.card)
    for (const card of this.hand) {
      const { play } = faceOf(state.cards.def[card] as number)
      if (play === null) this.passOver(card)
      else if (this.isThorough || !this.isOut(hero, play)) this.consider(card, CARD)
    }
  }

  private abilities(hero: Hero, face: DefIndex, card: CardId | null): void {
    const { actions, hasFast } = faceOf(face)
    if (this.isReaction && !hasFast && !this.isThorough) return
    for (const { ability, action } of actions)
      if (this.isThorough || !this.isOut(hero, action)) this.consider(card, ability)
  }

  private passOver(card: CardId): void {
    if (this.isThorough) refuseEquipment(this.table, { do: 'equip', card, hero: this.id })
  }

  private isOut({ isRefreshed, focus: reserve }: Hero, { speed, exhausts, focus }: Action): boolean {
    if (exhausts && !isRefreshed) return true
    if (speed === 'slow' && (this.isReaction || this.noSlow)) return true
    return focus - MOST_SAVED > reserve
  }

  /** Offers a use, or says why it is not offered. */
  private consider(card: CardId | null, ability: number): void {
    const { table, id: hero } = this
    const obstacle = obstacleTo(table.state, this.drafted(card, ability), this)
    if (obstacle === null) this.options.push({ do: 'use', hero, card, ability })
    else if (this.isThorough) refuseUse(table, { do: 'use', hero, card, ability }, obstacle)
  }

  private drafted(card: CardId | null, ability: number): Pending {
    const { id, table } = this
    const { state } = table
    const draft = (this.draft ??= draftOf(state, { hero: id, card, ability }))
    draft.kind = ability === CARD ? 'card' : 'ability'
    draft.hero = id
    draft.origin = id
    draft.card = card ?? NO_CARD
    draft.face = card === null ? heroAt(state, id).face : (state.cards.def[card] as number)
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
