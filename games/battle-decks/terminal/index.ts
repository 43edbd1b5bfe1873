import { fitted, faint, strong, type Line, type TerminalParts } from '@trialhall/terminal'
import { carriedLines, CELL_LEGEND, characterLines, SHAPES, SIGN_LEGEND, type LineUp } from './characters.ts'
import { comingIn, fightLines, markedIn } from './fight.ts'
import { handLines } from './hand.ts'
import { headLine, seatLine } from './head.ts'
import { battleHint } from './hints.ts'
import { rogueLines } from './rogues.ts'
import { nearSeat, type BattleScene } from './scene.ts'

/** What the terminal shows of Battle Decks. */
export const battleDecksTerminal: TerminalParts = { board, hint: battleHint }

/** Two lines that face each other, between them equalizers and the fight, below them the own hand. */
function board(scene: BattleScene): Line[] {
  const { view, width, height } = scene
  const near = nearSeat(view)
  if (view.round === 0 && view.phase !== 'round')
    return [[strong('Factions and hands')], seatLine(scene, 1 - near), seatLine(scene, near)]
  const table = tableFor(scene)
  const rogues = rogueLines(view, width)
  const room = Math.max(0, height - table.far.length - table.near.length - rogues.length)
  const least = Math.min(LEAST_HAND, handLines(view, { width, room: LEAST_HAND }).length)
  const middle = [...fightLines(scene), ...(table.isBrief ? carriedLines(view, width) : [])]
  const shown = middle.slice(0, Math.max(0, room - least))
  const hand = handLines(view, { width, room: room - shown.length })
  const line = shown.length + hand.length < room ? [[faint('─'.repeat(width))]] : []
  const lines = [...table.far, ...rogues, ...shown, ...line, ...table.near, ...hand]
  return lines.map((one) => fitted(one, width))
}

/** Lines that the hand takes in its shortest form. */
const LEAST_HAND = 2

/** Both lines with the seats behind them. */
interface Table {
  readonly far: readonly Line[]
  readonly near: readonly Line[]
  /** What characters carry is not shown beside them. */
  readonly isBrief: boolean
}

/** The fullest shape that leaves room for equalizers, the fight and the hand in its shortest form. */
function tableFor(scene: BattleScene): Table {
  const { view, width, height } = scene
  const room =
    height - LEAST_HAND - Math.min(LEAST_FIGHT, fightLines(scene).length) - rogueLines(view, width).length
  const tables = SHAPES.map((shape) => tableIn(scene, shape))
  const fits = tables.find(({ far, near }) => far.length + near.length <= room)
  return fits ?? (tables.at(-1) as Table)
}

const LEAST_FIGHT = 2

function tableIn(scene: BattleScene, shape: LineUp['shape']): Table {
  const { view, width } = scene
  const lineUp: LineUp = { view, width, shape, marked: markedIn(scene), coming: comingIn(scene) }
  const near = nearSeat(view)
  return {
    far: [
      [...headLine(view, { isBrief: isTight(shape) }), faint(legendOf(shape))],
      seatLine(scene, 1 - near),
      ...characterLines(lineUp, 1 - near),
    ],
    near: [seatLine(scene, near), ...characterLines(lineUp, near)],
    isBrief: shape === 'cells' || isTight(shape),
  }
}

/** What the numbers and signs of short shapes mean. */
function legendOf(shape: LineUp['shape']): string {
  if (shape === 'cells') return `   ${CELL_LEGEND}`
  return isTight(shape) ? `   ${CELL_LEGEND} ${SIGN_LEGEND}` : ''
}

function isTight(shape: LineUp['shape']): boolean {
  return shape === 'tight' || shape === 'folded'
}
