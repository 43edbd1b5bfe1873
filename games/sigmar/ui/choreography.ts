import type { Player, SigmarEvent, SigmarView } from '@trialhall/game-sigmar'
import type { CardId, Seat } from '@trialhall/kernel'
import { learn, type Choreography } from '@trialhall/table-ui'

type Change = Partial<Omit<SigmarView, 'players'>>

function withPlayer(view: SigmarView, seat: Seat, change: (player: Player) => Partial<Player>): SigmarView {
  const players = view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player))
  return { ...view, players }
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  return cards.filter((card) => !gone.includes(card))
}

/** The hand was mixed before a card was taken from it: whoever sees it finds under the card's number what is taken. */
function mixed(view: SigmarView, hand: readonly CardId[], { card, known }: Taken): SigmarView {
  const { def } = view.cards
  const other = hand.find((one) => known[card] !== undefined && def[one] === known[card])
  return learn(
    view,
    other === undefined ? known : { ...known, [other]: def[card] as number, [card]: known[card] as number },
  )
}

interface Taken {
  readonly card: CardId
  readonly known: Readonly<Record<number, number>>
}

/** From one hand to another, which is mixed in turn and lies in the order of its numbers. */
function passed(view: SigmarView, way: { from: Seat; to: Seat }, taken: Taken): SigmarView {
  const { hand } = view.players[way.from] as Player
  const after = withPlayer(mixed(view, hand, taken), way.from, () => ({
    hand: without(hand, [taken.card]).toSorted((a, b) => a - b),
  }))
  return withPlayer(after, way.to, (player) => ({
    hand: [...player.hand, taken.card].toSorted((a, b) => a - b),
  }))
}

/** From a hand to the table: what is played lies face up until all is resolved. */
function played(view: SigmarView, seat: Seat, card: CardId): SigmarView {
  const after = withPlayer(view, seat, ({ hand }) => ({ hand: without(hand, [card]) }))
  return { ...after, inPlay: [...after.inPlay, card] }
}

function changed(view: SigmarView, change: Change): SigmarView {
  return { ...view, ...change }
}

/** Cards played lie on the table until a turn goes on with something else. */
function cleared(view: SigmarView): SigmarView {
  if (view.inPlay.length === 0) return view
  return { ...view, inPlay: [], actionDiscard: [...view.actionDiscard, ...view.inPlay] }
}

const STILL = (view: SigmarView): SigmarView => view

