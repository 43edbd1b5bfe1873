import { newCharacter, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import { learn, type Choreography } from '@trialhall/table-ui'
import {
  cleanedUp,
  discarded,
  fallen,
  withCharacter,
  withCharacters,
  withFaction,
  without,
  withRogue,
  withSide,
} from './changes.ts'

const STILL = (view: BattleView): BattleView => view
const NOBODY = { partner: null, isPairing: false } as const

/**
 * How every event is shown: what changes on the table, and for how long it is looked at. An act takes 400 to 440 ms (80 of anticipation,
 * 160 of act, the rest of hold and settling); a die tumbles for 520 and then holds, since it decides; a whole turn takes about four seconds.
 */
export const CHOREOGRAPHY: Choreography<BattleView, BattleEvent> = {
  factionTaken: { ms: 700, show: (view, { event }) => withFaction(view, event.seat, event.faction) },
  factionTossed: { ms: 900, show: STILL },
  jokersBuried: { ms: 500, show: STILL },
  rolledForFirst: { ms: 1000, show: STILL },
  beganFirst: { ms: 900, show: (view, { event }) => ({ ...view, initiative: event.seat }) },
  roundBegan: {
    ms: 800,
    show: (view, { event }) => ({
      ...view,
      phase: 'round',
      round: event.round,
      active: event.seat,
      isLastTurn: false,
      sides: view.sides.map((side) => ({ ...side, hadTurn: false })),
    }),
  },
  turnBegan: {
    ms: 500,
    show: (view, { event }) => ({
      ...withSide(view, event.seat, () => ({ hadTurn: true })),
      phase: 'turn',
      turn: view.turn + 1,
      reinforced: 0,
      active: event.seat,
      isLastTurn: event.isLast,
    }),
  },
  drew: {
    ms: 320,
    show: (view, { event, known }) =>
      withSide(learn(view, known), event.seat, ({ deck, hand }) => ({
        deck: without(deck, event.cards),
        hand: [...hand, ...event.cards],
      })),
  },
  discarded: {
    ms: 360,
    show: (view, { event, known }) =>
      discarded(
        withSide(learn(view, known), event.seat, ({ hand }) => ({ hand: without(hand, [event.card]) })),
        [event.card],
      ),
  },
  reinforced: {
    ms: 400,
    show: (view, { event, known }) =>
      withSide(learn(view, known), event.seat, ({ hand, characters }) => ({
        hand: without(hand, [event.card]),
        characters: [...characters, newCharacter(event.card, { hp: 1, arrived: view.turn })],
      })),
  },
  equipped: {
    ms: 400,
    show: (view, { event, known }) => {
      const after = withSide(learn(view, known), event.seat, ({ hand }) => ({
        hand: without(hand, [event.card]),
      }))
      return withCharacters(after, event.cards, ({ equipment }) => ({
        equipment: [...equipment, event.card],
      }))
    },
  },
  eventPlayed: {
    ms: 680,
    show: (view, { event, known }) =>
      withSide(learn(view, known), event.seat, ({ hand, events }) => ({
        hand: without(hand, [event.card]),
        events: [...events, event.card],
      })),
  },
  activated: {
    ms: 320,
    show: (view, { event }) => ({
      ...withCharacters(view, [event.card, ...event.cards], () => ({ isActivated: true })),
      phase: 'activation',
    }),
  },
  didNothing: { ms: 320, show: STILL },
  attacked: { ms: 420, show: STILL },
  used: { ms: 440, show: STILL },
  shielded: { ms: 440, show: STILL },
  attackRolled: { ms: 1040, show: STILL },
  saveRolled: { ms: 720, show: STILL },
  rerolled: { ms: 440, show: STILL },
  hurt: { ms: 400, show: (view, { event }) => withCharacter(view, event.card, () => ({ hp: event.hp })) },
  restored: { ms: 420, show: (view, { event }) => withCharacter(view, event.card, () => ({ hp: event.hp })) },
  fell: { ms: 560, show: STILL },
  rose: { ms: 520, show: STILL },
  defeated: { ms: 560, show: (view, { event }) => fallen(view, event.card, event.isHero) },
  modified: {
    ms: 320,
    show: (view, { event }) => {
      const { source, atk, def, dmg, cards } = event
      const token = { source, atk, def, dmg, against: cards[0] ?? null }
      return withCharacter(view, event.card, ({ tokens }) => ({ tokens: [...tokens, token] }))
    },
  },
  readied: {
    ms: 340,
    show: (view, { event }) => withCharacter(view, event.card, () => ({ isActivated: false })),
  },
  exhausted: {
    ms: 340,
    show: (view, { event }) => withCharacter(view, event.card, () => ({ isActivated: true })),
  },
  unequipped: {
    ms: 420,
    show: (view, { event }) =>
      discarded(
        withCharacters(view, event.cards, ({ equipment }) => ({
          equipment: without(equipment, [event.card]),
        })),
        [event.card],
      ),
  },
  paired: {
    ms: 500,
    show: (view, { event }) => {
      const after = withCharacter(view, event.card, () => ({
        partner: event.cards[0] ?? null,
        isPairing: true,
      }))
      return withCharacters(after, event.cards, () => ({ partner: event.card, isPairing: false }))
    },
  },
  unpaired: {
    ms: 420,
    show: (view, { event }) => withCharacters(view, [event.card, ...event.cards], () => NOBODY),
  },
  rogueEntered: {
    ms: 940,
    show: (view, { event, known }) =>
      withSide(learn(view, known), event.seat, ({ deck, rogues }) => ({
        deck: without(deck, [event.card]),
        rogues: [...rogues, { card: event.card, attacks: 0 }],
      })),
  },
  rogueAttacked: {
    ms: 520,
    show: (view, { event }) => withRogue(view, event.card, (attacks) => attacks + 1),
  },
  rogueLeft: { ms: 480, show: (view, { event }) => withRogue(view, event.card, () => null) },
  roundEnded: {
    ms: 800,
    show: (view, { event }) => ({
      ...cleanedUp(view),
      phase: 'round',
      initiative: event.seat,
      active: event.seat,
    }),
  },
  conceded: { ms: 600, show: STILL },
  ended: {
    ms: 1000,
    show: (view, { event }) => ({ ...view, ending: { reason: event.reason, winners: event.winners } }),
  },
}
