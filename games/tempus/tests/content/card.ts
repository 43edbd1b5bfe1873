import { expect, test } from 'vitest'
import { isMissed, REAL } from './press.ts'

/**
 * A test that plays a card: its name begins with that of the card. It must fail when the card is printed blank, so that no card counts as
 * played that makes no difference. `played.test.ts` finds the cards that no such test plays.
 */
export function card(slug: string, says: string, body: () => void): void {
  const face = REAL.cards.find((one) => one.slug === slug)
  if (face === undefined) throw new Error(`No card is called "${slug}".`)
  test(`${face.name}: ${says}`, () => {
    body()
    expect(isMissed(slug, body), `this test passes also where ${face.name} is blank`).toBe(true)
  })
}
