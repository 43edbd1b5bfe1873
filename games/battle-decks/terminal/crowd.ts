import type { Seat } from '@trialhall/kernel'
import { faint, type Line } from '@trialhall/terminal'
import { characterCardOf, type Character } from '../game.ts'
import { sideOf } from '../state.ts'
import { briefName, cellLines, cellsInLine, signOf, type LineUp } from './characters.ts'
import { namesIn } from './room.ts'

/**
 * A line of characters where not even their numbers have room: heroes and whoever the ask is about with numbers, all others by name, those
 * who are ready first; who finds no room is counted. Takes `rows` lines at most, and at least two if there are so many.
 */
export function crowdLines(lineUp: LineUp, seat: Seat, rows: number): Line[] {
  const { characters } = sideOf(lineUp.view, seat)
  const most = Math.max(1, rows - 1) * cellsInLine(lineUp)
  const byNeed = characters.toSorted((a, b) => rankOf(lineUp, a) - rankOf(lineUp, b))
  const foremost = byNeed.filter((one) => rankOf(lineUp, one) <= HERO).slice(0, most)
  const cells = cellLines(
    lineUp,
    characters.filter((one) => foremost.includes(one)),
  )
  const others = byNeed.filter((one) => !foremost.includes(one))
  return [...cells, ...nameLines(lineUp, others, Math.max(1, rows - cells.length))]
}

const HERO = 1

/** Whom the ask is about, then heroes, then those who are ready. */
function rankOf({ view, marked }: LineUp, { card, isActivated }: Character): number {
  if (marked.has(card)) return 0
  if (characterCardOf(view, card).kind === 'hero') return HERO
  return isActivated ? HERO + 2 : HERO + 1
}

function nameLines({ view, width }: LineUp, characters: readonly Character[], rows: number): Line[] {
  if (characters.length === 0) return []
  const names = characters.map((one) => `${signOf(one)}${briefName(view, one, NAME)}`)
  return namesIn(names, { width: width - 1, rows, between: '  ' }).map((line): Line => [faint(` ${line}`)])
}

const NAME = 12
