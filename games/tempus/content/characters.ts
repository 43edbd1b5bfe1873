import type { DeckFace } from '../faces.ts'

const NAMES = ['Bonnie', 'Gains', 'Ivar', 'Khallax', 'Mertz', 'Naree', 'Raena', 'Udayeen'] as const

/** The eight Characters (T-3.02, F-3). */
export const CHARACTERS: readonly DeckFace[] = NAMES.map((name) => ({
  slug: name.toLowerCase(),
  name,
  from: 'printed',
}))
