import type { CardId, Seat } from '@trialhall/kernel'
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

/** One look through what a seat has. */
class Look {
  readonly options: EldarOption[] = []
  private readonly table: EldarTable
  private readonly state: EldarState
  private readonly seat: Seat
  private readonly isReaction: boolean
  /** One draft for everything that is looked at: nothing keeps it. */
  private readonly draft: Pending
  private readonly moment: { prices: Prices; isReaction: boolean; noSlow: boolean }

  constructor(table: EldarTable, seat: Seat, isReaction: boolean) {
    this.table = table
    this.state = table.state
    this.seat = seat
    this.isReaction = isReaction
    this.draft = draftOf(table.state, { hero: seat * table.state.perSide, card: null, ability: 0 })
    this.moment = { prices: new Prices(table.state), isReaction, noSlow: false }
  }

  /** E-10.09: any Hero of the seat that is not defeated. */
  at(id: HeroId): void {
    const { state, table } = this
    const hero = heroAt(state, id)
    if (hero.isDown && !table.isExplaining) return
    this.moment.noSlow = hasQuirk(state, id, 'noSlow')
    this.draft.hero = id
    this.draft.origin = id
    this.abilities(id, hero.face, null)
    for (const attached of hero.kit) if (attached !== null) this.abilities(id, attached.face, attached.card)
    for (const card of playerAt(state, this.seat).hand) {
      const face = faceOf(state.cards.def[card] as number)
      if (face.play === null) {
        if (table.isExplaining) refuseEquipment(table, { do: 'equip', card, hero: id })
        continue
      }
      if (table.isExplaining || !this.isOut(hero, face.play)) this.consider(id, card, CARD)
    }
  }

  private abilities(id: HeroId, def: number, card: CardId | null): void {
    const { abilities, hasFast } = faceOf(def)
    const hero = heroAt(this.state, id)
    if (this.isReaction && !hasFast && !this.table.isExplaining) return
    for (let ability = 0; ability < abilities.length; ability++) {
      const action = abilities[ability]
      if (action?.kind !== 'action') continue
      if (this.table.isExplaining || !this.isOut(hero, action)) this.consider(id, card, ability)
    }
  }

  /** What can be told at a glance is not looked at twice; whoever wants reasons gets them all. */
  private isOut({ isRefreshed, focus: reserve }: Hero, { speed, exhausts, focus }: Action): boolean {
    if (exhausts && !isRefreshed) return true
    if (speed === 'slow' && (this.isReaction || this.moment.noSlow)) return true
    return focus - MOST_SAVED > reserve
  }

  private consider(hero: HeroId, card: CardId | null, ability: number): void {
    const { draft, state } = this
    draft.kind = ability === CARD ? 'card' : 'ability'
    draft.card = card ?? NO_CARD
    draft.face = card === null ? heroAt(state, hero).face : (state.cards.def[card] as number)
    draft.ability = ability
    const obstacle = obstacleTo(state, draft, this.moment)
    if (obstacle === null) this.options.push({ do: 'use', hero, card, ability })
    else if (this.table.isExplaining) refuseUse(this.table, { do: 'use', hero, card, ability }, obstacle)
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
