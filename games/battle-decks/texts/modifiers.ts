import type { Stats } from '../faces.ts'
import { STATS } from '../terms.ts'

/** Said where nothing can be lacking. */
export const NOTHING_HERE = 'It cannot be used now.'

/** "+2 ATK and +2 DMG", "−2 DEF". */
export function sayStats(stats: Partial<Stats>): string {
  return STATS.flatMap((stat) => {
    const by = stats[stat] ?? 0
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${stat.toUpperCase()}`]
  }).join(' and ')
}
