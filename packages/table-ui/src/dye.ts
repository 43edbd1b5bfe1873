import type { CSSProperties } from 'react'

/** Colours that kinds of cards, marks and seats are told apart by. */
export const DYES = ['blue', 'red', 'gold', 'green', 'violet', 'teal', 'rust', 'slate'] as const
/** One of them. */
export type Dye = (typeof DYES)[number]

/** Sets `--dye` and `--dye-ink` for an element and what is in it. */
export function dyed(dye: Dye): CSSProperties {
  return { '--dye': `var(--dye-${dye})`, '--dye-ink': `var(--dye-${dye}-ink)` } as CSSProperties
}

/** The same with the colour of a seat. */
export function seatDyed(seat: number): CSSProperties {
  return { '--dye': `var(--seat-${seat})`, '--dye-ink': `var(--seat-${seat}-ink)` } as CSSProperties
}
