import { FACES } from './catalog.ts'
import { slugOf } from '../texts/makers.ts'

/** How many names are offered where a line names nothing. */
const MOST = 3
/** One letter in so many may be wrong. */
const LETTERS_PER_SLIP = 3
/** Words shorter than this are part of too many names. */
const SHORTEST_PART = 4
/** What is shorter stands for nothing. */
const SHORTEST = 3

/** What each name can be written as. */
const SPELLINGS: readonly { readonly name: string; readonly as: readonly string[] }[] = FACES.map((face) => ({
  name: face.name,
  as: [...new Set([face.slug, slugOf(face.name)])],
}))

/** Names of cards and Heroes that a misspelled one may stand for, the nearest first. */
export function nearNames(name: string): string[] {
  const given = slugOf(name.slice(0, 60))
  if (given.length < SHORTEST) return []
  const most = Math.max(1, Math.floor(given.length / LETTERS_PER_SLIP))
  return SPELLINGS.map((one) => ({
    name: one.name,
    slips: Math.min(...one.as.map((as) => far(given, as, most))),
  }))
    .filter(({ slips: count }) => count <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, MOST)
    .map((one) => one.name)
}

/** Slips to a name, where they are not too many; a whole beginning or word of it counts as one. */
function far(given: string, name: string, most: number): number {
  if (given.length >= SHORTEST_PART && `-${name}-`.includes(`-${given}`)) return 1
  return Math.abs(given.length - name.length) > most ? Infinity : slips(given, name)
}

/** Letters to be changed, added, left out or swapped with the next one to get from one word to another. */
export function slips(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
