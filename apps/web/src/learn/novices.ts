import type { Lesson } from '@trialhall/table-ui'
import { numberWord } from '../kit/number-word.ts'

/** Against whom the first real match is played: 'a novice', or 'three novices' where more seats are taken. */
export function novicesOf({ seats }: Pick<Lesson, 'seats'>): string {
  const bots = seats - 1
  return bots === 1 ? 'a novice' : `${numberWord(bots)} novices`
}
