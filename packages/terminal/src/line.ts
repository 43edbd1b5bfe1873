import { columnsOf, cut } from './text.ts'

/** How a piece of text stands out. Without colour all of them look the same, so none of them may carry meaning alone. */
export const TONES = ['plain', 'strong', 'faint', 'accent', 'chosen'] as const
/** One of them. */
export type Tone = (typeof TONES)[number]

/** A piece of a line. */
export type Span = string | { readonly text: string; readonly tone: Tone }

/** One line of a terminal, in pieces. */
export type Line = readonly Span[]

/** The text of a piece. */
export function spanText(span: Span): string {
  return typeof span === 'string' ? span : span.text
}

/** The text of a line, without its tones. */
export function lineText(line: Line): string {
  return line.map(spanText).join('')
}

/** A line cut to a number of columns. */
export function fitted(line: Line, width: number): Line {
  let left = width
  const spans: Span[] = []
  for (const span of line) {
    const text = cut(spanText(span), left)
    if (text !== '') spans.push(typeof span === 'string' ? text : { ...span, text })
    left -= columnsOf(text)
    if (left <= 0) break
  }
  return spans
}

/** A piece that stands out. */
export function strong(text: string): Span {
  return { text, tone: 'strong' }
}

/** A piece that steps back. */
export function faint(text: string): Span {
  return { text, tone: 'faint' }
}

/** A piece of a colour. */
export function accent(text: string): Span {
  return { text, tone: 'accent' }
}
