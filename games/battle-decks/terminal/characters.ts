import type { CardId, Seat } from '@trialhall/kernel'
import {
  accent,
  columnsOf,
  cut,
  faint,
  fitted,
  padded,
  strong,
  wrapped,
  type Line,
  type Span,
} from '@trialhall/terminal'
import {
  characterCardOf,
  equipmentOf,
  isConscious,
  numeral,
  sayStats,
  signed,
  sourceName,
  totalsOf,
  type BattleView,
  type Character,
  type Total,
} from '../game.ts'
import { sideOf } from '../state.ts'
import { fullName, nameOf, playingCardSign } from './naming.ts'

/**
 * How a line of characters is drawn: with what they carry below them, behind them, two or three characters in a line, or three with the
 * reinforcements that are spent in a line of their own.
 */
export const SHAPES = ['full', 'rows', 'cells', 'tight', 'folded'] as const
/** One of them. */
export type Shape = (typeof SHAPES)[number]

/** What lines of characters are drawn with. */
export interface LineUp {
  readonly view: BattleView
  readonly width: number
  readonly shape: Shape
  /** Those that the ask is about. */
  readonly marked: ReadonlySet<CardId>
  /** What is coming at whom, in a few words. */
  readonly coming: ReadonlyMap<CardId, string>
}

/** The characters of a seat: heroes in the order of the box, then reinforcements as they came. */
export function characterLines(lineUp: LineUp, seat: Seat): Line[] {
  const { characters } = sideOf(lineUp.view, seat)
  if (lineUp.shape === 'folded') return foldedLines(lineUp, characters)
  if (lineUp.shape === 'cells' || lineUp.shape === 'tight') return cellLines(lineUp, characters)
  return characters.flatMap((character) => rowLines(lineUp, character))
}

const NAME_COLUMNS = 24
const HP_COLUMNS = 6
const STAT_COLUMNS = 8
const WIDE_STAT_COLUMNS = 12
/** From so many columns on, modifiers stand beside their numbers. */
const WIDE = 110
const STATE_COLUMNS = 12
const INDENT = '     '

/** Name, HP, numbers, whether it is ready, what is coming; then what it carries and what changes it. */
function rowLines(lineUp: LineUp, character: Character): Line[] {
  const { view, width, shape } = lineUp
  const head: Line = [
    markOf(lineUp, character),
    nameSpan(character, padded(cut(fullName(view, character.card), NAME_COLUMNS), NAME_COLUMNS)),
    padded(hpText(view, character), HP_COLUMNS),
    ...totalsOf(view, character).map((total) => statText(total, width)),
    padded(stateText(view, character), STATE_COLUMNS),
    accent(lineUp.coming.get(character.card) ?? ''),
  ]
  const details = detailsOf(view, character).join(' · ')
  if (details === '') return [head]
  if (shape === 'full')
    return [head, ...wrapped(details, width - INDENT.length).map((line): Line => [faint(`${INDENT}${line}`)])]
  return [fitted([...head, faint(`  ${details}`)], width)]
}

/** "DEF 9 (+2)": a number with what changes it; where there is little room, only that something does: "DEF 9±". */
function statText({ stat, printed, now }: Total, width: number): Span {
  const by = now - printed
  const name = stat.toUpperCase()
  if (by === 0) return padded(`${name} ${numeral(now)}`, width < WIDE ? STAT_COLUMNS : WIDE_STAT_COLUMNS)
  if (width < WIDE) return strong(padded(`${name} ${numeral(now)}±`, STAT_COLUMNS))
  return strong(padded(`${name} ${numeral(now)} (${signed(by)})`, WIDE_STAT_COLUMNS))
}

function markOf({ marked }: LineUp, { card }: Character): Span {
  return marked.has(card) ? accent(' ▸ ') : '   '
}

function nameSpan(character: Character, text: string): Span {
  return isConscious(character) && !character.isActivated ? strong(text) : faint(text)
}

/** "5/7" for a hero; reinforcements fall to any damage. */
function hpText(view: BattleView, { card, hp }: Character): string {
  const printed = characterCardOf(view, card)
  return printed.kind === 'hero' ? `${numeral(hp)}/${printed.hp}` : '–'
}

/** Whether it can be activated, and whether it has come this turn. */
function stateText(view: BattleView, character: Character): string {
  if (!isConscious(character)) return character.isActivated ? 'out, spent' : 'unconscious'
  if (character.isActivated) return 'activated'
  const isNew = character.arrived > 0 && character.arrived === view.turn && view.phase !== 'round'
  return isNew ? 'ready, new' : 'ready'
}

/** Stands at the end of what has no room to go on. */
const MORE = ' …'

interface CarriedRoom {
  readonly width: number
  readonly rows: number
}

/** Where characters stand several in a line: what each of them carries and what changes it, one after the other, in so many lines. */
export function carriedLines(view: BattleView, { width, rows }: CarriedRoom): Line[] {
  const all = view.sides.flatMap(({ characters }) =>
    characters.flatMap((character) => {
      const details = detailsOf(view, character)
      return details.length === 0 ? [] : [`${nameOf(view, character.card)}: ${details.join(', ')}`]
    }),
  )
  const lines = all.flatMap((text) => wrapped(text, width - 1))
  const shown = lines.slice(0, rows)
  const last = shown.pop()
  if (last === undefined) return []
  const end = lines.length > rows ? `${cut(last, width - 1 - MORE.length)}${MORE}` : last
  return [...shown, end].map((line): Line => [faint(` ${line}`)])
}

