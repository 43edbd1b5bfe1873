import { cardsNamed, type Ask } from '@trialhall/kernel'
import { factsFor } from '../output/sentences.ts'
import { hintOn } from './boards.ts'
import type { ChoiceLine } from './choices.ts'
import type { Sitting } from './sitting.ts'

/** What is worth knowing of an option, or of the one thing that several name; of spaces, how to pick one without going through the list. */
export function entryHint(sitting: Sitting, ask: Ask, { options }: Pick<ChoiceLine, 'options'>): string {
  const { spaces } = sitting.game.words
  if (spaces && options.length > 1 && options.every((index) => spaces.of(ask.options[index]) !== null))
    return '12 7 picks column 12, row 7'
  const facts = factsFor(sitting.match, sitting.eyesOf(ask.seat))
  const named = options.map((index) => String(cardsNamed(ask.options[index])))
  if (named.some((cards) => cards !== named[0])) return ''
  return hintOn(sitting, facts, ask.options[options[0] ?? 0])
}
