import { PROVENANCES, type CardFace } from '../../game.ts'
import type { Law } from './law.ts'

/** Galleries, links and positions find a card by its slug, and readers learn from its face what it does and who says so. */
export const facesSayWhatTheyAre: Law = {
  name: 'the faces of the catalog can be told apart and say what they do',
  check: ({ catalog }) => {
    for (const [def, face] of catalog.entries()) {
      const wrong = faceFault(face)
      if (wrong) return `definition ${def}, ${face.slug}, ${wrong}`
      if (catalog.findIndex(({ slug }) => slug === face.slug) !== def)
        return `two faces are called ${face.slug}`
    }
    return null
  },
}

function faceFault({ slug, name, text, copies, from }: CardFace): string | null {
  if (!/^[a-z0-9-]+$/.test(slug))
    return 'has a slug of other things than lower-case letters, digits and hyphens'
  if (name.trim() === '') return 'has no name'
  if (!/^[A-Z+].*[.!?]$/s.test(text)) return `has a text that is no sentence: ${JSON.stringify(text)}`
  if (!Number.isInteger(copies) || copies < 1) return `is there ${copies} times`
  return PROVENANCES.includes(from) ? null : `is from ${JSON.stringify(from)}`
}
