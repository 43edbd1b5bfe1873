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

/** Gives seats other colours than their usual ones, for an element and what is in it; null leaves a seat its own. */
export function seatsDyed(dyes: readonly (Dye | null)[]): CSSProperties {
  const pairs = dyes.flatMap((dye, seat) =>
    dye === null
      ? []
      : [
          [`--seat-${seat}`, `var(--dye-${dye})`],
          [`--seat-${seat}-ink`, `var(--dye-${dye}-ink)`],
        ],
  )
  return Object.fromEntries(pairs) as CSSProperties
}
