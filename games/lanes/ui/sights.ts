import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { CardId, Seat } from '@trialhall/kernel'
import { gameSights, sight, victory, type SightsOf } from '@trialhall/table-ui'
import { nearSeat } from './ground/places.ts'

/** Damage that is as much as usual, and the least that crushes. */
const USUAL_DAMAGE = 2
const CRUSHING = 4

/** What is seen of Lanes, where it happens. */
export const sightsOf: SightsOf<LanesView, LanesEvent> = gameSights<LanesView, LanesEvent>({
  rolledForFirst: null,
  tookClass: null,
  turnBegan: null,
  phaseBegan: null,
  orbsRefreshed: null,
  paid: null,
  gainedMana: null,
  gainedOrbs: null,
  mustered: ({ card }) => sight('land', cardKey(card)),
  summoned: ({ card }) => sight('land', cardKey(card)),
  cast: ({ card }) => sight('magic', cardKey(card)),
  prepared: null,
  replaced: null,
  charged: ({ card }) => sight('gain', cardKey(card), 0.6),
  sparked: ({ card }) => sight('magic', cardKey(card)),
  overwhelmed: ({ seat }) => sight('magic', seatKey(seat)),
  boughtNode: ({ seat, node }, view) =>
    sight('level', `${seat === nearSeat(view) ? 'node' : 'far-node'}:${node}`, 0.6),
  gainedCards: null,
  passiveWorked: ({ seat }) => sight('boon', seatKey(seat), 0.6),
  enchantmentBegan: ({ card }) => sight('magic', cardKey(card), 0.6),
  enchantmentResolved: ({ card }) => sight('magic', cardKey(card)),
  enchantmentEnded: null,
  enchanted: ({ card }) => sight('magic', cardKey(card), 0.7),
  unenchanted: null,
  waveBegan: null,
  advanced: ({ card }) => sight('land', cardKey(card), 0.5),
  defended: ({ card }) => sight('save', cardKey(card), 0.5),
  rose: null,
  idled: null,
  attacked: ({ cards, damage }) => (damage === 0 ? sight('save', cards.slice(1).map(cardKey)) : null),
  struckHero: null,
  damaged: ({ card, by }) => blow(cardKey(card), by),
  warded: ({ card }) => sight('save', cardKey(card)),
  healed: ({ card, by }) => sight('heal', cardKey(card), by / USUAL_DAMAGE),
  strengthened: ({ card }) => sight('boon', cardKey(card)),
  conditionPlaced: ({ card, condition }) =>
    sight(condition === 'haste' ? 'boon' : 'bane', cardKey(card), 0.7),
  conditionLost: null,
  died: ({ card, field }) => sight('fall', [cardKey(card), `field:${field}`]),
  returned: null,
  lifeChanged: ({ seat, by }) =>
    by < 0 ? blow(seatKey(seat), -by) : sight('heal', seatKey(seat), by / USUAL_DAMAGE),
  gainedExperience: null,
  levelled: ({ seat }) => sight('level', seatKey(seat)),
  left: ({ seat }) => sight('fall', seatKey(seat)),
  ended: ({ winner }, { viewer }) => victory(viewer, winner === null ? [] : [winner]),
})

function blow(at: string, damage: number): ReturnType<typeof sight> {
  return sight(damage >= CRUSHING ? 'crush' : 'hit', at, damage / USUAL_DAMAGE)
}

function cardKey(card: CardId): string {
  return `card:${card}`
}

function seatKey(seat: Seat): string {
  return `seat:${seat}`
}
