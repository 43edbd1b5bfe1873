import type { BattleEvent, BattleView } from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { gameSights, sight, victory, type SightsOf } from '@trialhall/table-ui'

/** HP that are as many as usual, and the fewest that crush. */
const USUAL_HP = 2
const CRUSHING = 4

/** What is seen of Battle Decks, where it happens. */
export const sightsOf: SightsOf<BattleView, BattleEvent> = gameSights<BattleView, BattleEvent>({
  factionTaken: null,
  factionTossed: null,
  jokersBuried: null,
  rolledForFirst: null,
  beganFirst: null,
  roundBegan: null,
  turnBegan: null,
  drew: null,
  discarded: null,
  reinforced: ({ card }) => sight('land', cardKey(card)),
  equipped: ({ cards }) => cards.map((card) => sight('gain', cardKey(card))),
  eventPlayed: ({ cards }) => cards.map((card) => sight('magic', cardKey(card), 0.7)),
  activated: null,
  didNothing: null,
  attacked: null,
  used: ({ card }) => sight('magic', cardKey(card), 0.7),
  shielded: ({ card }) => sight('save', cardKey(card)),
  attackRolled: ({ isSuccess, cards }) =>
    isSuccess ? null : cards.map((card) => sight('save', cardKey(card), 0.7)),
  saveRolled: ({ isSuccess, card }) => (isSuccess ? sight('save', cardKey(card)) : null),
  rerolled: ({ card }) => sight('magic', cardKey(card)),
  hurt: ({ card, by }) => sight(by >= CRUSHING ? 'crush' : 'hit', cardKey(card), by / USUAL_HP),
  restored: ({ card, by }) => sight('heal', cardKey(card), by / USUAL_HP),
  fell: ({ card }) => sight('fall', cardKey(card)),
  rose: ({ card }) => sight('level', cardKey(card)),
  defeated: ({ card, isHero }) => [
    sight(isHero ? 'crush' : 'hit', cardKey(card)),
    sight('fall', cardKey(card), isHero ? 3 : 1),
  ],
  modified: ({ card, atk, def, dmg }) => sight(atk + def + dmg < 0 ? 'bane' : 'boon', cardKey(card), 0.7),
  readied: ({ card }) => sight('boon', cardKey(card), 0.7),
  exhausted: ({ card }) => sight('bane', cardKey(card), 0.5),
  unequipped: ({ card }) => sight('fall', cardKey(card), 0.4),
  paired: ({ card, cards }) => [card, ...cards].map((one) => sight('gain', cardKey(one))),
  unpaired: null,
  rogueEntered: ({ card }) => sight('rise', cardKey(card)),
  rogueAttacked: null,
  rogueLeft: ({ card }) => sight('fall', cardKey(card)),
  roundEnded: null,
  conceded: ({ seat }) => sight('fall', `seat:${seat}`),
  ended: ({ winners }, { viewer }) => victory(viewer, winners),
})

function cardKey(card: CardId): string {
  return `card:${card}`
}