/** Its pair, its equipment with what it does, its tokens with where they come from. */
export function detailsOf(view: BattleView, { partner, equipment, tokens }: Character): string[] {
  return [
    ...(partner === null ? [] : [`paired with ${fullName(view, partner)}`]),
    ...equipment.map((card) => equipmentText(view, card)),
    ...tokens.map((token) => {
      const against = token.against === null ? '' : ` against ${nameOf(view, token.against)}`
      return `${sourceName(token.source)}: ${sayStats(token)}${against}`
    }),
  ]
}

function equipmentText(view: BattleView, card: CardId): string {
  const { stats, grants } = equipmentOf(view, card)
  const ability = grants === null ? '' : `, ${grants.name}*`
  return `${fullName(view, card)} ${sayStats(stats)}${ability}`
}

const LEAST_CELL = { cells: 38, tight: 26 }

/** How many have room in a line. */
export function cellsInLine({ width, shape }: Pick<LineUp, 'width' | 'shape'>): number {
  return Math.max(1, Math.floor(width / LEAST_CELL[shape === 'cells' ? 'cells' : 'tight']))
}

/** Several in a line, each with its numbers alone. */
export function cellLines(lineUp: LineUp, characters: readonly Character[]): Line[] {
  const isTight = lineUp.shape !== 'cells'
  const columns = cellsInLine(lineUp)
  const width = Math.floor(lineUp.width / columns)
  const cells = characters.map((character) => cell(lineUp, character, { width, isTight }))
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).flat(),
  )
}

/** Reinforcements that are spent, and that nothing is about, have only their names, all in one line. */
function foldedLines(lineUp: LineUp, characters: readonly Character[]): Line[] {
  const { view, marked, coming } = lineUp
  const isFolded = ({ card, isActivated }: Character): boolean =>
    isActivated && !marked.has(card) && !coming.has(card) && characterCardOf(view, card).kind !== 'hero'
  const folded = characters.filter(isFolded).map((character) => briefName(view, character, FOLDED_NAME))
  const cells = cellLines(
    lineUp,
    characters.filter((character) => !isFolded(character)),
  )
  return folded.length === 0 ? cells : [...cells, [faint(` spent: ${folded.join(', ')}`)]]
}

const FOLDED_NAME = 12

interface CellShape {
  readonly width: number
  readonly isTight: boolean
}

/**
 * "▸Dire Wolf 5/7 7·4·3+ ready": HP and numbers, a + where something is carried or changes it, and what is coming in place of its state;
 * where it is tight, a sign for that.
 */
function cell(lineUp: LineUp, character: Character, { width, isTight }: CellShape): Line {
  const { view, coming, marked } = lineUp
  const { card } = character
  const isAimed = coming.has(card)
  const aim = coming.get(card) ?? ''
  const state = isAimed
    ? isTight
      ? aim.replace(TIGHT_CUT, '')
      : aim
    : isTight
      ? signOf(character)
      : briefState(character)
  const numbers = numbersOf(view, character)
  const stateColumns = isTight ? state.length : CELL_STATE
  const statColumns = isTight ? columnsOf(numbers) : CELL_STATS
  const room = width - 1 - stateColumns - statColumns - 1 - (isTight ? 1 : 0)
  return [
    marked.has(card) ? accent('▸') : ' ',
    nameSpan(character, padded(briefName(view, character, room - 1), room)),
    padded(numbers, statColumns),
    ' ',
    isAimed ? accent(padded(cut(state, stateColumns), stateColumns)) : faint(padded(state, stateColumns)),
    isTight ? ' ' : '',
  ]
}

/** Of "67 % −3" the chance, of "save 67 %, else −3" the chance. */
const TIGHT_CUT = /^save |,.*$| −.*$/g
const CELL_STATS = 8
const CELL_STATE = 10

/** "Dire Wolf 5/7", "Rifle Jaeger 10♥": the name is cut, not what comes after it. */
export function briefName(view: BattleView, character: Character, columns: number): string {
  const printed = characterCardOf(view, character.card)
  const after = printed.kind === 'hero' ? hpText(view, character) : playingCardSign(view, character.card)
  const room = Math.max(1, columns - after.length - 1)
  const name = printed.name.length > room ? withInitials(printed.name) : printed.name
  return `${cut(name, room)} ${after}`
}

/** "E. C. Captain". */
function withInitials(name: string): string {
  return name.replace(/(\p{L})\S+ /gu, '$1. ')
}

/** "7·4·3+&": a + where something is carried or changes it, an & for a member of a pair. */
function numbersOf(view: BattleView, character: Character): string {
  const numbers = totalsOf(view, character).map(({ now }) => numeral(now))
  const { equipment, tokens, partner } = character
  const isChanged = equipment.length > 0 || tokens.length > 0
  return `${numbers.join('·')}${isChanged ? '+' : ''}${partner === null ? '' : '&'}`
}

/** What the numbers of a cell are. */
export const CELL_LEGEND = 'DEF·ATK·DMG &pair'

function briefState(character: Character): string {
  if (!isConscious(character)) return 'out'
  return character.isActivated ? 'spent' : 'ready'
}

/** ○ ready, ● activated, × unconscious. */
export function signOf(character: Character): string {
  if (!isConscious(character)) return '×'
  return character.isActivated ? '●' : '○'
}

/** What the signs of tight cells are. */
export const SIGN_LEGEND = '○ready ●spent ×out'
