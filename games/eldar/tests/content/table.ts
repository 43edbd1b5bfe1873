import { lay, settle, type EldarScene, type HeroLayout, type SeatLayout } from '../lay.ts'

/** What a card test changes of the usual table. */
export interface Change {
  readonly hand?: readonly string[]
  readonly foe?: HeroLayout
  readonly partner?: HeroLayout
  readonly A?: SeatLayout
  readonly B?: SeatLayout
  readonly phase?: string
  readonly initiative?: 'A' | 'B'
  readonly options?: Readonly<Record<string, unknown>>
}

/**
 * The Hero with plenty of Focus beside Sosha, against Pavani (19 HP) and Daron (13 HP); decks of three cards.
 * Where a phase is said, Mei stands in for Daron, who would have something to do in it.
 */
export function table(hero: HeroLayout, change: Change = {}): EldarScene {
  const { hand = [], foe = { hero: 'pavani' }, partner = { hero: 'sosha' }, A = {}, B = {}, ...rest } = change
  const deck = ['wallop', 'flash', 'caltrops']
  return lay({
    ...rest,
    A: { heroes: [{ focus: hero.down ? 0 : 9, ...hero }, partner], hand, deck, ...A },
    B: { heroes: [foe, rest.phase === undefined ? { hero: 'daron' } : { hero: 'mei' }], deck, ...B },
  })
}

/** A picks all this, and everything resolves. */
export function plays(t: EldarScene, ...picks: readonly string[]): void {
  t.A.picks(...picks)
  settle(t)
}
