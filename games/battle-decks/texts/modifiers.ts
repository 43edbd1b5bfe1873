import type { Stats } from '../faces.ts'
import { STATS } from '../terms.ts'

/** Said where nothing can be lacking. */
export const NOTHING_HERE = 'It cannot be used now.'

/** "−2 DEF", "+2 ATK and +2 DMG", "+1 ATK, +1 DEF and +1 DMG". */
export function sayStats(stats: Partial<Stats>): string {
  const all = STATS.flatMap((stat) => {
    const by = stats[stat] ?? 0
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${stat.toUpperCase()}`]
  })
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`
}
