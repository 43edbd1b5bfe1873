import { readFileSync } from 'node:fs'

const PAGE = readFileSync(new URL('../../../../docs/rules/sigmar.md', import.meta.url), 'utf8')

/** The rows of the table under a heading of the rules page, without its head. */
function rows(heading: string): string[][] {
  const part = PAGE.slice(PAGE.indexOf(`### ${heading}`))
  const lines = part.slice(part.indexOf('\n|') + 1).split('\n')
  const table = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  )
  return table.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** A Trial Card as the page prints it (S-8.1). */
export interface TrialFacts {
  readonly type: string
  readonly difficulty: number
  readonly reward: number
}

const slugOf = (title: string): string => title.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '-')

/** Trials by slug. */
export const TRIALS: ReadonlyMap<string, TrialFacts> = new Map(
  rows('Trial Deck').map(([name, type, difficulty, reward]) => [
    slugOf(name as string),
    { type: type as string, difficulty: Number(difficulty), reward: Number(reward) },
  ]),
)

const slugIn = (cell: string): string => /`([a-z-]+)`/.exec(cell)?.[1] as string

/** Copies of each card by slug. */
export const COPIES: ReadonlyMap<string, number> = new Map([
  ...rows('Action Deck').map(([card, , copies]) => [slugIn(card as string), Number(copies)] as const),
  ...rows('Fate Deck').map(([card, copies]) => [slugIn(card as string), Number(copies)] as const),
])

/** What an Action Card is, by slug. */
export const KIND: ReadonlyMap<string, string> = new Map(
  rows('Action Deck').map(([card, kind]) => [
    slugIn(card as string),
    (kind as string).split(' ').at(-1) as string,
  ]),
)

/** The bonus of a Boost. */
export const BONUS: Readonly<Record<string, number>> = {
  'steady-hand': 1,
  'blazing-zeal': 2,
  'surge-of-faith': 1,
  'twin-chant': 1,
}
/** What a Lower takes from a roll. */
export const LOWERS: Readonly<Record<string, number>> = { jeers: 1, sand: 2 }
/** How far a Teleport reaches; Gate Walk reaches every space. */
export const REACH: Readonly<Record<string, number>> = { waystep: 2, 'long-stride': 4, 'gate-walk': 11 }
/** Lost cards that a Heal regains by itself, and beside an undone Duel. */
export const HEALS: Readonly<Record<string, readonly [number, number]>> = {
  bandage: [1, 0],
  restoration: [2, 1],
}
/** Fate Cards that are kept (S-R56). */
export const KEPT: readonly string[] = PAGE.split('\n')
  .filter((line) => line.includes('| *kept*:'))
  .map(slugIn)

const MARKS = rows('Trial Path')[0]?.slice(1) as string[]

/** The mark of a space from 1 to 12. */
export function markAt(space: number): string {
  return MARKS[space - 1] as string
}

/** The space that lies so many steps clockwise, or back (S-R46). */
export function step(space: number, by: number): number {
  return ((((space - 1 + by) % 12) + 12) % 12) + 1
}
