import { canonical } from '../../formats/hash.ts'
import { Misfit, Suspend } from '../../match/suspend.ts'

/** What was thrown, in words: also what is no error. */
export function thrownWords(thrown: unknown): string {
  if (thrown instanceof Error) return String(thrown)
  if (thrown instanceof Misfit) return `choice ${thrown.index} does not fit any more: ${thrown.why}`
  if (thrown instanceof Suspend) return 'an ask of another run of the rules'
  return typeof thrown === 'object' && thrown !== null ? canonical(thrown) : String(thrown)
}
