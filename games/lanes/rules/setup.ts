import { EVERYONE, noCards, seeded, type CardId, type Seat, type Setup } from '@trialhall/kernel'
import { BOXES, startingHand } from '../content/catalog.ts'
import { STARTS } from '../content/nodes.ts'
import { addToHand } from './hands.ts'
import { manaOf } from './mana.ts'
import { playerAt, type LanesState, type LanesTable, type Player } from '../state.ts'
import { CLASSES, COLOURS, FULL_LIFE, OPENING_DIE, SLOTS, type ClassId, type Compensation } from '../terms.ts'

const SUMMONING = COLOURS.indexOf('summoning')

/** The table before the dice are rolled (L-SET.2, L-SET.6). */
export function setUp({ options }: Setup): LanesState {
  const [lanes, rows] = [options.lanes as number, options.rows as number]
  const trackSteps = options.orbTrackLength as number
  const chosen = options.classes as readonly string[]
  return {
    chance: seeded(0),
    cards: noCards(),
    lanes,
    rows,
    trackSteps,
    roundLimit: options.roundLimit as number,
    preparesPerPhase: options.preparesPerPhase as number,
    compensation: options.compensation as Compensation,
    allowsMirror: options.mirror as boolean,
    dealsClasses: options.classDeal === 'random',
    asksAlways: options.windows === 'always',
    asksDetails: options.details === 'full',
    phase: 'setup',
    first: 0,
    active: 0,
    turns: 0,
    ended: null,
    winner: null,
    board: Array.from({ length: lanes * rows }, () => null),
    players: [0, 1].map((seat) => newPlayer(CLASSES.indexOf(chosen[seat] as ClassId), trackSteps)),
  }
}

function newPlayer(at: number, trackSteps: number): Player {
  const none = (count: number): number[] => Array.from({ length: count }, () => 0)
  return {
    class: at,
    life: FULL_LIFE, // L-SET.7
    experience: 0,
    level: 0,
    powerTokens: 0,
    nodes: 0,
    passives: 0,
    pool: none(COLOURS.length),
    track: none(trackSteps * COLOURS.length),
    step: trackSteps - 1, // L-R20
    mana: none(COLOURS.length),
    prepared: 0,
    casts: 0,
    hasSparked: false,
    hasScorched: false,
    slots: Array.from({ length: SLOTS }, () => ({ card: null, nodes: 0, charges: none(COLOURS.length) })),
    area: [],
    hand: [],
    box: [],
  }
}

/** The first segment: player order, classes and what their boards say of the start (L-SET.1, L-SET.4, L-SET.5). */
export function begin(table: LanesTable): void {
  const { state } = table
  rollForFirst(table)
  for (const seat of [state.first, 1 - state.first]) {
    takeClass(table, seat)
    openBox(table, seat)
    takeStart(table, seat)
  }
  compensate(state)
  state.phase = 'orbs'
}

/** The highest goes first, ties roll again (L-R3). */
function rollForFirst(table: LanesTable): void {
  let dice = [0, 0]
  while (dice[0] === dice[1]) {
    dice = [0, 1].map(() => table.die(OPENING_DIE, 'first player'))
    table.emit({ type: 'rolledForFirst', dice })
  }
  table.state.first = (dice[0] as number) > (dice[1] as number) ? 0 : 1
  table.state.active = table.state.first
}

/** In player order, both in the open; not the other's class unless that is allowed (L-R4). */
function takeClass(table: LanesTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  if (player.class < 0) player.class = pickClass(table, seat)
  table.emit({ type: 'tookClass', seat, class: player.class })
}

function pickClass(table: LanesTable, seat: Seat): number {
  const { state } = table
  const taken = playerAt(state, 1 - seat).class
  const free = [...CLASSES.keys()].filter((at) => state.allowsMirror || at !== taken)
  if (state.dealsClasses) return table.random(free, 'class')
  const options = free.map((at) => ({ do: 'class', class: at }) as const)
  return table.choose(seat, { type: 'class' }, options).class
}

/** All cards of the class, for everyone to see, as the boards are open (L-R54). */
export function openBox(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  player.box = table.create(BOXES[player.class] as readonly number[], EVERYONE)
}

/** Starting orbs to the pool, starting cards to the hand (L-SET.5, L-R20). */
function takeStart(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  player.pool = manaOf(STARTS[CLASSES[player.class] as ClassId].orbs)
  const defs = startingHand(player.class)
  const isStarting = (card: CardId): boolean => defs.includes(table.def(card))
  const cards = player.box.filter(isStarting)
  player.box = player.box.filter((card) => !isStarting(card))
  table.emit({ type: 'gainedCards', seat, cards })
  addToHand(table, seat, cards)
}

/** What makes up for the first turn, if the table has agreed on it (L-R56). */
function compensate(state: LanesState): void {
  const first = playerAt(state, state.first)
  const second = playerAt(state, 1 - state.first)
  if (state.compensation === 'experience') second.experience = 1
  if (state.compensation !== 'delay') return
  ;(first.pool[SUMMONING] as number) -= 1
  ;(first.track[first.step * COLOURS.length + SUMMONING] as number) += 1
}
