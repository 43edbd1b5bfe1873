import type { JSX } from 'react'
import { GLYPHS } from './names.ts'
import { SHAPES } from './shapes.ts'

/** A drawing in one colour, that of the text around it. It says nothing to a screen reader: a word must stand beside it. */
export function Glyph({ shape, className }: { shape: string; className?: string | undefined }): JSX.Element {
  return (
    <svg viewBox="0 0 512 512" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={shape} />
    </svg>
  )
}

/** The outline of one of the glyphs that every board uses. */
export function sharedShape(name: keyof typeof GLYPHS): string {
  return SHAPES[GLYPHS[name]] ?? ''
}
