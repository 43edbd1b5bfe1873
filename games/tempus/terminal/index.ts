import { faint, fitted, lineText, columnsOf, type Line, type TerminalParts } from '@trialhall/terminal'
import { SIDE } from '../space/index.ts'
import { draftLines } from './draft.ts'
import { handLines } from './hand.ts'
import { headLine, orderLine } from './head.ts'
import { tempusHint } from './hints.ts'
import { CELL, MAP_LEGEND, MARGIN, mapLines } from './map.ts'
import { panelLines } from './panel.ts'
import type { TempusScene } from './scene.ts'
import { windowOn } from './window.ts'

/** What the terminal shows of Trials of Tempus. */
export const tempusTerminal: TerminalParts = { board, hint: tempusHint }

/** A window of the map around whoever acts, beside it Heroes, Quests and Monsters, above it the round, below it the own hand. */
function board(scene: TempusScene): Line[] {
  const { view, width, height } = scene
  if (view.draft !== null || view.round === 0) return draftLines(scene).map((line) => fitted(line, width))
  const order = orderLine(view)
  const head = order.length === 0 ? [headLine(view)] : [headLine(view), order]
  const hand = handLines(view, { width, rows: Math.max(1, Math.floor(height / HAND_SHARE)) })
  const room = height - head.length - hand.length
  const hasLegend = room >= ROOM_FOR_LEGEND
  const rows = Math.max(LEAST_ROWS, Math.min(SIDE, room - 1 - (hasLegend ? 1 : 0)))
  const panel = width >= WIDE ? WIDE_PANEL : PANEL
  const columns = Math.min(SIDE, Math.floor((width - MARGIN - panel) / CELL))
  const map = mapLines(scene, windowOn(scene, columns, rows))
  const left = MARGIN + columns * CELL + 1
  const middle = beside(map, panelLines(scene, width - left), left)
  const legend = hasLegend ? [[faint(MAP_LEGEND)]] : []
  return [...head, ...middle, ...legend, ...hand].slice(0, height).map((line) => fitted(line, width))
}

/** The hand takes at most this part of the lines. */
const HAND_SHARE = 6
const ROOM_FOR_LEGEND = 14
const LEAST_ROWS = 3
const WIDE = 110
/** Columns for what stands beside the map. */
const WIDE_PANEL = 46
const PANEL = 36

/** Two columns of lines; what has no room beside the left one is left out. */
function beside(left: readonly Line[], right: readonly Line[], column: number): Line[] {
  return left.map((line, i) => {
    const gap = ' '.repeat(Math.max(1, column - columnsOf(lineText(line))))
    return [...line, gap, ...(right[i] ?? [])]
  })
}
