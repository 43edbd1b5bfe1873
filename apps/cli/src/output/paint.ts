import type { Line } from '@trialhall/terminal'

/** Ways to mark text on a terminal. */
interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly accent: (text: string) => string
}

const ESCAPE = String.fromCharCode(27)

/** The marks of a terminal with colour, or none. */
export function paint(hasColour: boolean): Paint {
  if (!hasColour) return { strong: same, faint: same, accent: same }
  return { strong: mark(1, 22), faint: mark(2, 22), accent: mark(36, 39) }
}

function same(text: string): string {
  return text
}

function mark(on: number, off: number): (text: string) => string {
  return (text) => `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m`
}

/** A line as text for a terminal that is written line by line. */
export function painted(line: Line, paint: Paint): string {
  return line
    .map((span) => {
      if (typeof span === 'string') return span
      if (span.tone === 'strong' || span.tone === 'chosen') return paint.strong(span.text)
      if (span.tone === 'faint') return paint.faint(span.text)
      return span.tone === 'accent' ? paint.accent(span.text) : span.text
    })
    .join('')
    .trimEnd()
}
