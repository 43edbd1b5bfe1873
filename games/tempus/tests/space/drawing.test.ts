import { describe, expect, test } from 'vitest'
import {
  drawsPost,
  drawsWallEast,
  drawsWallSouth,
  markAt,
  placesOf,
  readDrawing,
} from '../../space/drawing.ts'
import { isClosed, isSolid, kindOf, marked, terrainOf } from '../../space/index.ts'
import { lay, place, places } from './lay.ts'

const sound = `
+-------+
|. ~ o x|
| + +-+ |
|. #|. .|
| + +   |
|. . . x|
+-------+`

describe('drawings', () => {
  test('[T-19.06, T-19.07] signs of spaces say what may enter and see through them', () => {
    const { ground } = lay(sound)
    const kinds = ['1,1', '2,1', '3,1', '4,1', '2,2'].map((name) => kindOf(ground.terrain, place(name)))
    expect(kinds).toEqual(['open', 'water', 'obstacle', 'open', 'block'])
    expect(places('1,1', '2,1', '3,1', '2,2').map((space) => isClosed(ground, space))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(places('1,1', '2,1', '3,1', '2,2').map((space) => isSolid(ground, space))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('[T-19.08] a + inside covers a corner, the frame covers none', () => {
    const lines = sound.trim().split('\n')
    const drawing = { lines, columns: 4, rows: 3 }
    const corners = [0, 1, 2, 3, 4].map((column) =>
      [0, 1, 2, 3].map((row) => drawsPost(drawing, column, row)),
    )
    expect(corners).toEqual([
      [false, false, false, false],
      [false, true, true, false],
      [false, true, true, false],
      [false, true, false, false],
      [false, false, false, false],
    ])
  })

  test('[T-19.08, T-19.11] the frame is neither wall nor corner, whatever is drawn on it', () => {
    const columns = 3
    const rows = 2
    const lines = (sign: string) => Array.from({ length: 2 * rows + 1 }, () => sign.repeat(2 * columns + 1))
    const drawn = (sign: string, draws: typeof drawsPost): readonly string[] =>
      [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4]
          .filter((column) => draws({ lines: lines(sign), columns, rows }, column, row))
          .map((column) => `${column},${row}`),
      )
    expect(drawn('+', drawsPost)).toEqual(['1,1', '2,1'])
    expect(drawn('|', drawsWallEast)).toEqual(['1,1', '2,1', '1,2', '2,2'])
    expect(drawn('-', drawsWallSouth)).toEqual(['1,1', '2,1', '3,1'])
    expect(drawn('.', drawsPost)).toEqual([])
  })

  test('[T-B07.1] is read without what stands around it, each line filled up to the width of the frame', () => {
    const read = readDrawing('\n\n+-----+\n|. x .|\n|\n|. . .|\n+-----+\n  \n')
    expect(read).toEqual({
      columns: 3,
      rows: 2,
      lines: ['+-----+', '|. x .|', '|      ', '|. . .|', '+-----+'],
    })
    expect([markAt(read, 2, 1), markAt(read, 1, 1), markAt(read, 4, 1), markAt(read, 1, 9)]).toEqual([
      'x',
      '.',
      ' ',
      ' ',
    ])
    expect(placesOf(read).map(({ column, row }) => `${column},${row}`)).toEqual(
      '1,1 2,1 3,1 1,2 2,2 3,2'.split(' '),
    )
  })

  test.each([
    ['a frame of half a space', '+--+\n|. |\n+--+'],
    ['half a line of spaces', '+---+\n|. .|\n|   |\n+---+'],
    ['another line at the end', '+---+\n|. .|\n+-+-+'],
    ['nothing at the end', '+---+\n|. .|\n|   |'],
    ['no line across', '++\n|.|\n++'],
    ['something before the frame', 'x+--+\n|. .|\nx+--+'],
    ['something behind it', '+--+x\n|. .|\n+--+x'],
    ['nothing at all', ''],
  ])('[T-B07.1] with %s is no drawing', (_, drawing) => {
    expect(() => readDrawing(drawing)).toThrow('A drawing begins and ends with the same line of its frame')
  })

  test('letters are open spaces, listed row by row', () => {
    expect(marked(sound, 'x')).toEqual(places('4,1', '4,3'))
    expect(marked(sound, 'y')).toEqual([])
  })

  test('[T-19.11] all beyond a small drawing is closed', () => {
    const { ground } = lay(sound)
    expect(places('5,1', '4,4', '30,30').every((space) => isClosed(ground, space))).toBe(true)
    expect(isClosed(ground, place('4,3'))).toBe(false)
  })

  test('[T-19.08] a block at the edge of the map needs a + at its corners inside only', () => {
    expect(() => terrainOf('+-----+\n|. . .|\n|   + |\n|. . #|\n+-----+')).not.toThrow()
  })

  test.each([
    [
      'a covered corner amid an edge',
      sound.replace('| + +   |', '|  ++   |'),
      'Line 5, character 4 is "+"; allowed there: " -".',
    ],
    [
      'an open end',
      sound.replace('| + +-+ |', '| + +-  |'),
      'The wall south of (3,1) needs a + at both ends.',
    ],
    [
      'an open end',
      sound.replace('#|', '. ').replace('. .|', '.|.|').replace('+ +-+', '+ +  '),
      'The wall east of (3,2) needs a + at both ends.',
    ],
    [
      'an open corner',
      sound.replace('| + +   |', '|   +   |'),
      'The block at (2,2) needs a + at its four corners.',
    ],
    [
      'an idle corner',
      sound.replace('| + +   |', '| + + + |'),
      'The + south-east of (3,2) has neither wall nor block.',
    ],
    ['no frame', 'o o\no o', 'A drawing begins and ends with the same line of its frame, such as +---+.'],
    [
      'too wide',
      `+${'-'.repeat(61)}+\n|${'. '.repeat(30)}.|\n+${'-'.repeat(61)}+`,
      'A map has at most 30 columns and rows, not 31 by 1.',
    ],
  ])('[T-B07.1] a drawing with %s is refused in one sentence', (_, drawing, fault) => {
    expect(() => terrainOf(drawing)).toThrow(fault)
  })
})
