import type { CSSProperties, JSX } from 'react'
import { classes } from '../theme/classes.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import type { DieProps } from './Die.tsx'
import { gemShape } from './facets.ts'
import die from './Die.module.css'
import styles from './Gem.module.css'

/** A die that is no cube: facets around the side that lies on top, and its numeral. */
export function Gem({ value, throws, label, isSmall, sides }: DieProps & { sides: number }): JSX.Element {
  const { facets, front } = gemShape(sides)
  return (
    <span className={classes(die.die, isSmall && die.small)} data-sides={sides}>
      <Unseen>{label}</Unseen>
      <span key={throws} className={throws > 0 ? die.toss : styles.still} aria-hidden="true">
        <svg
          className={classes(styles.gem, throws > 0 && styles.thrown)}
          data-idle={value === null ? 'true' : undefined}
          viewBox="-1.06 -1.06 2.12 2.12"
        >
          {facets.map(({ points, light }) => (
            <polygon
              key={points}
              className={styles.facet}
              points={points}
              style={{ '--light': `${Math.round(light * 100)}%` } as CSSProperties}
            />
          ))}
          <polygon className={styles.front} points={front} />
          <text className={styles.numeral} x="0" y="0" data-long={(value ?? 0) > 99 ? 'true' : undefined}>
            {value ?? ''}
          </text>
          {value === 6 || value === 9 ? <path className={styles.foot} d="M -0.13 0.29 H 0.13" /> : null}
        </svg>
      </span>
    </span>
  )
}
