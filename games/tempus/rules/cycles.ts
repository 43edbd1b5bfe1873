import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type Hero, type TempusTable } from '../state.ts'
import { CYCLED } from '../terms.ts'
import { chooseCards, optionOf } from './card-choices.ts'
import { primaryAttacks } from './hero-decks.ts'

/** Whether a cycle brings any card; without one there is no cycle and nothing flips (T-10.15, T-R15). */
export function canCycle({ discard, setAside }: Hero): boolean {
  return discard.length > 0 || setAside.length > 0
}

/** What a player decides at a cycle. */
export interface CycleChoice {
  /** Cards of the discard pile that go into the new Draw Deck. */
  readonly cards: readonly CardId[]
  /** The Primary Attack that turns to side II; null where all show it (T-10.11). */
  readonly flip: CardId | null
}

/**
 * Asks what goes into the new Draw Deck: 2 cards of the discard pile the first time, later 8, or all where there are fewer (T-10.07,
 * T-10.08, T-10.13, T-R15), and which Primary Attack flips (T-10.10). Only the discard pile is offered (T-10.14). Changes nothing, so that
 * several seats can be asked at once (T-R118).
 */
export function chooseCycle(table: TempusTable, seat: Seat): CycleChoice {
  const { state } = table
  const { discard, hasCycled } = heroOf(state, seat)
  const count = Math.min(discard.length, hasCycled ? CYCLED.later : CYCLED.first)
  const cards = chooseCards(table, seat, {
    from: discard,
    count,
    prompt: (left) => ({ type: 'cycle', left }),
  })
  return { cards, flip: chooseFlip(table, seat) }
}

function chooseFlip(table: TempusTable, seat: Seat): CardId | null {
  const { flipped } = heroOf(table.state, seat)
  const unflipped = primaryAttacks(table.state, seat).filter((card) => !flipped.includes(card))
  if (unflipped.length === 0) return null
  return table.choose(seat, { type: 'flip' }, unflipped.map(optionOf)).card
}

/** The new Draw Deck: the chosen cards, the first time with the six of Tier 2, shuffled (T-10.07 to T-10.10). The rest of the pile stays (T-10.09). */
export function cycle(table: TempusTable, seat: Seat, { cards, flip }: CycleChoice): void {
  const hero = heroOf(table.state, seat)
  for (const card of cards) table.move(card, hero.discard, hero.deck)
  hero.deck.push(...hero.setAside.splice(0))
  hero.hasCycled = true
  table.shuffle(hero.deck, 'cycle')
  table.emit({ type: 'cycled', seat, count: hero.deck.length })
  if (flip === null) return
  hero.flipped.push(flip) // T-10.12: nothing takes it out again
  table.emit({ type: 'flipped', seat, card: flip })
}
