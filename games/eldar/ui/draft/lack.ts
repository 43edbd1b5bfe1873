import { ATTRIBUTES, faceOf, type EldarView } from '@trialhall/game-eldar'
import { capital, type DefIndex } from '@trialhall/kernel'
import { attributesIn } from '../decks/filters.ts'
import { catalogFace } from '../looks.ts'

/** How many Heroes a draft gives each side. */
const HEROES_EACH = 2

/** The attribute that a card counts with and none of the viewer's Heroes has, in words; null while there are no Heroes. */
export function lackOf({ draft, viewer }: Pick<EldarView, 'draft' | 'viewer'>, def: DefIndex): string | null {
  const heroes = draft?.taken[viewer ?? -1] ?? []
  const face = catalogFace(def)
  if (heroes.length === 0 || face === null) return null
  const missing = attributesIn(face).filter((name) => !heroes.some((hero) => has(hero, name)))
  if (missing.length === 0) return null
  return `No ${missing.join(', no ')}${heroes.length < HEROES_EACH ? ' yet' : ''}`
}

function has(hero: DefIndex, attribute: string): boolean {
  const at = ATTRIBUTES.findIndex((name) => capital(name) === attribute)
  return (faceOf(hero).attributes[at] ?? 0) > 0
}
