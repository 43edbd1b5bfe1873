import { BIT, faceOf, type EldarEvent, type EldarView, type Phase, type Step } from '@trialhall/game-eldar'
import type { Seat } from '@trialhall/kernel'
import { learn, type Choreography } from '@trialhall/table-ui'
import {
  attached,
  cameTo,
  lifted,
  stacked,
  teamLaid,
  unstacked,
  withCounters,
  withHero,
  withPending,
  withPlayer,
} from './changes.ts'
import { cardsOut, cardTaken, coinFell, groupLaid, heroesLaid, heroTaken } from './draft/changes.ts'

const STILL = (view: EldarView): EldarView => view

/** How every event is shown: what changes on the table, and for how long it is looked at. */
export const CHOREOGRAPHY: Choreography<EldarView, EldarEvent> = {
  coinFlipped: { ms: 900, show: (view, { event }) => coinFell(view, event.seat) },
  heroesShown: { ms: 500, show: (view, { event }) => heroesLaid(view, event.seat, event.faces) },
  heroTaken: { ms: 700, show: (view, { event }) => heroTaken(view, event.seat, event.face) },
  groupShown: { ms: 700, show: (view, { event, known }) => groupLaid(learn(view, known), event.cards) },
  cardTaken: {
    ms: 600,
    show: (view, { event, known }) => cardTaken(learn(view, known), event.seat, event.card),
  },
  cardsRemoved: { ms: 500, show: (view, { event }) => cardsOut(view, event.cards) },
  heroesRevealed: { ms: 700, show: (view, { event }) => teamLaid(view, event) },
  tookInitiative: { ms: 700, show: (view, { event }) => ({ ...view, initiative: event.seat }) },
  shuffled: { ms: 260, show: STILL },
  mulliganed: { ms: 450, show: (view, { event }) => mulliganed(view, event) },
  roundBegan: {
    ms: 1000,
    show: (view, { event }) => ({ ...newRound(view), round: event.round, isSudden: event.isSudden }),
  },
  phaseBegan: { ms: 550, show: (view, { event }) => ({ ...view, step: STEP_OF[event.phase] }) },
  drew: {
    ms: 320,
    show: (view, { event, known }) => cameTo(learn(view, known), event.card, 'hand'),
  },
  refreshed: { ms: 260, show: (view, { event }) => withHero(view, event.hero, { isRefreshed: true }) },
  exhausted: { ms: 300, show: (view, { event }) => withHero(view, event.hero, { isRefreshed: false }) },
  focusChanged: { ms: 300, show: (view, { event }) => withHero(view, event.hero, { focus: event.focus }) },
  equipped: {
    ms: 800,
    show: (view, { event, known }) =>
      attached(learn(view, known), event.card, { hero: event.hero, counters: 0, origin: event.hero }),
  },
  attached: {
    ms: 600,
    show: (view, { event, known }) => {
      const { hero, counters } = event
      return attached(learn(view, known), event.card, { hero, counters, origin: hero })
    },
  },
  left: {
    ms: 600,
    show: (view, { event }) => cameTo(view, event.card, LEFT_FOR[event.how] ?? 'graveyard'),
  },
  used: {
    ms: (event, view) => (isOwnUse(view, event) ? 380 : 900),
    show: (view, { event, known }) => stacked(learn(view, known), event),
  },
  aimed: {
    ms: 800,
    show: (view, { event }) => {
      const { serial, mode, x } = event
      return withPending(view, serial, { mode, x, targets: event.targets.slice() })
    },
  },
  triggered: { ms: 750, show: (view, { event, known }) => stacked(learn(view, known), event) },
  paid: { ms: 350, show: STILL },
  resolves: { ms: 500, show: (view, { event }) => unstacked(view, event.serial) },
  negated: { ms: 900, show: (view, { event }) => unstacked(view, event.serial) },
  retargeted: {
    ms: 600,
    show: (view, { event }) => withPending(view, event.serial, { targets: [event.hero] }),
  },
  countersChanged: {
    ms: 400,
    show: (view, { event }) => withCounters(view, event.card, event.counters),
  },
  damaged: { ms: 650, show: (view, { event }) => withHero(view, event.hero, { hp: event.hp }) },
  unharmed: { ms: 450, show: STILL },
  lostHp: { ms: 600, show: (view, { event }) => withHero(view, event.hero, { hp: event.hp }) },
  recovered: { ms: 600, show: (view, { event }) => withHero(view, event.hero, { hp: event.hp }) },
  guarded: { ms: 800, show: (view, { event }) => withHero(view, event.hero, { hp: 1 }) },
  statusGained: {
    ms: 450,
    show: (view, { event }) =>
      withHero(view, event.hero, ({ granted }) => ({ granted: granted | BIT[event.status] })),
  },
  statusesLost: {
    ms: 450,
    show: (view, { event }) =>
      withHero(view, event.hero, ({ granted }) => ({
        granted: event.statuses.reduce((bits, status) => bits & ~BIT[status], granted),
      })),
  },
  attributesRaised: {
    ms: 500,
    show: (view, { event }) => withHero(view, event.hero, { raised: event.attributes.slice() }),
  },
  defeated: {
    ms: 1200,
    show: (view, { event }) =>
      withHero(view, event.hero, { isDown: true, hp: 0, focus: 0, granted: 0, raised: null }),
  },
  gainedGlory: {
    ms: 900,
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ glory: event.glory })),
  },
  revived: {
    ms: 700,
    show: (view, { event }) =>
      withHero(view, event.hero, ({ face }) => ({ isDown: false, isRefreshed: true, hp: faceOf(face).hp })),
  },
  discarded: {
    ms: 550,
    show: (view, { event, known }) => cameTo(learn(view, known), event.card, 'graveyard'),
  },
  scrapped: {
    ms: 600,
    show: (view, { event, known }) =>
      event.cards.reduce((now, card) => cameTo(now, card, 'graveyard'), learn(view, known)),
  },
  looked: { ms: 700, show: (view, { known }) => learn(view, known) },
  foresaw: { ms: 450, show: STILL },
  recalled: {
    ms: 600,
    show: (view, { event, known }) => cameTo(learn(view, known), event.card, 'hand'),
  },
  banished: {
    ms: 600,
    show: (view, { event, known }) => cameTo(lifted(learn(view, known), event.card), event.card, 'banished'),
  },
  passed: { ms: 550, show: (view, { event }) => ({ ...view, initiative: 1 - event.seat }) },
  yielded: {
    ms: 700,
    show: (view, { event }) => ({ ...view, yielded: event.seat, initiative: 1 - event.seat }),
  },
  finished: { ms: 550, show: STILL },
  suddenDeath: { ms: 1300, show: (view) => ({ ...view, isSudden: true }) },
  gaveUp: { ms: 600, show: STILL },
  ended: { ms: 1000, show: (view, { event }) => ({ ...view, ended: event.reason }) },
}

