import type { EldarEvent, EldarView, HeroId } from '@trialhall/game-eldar'
import { gameSights, sight, victory, type SightsOf } from '@trialhall/table-ui'
import { BIT, BUFFS } from '../terms.ts'

/** HP that are as many as usual, and the fewest that crush. */
const USUAL_HP = 3
const CRUSHING = 6

/** What is seen of Trials of the Eldar, where it happens. */
export const sightsOf: SightsOf<EldarView, EldarEvent> = gameSights<EldarView, EldarEvent>({
  coinFlipped: null,
  heroesShown: null,
  heroTaken: null,
  groupShown: null,
  cardTaken: null,
  cardsRemoved: null,
  heroesRevealed: null,
  tookInitiative: ({ seat }) => sight('gain', `seat:${seat}`),
  shuffled: null,
  mulliganed: null,
  roundBegan: null,
  phaseBegan: null,
  drew: null,
  refreshed: ({ hero }) => sight('boon', heroKey(hero), 0.5),
  exhausted: null,
  focusChanged: ({ hero, by }) => (by > 0 ? sight('gain', heroKey(hero), by / 2) : null),
  equipped: ({ card }) => sight('gain', `card:${card}`),
  attached: ({ card }) => sight('magic', `card:${card}`),
  left: ({ card }) => sight('fall', `card:${card}`, 0.5),
  used: null,
  aimed: null,
  triggered: ({ hero }) => sight('boon', heroKey(hero), 0.6),
  paid: null,
  resolves: ({ serial, hero }) => sight('magic', [`pending:${serial}`, heroKey(hero)]),
  negated: ({ serial }) => [sight('save', `pending:${serial}`), sight('fall', `pending:${serial}`)],
  retargeted: ({ serial }) => sight('bane', `pending:${serial}`),
  countersChanged: ({ card, by }) => (by > 0 ? sight('gain', `card:${card}`, 0.6) : null),
  damaged: ({ hero, amount }) =>
    sight(amount >= CRUSHING ? 'crush' : 'hit', heroKey(hero), amount / USUAL_HP),
  unharmed: ({ hero }) => sight('save', heroKey(hero)),
  lostHp: ({ hero, amount }) => sight('bane', heroKey(hero), amount / USUAL_HP),
  recovered: ({ hero, amount }) => sight('heal', heroKey(hero), amount / USUAL_HP),
  guarded: ({ hero }) => sight('save', heroKey(hero)),
  statusGained: ({ hero, status }) => sight((BIT[status] & BUFFS) > 0 ? 'boon' : 'bane', heroKey(hero), 0.7),
  statusesLost: ({ hero }) => sight('heal', heroKey(hero), 0.4),
  attributesRaised: ({ hero }) => sight('level', heroKey(hero), 0.7),
  defeated: ({ hero }) => [sight('crush', heroKey(hero)), sight('fall', heroKey(hero), 3)],
  gainedGlory: ({ seat }) => sight('level', `seat:${seat}`),
  revived: ({ hero }) => sight('level', heroKey(hero)),
  discarded: null,
  scrapped: null,
  looked: null,
  foresaw: null,
  recalled: null,
  banished: ({ card }) => sight('fall', `card:${card}`),
  passed: null,
  yielded: null,
  finished: null,
  suddenDeath: null,
  gaveUp: ({ seat }) => sight('fall', `seat:${seat}`),
  ended: ({ winner }, { viewer }) => victory(viewer, winner === null ? [] : [winner]),
})

function heroKey(hero: HeroId): string {
  return `hero:${hero}`
}
