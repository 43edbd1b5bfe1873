import type { DefIndex } from '@trialhall/kernel'
import { CARD_COUNT, FACES } from './catalog.ts'
import { isHero, readList, whole, type Entry, type ListFault } from './lists.ts'

/** Fewest cards of a draft pool (E-35.01). */
const SMALLEST_POOL = 90
/** Most cards: more than anybody has use for, while each seat and spectator is shown them all. */
const LARGEST_POOL = 1000
/** Fewest Heroes: three for each player, twice, without those that are out (E-35.05, E-35.08). */
const FEWEST_HEROES = 12

/** How an option names the pool of every card once. */
export const FULL_SET_ID = 'set-1'

/** What a draft picks from. */
export interface Pool {
  readonly heroes: readonly DefIndex[]
  readonly cards: readonly DefIndex[]
  readonly faults: readonly ListFault[]
}

/** Every card and every Hero once (E-35.02). */
const FULL_SET: Pool = {
  cards: [...FACES.keys()].filter((def) => def < CARD_COUNT),
  heroes: [...FACES.keys()].filter((def) => def >= CARD_COUNT),
  faults: [],
}

/** Reads a pool and names every fault. Without Heroes in the list all twelve may be drafted (E-35.03). */
export function checkPool(text: string): Pool {
  const { entries, faults } = readList(text)
  const cards = spread(entries.filter(({ def }) => !isHero(def)))
  const named = [...new Set(entries.filter(({ def }) => isHero(def)).map(({ def }) => def))]
  const heroes = named.length === 0 ? FULL_SET.heroes : named
  const found = [...faults]
  if (cards.length < SMALLEST_POOL)
    found.push(whole('E-35.01', `The pool has ${cards.length} cards; it needs at least ${SMALLEST_POOL}.`))
  if (cards.length > LARGEST_POOL)
    found.push(whole('E-35.01', `The pool has ${cards.length} cards; at most ${LARGEST_POOL} are allowed.`))
  if (heroes.length < FEWEST_HEROES)
    found.push(
      whole(
        'E-35.08',
        `The pool names ${heroes.length === 1 ? 'one Hero' : `${heroes.length} Heroes`}; it needs ${FEWEST_HEROES}, or none for all.`,
      ),
    )
  return { heroes, cards, faults: found }
}

function spread(entries: readonly Entry[]): DefIndex[] {
  return entries.flatMap(({ def, count }) =>
    Array.from({ length: Math.min(count, SMALLEST_POOL) }, () => def),
  )
}

/** The pool that an option names. */
export function poolFrom(text: string): Pool {
  return text === FULL_SET_ID ? FULL_SET : checkPool(text)
}
