import type { Box } from './place-bubble.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How far a line swings aside, as a part of its length. */
const SWING = 0.12

/** A swung line from the edge of one box to the edge of another, as the path of a drawing; '' where they touch. */
export function leaderBetween(from: Box, to: Box): string {
  const [start, end] = [edgeOf(from, middleOf(to)), edgeOf(to, middleOf(from))]
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const isApart = dx * (middleOf(to).x - middleOf(from).x) + dy * (middleOf(to).y - middleOf(from).y) > 0
  if (!isApart) return ''
  const swung = { x: (start.x + end.x) / 2 - dy * SWING, y: (start.y + end.y) / 2 + dx * SWING }
  return `M${pair(start)} Q${pair(swung)} ${pair(end)}`
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where the line from the middle of a box to a point leaves it. */
function edgeOf(box: Box, toward: Point): Point {
  const middle = middleOf(box)
  const [dx, dy] = [toward.x - middle.x, toward.y - middle.y]
  const part = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 1)
  return { x: middle.x + dx * part, y: middle.y + dy * part }
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`
}
