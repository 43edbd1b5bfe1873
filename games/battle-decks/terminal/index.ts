import { fitted, faint, strong, type Line, type TerminalParts } from '@trialhall/terminal'
import { carriedLines, CELL_LEGEND, characterLines, SHAPES, SIGN_LEGEND, type LineUp } from './characters.ts'
import { crowdLines } from './crowd.ts'
import { comingIn, fightLines, markedIn } from './fight.ts'
import { handLines } from './hand.ts'
import { headLine, seatLine } from './head.ts'
import { battleHint } from './hints.ts'
import { rogueLines, rogueNames } from './rogues.ts'
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
  const { rogues, leastHand } = table
  const room = Math.max(0, height - table.far.length - table.near.length - rogues.length)
  const least = Math.min(leastHand, handLines(view, { width, room: leastHand }).length)
  const rows = Math.max(0, room - least)
  const fight = fightLines(scene).slice(0, rows)
  const shown = [...fight, ...(table.isBrief ? carriedLines(view, { width, rows: rows - fight.length }) : [])]
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
  /** Equalizers between them. */
  readonly rogues: readonly Line[]
  /** Lines that the hand gets before the fight does. */
  readonly leastHand: number
  /** Of all that show everybody. */
  readonly isShortest: boolean
  /** What characters carry is not shown beside them. */
  readonly isBrief: boolean
}

/** The fullest shape that leaves room for equalizers, the fight and the hand in its shortest form; where none does, not all are shown. */
function tableFor(scene: BattleScene): Table {
  const { view, width, height } = scene
  const besides = Math.min(LEAST_FIGHT, fightLines(scene).length) + rogueLines(view, width).length
  const tables = SHAPES.map((shape) => tableIn(scene, shape))
  const isIn = ({ far, near }: Table, room: number): boolean => far.length + near.length <= room
  const fits = tables.find((table) => isIn(table, height - LEAST_HAND - besides))
  if (fits) return fits
  const hand = handLines(view, { width, room: LEAST_HAND }).length
  const shortest = tables.find((table) => table.isShortest && isIn(table, height - hand - besides))
  return shortest ?? crowdedTable(scene)
}

const LEAST_FIGHT = 2

/** Where all are too many: whom there is no room for is counted, and both lines, the fight and the hand can still be seen. */
function crowdedTable(scene: BattleScene): Table {
  const { view, width, height } = scene
  const near = nearSeat(view)
  const heads = headsOf(scene, 'folded')
  const rogues = rogueNames(view, width)
  const besides =
    heads.far.length + heads.near.length + rogues.length + 1 + Math.min(1, fightLines(scene).length)
  const room = Math.max(2 * LEAST_CROWD, height - besides)
  const lineUp = lineUpOf(scene, 'folded')
  const own = crowdLines(lineUp, near, Math.ceil(room / 2))
  const far = crowdLines(lineUp, 1 - near, room - own.length)
  return {
    far: [...heads.far, ...far],
    near: [...heads.near, ...crowdLines(lineUp, near, room - far.length)],
    rogues,
    leastHand: 1,
    isShortest: false,
    isBrief: true,
  }
}

/** Lines of a side: heroes, and all others by name or by number. */
const LEAST_CROWD = 2

function tableIn(scene: BattleScene, shape: LineUp['shape']): Table {
  const { view, width } = scene
  const near = nearSeat(view)
  const heads = headsOf(scene, shape)
  const lineUp = lineUpOf(scene, shape)
  return {
    far: [...heads.far, ...characterLines(lineUp, 1 - near)],
    near: [...heads.near, ...characterLines(lineUp, near)],
    rogues: rogueLines(view, width),
    leastHand: LEAST_HAND,
    isShortest: shape === SHAPES.at(-1),
    isBrief: shape === 'cells' || isTight(shape),
  }
}

function lineUpOf(scene: BattleScene, shape: LineUp['shape']): LineUp {
  const { view, width } = scene
  return { view, width, shape, marked: markedIn(scene), coming: comingIn(scene) }
}

/** What stands above both lines: round and turn, and who plays them. */
function headsOf(scene: BattleScene, shape: LineUp['shape']): Pick<Table, 'far' | 'near'> {
  const near = nearSeat(scene.view)
  const head = [...headLine(scene.view, { isBrief: isTight(shape) }), faint(legendOf(shape))]
  return { far: [head, seatLine(scene, 1 - near)], near: [seatLine(scene, near)] }
}

/** What the numbers and signs of short shapes mean. */
function legendOf(shape: LineUp['shape']): string {
  if (shape === 'cells') return `   ${CELL_LEGEND}`
  return isTight(shape) ? `   ${CELL_LEGEND} ${SIGN_LEGEND}` : ''
}

function isTight(shape: LineUp['shape']): boolean {
  return shape === 'tight' || shape === 'folded'
}
