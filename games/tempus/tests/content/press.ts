import { expect, onTestFinished } from 'vitest'
import '../../content/catalog.ts'
import type { Standing, TempusCard } from '../../faces.ts'
import { PRINTED } from '../../rules/printed.ts'

/** Everything as the catalog prints it: laid tables have made-up content, which this takes the place of. */
export const REAL = { ...PRINTED }

/** The card that is printed blank now, and picks that tables laid meanwhile have left. */
const press: { blank: string | null; left: (readonly unknown[])[] } = { blank: null, left: [] }

/** Prints the catalog, with the one blank card where there is one. The kit of laid tables takes it back after the test. */
export function printReal(): void {
  const { blank } = press
  Object.assign(PRINTED, REAL)
  if (blank === null) return
  PRINTED.cards = REAL.cards.map((card) => (card.slug === blank ? blanked(card) : card))
  PRINTED.standings = REAL.cards.map((card, def) =>
    card.slug === blank ? null : (REAL.standings[def] ?? null),
  )
}

/** Picks that nobody asks for until the test is over are an error of the test. */
export function noteLeft(left: readonly unknown[]): void {
  if (press.blank === null) onTestFinished(() => expect(left, 'picks that nobody asked for').toEqual([]))
  else press.left.push(left)
}

/** Whether a test notices that a card does nothing: it throws, or its picks are left over. */
export function isMissed(slug: string, body: () => void): boolean {
  press.blank = slug
  press.left = []
  try {
    body()
    return press.left.some((left) => left.length > 0)
  } catch {
    return true
  } finally {
    press.blank = null
  }
}

const NO_STANDING: Standing | null = null

/** A card that does nothing at all. */
function blanked(card: TempusCard): TempusCard {
  switch (card.kind) {
    case 'hero':
      return { ...card, action: null, chain: null, smite: null, free: null, standing: NO_STANDING }
    case 'loot':
      return { ...card, action: null, free: null, gained: null, standing: NO_STANDING }
    case 'event': {
      const { objectives: _, ...rest } = card
      return { ...rest, deed: null, standing: NO_STANDING }
    }
    case 'quest':
      return { ...card, rules: {} }
  }
}
