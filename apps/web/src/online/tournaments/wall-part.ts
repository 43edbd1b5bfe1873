/** Lines that stand below each other on a wall; longer lists turn over by themselves. */
const LINES = 11

/** What of a list stands on a wall for a while. */
export interface WallPart<T> {
  /** The index of its first line. */
  readonly from: number
  readonly lines: readonly T[]
  /** Which lines these are, '7–12'; nothing where the whole list fits. */
  readonly range: string
}

/** A part of a list that fits, another one each turn. All parts are as long, give or take a line: none is a straggler. */
export function wallPart<T>(list: readonly T[], turn: number): WallPart<T> {
  const parts = Math.max(1, Math.ceil(list.length / LINES))
  const startOf = (part: number): number => Math.floor((part * list.length) / parts)
  const part = turn % parts
  const from = startOf(part)
  const lines = list.slice(from, startOf(part + 1))
  return { from, lines, range: parts === 1 ? '' : `${from + 1}–${from + lines.length}` }
}
