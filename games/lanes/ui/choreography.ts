import {
  boardOf,
  CLASSES,
  COLOUR_LETTERS,
  COLOURS,
  faceOf,
  markOf,
  STARTS,
  type LanesEvent,
  type LanesView,
  type Player,
} from '@trialhall/game-lanes'
import type { CardId, Seat } from '@trialhall/kernel'
import { learn, type Choreography } from '@trialhall/table-ui'
import { arrived, lifted, moved, plus, put, withPlayer, withSlot, withUnit } from './changes.ts'
import { unitOf } from './refs.ts'

const STILL = (view: LanesView): LanesView => view

/** How every event of Lanes is shown: what changes on the table, and for how long it is looked at. */
export const CHOREOGRAPHY: Choreography<LanesView, LanesEvent> = {
  rolledForFirst: { ms: 1100, show: STILL },
  tookClass: {
    ms: 500,
    show: (view, { event }) =>
      withPlayer(view, event.seat, () => ({ class: event.class, pool: startingOrbs(event.class) })),
  },
  turnBegan: {
    ms: 700,
    show: (view, { event }) => {
      const active = withPlayer(view, event.seat, () => ({ casts: 0, hasSparked: false, hasScorched: false }))
      const players = active.players.map((player) => ({ ...player, mana: player.mana.map(() => 0) }))
      return { ...active, players, active: event.seat }
    },
  },
  // Nobody waits for a phase in which nothing happens; what does happen is looked at.
  phaseBegan: { ms: 0, show: (view, { event }) => phaseBegan(view, event) },
  orbsRefreshed: {
    ms: 750,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ pool, track }) => ({
        step: event.step,
        pool: plus(pool, event.orbs, 1),
        track: track.map((count, at) => (Math.floor(at / COLOURS.length) === event.step ? 0 : count)),
      })),
  },
  paid: { ms: 420, show: (view, { event }) => withPlayer(view, event.seat, (player) => paid(player, event)) },
  gainedMana: {
    ms: 420,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ mana }) => ({
        mana: mana.map((count, colour) => count + (colour === event.colour ? event.by : 0)),
      })),
  },
  gainedOrbs: {
    ms: 500,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ pool }) => ({ pool: plus(pool, event.orbs, 1) })),
  },
  // The card stays where it is until it goes to its field.
  mustered: { ms: 320, show: (view, { known }) => learn(view, known) },
  summoned: {
    ms: 520,
    show: (view, { event, known }) => arrived(lifted(learn(view, known), event.seat, event.card), event),
  },
  cast: {
    ms: 1100,
    show: (view, { event, known }) => cast(lifted(learn(view, known), event.seat, event.card), event),
  },
  prepared: {
    ms: 500,
    show: (view, { event, known }) => {
      const after = lifted(learn(view, known), event.seat, event.card)
      const nodes = view.players[event.seat]?.nodes ?? 0
      return withSlot(after, event, () => ({ card: event.card, nodes }))
    },
  },
  replaced: {
    ms: 400,
    show: (view, { event, known }) => {
      const after = withSlot(learn(view, known), event, emptied)
      return withPlayer(after, event.seat, ({ hand }) => ({ hand: [...hand, event.card] }))
    },
  },
  charged: {
    ms: 420,
    show: (view, { event }) =>
      withSlot(view, event, ({ charges }) => ({
        charges: charges.map((count, colour) => count + (colour === event.colour ? 1 : 0)),
      })),
  },
  sparked: { ms: 650, show: (view, { event }) => withPlayer(view, event.seat, () => ({ hasSparked: true })) },
  overwhelmed: {
    ms: 800,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ powerTokens }) => ({ powerTokens: powerTokens - 1 })),
  },
  boughtNode: {
    ms: 800,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ nodes, powerTokens, slots }) => ({
        nodes: nodes | (1 << event.node),
        powerTokens: powerTokens - 1,
        slots: [...slots, ...newSlots(event)],
      })),
  },
  gainedCards: {
    ms: 500,
    show: (view, { event, known }) =>
      withPlayer(learn(view, known), event.seat, ({ hand, box }) => ({
        hand: [...hand, ...event.cards],
        box: without(box, event.cards),
      })),
  },
  passiveWorked: { ms: 600, show: STILL },
  enchantmentBegan: { ms: 450, show: (view, { event }) => tokensOn(view, event, event) },
  enchantmentResolved: {
    ms: 650,
    show: (view, { event }) => fewerTokens(view, event.seat, event.card),
  },
  enchantmentEnded: { ms: 420, show: (view, { event }) => endedEnchantment(view, event.seat, event.card) },
  enchanted: {
    ms: 380,
    show: (view, { event }) =>
      withUnit(view, event.card, ({ marks }) => ({ marks: marks | markOf(event.seat, event.shape) })),
  },
  unenchanted: {
    ms: 300,
    show: (view, { event }) => withUnit(view, event.card, () => ({ marks: event.marks })),
  },
  waveBegan: { ms: 700, show: (view) => ({ ...view, phase: 'battle' }) },
  advanced: { ms: 480, show: (view, { event }) => moved(view, event.card, event.to) },
  defended: {
    ms: 420,
    show: (view, { event }) => withUnit(view, event.card, () => ({ isDefending: true })),
  },
  // Its action follows at once, which may be to defend again.
  rose: { ms: 0, show: (view, { event }) => withUnit(view, event.card, () => ({ isDefending: false })) },
  // Nothing happens, so nobody waits for it; the log says why.
  idled: { ms: 0, show: STILL },
  attacked: {
    ms: 760,
    show: (view, { event }) =>
      withUnit(view, event.cards[1], ({ hp }) => ({ hp: hp === null ? hp : hp - event.damage })),
  },
  struckHero: { ms: 760, show: STILL },
  damaged: { ms: 460, show: (view, { event }) => withUnit(view, event.card, () => ({ hp: event.hp })) },
  warded: { ms: 500, show: STILL },
  healed: { ms: 460, show: (view, { event }) => withUnit(view, event.card, () => ({ hp: event.hp })) },
  strengthened: {
    ms: 460,
    show: (view, { event }) =>
      withUnit(view, event.card, (unit) => ({ [event.what]: (unit[event.what] ?? 0) + event.by })),
  },
  conditionPlaced: {
    ms: 420,
    show: (view, { event }) =>
      withUnit(view, event.card, (unit) => ({ [event.condition]: unit[event.condition] + event.count })),
  },
  conditionLost: {
    ms: 320,
    show: (view, { event }) =>
      withUnit(view, event.card, (unit) => ({
        [event.condition]: Math.max(0, unit[event.condition] - event.count),
      })),
  },
  died: { ms: 650, show: (view, { event }) => put(view, event.field, null) },
  returned: {
    ms: 420,
    show: (view, { event, known }) => {
      const heard = learn(view, known)
      const lying = event.cards.reduce((now, card) => lifted(now, event.seat, card), heard)
      return withPlayer(lying, event.seat, ({ hand }) => ({ hand: [...hand, ...event.cards] }))
    },
  },
  lifeChanged: {
    ms: 650,
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ life: event.life })),
  },
  gainedExperience: {
    ms: 380,
    show: (view, { event }) => withPlayer(view, event.seat, () => ({ experience: event.experience })),
  },
  levelled: {
    ms: 750,
    show: (view, { event }) =>
      withPlayer(view, event.seat, ({ experience, powerTokens }) => ({
        level: event.level,
        experience: experience - 3,
        powerTokens: powerTokens + 1,
      })),
  },
  left: { ms: 600, show: STILL },
  ended: { ms: 1200, show: STILL },
}

