import { OFF, type RoundEvent, type TempusView } from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { learn, type Choreography } from '@trialhall/table-ui'
import { ofParty, spent, withHero, without } from '../changes.ts'
import { atSlot } from './slots.ts'
import { STILL } from './still.ts'

const MEMBERS = { class: 'heroClass', subclass: 'subclass', character: 'character' } as const

/** The draft, decks, Events and initiative. */
export const BEATS_OF_ROUNDS: Choreography<TempusView, RoundEvent> = {
  trialRevealed: { ms: 700, show: (view, { known }) => learn(view, known) },
  draftRolled: { ms: 800, show: STILL },
  picked: {
    ms: 420,
    show: (view, { event }) => withHero(view, event.seat, () => ({ [MEMBERS[event.pool]]: event.index })),
  },
  portalPlaced: {
    ms: 420,
    show: (view, { event }) => ({ ...view, portals: ofParty(view.portals, event.party, () => event.space) }),
  },
  roundBegan: {
    ms: 800,
    show: (view, { event }) => ({
      ...view,
      round: event.round,
      isCounted: undefined,
      phase: 'draw',
      draft: null,
      turn: null,
      heroes: view.heroes.map((hero) => ({ ...hero, hasActed: undefined, initiative: 0, tie: 0 })),
    }),
  },
  phaseBegan: { ms: 460, show: (view, { event }) => ({ ...view, phase: event.phase }) },
  drew: {
    ms: 340,
    show: (view, { event, known }) =>
      withHero(learn(view, known), event.seat, ({ deck, hand }) => ({
        deck: without(deck, event.cards),
        hand: [...without(hand, event.cards), ...event.cards],
      })),
  },
  cycled: {
    ms: 520,
    show: (view, { event }) => withHero(view, event.seat, () => ({ hasCycled: true, setAside: [] })),
  },
  flipped: {
    ms: 520,
    show: (view, { event }) =>
      withHero(view, event.seat, ({ flipped }) => ({ flipped: [...flipped, event.card] })),
  },
  discarded: {
    ms: 360,
    show: (view, { event, known }) => spent(learn(view, known), event.seat, event.cards),
  },
  eventDrawn: {
    ms: 1000,
    show: (view, { event, known }) => {
      const after = learn(view, known)
      return {
        ...after,
        eventDeck: without(after.eventDeck, [event.card]),
        events: [...after.events, event.card],
      }
    },
  },
  eventActs: { ms: 700, show: (view, { event }) => acting(view, event.card) },
  eventEnded: {
    ms: 380,
    show: (view, { event }) => ({
      ...view,
      events: without(view.events, [event.card]),
      eventDiscard: [...view.eventDiscard, event.card],
      appointments: view.appointments.filter(({ card }) => card !== event.card),
    }),
  },
  appointed: {
    ms: 520,
    show: (view, { event: { card, initiative } }) => ({
      ...view,
      appointments: [...view.appointments, { card, initiative }],
    }),
  },
  located: { ms: 620, show: STILL },
  initiativeRolled: {
    ms: 320,
    show: (view, { event: { seat, initiative } }) =>
      withHero(view, seat, ({ at }) => ({
        initiative,
        at: view.round === 1 && at === OFF ? view.portals[seat % 2 === 0 ? 0 : 1] : at, // T-8.06
      })),
  },
  initiativeChanged: {
    ms: 400,
    show: (view, { event }) => withHero(view, event.seat, () => ({ initiative: event.initiative })),
  },
  rolledOff: { ms: 520, show: STILL },
  refreshed: { ms: 760, show: (view) => ({ ...view, chests: view.chests.map(() => true) }) },
}

/** An Event acts at once in its own phase, and later in a slot of its own. */
function acting(view: TempusView, card: CardId): TempusView {
  if (view.phase !== 'initiative' && view.phase !== 'turns') return view
  return atSlot(view, (slot) => typeof slot !== 'number' && slot.event === card)
}
