import { cardOf, isHero, maxHp, OFF, type TempusView, type TurnEvent } from '@trialhall/game-tempus'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { learn, type Choreography } from '@trialhall/table-ui'
import { MONSTER_IDS } from '../../state.ts'
import { spent, withCreature, withHero, withMonster, without } from '../changes.ts'
import { atSlot } from './slots.ts'
import { STILL } from './still.ts'

/** Turns, cards that are played, and moves. */
export const BEATS_OF_TURNS: Choreography<TempusView, TurnEvent> = {
  turnBegan: { ms: 420, show: (view, { event }) => atSlot(view, (slot) => slot === event.creature) },
  turnEnded: {
    ms: 240,
    show: (view, { event }) =>
      isHero(event.creature)
        ? withHero({ ...view, turn: null }, event.creature, () => ({ hasActed: true }))
        : view,
  },
  played: {
    ms: 520,
    show: (view, { event, known }) => played(learn(view, known), event.seat, event.card),
  },
  countered: { ms: 520, show: STILL },
  interacted: {
    ms: 520,
    show: (view, { event, known }) => spent(learn(view, known), event.seat, [event.card]),
  },
  gainedActions: {
    ms: 320,
    show: (view, { event }) =>
      view.turn?.seat === event.seat
        ? { ...view, turn: { ...view.turn, actions: view.turn.actions + event.by } }
        : view,
  },
  gainedSpaces: { ms: 260, show: STILL },
  moved: {
    ms: ({ path, how }) => (how === 'walked' ? Math.max(300, Math.min(1000, 120 * path.length)) : 420),
    show: (view, { event }) => withCreature(view, event.creature, () => ({ at: event.path.at(-1) ?? OFF })),
  },
  respawned: {
    ms: 520,
    show: (view, { event }) =>
      withCreature(view, event.creature, () => ({ hp: maxHp(view, event.creature), at: event.space })),
  },
  campWoke: {
    ms: 520,
    show: (view, { event }) => {
      const members = view.camps[event.camp]?.members ?? []
      return members.reduce((after, id) => withMonster(after, id, () => ({ isActive: true })), view)
    },
  },
  appeared: {
    ms: ({ creature }) => (creature === MONSTER_IDS.guardian ? 1000 : 620),
    show: (view, { event }) =>
      withCreature(view, event.creature, () => ({
        at: event.space,
        hp: maxHp(view, event.creature),
        ailments: undefined,
      })),
  },
  allied: {
    ms: 420,
    show: (view, { event }) =>
      withMonster(view, event.creature, () => ({ ally: event.party, isActive: true })),
  },
}

/** A card leaves the hand: Ongoing cards come into play, others are spent; Primaries and Loot stay. */
function played(view: TempusView, seat: Seat, card: CardId): TempusView {
  const isInHand = view.heroes[seat]?.hand.includes(card) ?? false
  if (!isInHand || (view.cards.def[card] ?? UNKNOWN) === UNKNOWN) return view
  const face = cardOf(view, card)
  const stays = face.kind === 'hero' && (face.use === 'ongoing' || face.use === 'maintained')
  if (!stays) return spent(view, seat, [card])
  return withHero(view, seat, ({ hand, ongoing }) => ({
    hand: without(hand, [card]),
    ongoing: [...ongoing, card],
  }))
}
