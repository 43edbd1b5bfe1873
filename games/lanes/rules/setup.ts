import { EVERYONE, type CardId, type Seat } from '@trialhall/kernel'
import { playerAt, type LanesState, type LanesTable } from '../state.ts'
import { CLASSES, COLOURS, OPENING_DIE } from '../terms.ts'
import { addToHand } from './hands.ts'
import { boxOf, startOf } from './printed.ts'

const SUMMONING = COLOURS.indexOf('summoning')

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
  player.box = table.create(boxOf(player.class), EVERYONE)
}

/** Starting orbs to the pool, starting cards to the hand (L-SET.5, L-R20). */
function takeStart(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  const { orbs, hand } = startOf(player.class)
  player.pool = [...orbs]
  const isStarting = (card: CardId): boolean => hand.includes(table.def(card))
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
