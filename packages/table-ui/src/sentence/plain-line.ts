import type { Sentence } from '@trialhall/kernel'
import { capital, plain } from '@trialhall/kernel/wording'

/** The plain text of a sentence that stands by itself: with a capital at its beginning. */
export function plainLine(sentence: Sentence): string {
  return capital(plain(sentence))
}
