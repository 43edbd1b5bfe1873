import { nextWord, seeded } from '../../chance.ts'
import type { Law, LawSample } from './law.ts'

/** A sample made by a generator of numbers, before it is known which law looks at it. */
export interface DrawnSample extends LawSample {
  readonly seed: number
}

const MOST = 0x7fffffff

/** Each law looks at matches of its own: all of them together go many more ways through the rules than any one does. */
export function matchOf({ name }: Law, drawn: DrawnSample): LawSample {
  const own = nextWord(seeded(`the law ${name}`))
  return { ...drawn, seed: (drawn.seed ^ own) & MOST, picks: (drawn.picks ^ own) & MOST }
}
