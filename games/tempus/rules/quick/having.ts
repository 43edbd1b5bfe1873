import { QUIRKS, WATCHED, type BonusStat, type Quirk, type Standing, type Watched } from '../../faces.ts'
import { PRINTED, remembered } from '../printed.ts'

/**
 * Who prints what, as tables. Rules ask for a quirk, a bonus or a watch of everybody's cards and of all that lasts whenever anything happens, and hardly anything
 * has it: one look at a number answers that, where there is any at all.
 * What none of them speaks of follows the general rules (T-1.07, T-1.08).
 */

/** By the index of what is printed, a number of it; left out: nothing of this list has any. */
export type Printing = Int16Array | undefined

/** What cards, lasting effects or Monsters have of everything. */
interface Tables {
  readonly quirks: ReadonlyMap<Quirk, Int16Array>
  /** How many bonuses of it. */
  readonly stats: ReadonlyMap<BonusStat, Int16Array>
  /** How many watches of it. */
  readonly watches: ReadonlyMap<Watched, Int16Array>
}

const ofCards = remembered(tablesOf)
const ofLastings = remembered(tablesOf)
const ofMonsters = remembered((monsters: typeof PRINTED.monsters) =>
  tablesOf(monsters.map(({ standing }) => standing)),
)

/** Cards that have a quirk, by their index in the catalog. */
export function cardsWithQuirk(quirk: Quirk): Printing {
  return ofCards(PRINTED.standings).quirks.get(quirk)
}

/** Lasting effects that have a quirk, by their index. */
export function lastingsWithQuirk(quirk: Quirk): Printing {
  return ofLastings(PRINTED.lastings).quirks.get(quirk)
}

/** Kinds of Monsters that have a quirk, by their index. */
export function monstersWithQuirk(quirk: Quirk): Printing {
  return ofMonsters(PRINTED.monsters).quirks.get(quirk)
}

/** Cards that give a bonus, by their index in the catalog. */
export function cardsWithBonus(stat: BonusStat): Printing {
  return ofCards(PRINTED.standings).stats.get(stat)
}

/** Lasting effects that give a bonus, by their index. */
export function lastingsWithBonus(stat: BonusStat): Printing {
  return ofLastings(PRINTED.lastings).stats.get(stat)
}

/** Cards that watch for something, by their index in the catalog. */
export function cardsWatching(at: Watched): Printing {
  return ofCards(PRINTED.standings).watches.get(at)
}

/** Lasting effects that watch for something, by their index. */
export function lastingsWatching(at: Watched): Printing {
  return ofLastings(PRINTED.lastings).watches.get(at)
}

/** Kinds of Monsters that watch for something, by their index. */
export function monstersWatching(at: Watched): Printing {
  return ofMonsters(PRINTED.monsters).watches.get(at)
}

function tablesOf(list: readonly (Standing | null)[]): Tables {
  const quirks = new Map<Quirk, Int16Array>()
  const stats = new Map<BonusStat, Int16Array>()
  const watches = new Map<Watched, Int16Array>()
  for (const [index, printed] of list.entries()) {
    if (printed === null) continue
    const add = adderAt(index, list.length)
    for (const quirk of QUIRKS) add(quirks, quirk, printed.quirks[quirk] ?? 0)
    for (const { stat } of printed.bonuses) add(stats, stat, 1)
    for (const at of WATCHED) add(watches, at, printed.watches.filter((watch) => watch.at === at).length)
  }
  return { quirks, stats, watches }
}

function adderAt(
  index: number,
  length: number,
): <Key>(to: Map<Key, Int16Array>, key: Key, by: number) => void {
  return (to, key, by) => {
    if (by === 0) return
    const table = to.get(key) ?? new Int16Array(length)
    table[index] = (table[index] ?? 0) + by
    to.set(key, table)
  }
}
