import { lastingFace } from '../rules/printed.ts'
import type { Lasting } from '../state.ts'
import { lastingName } from './names.ts'

/** What the count of something lasting says: "2 left", "this round and 2 more"; '' where it says nothing, or a number beside the name says it. */
export function tallyWords({ face, count }: Pick<Lasting, 'face' | 'count'>): string {
  switch (lastingFace(face).counts) {
    case 'charges':
      return `${count} left`
    case 'rounds':
      return count === 1 ? 'this round' : `this round and ${count - 1} more`
    case 'prizes':
      return count > 0 ? '' : 'its prize is won'
    default:
      return ''
  }
}

/** Whether it is a party that something lasts for, and not a creature. */
export function isOfParty({ face }: Pick<Lasting, 'face'>): boolean {
  return lastingFace(face).isOfParty === true
}

function isSame(one: Lasting, other: Lasting): boolean {
  return one.face === other.face && one.owner === other.owner
}

/** Whether it is the first of its kind: of what a party has several times, one stands for all. */
export function standsForAll(lastings: readonly Lasting[], one: Lasting): boolean {
  return !isOfParty(one) || lastings.find((other) => isSame(one, other)) === one
}

/** "Ascended 2": its name, with how often a party has it. */
export function nameWithTimes(lastings: readonly Lasting[], one: Lasting): string {
  const times = isOfParty(one) ? lastings.filter((other) => isSame(one, other)).length : 1
  const name = lastingName(one.face)
  return times > 1 ? `${name} ${times}` : name
}
