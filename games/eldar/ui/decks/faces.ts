import { CATALOG, type ClassId } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { Deck } from '@trialhall/table-ui'

const FACES: ReadonlyMap<string, CardFace> = new Map(CATALOG.map((face) => [face.slug, face]))

/** What is in a deck: each card and Hero with its copies. Slugs that are none are left out. */
export function facesIn({ cards }: Pick<Deck, 'cards'>): { face: CardFace; count: number }[] {
  return Object.entries(cards).flatMap(([slug, count]) => {
    const face = FACES.get(slug)
    return face ? [{ face, count }] : []
  })
}

/** The Heroes of a deck, or its other cards, each with its copies. */
export function partOf(
  deck: Pick<Deck, 'cards'>,
  part: 'heroes' | 'cards',
): { face: CardFace; count: number }[] {
  return facesIn(deck).filter(({ face }) => (face.kind === 'hero') === (part === 'heroes'))
}

/** How many Heroes or cards there are. */
export function totalOf(deck: Pick<Deck, 'cards'>, part: 'heroes' | 'cards'): number {
  return partOf(deck, part).reduce((sum, { count }) => sum + count, 0)
}

/** The classes of the Heroes or of the cards, each once. */
export function classesOf(deck: Pick<Deck, 'cards'>, part: 'heroes' | 'cards'): ClassId[] {
  return [...new Set(partOf(deck, part).map(({ face }) => face.facts.class as ClassId))]
}
