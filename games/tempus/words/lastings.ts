import { lastingFace } from '../rules/printed.ts'
import type { Lasting } from '../state.ts'

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