/** How every event of Sigmar's Trial is shown: what changes on the table, and for how long it is looked at. */
export const CHOREOGRAPHY: Choreography<SigmarView, SigmarEvent> = {
  rolledForFirst: { ms: 1100, show: STILL },
  tookChampion: {
    ms: 450,
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ champion: event.champion })),
  },
  turnBegan: {
    ms: 650,
    show: (view, { event }) =>
      changed(cleared(view), { active: event.seat, round: event.round, phase: 'draw' }),
  },
  drew: {
    ms: 320,
    show: (view, { event, known }) => {
      const after = withPlayer(learn(view, known), event.seat, ({ hand }) => ({
        hand: [...hand, ...event.cards],
      }))
      return changed(after, { actionDeck: without(view.actionDeck, event.cards) })
    },
  },
  drawSkipped: { ms: 450, show: STILL },
  trialRevealed: {
    ms: 500,
    show: (view, { event, known }) =>
      changed(learn(view, known), {
        trials: [...view.trials, event.card],
        trialDeck: without(view.trialDeck, [event.card]),
      }),
  },
  trialsDiscarded: {
    ms: 500,
    show: (view, { event }) =>
      changed(view, {
        trials: without(view.trials, event.cards),
        trialDiscard: [...view.trialDiscard, ...event.cards],
      }),
  },
  reshuffled: { ms: 450, show: (view, { event }) => reshuffled(view, event.deck) },
  rested: { ms: 550, show: (view, { event }) => withPlayer(view, event.seat, () => ({ rested: true })) },
  attempted: { ms: 650, show: (view) => changed(view, { phase: 'action' }) },
  boosted: {
    ms: 850,
    show: (view, heard) => played(learn(view, heard.known), heard.event.seat, heard.event.card),
  },
  lowered: {
    ms: 850,
    show: (view, heard) => played(learn(view, heard.known), heard.event.seat, heard.event.card),
  },
  blocked: {
    ms: 900,
    show: (view, heard) => played(learn(view, heard.known), heard.event.seat, heard.event.card),
  },
  rolled: { ms: 1050, show: (view) => changed(view, { phase: 'roll' }) },
  rerolled: { ms: 500, show: STILL },
  succeeded: {
    ms: 900,
    show: (view, { event }) => {
      const after = withPlayer(view, event.seat, ({ completed }) => ({ completed: completed + 1 }))
      return changed(after, {
        phase: 'resolution',
        trials: without(view.trials, [event.card]),
        trialDiscard: [...view.trialDiscard, event.card],
      })
    },
  },
  failed: { ms: 850, show: (view) => changed(view, { phase: 'resolution' }) },
  discarded: {
    ms: 500,
    show: (view, { event, known }) => {
      const after = withPlayer(learn(view, known), event.seat, ({ hand }) => ({
        hand: without(hand, [event.card]),
      }))
      return changed(after, { actionDiscard: [...view.actionDiscard, event.card] })
    },
  },
  valorChanged: {
    ms: 400,
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ valor: event.valor })),
  },
  challenged: { ms: 700, show: (view) => changed(view, { phase: 'action' }) },
  duelTied: { ms: 950, show: STILL },
  duelWon: { ms: 1150, show: (view) => changed(view, { phase: 'resolution' }) },
  cardStolen: {
    ms: 650,
    show: (view, { event, known }) =>
      passed(view, { from: event.loser, to: event.seat }, { card: event.card, known }),
  },
  cardPlayed: {
    ms: 800,
    show: (view, heard) => played(learn(view, heard.known), heard.event.seat, heard.event.card),
  },
  regained: {
    ms: 450,
    show: (view, { event, known }) => {
      const after = withPlayer(learn(view, known), event.seat, ({ hand }) => ({
        hand: [...hand, ...event.cards],
      }))
      return changed(after, { actionDiscard: without(view.actionDiscard, event.cards) })
    },
  },
  duelUndone: {
    ms: 550,
    show: (view, { event, known }) => {
      const { card } = event
      if (card === null) return view
      if (!view.actionDiscard.includes(card))
        return passed(view, { from: event.winner, to: event.seat }, { card, known })
      const after = withPlayer(learn(view, known), event.seat, ({ hand }) => ({ hand: [...hand, card] }))
      return changed(after, { actionDiscard: without(view.actionDiscard, [card]) })
    },
  },
  moved: {
    ms: ({ from, to }) => 260 + 170 * Math.min((to - from + 12) % 12, (from - to + 12) % 12),
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ space: event.to })),
  },
  fateDrawn: {
    ms: 1450,
    show: (view, { event, known }) => {
      const after = changed(learn(view, known), { fateDeck: without(view.fateDeck, [event.card]) })
      return event.isKept
        ? withPlayer(after, event.seat, ({ kept }) => ({ kept: [...kept, event.card] }))
        : changed(after, { fateDiscard: [...view.fateDiscard, event.card] })
    },
  },
  keptUsed: {
    ms: 650,
    show: (view, { event }) => {
      const after = withPlayer(view, event.seat, ({ kept }) => ({ kept: without(kept, [event.card]) }))
      return changed(after, { fateDiscard: [...view.fateDiscard, event.card] })
    },
  },
  left: { ms: 600, show: (view, { event }) => withPlayer(view, event.seat, () => ({ left: true })) },
  ended: { ms: 1200, show: STILL },
}

function reshuffled(view: SigmarView, deck: 'action' | 'trial' | 'fate'): SigmarView {
  switch (deck) {
    case 'action':
      return { ...view, actionDeck: [...view.actionDeck, ...view.actionDiscard], actionDiscard: [] }
    case 'trial':
      return { ...view, trialDeck: [...view.trialDeck, ...view.trialDiscard], trialDiscard: [] }
    case 'fate':
      return { ...view, fateDeck: [...view.fateDeck, ...view.fateDiscard], fateDiscard: [] }
  }
}
