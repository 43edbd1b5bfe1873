import {
  isOnMap,
  picksBySpace,
  reportOnSpace,
  spaceText,
  type MapSize,
  type Space,
  type Viewer,
} from '@trialhall/kernel'
import { accent, faint, strong, type Line, type Span } from '@trialhall/terminal'
import { factsFor, optionText } from '../output/sentences.ts'
import type { Sitting } from './sitting.ts'

/** Two numbers, as in "12 7" or "12, 7". */
const PAIR = /^(\d{1,4})(?:\s*,\s*|\s+)(\d{1,4})$/

/** The space that was typed as its column and row; null for anything else. */
export function spaceTyped(text: string): Space | null {
  const [, column, row] = PAIR.exec(text.trim()) ?? []
  return column === undefined ? null : { column: Number(column), row: Number(row) }
}

/** Where options of the person's ask lie on the map, by the keys of spaces; empty without a map. */
function picksIn({ game, personAsk }: Sitting): ReadonlyMap<string, readonly number[]> {
  return picksBySpace(game.words.spaces, personAsk?.options ?? [])
}

/** True while the person who is asked may pick spaces of a map. */
export function asksForSpaces({ game, personAsk }: Sitting): boolean {
  const { spaces } = game.words
  return spaces !== undefined && (personAsk?.options.some((option) => spaces.of(option) !== null) ?? false)
}

/** The option at a space, or one sentence why there is none. */
export type SpacePick = { readonly index: number } | { readonly sentence: string }

/** What typing a column and a row picks, while spaces are asked for. */
export function pickAt(sitting: Sitting, space: Space): SpacePick {
  const [index, ...others] = picksIn(sitting).get(`${space.column},${space.row}`) ?? []
  if (index === undefined) return { sentence: aboutSpace(sitting, space) }
  if (others.length === 0) return { index }
  return { sentence: severalText(sitting, [index, ...others]) }
}

function severalText(sitting: Sitting, indices: readonly number[]): string {
  const { game, match, personAsk } = sitting
  const facts = factsFor(match, sitting.eyesOf(personAsk?.seat ?? null))
  const ways = indices.map((index) => `${index + 1} ${optionText(game, facts, personAsk?.options[index])}`)
  return `There is more than one way to pick it: ${ways.join(' · ')}.`
}

/** What lies on a space, and whether it can be picked or why not. */
export function aboutSpace(sitting: Sitting, space: Space): string {
  const { game, match, personAsk } = sitting
  const { spaces } = game.words
  if (!spaces) return `${game.title} has no map.`
  const facts = factsFor(match, sitting.eyesOf(personAsk?.seat ?? null))
  const size = spaces.size(facts)
  if (!isOnMap(size, space)) return beyondText(size, space)
  return spaceText(space, reportOnSpace({ spaces, facts, ask: personAsk, space }, picksIn(sitting)))
}

function beyondText({ columns, rows }: MapSize, { column, row }: Space): string {
  return `Column ${column}, row ${row} is beyond the map, which has ${columns} columns and ${rows} rows.`
}

/** Columns of the terminal beside the map, for the numbers of its rows. */
const MARGIN = 4

/** The map in characters: what lies on each space, a dot where one can be picked. Wide maps lose the gaps between their spaces. */
export function mapLines(sitting: Sitting, viewer: Viewer, width: number): Line[] {
  const { game, match, personAsk } = sitting
  const { spaces } = game.words
  if (!spaces) return [[`${game.title} has no map.`]]
  const facts = factsFor(match, sitting.eyesOf(viewer))
  const { columns, rows } = spaces.size(facts)
  const step = columns * 2 + MARGIN <= width ? 2 : 1
  const picks = personAsk?.seat === viewer ? picksIn(sitting) : NO_PICKS
  const cell = (column: number, row: number): Span => {
    const mark = spaces.at?.(facts, { column, row })?.mark
    const isOffered = picks.has(`${column},${row}`)
    const text = (mark ?? (isOffered ? '·' : ' ')).padEnd(step).slice(0, step)
    return isOffered ? (mark === undefined ? faint(text) : accent(text)) : text
  }
  return [
    [faint(' '.repeat(MARGIN) + scale(columns, step))],
    ...Array.from(
      { length: rows },
      (_, at): Line => [
        faint(`${String(at + 1).padStart(MARGIN - 1)} `),
        ...Array.from({ length: columns }, (__, i) => cell(i + 1, at + 1)),
      ],
    ),
    [],
    ['  ', strong('12 7'), ' is column 12, row 7; a dot or a colour: it can be picked now'],
  ]
}

const NO_PICKS: ReadonlyMap<string, readonly number[]> = new Map()

/** Numbers above the columns: the first, and every fifth. */
function scale(columns: number, step: number): string {
  const marks = Array.from({ length: columns * step }, () => ' ')
  for (let column = 1; column <= columns; column += column === 1 ? 4 : 5) {
    for (const [i, digit] of [...String(column)].entries()) marks[(column - 1) * step + i] = digit
  }
  return marks.join('').trimEnd()
}
