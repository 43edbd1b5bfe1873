import { seatLetter } from '@trialhall/kernel'
import {
  columnsOf,
  faint,
  fitted,
  lineText,
  strong,
  wrapped,
  type Line,
  type TerminalParts,
} from '@trialhall/terminal'
import { className, PHASE_NAMES, playerAt, playedRound, type LanesView } from '../game.ts'
import { areaLines, briefCamp, fullCamp, heroLine } from './camp.ts'
import { actingUnit, conditionTexts, deedLines, markedFields } from './deeds.ts'
import { groundLines, laneNumbers, MARGIN, type GroundShape } from './ground.ts'
import { handLines } from './hand.ts'
import { lanesHint } from './hint.ts'
import { MANA_LEGEND, nearSeat } from './pieces.ts'
import type { LanesScene } from './scene.ts'

/** What the terminal shows of Lanes. */
export const lanesTerminal: TerminalParts = { board, hint: lanesHint }

/** The table of Lanes: the battleground between its heroes, beside it what lies before each, below it the own hand. */
function board(scene: LanesScene): Line[] {
  const { view } = scene
  const near = nearSeat(view)
  if (view.phase === 'setup')
    return [[strong('Classes are chosen.')], heroLine(scene, 1 - near), heroLine(scene, near)]
  const shape = shapeFor(scene)
  const ground = [laneNumbers(view, shape), ...groundLines(view, shape)]
  const side = sideLines(scene, shape, ground.length)
  const middle = beside(ground, side.lines, { left: widthOf(view, shape), width: scene.width })
  const table = [heroLine(scene, 1 - near), ...middle, heroLine(scene, near)]
  const room = Math.max(1, scene.height - table.length)
  const rest = side.rest.slice(0, room - 1).map((line): Line => [' ', ...line])
  return [...table, ...rest, ...handLines(view, { width: scene.width, room: room - rest.length })]
}

const LEAST_CELL = 9
const LEAST_BOX = 11
const MOST_BOX = 15
const SIDE_COLUMNS = 34
/** Lines around a battleground in boxes: lanes, last ruler, heroes, hand. */
const AROUND = 6

function shapeFor(scene: LanesScene): GroundShape {
  const { view } = scene
  const { lanes, rows } = view
  const box = Math.floor((scene.width - SIDE_COLUMNS - MARGIN) / lanes) - 1
  const isTall = box >= LEAST_BOX && scene.height >= 3 * rows + AROUND - 1
  const marked = markedFields(view, actingUnit(scene))
  return { cell: isTall ? Math.min(MOST_BOX, box) : LEAST_CELL, isTall, marked }
}

function widthOf({ lanes }: LanesView, { cell, isTall }: GroundShape): number {
  return MARGIN + lanes * cell + (isTall ? lanes + 1 : 0)
}

interface Side {
  readonly lines: Line[]
  /** What found no place. */
  readonly rest: Line[]
}

/** Beside the battleground: whose turn, the far camp above, the near one below, between them what matters now. */
function sideLines(scene: LanesScene, shape: GroundShape, height: number): Side {
  const { view } = scene
  const near = nearSeat(view)
  const width = Math.max(1, scene.width - widthOf(view, shape) - 2)
  const camp = shape.isTall ? fullCamp : briefCamp
  const far = [headLine(view), ...camp(view, 1 - near, width)]
  const own = camp(view, near, width)
  const between = [...betweenLines(scene, width), ...(shape.isTall ? [] : areaLines(view))]
  const room = Math.max(0, height - far.length - own.length)
  const shown = between.slice(0, room)
  const above = Math.floor((room - shown.length) / 2)
  const lines = [...far, ...blank(above), ...shown, ...blank(room - shown.length - above), ...own]
  return { lines, rest: between.slice(room) }
}

function blank(count: number): Line[] {
  return Array.from({ length: count }, () => [])
}

function headLine(view: LanesView): Line {
  const player = playerAt(view, view.active)
  const isMirror = view.players.every((one) => one.class === player.class)
  const who = isMirror ? seatLetter(view.active) : className(player.class)
  return [strong(`Round ${playedRound(view)} · ${who} · ${PHASE_NAMES[view.phase].replace(/ phase$/, '')}`)]
}

/** What the unit that is asked for would do, conditions, and what letters mean. */
function betweenLines(scene: LanesScene, width: number): Line[] {
  const { view } = scene
  const unit = actingUnit(scene)
  const conditions = conditionTexts(view).flatMap((text) => wrapped(text, width))
  return [
    ...(unit === null ? [] : deedLines(view, unit)),
    ...conditions.map((text): Line => [faint('* '), text]),
    ...(unit === null && conditions.length === 0 && MANA_LEGEND.length <= width
      ? [[faint(MANA_LEGEND)]]
      : []),
  ]
}

/** Two columns of lines, each as wide as it may be. */
function beside(left: readonly Line[], right: readonly Line[], at: { left: number; width: number }): Line[] {
  return left.map((line, i) => {
    const gap = ' '.repeat(Math.max(0, at.left - columnsOf(lineText(line))) + 2)
    return [...line, gap, ...fitted(right[i] ?? [], at.width - at.left - 2)]
  })
}