/** Whether the viewer uses something: they know what it is, and shall not wait for it. */
export function isOwnUse({ heroes, viewer }: EldarView, event: EldarEvent): boolean {
  return event.type === 'used' && heroes[event.hero]?.seat === viewer
}

/** A step of each phase, so that the right one is marked. */
const STEP_OF: Readonly<Record<Phase, Step>> = {
  setup: 'mulligan',
  start: 'startAbilities',
  equip: 'equipSecond',
  main: 'main',
  end: 'endAbilities',
}

/** Which cards go back is nobody's business: as many leave the hand, and the draws that follow fill it again. */
function mulliganed(view: EldarView, { seat, count }: { seat: Seat; count: number }): EldarView {
  return withPlayer(view, seat, ({ hand, deck }) => ({
    hand: hand.slice(count),
    deck: [...hand.slice(0, count), ...deck],
  }))
}

/** Where permanents go that do not go to the graveyard. */
const LEFT_FOR: Readonly<Partial<Record<string, 'hand' | 'banished'>>> = {
  recalled: 'hand',
  banished: 'banished',
}

/** What lasts until end of round is over (E-18.05, E-12.05). */
function newRound(view: EldarView): EldarView {
  const heroes = view.heroes.map((hero) => ({
    ...hero,
    granted: 0,
    raised: null,
    used: [],
    hasTargeted: false,
    wasTargeted: false,
  }))
  return { ...view, heroes, yielded: -1 }
}