/** Orbs with which a class begins (L-SET.5). */
function startingOrbs(at: number): number[] {
  const letters = STARTS[CLASSES[at] ?? 'paladin'].orbs
  return Array.from(COLOUR_LETTERS, (letter) => letters.split(letter).length - 1)
}

function phaseBegan(view: LanesView, event: LanesEvent & { type: 'phaseBegan' }): LanesView {
  if (event.phase !== 'battle') return { ...view, phase: event.phase }
  const board = view.board.map((unit) =>
    unit === null
      ? null
      : { ...unit, did: unit.owner === event.seat ? ('ready' as const) : ('resting' as const) },
  )
  return { ...view, board, phase: event.phase }
}

/** Orbs go from the pool to the step of the tracker. */
function paid(player: Player, event: LanesEvent & { type: 'paid' }): Partial<Player> {
  const track = player.track.slice()
  event.orbs.forEach((count, colour) => {
    const at = player.step * COLOURS.length + colour
    track[at] = (track[at] ?? 0) + count
  })
  return { pool: plus(player.pool, event.orbs, -1), mana: plus(player.mana, event.mana, -1), track }
}

/** The card lies in the play area; one that summons itself goes on to the battleground. */
function cast(view: LanesView, { seat, card }: LanesEvent & { type: 'cast' }): LanesView {
  const face = view.cards.def[card] ?? 0
  if (faceOf(face).aim.kind === 'field') return view
  return withPlayer(view, seat, ({ area, casts }) => ({
    area: [...area, { card, face, shape: -1, tokens: 0 }],
    casts: casts + (view.active === seat ? 1 : 0),
  }))
}

function emptied({ charges }: { charges: readonly number[] }): Partial<Player['slots'][number]> {
  return { card: null, nodes: 0, charges: charges.map(() => 0) }
}

function newSlots(event: LanesEvent & { type: 'boughtNode' }): Player['slots'] {
  const count = boardOf(event.class)[event.node]?.slots ?? 0
  return Array.from({ length: count }, () => ({ card: null, nodes: 0, charges: COLOURS.map(() => 0) }))
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  return cards.filter((card) => !gone.includes(card))
}

interface Tokens {
  readonly shape: number
  readonly tokens: number
}

function tokensOn(view: LanesView, on: { seat: Seat; card: CardId }, { shape, tokens }: Tokens): LanesView {
  const after = withUnit(view, on.card, () => ({ shape, tokens }))
  return withPlayer(after, on.seat, ({ area }) => ({
    area: area.map((lying) => (lying.card === on.card ? { ...lying, shape, tokens } : lying)),
  }))
}

/** One token goes with each time, unless it lasts without end. */
function fewerTokens(view: LanesView, seat: Seat, card: CardId): LanesView {
  const on = unitOf(view, card) ?? view.players[seat]?.area.find((lying) => lying.card === card)
  const duration = on ? (faceOf(on.face).enchantment?.duration ?? null) : null
  if (!on || duration === null || on.tokens < 2) return view
  return tokensOn(view, { seat, card }, { shape: on.shape, tokens: on.tokens - 1 })
}

/** With the tokens on the card, all of its shape go. */
function endedEnchantment(view: LanesView, seat: Seat, card: CardId): LanesView {
  const on = unitOf(view, card) ?? view.players[seat]?.area.find((lying) => lying.card === card)
  if (!on || on.shape < 0) return view
  const mark = markOf(seat, on.shape)
  const board = view.board.map((unit) => (unit === null ? null : { ...unit, marks: unit.marks & ~mark }))
  return tokensOn({ ...view, board }, { seat, card }, { shape: -1, tokens: 0 })
}
