import { canonical } from '../formats/hash.ts'

/**
 * Whether two texts are JSON of the same value, whatever the order of its keys. Nearly all that tests compare is equal letter by letter
 * or differs in length, which is seen at once.
 */
export function isSameJson(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false // in another order it would be as long
  return canonical(JSON.parse(one)) === canonical(JSON.parse(other))
}
