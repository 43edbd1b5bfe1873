import { SHAPES } from '@trialhall/game-lanes'
import { classes, seatDyed } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Tokens.module.css'

/** The outline of each shape of enchantment tokens, in a square of 20. */
const OUTLINES: Readonly<Record<(typeof SHAPES)[number], string>> = {
  circle: 'M10 2 A8 8 0 1 1 9.99 2 Z',
  square: 'M3 3 H17 V17 H3 Z',
  triangle: 'M10 2 L18.5 17.5 H1.5 Z',
  diamond: 'M10 1 L19 10 L10 19 L1 10 Z',
  star: 'M10 1 L12.6 7.2 L19.2 7.7 L14.1 12 L15.8 18.6 L10 15 L4.2 18.6 L5.9 12 L0.8 7.7 L7.4 7.2 Z',
  hexagon: 'M5.5 2 H14.5 L19 10 L14.5 18 H5.5 L1 10 Z',
}

/** An enchantment token: the dye of its owner, the shape of its Enchantment, and how many lie there. */
export function Token(props: {
  owner: number
  shape: number
  count?: number
  className?: string | undefined
}): JSX.Element {
  const { owner, shape, count = 1, className } = props
  const name = SHAPES[shape] ?? 'circle'
  return (
    <span className={classes(styles.token, className)} style={seatDyed(owner)} aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path d={OUTLINES[name]} />
      </svg>
      {count > 1 && <b>{count}</b>}
    </span>
  )
}
