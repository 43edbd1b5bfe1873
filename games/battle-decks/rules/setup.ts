import { EVERYONE, sightOf, type CardId, type Seat } from '@trialhall/kernel'
import { sideOf, type BattleTable } from '../state.ts'
import { DIE, FACTIONS, HAND, type Faction } from '../terms.ts'
import { newCharacter } from './deploying.ts'
import { cardOf, heroOf } from './printed.ts'

const SEATS: readonly Seat[] = [0, 1]

/** Each player takes a faction with all three heroes and its deck (B-1.5, B-2.1, B-2.2). */
export function takeFactions(table: BattleTable): void {
  const { state } = table
  const wishes = wishesOf(table)
  const isClash = wishes[0] === wishes[1]
  const first = isClash ? table.random(SEATS, 'faction') : 0 // B-R3
  const wish = wishes[first] as number
  if (isClash) table.emit({ type: 'factionTossed', seat: first, faction: FACTIONS[wish] as Faction })
  for (const seat of SEATS) sideOf(state, seat).faction = seat === first ? wish : 1 - wish
  for (const seat of SEATS) takeSide(table, seat)
  state.phase = 'hands'
}

/** The faction that each wants: settled before the match, dealt, or asked in secret. */
function wishesOf(table: BattleTable): number[] {
  const { state } = table
  const settled = state.sides.map(({ faction }) => faction)
  const [known] = settled.filter((faction) => faction >= 0)
  if (known !== undefined) return settled.map((faction) => (faction < 0 ? 1 - known : faction))
  if (state.dealsFactions) {
    const dealt = table.random([0, 1], 'faction')
    return [dealt, 1 - dealt]
  }
  const options = FACTIONS.map((faction) => ({ do: 'faction', faction }) as const)
  return table.chooseAll(SEATS, (seat) =>
    FACTIONS.indexOf(table.choose(seat, { type: 'faction' }, options).faction),
  )
}

function takeSide(table: BattleTable, seat: Seat): void {
  const { state } = table
  const side = sideOf(state, seat)
  const half = state.cards.def.length / 2
  const own = state.box.filter((card) => Math.floor(card / half) === side.faction)
  state.box = state.box.filter((card) => !own.includes(card))
  for (const card of own) {
    if (state.cards.seen[card] === EVERYONE)
      side.characters.push(newCharacter(card, { hp: heroOf(state, card).hp, arrived: 0 }))
    else side.deck.push(card)
  }
  table.emit({ type: 'factionTaken', seat, faction: FACTIONS[side.faction] as Faction })
}

/** The decks are shuffled, the hands drawn, and the lower total of hero points begins (B-2.3 to B-2.8). */
export function dealHands(table: BattleTable): void {
  for (const seat of SEATS) dealHand(table, seat)
  const { state } = table
  state.initiative = firstPlayer(table)
  state.phase = 'round'
}

/** Five cards without a joker; jokers go under the deck, which is shuffled again if there was one (B-2.4 to B-2.6, B-R5). */
function dealHand(table: BattleTable, seat: Seat): void {
  const { state } = table
  const { deck, hand } = sideOf(state, seat)
  table.shuffle(deck, 'deck')
  let jokers = 0
  while (hand.length < HAND) {
    const card = deck.pop() as CardId
    table.show(card, sightOf(seat))
    if (cardOf(state, card).kind === 'equalizer') {
      deck.unshift(card)
      jokers++
    } else hand.push(card)
  }
  table.emit({ type: 'drew', seat, cards: hand.slice() })
  if (jokers === 0) return
  table.emit({ type: 'jokersBuried', seat, count: jokers })
  table.shuffle(deck, 'deck')
}

/** The lower total of hero points; level totals roll the die (B-2.7, B-R4). */
function firstPlayer(table: BattleTable): Seat {
  const points = SEATS.map((seat) => pointsOf(table, seat))
  const [a, b] = points as [number, number]
  const first = a === b ? rollForFirst(table) : a < b ? 0 : 1
  table.emit({ type: 'beganFirst', seat: first, points })
  return first
}

function pointsOf({ state }: BattleTable, seat: Seat): number {
  return sideOf(state, seat).characters.reduce((sum, { card }) => sum + heroOf(state, card).points, 0)
}

function rollForFirst(table: BattleTable): Seat {
  for (;;) {
    const dice = SEATS.map(() => table.die(DIE, 'first player'))
    table.emit({ type: 'rolledForFirst', dice })
    const [a, b] = dice as [number, number]
    if (a !== b) return a > b ? 0 : 1
  }
}
