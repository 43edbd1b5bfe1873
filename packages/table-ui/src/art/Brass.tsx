import type { JSX } from 'react'

/** The brass that paintings share, for their `defs`; filled with `url(#id)`. */
export function Brass({ id }: { readonly id: string }): JSX.Element {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#f3cf86" />
      <stop offset="0.5" stopColor="#b98333" />
      <stop offset="1" stopColor="#6d4717" />
    </linearGradient>
  )
}

/** The light of a fire that paintings share, brightest in its middle; for their `defs` too. */
export function Glow({ id }: { readonly id: string }): JSX.Element {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor="#ffe2a0" stopOpacity="0.88" />
      <stop offset="0.36" stopColor="#f3a53c" stopOpacity="0.43" />
      <stop offset="1" stopColor="#c4601a" stopOpacity="0" />
    </radialGradient>
  )
}
