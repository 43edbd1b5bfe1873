export type { Board, BoardScene } from './board.ts'
export { accent, faint, fitted, lineText, spanText, strong, TONES } from './line.ts'
export type { Line, Span, Tone } from './line.ts'
export { columnsOf, cut, padded, wrapped } from './text.ts'
